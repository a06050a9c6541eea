// Runs the command kasir-prism-connector until it is stopped.
import { runCommand } from '@kasir/connector/command';
import { readConfig, usage } from './config.ts';
import { startPrismConnector } from './start.ts';

await runCommand({
  help: usage,
  read: readConfig,
  start: async ({ file: _file, tls, ...config }, store) => {
    const connector = await startPrismConnector({ ...config, ...(tls && { tls }), store });
    console.log(`kasir-prism-connector ready ${connector.url}`);
    for (const { type, code, country, works } of connector.channels)
      console.log(`${type}/${code}/${country}: ${works.join(', ')}`);
    console.log(
      config.webhookSecret === undefined
        ? 'webhooks of the processor are refused: --webhook-secret is not set'
        : `webhooks of the processor: ${connector.webhookUrl}`,
    );
    return connector;
  },
});
