// The journal in SQLite: lines of a ledger are stored together, each with the balance after it.
import type { Entry, EntryWrite } from '@kasir/core/store';
import type { Database } from './database.ts';
import type { PartitionState } from './partitions.ts';
import type { Statements } from './statements.ts';

export const insertEntry = (
  database: Database,
  partitionState: PartitionState,
  entry: EntryWrite,
): void => {
  const { ledger, currency, id, transaction, type, amount, balance } = entry;
  database
    .prepare(
      'INSERT INTO entries (realm, ledger, currency, id, "transaction", type, amount, balance) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run(partitionState.number, ledger, currency, id, transaction, type, amount, balance);
};

/** Returns the balance after the last line of a ledger. */
export const balanceOf = (
  source: Statements,
  partitionState: PartitionState,
  ledger: string,
  currency: string,
): number => {
  const last = source
    .prepare(
      'SELECT balance FROM entries WHERE realm = ? AND ledger = ? AND currency = ? ' +
        'ORDER BY id DESC LIMIT 1',
    )
    .get(partitionState.number, ledger, currency);
  return Number(last?.['balance'] ?? 0);
};

/** Returns the lines of a ledger in posting order. */
export const entriesOf = (
  source: Statements,
  partitionState: PartitionState,
  ledger: string,
  currency: string,
  { after = '', limit }: { readonly after?: string; readonly limit: number },
): Entry[] =>
  source
    .prepare(
      'SELECT id, "transaction", ledger, currency, type, amount, balance FROM entries ' +
        'WHERE realm = ? AND ledger = ? AND currency = ? AND id > ? ORDER BY id LIMIT ?',
    )
    .all(partitionState.number, ledger, currency, after, limit)
    .map((entry) => ({ ...entry }) as unknown as Entry);
