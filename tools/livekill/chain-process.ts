// Runs the connector to a second Kasir, with a SQLite store, in a process that the test kills. Its
// argument is a plan as JSON; it prints its URL as one line of JSON.
import { openSqliteStore } from '@kasir/connector/sqlite';
import { startKasirConnector } from '@kasir/connector-kasir';

export interface ChainPlan {
  readonly secret: string;
  /** The file of its store. */
  readonly file: string;
  readonly callbackUrl: string;
  /** The second Kasir. */
  readonly baseUrl: string;
  readonly key: string;
  readonly webhookToken: string;
  readonly captures: 'once' | 'in_parts';
}

const { secret, file, webhookToken, ...rest } = JSON.parse(process.argv[2] ?? '{}') as ChainPlan;
const { url } = await startKasirConnector({
  ...rest,
  port: 0,
  secrets: [secret],
  webhookTokens: [webhookToken],
  store: openSqliteStore({ file }),
  returnUrl: 'https://merchant.example/back',
  // The connector polls often, because webhooks may be lost; it responds "pending" before the
  // account stops waiting.
  lookEveryMs: 1_000,
  waitMs: 1_000,
  failed: () => {},
});
console.log(JSON.stringify({ kasir: url }));
