// Runs a connector over SQLite in a separate process, for tests that kill it. Arguments: the file
// of the store, and the URL of a processor that executes `POST /<id>` and responds to `GET /<id>`
// whether it has executed the id.
import { createConnector } from '../connector/create.ts';
import type { Outcome } from '../connector/outcome.ts';
import { serveConnector } from '../node/serve.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { capabilities, SECRET } from './requests.ts';

const [file = '', processor = ''] = process.argv.slice(2);

const call = async (method: string, id: string): Promise<Outcome> => {
  const { status } = await fetch(`${processor}/${id}`, { method });
  return status === 200
    ? { status: 'succeeded' }
    : { status: 'declined', decline: { code: 'PROCESSOR_ERROR' } };
};

const connector = createConnector({
  name: 'killed',
  secrets: [SECRET],
  capabilities,
  store: openSqliteStore({ file }),
  perform: ({ id }) => call('POST', id),
  refresh: ({ operation }) => call('GET', operation.id),
  statement: () => ({ is_complete: true, lines: [] }),
});
const { url } = await serveConnector(connector, { port: 0 });
console.log(url);
