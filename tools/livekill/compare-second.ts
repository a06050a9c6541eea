// Compares the operations of a platform with the objects and transactions of a second Kasir, whose
// references are the ids of the operations.
import { ledgers, transactions } from '@kasir/payments/ledger';
import type { OperationRow } from '@kasir/payments/operation';
import { instruments, intents, refunds } from '@kasir/payments/state';
import type { Store, View } from '@kasir/core/store';
import { compareHeld, type Books } from './books.ts';

/** Maximum number of rows of one kind at the second platform. */
const MOST = 100_000;

/** The books of the second Kasir. */
export interface SecondBooks {
  /** Money that has moved: type, reference, currency and amount. */
  readonly moved: readonly string[];
  /** References of the objects of each kind. */
  readonly references: Readonly<Record<'request' | 'instrument' | 'refund', readonly string[]>>;
  /** Returns the money that channels hold, in minor units. */
  readonly clearingOf: (currency: string) => number;
}

const readAll = (view: View, known: Iterable<string>): SecondBooks => {
  const all = { limit: MOST, order: 'asc' as const };
  const paid = view
    .list(transactions, {}, all)
    .rows.filter(
      ({ state: { type, status } }) =>
        ['PAYMENT', 'REFUND'].includes(type) && ['SUCCESS', 'REFUNDED'].includes(status),
    );
  const balances = new Map(
    [...new Set([...known, ...paid.map(({ state }) => state.currency)])].map((currency) => [
      currency,
      0 - view.balance(ledgers.clearing, currency),
    ]),
  );
  return {
    moved: paid.map(({ state: { type, reference, currency, amount } }) =>
      [type, reference, currency, amount].join(' '),
    ),
    references: {
      request: view.list(intents, {}, all).rows.map(({ state }) => state.reference),
      instrument: view.list(instruments, {}, all).rows.map(({ state }) => state.reference ?? ''),
      refund: view.list(refunds, {}, all).rows.map(({ state }) => state.reference ?? ''),
    },
    clearingOf: (currency) => balances.get(currency) ?? 0,
  };
};

/** Reads the books of a killed second Kasir; `currencies` adds to those that it has used. */
export const readSecond = (
  store: Store,
  account: string,
  currencies: Iterable<string>,
): Promise<SecondBooks> =>
  store.view({ account, mode: 'test' }, (view) => readAll(view, currencies));

const countOf = (items: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Returns the money that an operation has moved, as the second Kasir should have it, or null. */
const movedBy = ({ id, state }: OperationRow): string | null => {
  if (state.status !== 'SUCCEEDED') return null;
  const rest = [state.currency, state.executed ?? state.amount];
  switch (state.work) {
    case 'charge':
      return ['PAYMENT', id, ...rest].join(' ');
    case 'capture':
    case 'receive':
      return ['PAYMENT', state.parent, ...rest].join(' ');
    case 'refund':
      return ['REFUND', id, ...rest].join(' ');
    default:
      return null;
  }
};

const compareMoney = (rows: readonly OperationRow[], second: SecondBooks): string[] => {
  const here = countOf(rows.map(movedBy).filter((one) => one !== null));
  const there = countOf(second.moved);
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((one) => {
    const [ours, theirs] = [here.get(one) ?? 0, there.get(one) ?? 0];
    return ours === theirs ? [] : [`${one} has happened ${theirs} times, here ${ours} times`];
  });
};

const compareObjects = (rows: readonly OperationRow[], { references }: SecondBooks): string[] => {
  const findings: string[] = [];
  const known = new Set(rows.map(({ id }) => id));
  for (const [kind, ids] of Object.entries(references))
    for (const [id, times] of countOf(ids)) {
      if (known.has(id) && times > 1) findings.push(`${kind} ${id} was made ${times} times`);
    }
  const made = new Set(Object.values(references).flat());
  for (const { id, state } of rows) {
    const name = `${state.work} ${id}`;
    if (state.status === 'SENT' || state.status === 'WAITING')
      findings.push(`${name} does not end: it is ${state.status}`);
    const isOwn = ['charge', 'authorize', 'issue', 'link', 'refund'].includes(state.work);
    if (state.status === 'SUCCEEDED' && isOwn && !made.has(id))
      findings.push(`${name} has succeeded here alone`);
  }
  return findings;
};

/** Compares both books; `initial` is the money that channels of the second Kasir held at first. */
export const compareSecond = (
  books: Books,
  second: SecondBooks,
  initial: ReadonlyMap<string, number>,
): string[] => {
  const currencies = new Set(books.operations.map(({ state }) => state.currency));
  return [
    ...compareObjects(books.operations, second),
    ...compareMoney(books.operations, second),
    ...[...currencies].flatMap((currency) =>
      compareHeld(books, currency, second.clearingOf(currency) - (initial.get(currency) ?? 0)),
    ),
  ];
};
