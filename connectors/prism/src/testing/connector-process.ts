// Runs the connector over SQLite in a separate process, for tests that kill it. Arguments: the file
// of the store, and the base URL of the stand-in for Stripe.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { startPrismConnector } from '../start.ts';
import { library } from './library.ts';

const [file = '', baseUrl = ''] = process.argv.slice(2);

const { url } = await startPrismConnector({
  port: 0,
  secrets: [`whsec_${Buffer.alloc(32, 3).toString('base64')}`],
  processor: 'stripe',
  credentials: { apiKey: { value: 'sk_test_toko' }, baseUrl },
  returnUrl: 'https://merchant.example/back',
  library,
  store: openSqliteStore({ file }),
});
console.log(url);
