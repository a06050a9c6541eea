// Cycles of recurring payments: when each begins and has its invoice, and what becomes of the plan
// when nobody pays that.
import { once } from './becoming.ts';
import type { Timer } from './model.ts';
import type { Made } from '../run/samples/sample.ts';

interface Cycle {
  /** When its invoice is created, and when that ends, if it is known. */
  readonly due: number;
  ends: number | null;
  readonly amount: unknown;
  /** How long its cycle is: an invoice ends before the next one. */
  readonly span: number;
  state: 'waiting' | 'paid' | 'ended';
}

export interface PlanFacts {
  readonly sent: Made;
  /** What a change has set since. */
  terms: Made;
  /** What it must be now; null where the target decides, until it was seen. */
  status: string | null;
  /** From when cycles are counted, how long they are, and how many of them have passed. */
  anchor: number;
  span: number;
  turn: number;
  cycles: readonly Cycle[];
  /** The last cycle that had no invoice because it was paused. */
  passed: number | null;
  /** Whether the cycle after the last one has passed, which has no invoice. */
  closed: boolean;
}

export const DAY_MS = 86_400_000;
const spans: Readonly<Record<string, number>> = { DAY: DAY_MS, WEEK: 7 * DAY_MS };

/** How long the cycles of a plan are. */
export const spanOf = (interval: unknown, count: unknown): number =>
  (spans[String(interval)] ?? DAY_MS) * Number(count);

/** Whether every invoice that it was to have is there. */
export const isFull = ({ sent, cycles }: PlanFacts): boolean =>
  typeof sent['total_recurrence'] === 'number' && cycles.length >= sent['total_recurrence'];

/** Whether there is nothing left to come: what its status is then is open (STATE-UNSPEC-01). */
export const isDone = (facts: PlanFacts): boolean =>
  isFull(facts) && facts.cycles.at(-1)?.state !== 'waiting';

export const nextOf = ({ anchor, span, turn }: PlanFacts): number => anchor + turn * span;

const secondsIn = ({ terms }: PlanFacts): number | null =>
  typeof terms['invoice_duration'] === 'number' ? terms['invoice_duration'] : null;

/** A cycle begins: it has an invoice. */
export const bill = (facts: PlanFacts, due: number): void => {
  const seconds = secondsIn(facts);
  const ends = seconds === null ? null : due + seconds * 1_000;
  const amount = facts.terms['amount'];
  facts.cycles = [...facts.cycles, { due, ends, amount, span: facts.span, state: 'waiting' }];
};

/** An invoice that nobody paid has ended. */
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

/** The next cycle, which has an invoice unless it is paused or there were all. */
const cycleOf = (facts: PlanFacts): readonly Timer<PlanFacts>[] => {
  const { status, closed } = facts;
  if (status === 'STOPPED' || (isFull(facts) && closed)) return [];
  return once(
    nextOf(facts),
    'its next cycle',
    status === 'PAUSED' ? 'STATE-RECUR-06' : 'RECUR-CREATE-02',
    (now) => {
      if (isFull(now)) {
        now.closed = true;
        return;
      }
      if (now.status === 'ACTIVE') bill(now, nextOf(now));
      else now.passed = nextOf(now);
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

/** Whether a cycle of this very instant is one of the pause, or of the terms before, is open. */
export const isAtCycle = ({ anchor, span, passed }: PlanFacts, now: number): boolean =>
  (now - anchor) % span === 0 || now === passed;
