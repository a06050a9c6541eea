// Runs the command kasir-reference-connector until it is stopped.
import { runCommand } from '@kasir/connector/command';
import { serveConnector } from '@kasir/connector/node';
import { readConfig, usage } from './config.ts';
import { createReferenceConnector } from './create.ts';

await runCommand({
  help: usage,
  read: readConfig,
  start: async ({ secrets, port, callbackUrl }, store) => {
    let origin = '';
    const connector = createReferenceConnector({
      secrets,
      store,
      origin: () => origin,
      callbackUrl,
    });
    const serving = await serveConnector(connector, { port });
    origin = serving.url;
    console.log(`kasir-reference-connector ready ${serving.url}`);
    return { close: () => serving.close().then(() => connector.stop()) };
  },
});
