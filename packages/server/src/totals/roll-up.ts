// Counts the next objects of an account: those created since the last step, and those that have
// changed. The position of the count is stored in the same transaction as the numbers, so that a
// kill at any moment counts nothing twice and leaves nothing out.
import { isDeepStrictEqual } from 'node:util';
import type { RowOf } from '@kasir/core/resource';
import { SYSTEM, type At, type Need, type Partition, type Store, type Tx } from '@kasir/core/store';
import { payments, refunds } from '@kasir/payments/state';
import {
  addNumbers,
  countPayment,
  countRefund,
  noNumbers,
  type Contribution,
  type Counted,
  type Numbers,
} from './contribution.ts';
import {
  dailyTotals,
  dayId,
  openId,
  openTotals,
  ownerOf,
  totalHeads,
  type Cell,
  type OpenTotal,
  type Source,
  type TotalHead,
} from './kinds.ts';

/** The most objects of one kind in a step: reading them takes a few milliseconds. */
const STEP = 100;

/** An object that was changed after it was made. */
export interface Touched {
  readonly source: Source;
  /** Unprefixed. */
  readonly object: string;
}

/** An object as it is now, and as it was counted before; null for one that was not. */
interface Seen extends Counted {
  readonly source: Source;
  readonly object: string;
  readonly before: Contribution | null;
}

interface Found {
  readonly seen: readonly Seen[];
  readonly head: TotalHead;
  /** Version of the head that the step continues; 0 when there is none. */
  readonly version: number;
  /** True when there are more new objects than one step counts. */
  readonly more: boolean;
}

/** Returns whether the contribution of a counted object has changed, or has become final. */
const hasChanged = ({ contribution, isFinal, before }: Seen): boolean =>
  isFinal || !isDeepStrictEqual(contribution, before);

/** Returns the next new objects of an account, and the given ones that were counted before. */
const findNext = async (
  store: Pick<Store, 'view'>,
  partition: Partition,
  touched: readonly Touched[],
): Promise<Found> => {
  const owner = ownerOf(partition);
  // The head is read first, so that the data of the account is never older than it.
  const { head, open } = await store.view(SYSTEM, (view) => ({
    head: view.get(totalHeads, owner),
    open: touched.flatMap(
      ({ source, object }) => view.get(openTotals, openId(owner, source, object))?.state ?? [],
    ),
  }));
  const state = head?.state ?? { payment: null, refund: null };
  return store.view(partition, (view) => {
    const after = (id: string | null) => ({
      limit: STEP,
      order: 'asc' as const,
      ...(id !== null && { after: id }),
    });
    const ofPayment = ({ id, state: paid }: RowOf<typeof payments>): Omit<Seen, 'before'> => ({
      source: 'payment',
      object: id,
      ...countPayment(paid, view.now),
    });
    const ofRefund = ({ id, state: refund }: RowOf<typeof refunds>): Omit<Seen, 'before'> => ({
      source: 'refund',
      object: id,
      ...countRefund(refund),
    });
    const again = ({ source, object, counted: before }: OpenTotal): Seen[] => {
      if (source === 'payment') {
        const row = view.get(payments, object);
        return row ? [{ ...ofPayment(row), before }] : [];
      }
      const row = view.get(refunds, object);
      return row ? [{ ...ofRefund(row), before }] : [];
    };
    const paid = view.list(payments, {}, after(state.payment));
    const refunded = view.list(refunds, {}, after(state.refund));
    const fresh = [...paid.rows.map(ofPayment), ...refunded.rows.map(ofRefund)];
    return {
      seen: [
        ...open.flatMap(again).filter(hasChanged),
        ...fresh.map((one) => ({ ...one, before: null })),
      ],
      head: {
        payment: paid.rows.at(-1)?.id ?? state.payment,
        refund: refunded.rows.at(-1)?.id ?? state.refund,
      },
      version: head?.version ?? 0,
      more: paid.more || refunded.more,
    };
  });
};

/** The changes of the numbers of one day, by channel and currency. */
type DayChanges = Map<string, Cell>;

const cellKey = ({ channel, currency }: Pick<Cell, 'channel' | 'currency'>): string =>
  `${channel} ${currency}`;

