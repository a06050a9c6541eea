// Compares the books of a platform that was killed with those of the processor, and looks for card
// numbers on the disk.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '@kasir/core/store';
import { operations, type OperationRow } from '@kasir/payments/operation';
import { ledgers } from '@kasir/payments/ledger';
import { checkInvariants, openSqlite, randomHex } from '@kasir/server';
import { CARD_NUMBER } from './merchant.ts';
import { printed } from './processes.ts';
import type { Processor } from './processor.ts';

/** Opens the store of a platform that is dead, by its data folder. */
export const openBooks = (data: string): Promise<Store> =>
  openSqlite({ file: join(data, 'kasir.db'), now: () => Date.now(), random: () => randomHex(12) });

interface Books {
  readonly operations: readonly OperationRow[];
  /** The money that channels and processors hold for the account, in minor units of IDR. */
  readonly held: number;
  readonly breaches: readonly string[];
}

const readBooks = async (data: string, account: string): Promise<Books> => {
  const store = await openBooks(data);
  try {
    const breaches = await checkInvariants(store);
    return await store.view({ account, mode: 'live' }, (view) => {
      const rows: OperationRow[] = [];
      for (let after: string | undefined; ;) {
        const page = { limit: 500, order: 'asc' as const, ...(after !== undefined && { after }) };
        const found = view.list(operations, {}, page);
        rows.push(...found.rows);
        after = found.rows.at(-1)?.id;
        if (!found.more) break;
      }
      return {
        operations: rows,
        held: -[ledgers.clearing, ledgers.settled, ledgers.processorFees].reduce(
          (sum, ledger) => sum + view.balance(ledger, 'IDR'),
          0,
        ),
        breaches: breaches.map(({ law, detail }) => `${law}: ${detail}`),
      };
    });
  } finally {
    await store.close();
  }
};

const compareStatuses = (
  { operations: rows }: Books,
  { entries, payments }: Processor,
): string[] => {
  const findings: string[] = [];
  const known = new Map(rows.map((row) => [row.state.external ?? row.id, row]));
  for (const { id, requests, connector, status, amount, work } of entries.values()) {
    if (requests > 1) findings.push(`${work} ${id} was sent to the processor ${requests} times`);
    const state = known.get(id)?.state;
    if (!state) findings.push(`${work} ${id} is executed and unknown here`);
    else if (state.connector !== connector)
      findings.push(`${work} ${id} is executed by ${connector}, here ${state.connector}`);
    else if (status === 'succeeded' ? state.status !== 'SUCCEEDED' : state.status === 'SUCCEEDED')
      findings.push(`${work} ${id} has ${status}, here it is ${state.status}`);
    else if (status === 'succeeded' && state.executed !== null && state.executed !== amount?.value)
      findings.push(`${work} ${id} moved ${amount?.value}, here ${state.executed}`);
  }
  for (const { id, amount } of payments.values())
    if (known.get(id)?.state.executed !== amount.value)
      findings.push(`payment ${id} of ${amount.value} was received and is unknown here`);
  for (const { id, state } of rows) {
    const entry = entries.get(id);
    if (state.status === 'SENT') findings.push(`${state.work} ${id} does not end`);
    if (state.status === 'WAITING' && entry?.status !== 'waiting')
      findings.push(`${state.work} ${id} waits, while it has ${entry?.status}`);
    if (state.status === 'SUCCEEDED' && !entry && state.external === null)
      findings.push(`${state.work} ${id} has succeeded here alone`);
  }
  return findings;
};

/** Finds what was paid or refunded twice for one object. */
const findDoubles = ({ operations: rows }: Books): string[] => {
  const seen = new Map<string, number>();
  for (const { state } of rows)
    if (state.status === 'SUCCEEDED' && ['charge', 'authorize', 'issue'].includes(state.work)) {
      const key = `${state.work} for ${state.reference}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return [...seen].flatMap(([key, times]) => (times > 1 ? [`${key} happened ${times} times`] : []));
};

/** Returns whether the platform has given money back, and the processor has declined to. */
const isNotUndone = ({ state }: OperationRow): boolean =>
  state.work === 'refund' && state.attention === 'NOT_UNDONE';

const compareSums = (books: Books, processor: Processor): string[] => {
  const notUndone = books.operations
    .filter(isNotUndone)
    .reduce((sum, { state }) => sum + (state.amount ?? 0), 0);
  const total = processor.total('IDR');
  const expected = total - notUndone;
  if (books.held === expected) return [];
  const late = books.operations
    .filter(({ state }) => state.attention !== null)
    .map(({ id, state: { work, status, attention, amount } }) =>
      [id, work, status, attention, amount].join(' '),
    );
  return [
    `the processor has moved ${total} IDR, the books say ${books.held + notUndone}:\n  ${late.join('\n  ')}`,
  ];
};

/** Finds files that hold a card number, and output that does. */
const findCards = (folder: string): string[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const found = files.filter((file) => readFileSync(file).includes(CARD_NUMBER));
  const isPrinted = printed.join('').includes(CARD_NUMBER);
  return [
    ...found.map((file) => `a card number is in ${file.slice(folder.length + 1)}`),
    ...(isPrinted ? ['a card number was printed'] : []),
  ];
};

/** The result of a comparison. */
export interface Audit {
  readonly findings: readonly string[];
  readonly operations: number;
  /** Number of operations by their status and the reason to look at them. */
  readonly outcomes: ReadonlyMap<string, number>;
}

/** Compares everything once all processes are dead; `folder` holds all of their files. */
export const audit = async (
  folder: string,
  data: string,
  account: string,
  processor: Processor,
): Promise<Audit> => {
  const books = await readBooks(data, account);
  const outcomes = new Map<string, number>();
  for (const { state } of books.operations) {
    const key = state.attention === null ? state.status : `${state.status} ${state.attention}`;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  return {
    findings: [
      ...compareStatuses(books, processor),
      ...findDoubles(books),
      ...compareSums(books, processor),
      ...books.breaches,
      ...findCards(folder),
    ],
    operations: books.operations.length,
    outcomes,
  };
};
