// What webhook chaos does to a delivery: a pure function of the seed, the place of the event in the
// order of the account's events, and the number of the attempt.
import type { WebhookChaos } from '@kasir/models';
import { seededRandom } from '../seeded-random.ts';

/** What becomes of an event before its first attempt. */
export interface EventChoices {
  /** Milliseconds that it comes later. */
  readonly delayMs: number;
  /** Whether it waits for the next event. */
  readonly reordered: boolean;
  /** Whether it is sent before the response of the request that caused it. */
  readonly beforeResponse: boolean;
}

/** What becomes of one attempt. */
export interface AttemptChoices {
  readonly dropped: boolean;
  readonly stale: boolean;
  /** Whether it is sent once more after it was acknowledged. */
  readonly duplicated: boolean;
}

/** Whether chaos has anything to do with an event of this name. */
export const concerns = ({ events }: Pick<WebhookChaos, 'events'>, name: string): boolean =>
  events === undefined || events.includes(name);

/** What becomes of the event at a place, the first one at 1. */
export const eventChoices = (chaos: WebhookChaos, place: number): EventChoices => {
  const random = (of: string): number => seededRandom(chaos.seed, of, place);
  const delayed = random('delay') < chaos.delay;
  const reordered = random('reorder') < chaos.reorder;
  return {
    delayMs: delayed ? Math.ceil(random('delay_ms') * chaos.delay_ms) : 0,
    reordered,
    beforeResponse: !delayed && !reordered && random('before_response') < chaos.before_response,
  };
};

/** What becomes of an attempt, the first one at 0. */
export const attemptChoices = (
  chaos: WebhookChaos,
  place: number,
  attempt: number,
): AttemptChoices => {
  const random = (of: string): number => seededRandom(chaos.seed, of, place, attempt);
  return {
    dropped: random('drop') < chaos.drop,
    stale: random('stale_signature') < chaos.stale_signature,
    duplicated: random('duplicate') < chaos.duplicate,
  };
};