const changesOf = (seen: readonly Seen[]): Map<string, DayChanges> => {
  const days = new Map<string, DayChanges>();
  const add = ({ date, channel, currency, ...numbers }: Contribution, times: 1 | -1): void => {
    const day = days.get(date) ?? new Map<string, Cell>();
    const key = cellKey({ channel, currency });
    const known: Numbers = day.get(key) ?? noNumbers;
    day.set(key, { ...addNumbers(known, numbers, times), channel, currency });
    days.set(date, day);
  };
  for (const { contribution, before } of seen) {
    if (before) add(before, -1);
    add(contribution, 1);
  }
  return days;
};

/** Returns whether a cell has a number other than 0: a payment may move to another channel. */
const isAnything = ({ channel: _channel, currency: _currency, ...numbers }: Cell): boolean =>
  Object.values(numbers).some((number) => number !== 0);

const writeDay = (tx: Tx, owner: string, date: string, changes: DayChanges): void => {
  const id = dayId(owner, date);
  const row = tx.get(dailyTotals, id);
  const cells = new Map((row?.state.cells ?? []).map((cell) => [cellKey(cell), cell]));
  for (const [key, change] of changes) {
    const { channel, currency } = change;
    cells.set(key, { ...addNumbers(cells.get(key) ?? noNumbers, change), channel, currency });
  }
  const state = { owner, date, cells: [...cells.values()].filter(isAnything) };
  if (row) tx.update(dailyTotals, row, { state });
  else tx.insert(dailyTotals, id, { public: {}, state });
};

/** Stores the contribution of an object so far, or expires its record when it is final. */
const writeOpen = (at: At, tx: Tx, owner: string, seen: Seen): void => {
  const { source, object, isFinal, contribution: counted, before } = seen;
  const id = openId(owner, source, object);
  const row = before && tx.get(openTotals, id);
  const state = { owner, source, object, counted };
  if (row) tx.update(openTotals, row, { state }, isFinal ? { expires: at.now } : undefined);
  else if (!isFinal) tx.insert(openTotals, id, { public: {}, state });
};

/** Stores a step; returns false when another step was stored meanwhile. */
const storeStep = (
  store: Pick<Store, 'exec'>,
  owner: string,
  { seen, head, version }: Found,
): Promise<boolean> => {
  const days = changesOf(seen);
  const needs: readonly Need[] = [
    { kind: totalHeads, id: owner },
    ...[...days.keys()].map((date) => ({ kind: dailyTotals, id: dayId(owner, date) })),
    ...seen.flatMap(({ before, source, object }) =>
      before ? [{ kind: openTotals, id: openId(owner, source, object) }] : [],
    ),
  ];
  return store.exec(
    SYSTEM,
    (at, tx) => {
      const row = tx.get(totalHeads, owner);
      if ((row?.version ?? 0) !== version) return false;
      if (row) tx.update(totalHeads, row, { state: head });
      else tx.insert(totalHeads, owner, { public: {}, state: head });
      for (const [date, changes] of days) writeDay(tx, owner, date, changes);
      for (const one of seen) writeOpen(at, tx, owner, one);
      return true;
    },
    { needs },
  );
};

/**
 * Counts up to `STEP` new objects of each kind, and the objects of `touched` that were not final
 * before. Returns `more` when there are more new ones, and `again` when nothing was stored because
 * another node counted meanwhile.
 */
export const rollUpStep = async (
  store: Pick<Store, 'view' | 'exec'>,
  partition: Partition,
  touched: readonly Touched[],
): Promise<'done' | 'more' | 'again'> => {
  const found = await findNext(store, partition, touched);
  if (found.seen.length === 0) return 'done';
  if (!(await storeStep(store, ownerOf(partition), found))) return 'again';
  return found.more ? 'more' : 'done';
};

/** Returns the counted objects of an account whose contribution may still change. */
export const openObjects = (
  store: Pick<Store, 'view'>,
  partition: Partition,
): Promise<readonly Touched[]> =>
  store.view(SYSTEM, (view) =>
    view
      .children(openTotals, ownerOf(partition))
      .map(({ state: { source, object } }) => ({ source, object })),
  );
