// Runs the command kasir-reference-connector until it is stopped.
import {
  BadConfig,
  OptionValues,
  commonOptions,
  helpOf,
  runCommand,
  type CommandDescription,
} from '@kasir/connector/command';
import { serveConnector } from '@kasir/connector/node';
import { createReferenceConnector } from './create.ts';

const { secret, 'callback-url': callbackUrl } = commonOptions;

const options = {
  secret,
  'callback-url': callbackUrl,
  port: { value: 'N', purpose: 'port to listen on (default: 9200)' },
  file: { value: 'FILE', purpose: 'SQLite file of the connector (default: memory)' },
};

const command: CommandDescription<keyof typeof options> = {
  program: 'kasir-reference-connector',
  variables: 'KASIR_REFERENCE_CONNECTOR',
  example: '--secret @FILE',
  notes: [
    'A secret may be @FILE, which is read: what stands on a command line is visible to other users.',
    'It listens on 127.0.0.1 alone, since everybody who reaches it may act for payers.',
  ],
  options,
};

const read = (args: readonly string[]) => {
  const values = new OptionValues(command, args, process.env);
  if (values.wantsHelp) return null;
  if (values.find('secret') === undefined)
    throw new BadConfig('--secret is missing. Set it to @FILE.');
  return {
    secrets: values.secretList('secret'),
    callbackUrl: values.findUrl('callback-url'),
    port: values.port('port', 9_200),
    file: values.find('file'),
  };
};

await runCommand({
  help: () => helpOf(command),
  read,
  start: async ({ secrets, port, callbackUrl: to }, store) => {
    let origin = '';
    const connector = createReferenceConnector({
      secrets,
      store,
      origin: () => origin,
      callbackUrl: to,
    });
    const serving = await serveConnector(connector, { port });
    origin = serving.url;
    console.log(`kasir-reference-connector ready ${serving.url}`);
    return { close: () => serving.close().then(() => connector.stop()) };
  },
});
