// Runs the command kasir-connector until it is stopped.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { BadConfig, readConfig, usage, type Config } from './config.ts';
import { startKasirConnector } from './start.ts';

const run = async ({ file, tls, ...config }: Config): Promise<void> => {
  const store = openSqliteStore({ file });
  const connector = await startKasirConnector({ ...config, ...(tls && { tls }), store });
  console.log(`kasir-connector ready ${connector.url}`);
  console.log(
    config.webhookTokens.length > 0
      ? `webhooks of the service: ${connector.webhookUrl}`
      : 'webhooks of the service are refused: --webhook-token is not set',
  );
  const stop = (): void => {
    void connector.close().then(() => store.close());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

try {
  const config = readConfig(process.argv.slice(2));
  if (config === null) console.log(usage());
  else await run(config);
} catch (error) {
  // A malformed secret, key or channel is a mistake in the options as well.
  const isUsage = error instanceof BadConfig || error instanceof TypeError;
  console.error(isUsage || error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
