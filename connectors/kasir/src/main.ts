// Runs the command kasir-connector until it is stopped.
import { runCommand } from '@kasir/connector/command';
import { readConfig, usage } from './config.ts';
import { startKasirConnector } from './start.ts';

await runCommand({
  help: usage,
  read: readConfig,
  start: async ({ file: _file, tls, ...config }, store) => {
    const connector = await startKasirConnector({ ...config, ...(tls && { tls }), store });
    console.log(`kasir-connector ready ${connector.url}`);
    console.log(
      config.webhookTokens.length > 0
        ? `webhooks of the service: ${connector.webhookUrl}`
        : 'webhooks of the service are refused: --webhook-token is not set',
    );
    return connector;
  },
});
