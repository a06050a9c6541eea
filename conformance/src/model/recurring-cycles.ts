// Cycles of recurring payments: when each begins and gets its invoice, and how a plan changes when
// nobody pays an invoice.
import { once } from './becoming.ts';
import type { Timer, ModelObject, Model } from './model.ts';
import { expectPaymentTransaction } from './money.ts';
import { is } from './rule.ts';
import type { Made } from '../run/samples/sample.ts';

/** The time between cycles: a number of days, weeks or months. */
export interface Interval {
  readonly unit: string;
  readonly count: number;
}

interface Cycle {
  /** When its invoice is created, and when that ends; null while unknown. */
  readonly due: number;
  ends: number | null;
  readonly amount: unknown;
  /** When the cycle after it begins: an invoice ends before the next one. */
  readonly next: number;
  state: 'waiting' | 'paid' | 'ended';
  /** The clause that determines how long its invoice lasts. */
  readonly clause: string;
}

export interface PlanFacts {
  readonly sent: Made;
  /** True when a saved card pays each invoice at once. */
  readonly isAutomatic: boolean;
  /** The fields that were sent, with all later changes. */
  terms: Made;
  /** The seconds that its invoices last when nobody has said; null when that is open. */
  readonly usual: number | null;
  /** The expected status; null where the target decides, until it was seen. */
  status: string | null;
  /** The instant from which cycles are counted, their interval, and how many have passed. */
  anchor: number;
  interval: Interval;
  turn: number;
  cycles: readonly Cycle[];
  /** The last cycle without an invoice because of a pause, as an instant. */
  passed: number | null;
  /** True when the cycle after the last one has passed, which has no invoice. */
  closed: boolean;
}

export const DAY_MS = 86_400_000;

/** Unit -> its shortest and its longest length in days. */
const lengths: Readonly<Record<string, readonly [least: number, most: number]>> = {
  DAY: [1, 1],
  WEEK: [7, 7],
  MONTH: [28, 31],
};

/** Returns the interval of a recurring payment with these terms. */
export const intervalOf = ({ interval, interval_count }: Made): Interval => ({
  unit: String(interval),
  count: Number(interval_count),
});

/** Returns the shortest and the longest length of a cycle, in milliseconds. */
export const lengthOf = ({ unit, count }: Interval): { readonly least: number; most: number } => {
  const [least, most] = lengths[unit] ?? [1, 1];
  return { least: least * count * DAY_MS, most: most * count * DAY_MS };
};

/**
 * Returns when a cycle begins. A month that has no such day is left open (RECUR-UNSPEC-04): see
 * `isCounted`.
 */
const timeOf = (anchor: number, interval: Interval, turn: number): number => {
  if (interval.unit !== 'MONTH') return anchor + turn * lengthOf(interval).least;
  const date = new Date(anchor);
  return date.setUTCMonth(date.getUTCMonth() + turn * interval.count);
};

/** The last day that each month has. */
const LAST_DAY = 28;

/** Returns whether clauses say when the cycles after an anchor begin. */
export const isCounted = (anchor: number, { unit }: Interval): boolean =>
  unit !== 'MONTH' || new Date(anchor).getUTCDate() <= LAST_DAY;

/** Returns whether invoices last as long as any cycle (RECUR-CREATE-invoice_duration). */
export const isTooLong = (terms: Made): boolean =>
  typeof terms['invoice_duration'] === 'number' &&
  terms['invoice_duration'] * 1_000 >= lengthOf(intervalOf(terms)).most;

/** Returns whether a plan has all of its invoices. */
export const isFull = ({ sent, cycles }: PlanFacts): boolean =>
  typeof sent['total_recurrence'] === 'number' && cycles.length >= sent['total_recurrence'];

/** Returns whether nothing is left to come; the status is open then (STATE-UNSPEC-01). */
export const isDone = (facts: PlanFacts): boolean =>
  isFull(facts) && facts.cycles.at(-1)?.state !== 'waiting';

export const nextOf = ({ anchor, interval, turn }: PlanFacts): number =>
  timeOf(anchor, interval, turn);

/**
 * Returns how long its invoices last: as any other invoice of the account where nobody has said.
 * Null where that is open or as long as a cycle: no clause says then how long.
 */
