// Fetches a requested statement in a process of its own, which a test kills. Arguments: the
// database file, the URL of the connector and its secret. It prints a line for each decision.
import { createConnectorClient } from '@kasir/connector/client';
import { randomHex } from '../../random/random-hex.ts';
import { openSqlite } from '../../store/sqlite/sqlite.ts';
import { createReconciliation } from '../fetch-statement.ts';

const [file = '', url = '', secret = ''] = process.argv.slice(2);
const store = await openSqlite({ file, now: Date.now, random: () => randomHex(12) });
const client = createConnectorClient({ url, secrets: [secret] });
const handlers = createReconciliation({
  store: {
    ...store,
    view: (...args) => store.view(...args),
    exec: async (...args) => {
      const result = await store.exec(...args);
      console.log('stored');
      return result;
    },
  },
  connection: async () => client,
});
// The lease of a process that was killed must not keep the next one waiting.
for (const job of await store.claim(8, 1)) await handlers.get(job.topic)?.(job);
await store.close();
