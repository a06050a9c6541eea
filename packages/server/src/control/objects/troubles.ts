// Explains why the webhooks of an object did not arrive: one sentence per cause, with its remedy.
import { toIsoString } from '@kasir/core';
import type { Mode, TestClock } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import { nextAttempt, failureReasonOf } from '@kasir/deliveries';
import type { EventRow } from './object-events.ts';
import { sentences } from './sentences.ts';

interface Trouble {
  readonly text: string;
  readonly remedy: string;
}

/** The settings that affect the webhooks of an object beside its events. */
export interface Receiving {
  readonly account: Pick<Account, 'callbacks'>;
  readonly mode: Mode;
  readonly clock: TestClock;
}

/** Returns the trouble of a family without a URL: none is set, or only for other families. */
const unrouted = (family: string, { account, mode }: Receiving): Trouble => {
  const set = Object.keys(account.callbacks[mode].urls);
  return set.length === 0
    ? { text: sentences.unset, remedy: sentences.unsetRemedy }
    : {
        text: sentences.elsewhere(family, set.toSorted()),
        remedy: sentences.elsewhereRemedy(family),
      };
};

const waiting = ({ state }: EventRow, { clock, mode }: Receiving): Trouble[] => {
  const due = nextAttempt(state);
  if (due === null) return [];
  const next = toIsoString(due);
  const isStill = mode === 'test' && clock.frozen !== null;
  return [
    {
      text: sentences.waits(state.name, next),
      remedy: isStill ? sentences.waitsFrozen(next) : sentences.waitsRemedy,
    },
  ];
};

const troublesOf = (row: EventRow, receiving: Receiving): Trouble[] => {
  const { state: event } = row;
  if (event.status === 'DELIVERED') return [];
  if (event.attempts.length === 0)
    return [{ text: sentences.untried(event.name), remedy: sentences.untriedRemedy }];
  if (event.status === 'UNROUTED') {
    const { text, remedy } = unrouted(event.family, receiving);
    return [{ text: sentences.undelivered({ event: event.name }, text), remedy }];
  }
  const reason = failureReasonOf(event);
  return [
    ...(reason
      ? [
          {
            text: sentences.undelivered({ event: event.name }, reason.text),
            remedy: reason.remedy,
          },
        ]
      : []),
    ...waiting(row, receiving),
  ];
};

/** Returns all causes that keep an object's webhooks from its receiver; empty if all arrived. */
export const explainTroubles = (events: readonly EventRow[], receiving: Receiving): Trouble[] => {
  const seen = new Set<string>();
  return events
    .flatMap((row) => troublesOf(row, receiving))
    .filter(({ text }) => !seen.has(text) && seen.add(text));
};
