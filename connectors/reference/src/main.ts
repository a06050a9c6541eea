// Runs the command kasir-reference-connector until it is stopped.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createMemoryStore } from '@kasir/connector';
import { serveConnector } from '@kasir/connector/node';
import { openSqliteStore } from '@kasir/connector/sqlite';
import { createReferenceConnector } from './create.ts';

const usage = `Usage: kasir-reference-connector --secret @FILE [options]

  --secret SECRET        shared with the platform: whsec_ and Base64, several with commas
  --callback-url URL     where the platform takes callbacks
  --port N               port to listen on (default: 9200)
  --file FILE            SQLite file of the connector (default: memory)

A secret may be @FILE, which is read: what stands on a command line is visible to other users.
It listens on 127.0.0.1 alone, since everybody who reaches it may act for payers.`;

const readSecret = (value: string): string =>
  value.startsWith('@') ? readFileSync(value.slice(1), 'utf8').trim() : value;

const readOptions = () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      secret: text,
      'callback-url': text,
      port: { ...text, default: '9200' },
      file: text,
      help: { type: 'boolean', short: 'h' },
    },
  });
  return values;
};

const run = async (values: ReturnType<typeof readOptions>): Promise<void> => {
  const { secret, file, 'callback-url': callbackUrl } = values;
  if (secret === undefined) throw new TypeError('--secret is missing. Set it to @FILE.');
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`--port must be a whole number from 0 to 65535, not ${values.port}.`);
  const store = file === undefined ? createMemoryStore() : openSqliteStore({ file });
  let origin = '';
  const connector = createReferenceConnector({
    secrets: readSecret(secret).split(','),
    store,
    origin: () => origin,
    callbackUrl,
  });
  const serving = await serveConnector(connector, { port });
  origin = serving.url;
  console.log(`kasir-reference-connector ready ${serving.url}`);
  const stop = (): void => {
    void serving
      .close()
      .then(() => connector.stop())
      .then(() => store.close());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

try {
  const values = readOptions();
  if (values.help === true) console.log(usage);
  else await run(values);
} catch (error) {
  // A malformed secret, URL or option is a mistake of the caller.
  const isUsage = error instanceof TypeError;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage ? 2 : 1;
}