const secondsIn = ({ terms, usual }: PlanFacts): number | null => {
  if (typeof terms['invoice_duration'] === 'number') return terms['invoice_duration'];
  const { least } = lengthOf(intervalOf(terms));
  return usual !== null && usual * 1_000 < least ? usual : null;
};

/** Returns the clause that determines how long they last. */
const clauseOf = ({ terms }: PlanFacts, seconds: number | null): string =>
  seconds === null || typeof terms['invoice_duration'] === 'number'
    ? 'RECUR-CREATE-invoice_duration'
    : 'RECUR-CREATE-invoice_duration-default';

/** Begins a cycle with its invoice. */
export const bill = (facts: PlanFacts, due: number): void => {
  const seconds = secondsIn(facts);
  const ends = seconds === null ? null : due + seconds * 1_000;
  const amount = facts.terms['amount'];
  const state = facts.isAutomatic ? 'paid' : 'waiting';
  const next = timeOf(due, facts.interval, 1);
  const clause = clauseOf(facts, seconds);
  facts.cycles = [...facts.cycles, { due, ends, amount, next, state, clause }];
  if (isDone(facts)) facts.status = null;
};

/** Expects the money of the last invoice when a saved card has paid it. */
export const chargeLast = (
  model: Model,
  { id, account }: ModelObject<PlanFacts>,
  { isAutomatic, cycles, sent }: PlanFacts,
): void => {
  const last = cycles.at(-1);
  if (!isAutomatic || last === undefined) return;
  const { due, amount } = last;
  expectPaymentTransaction(model, {
    account,
    name: `the invoice of ${new Date(due).toISOString()} of the recurring payment ${id}`,
    owns: ({ reference_id, type, created }) =>
      reference_id === sent['external_id'] &&
      type === 'PAYMENT' &&
      Math.abs(Date.parse(String(created)) - due) < 1_000,
    currency: 'IDR',
    amount,
    rules: { channel_category: is('CARDS') },
  });
};

/** Ends an invoice that nobody paid. */
export const miss = (facts: PlanFacts, at: number): void => {
  facts.cycles = facts.cycles.map((one, index) =>
    index === at ? { ...one, state: 'ended' as const } : one,
  );
  const stops = facts.terms['missed_payment_action'] === 'STOP';
  const isSaid = facts.terms['missed_payment_action'] !== undefined;
  if (stops && facts.status === 'ACTIVE') facts.status = 'STOPPED';
  else if ((!isSaid || stops) && facts.status !== 'STOPPED') facts.status = null;
  if (isDone(facts) && facts.status !== 'STOPPED') facts.status = null;
};

/** Returns the next cycle, which has an invoice unless the plan is paused or has all of them. */
const cycleOf = (facts: PlanFacts): readonly Timer<PlanFacts>[] => {
  const { status, closed } = facts;
  if (status === 'STOPPED' || (isFull(facts) && closed)) return [];
  return once(
    nextOf(facts),
    'its next cycle',
    status === 'PAUSED' ? 'STATE-RECUR-06' : 'RECUR-CREATE-02',
    (now, model, thing) => {
      if (isFull(now)) {
        now.closed = true;
        return;
      }
      if (now.status === 'ACTIVE') {
        bill(now, nextOf(now));
        chargeLast(model, thing, now);
      } else now.passed = nextOf(now);
      now.turn += 1;
    },
  );
};

export const timersOf = (facts: PlanFacts): readonly Timer<PlanFacts>[] => [
  ...cycleOf(facts),
  ...facts.cycles.flatMap(({ ends, state }, at) =>
    once<PlanFacts>(
      state === 'waiting' ? ends : null,
      'the end of an invoice',
      facts.terms['missed_payment_action'] === 'STOP' ? 'STATE-RECUR-04' : 'STATE-RECUR-05',
      (now, model, thing) => {
        miss(now, at);
        model.touch(thing);
      },
    ),
  ),
];

/**
 * Returns whether a cycle is due at this very instant; whether it belongs to the pause, or to the
 * earlier terms, is open.
 */
export const isAtCycle = ({ anchor, interval, turn, passed }: PlanFacts, now: number): boolean =>
  now === passed ||
  Array.from({ length: turn + 2 }, (_, at) => timeOf(anchor, interval, at)).includes(now);
