// A whole server in its own process on a database whose first account has very many transactions,
// beside a second account that is almost empty.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openKasir, openPostgres, openSqlite } from '@kasir/server';
import { basic, parsed, send } from './client.ts';
import { KEY, startServer, type Served } from './server.ts';
import { addTransactions, type Varied } from './transactions.ts';

/** The server, with the key of its large account. */
export type LargeAccount = Served;

/** Two kinds of transactions in turn, each with its own status and category. */
const twoKinds = (n: number): Varied => {
  const reference = `order-${n}`;
  return n % 2 === 0
    ? { status: 'SUCCESS', category: 'QR_CODE', channel: 'ID_QRIS', reference }
    : { status: 'PENDING', category: 'EWALLET', channel: 'ID_OVO', reference };
};

/** Lists without a match: filters that no row meets together, a text without an index, and both. */
export const worstLists = [
  '/transactions?statuses=PENDING&channel_categories=QR_CODE',
  '/transactions?reference_id=%23',
  '/transactions?reference_id=%23&statuses=PENDING&channel_categories=QR_CODE',
];

/** Creates the second account; returns its key. */
export const createOther = async (of: LargeAccount): Promise<string> => {
  const control = <Body>(path: string, body: object) =>
    parsed<Body>({
      url: of.controlUrl + path,
      authorization: `Bearer ${of.controlToken}`,
      body,
    });
  const { id } = await control<{ id: string }>('/accounts', { name: 'Another shop' });
  return (await control<{ key: string }>(`/accounts/${id}/keys`, {})).key;
};

/** Returns the link to a file with all transactions of the large account. */
export const reportOf = async (of: LargeAccount): Promise<string> => {
  const authorization = basic(of.key);
  const { id } = await parsed<{ id: string }>({
    url: `${of.baseUrl}/reports`,
    authorization,
    body: { type: 'TRANSACTIONS' },
  });
  await send({
    url: `${of.controlUrl}/quiet`,
    authorization: `Bearer ${of.controlToken}`,
    body: {},
  });
  return (await parsed<{ url: string }>({ url: `${of.baseUrl}/reports/${id}`, authorization })).url;
};

/**
 * Runs work on a server with `rows` transactions in its first account: on SQLite, or on PostgreSQL
 * where the URL of an empty database is given.
 */
export const withLargeAccount = async <R>(
  database: string | undefined,
  rows: number,
  work: (of: LargeAccount) => Promise<R>,
): Promise<R> => {
  const directory = mkdtempSync(join(tmpdir(), 'kasir-bench-neighbors-'));
  const environment = { now: Date.now, random: () => randomBytes(6).toString('hex') };
  try {
    const store =
      database === undefined
        ? await openSqlite({ file: join(directory, 'kasir.db'), ...environment })
        : await openPostgres({ url: database, ...environment });
    const kasir = await openKasir({ store, key: KEY });
    await addTransactions(store, { account: kasir.account, mode: 'test' }, rows, twoKinds);
    await kasir.close();
    const place = database === undefined ? ['--data', directory] : ['--database', database];
    const { ready, stop } = await startServer([...place, '--port', '0', '--control-port', '0']);
    try {
      return await work(ready);
    } finally {
      await stop();
    }
  } finally {
    rmSync(directory, { recursive: true });
  }
};
