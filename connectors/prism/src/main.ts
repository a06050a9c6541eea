// Runs the command kasir-prism-connector until it is stopped.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { BadConfig, readConfig, usage, type Config } from './config.ts';
import { PrismUnavailable } from './prism/library.ts';
import { startPrismConnector } from './start.ts';

const run = async ({ file, tls, ...config }: Config): Promise<void> => {
  const store = openSqliteStore({ file });
  const connector = await startPrismConnector({ ...config, ...(tls && { tls }), store });
  console.log(`kasir-prism-connector ready ${connector.url}`);
  for (const { type, code, country, works } of connector.channels)
    console.log(`${type}/${code}/${country}: ${works.join(', ')}`);
  console.log(
    config.webhookSecret === undefined
      ? 'webhooks of the processor are refused: --webhook-secret is not set'
      : `webhooks of the processor: ${connector.webhookUrl}`,
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
  // A malformed secret, credential or channel is a mistake in the options as well.
  const isUsage =
    error instanceof BadConfig || error instanceof TypeError || error instanceof PrismUnavailable;
  console.error(isUsage || error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
