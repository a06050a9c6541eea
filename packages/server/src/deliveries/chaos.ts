// Decides the effect of webhook chaos on a delivery: a pure function of the seed, the position of
// the event among the account's events, and the number of the attempt.
import type { WebhookChaos } from '@kasir/models';
import { randomFor } from '../random/subject-random.ts';

/** The effect on an event before its first attempt. */
export interface EventChoices {
  /** The delay in milliseconds. */
  readonly delayMs: number;
  /** True when it waits for the next event. */
  readonly reordered: boolean;
  /** True when it is sent before the response of the request that caused it. */
  readonly beforeResponse: boolean;
}

/** The effect on one attempt. */
export interface AttemptChoices {
  readonly dropped: boolean;
  readonly stale: boolean;
  /** True when it is sent again after its acknowledgment. */
  readonly duplicated: boolean;
}

/** Returns whether chaos affects events of this name. */
export const appliesToEvent = ({ events }: Pick<WebhookChaos, 'events'>, name: string): boolean =>
  events === undefined || events.includes(name);

/** Returns whether the event at a position, counted from 1, is one of the next to be affected. */
const isWithin = ({ next }: WebhookChaos, place: number): boolean =>
  next === undefined || place <= next;

/** Returns the effect on the event at a position, counted from 1. */
export const eventChoices = (chaos: WebhookChaos, place: number): EventChoices => {
  if (!isWithin(chaos, place)) return { delayMs: 0, reordered: false, beforeResponse: false };
  const random = (of: string): number => randomFor(chaos.seed, of, place);
  const delayed = random('delay') < chaos.delay;
  const reordered = random('reorder') < chaos.reorder;
  return {
    delayMs: delayed ? Math.ceil(random('delay_ms') * chaos.delay_ms) : 0,
    reordered,
    beforeResponse: !delayed && !reordered && random('before_response') < chaos.before_response,
  };
};

/** Returns the effect on an attempt, counted from 0. */
export const attemptChoices = (
  chaos: WebhookChaos,
  place: number,
  attempt: number,
): AttemptChoices => {
  if (!isWithin(chaos, place)) return { dropped: false, stale: false, duplicated: false };
  const random = (of: string): number => randomFor(chaos.seed, of, place, attempt);
  return {
    dropped: attempt < (chaos.lost_attempts ?? 0) || random('drop') < chaos.drop,
    stale: random('stale_signature') < chaos.stale_signature,
    duplicated: random('duplicate') < chaos.duplicate,
  };
};
