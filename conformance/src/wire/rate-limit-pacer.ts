// How fast requests may leave: one bucket per endpoint and account, corrected by what the responses
// say.
import { setTimeout as timer } from 'node:timers/promises';
import type { ApiResponse, OutgoingRequest } from './message.ts';

interface Bucket {
  /** Requests left, as the last response said. */
  readonly remaining: number;
  /** When the window has moved on, in milliseconds of the run's clock. */
  readonly resetAt: number;
}

/** Longest wait for a window, with room for clocks that differ. */
const WAIT_MAX_MS = 65_000;

/** Longest window that the specification has. */
const WINDOW_MS = 60_000;

const integer = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** Seconds a response with status 429 asks to wait. */
export const retryAfterSeconds = ({ headers }: ApiResponse): number =>
  integer(headers['retry-after']) ?? integer(headers['rate-limit-reset']) ?? 1;

const bucketOf = ({ endpoint, actor }: OutgoingRequest): string =>
  `${endpoint ?? 'none'} ${actor?.name ?? 'nobody'} ${actor?.forUserId ?? ''}`;

/** Keeps a run below the target's limits, and below the rate its user asked for. */
export class RateLimitPacer {
  readonly #interval: number;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<unknown>;
  readonly #buckets = new Map<string, Bucket>();
  #next = 0;

  /** `perMinute` is a limit on all requests together; null sets none. */
  constructor(
    perMinute: number | null,
    now: () => number,
    sleep: (ms: number) => Promise<unknown> = (ms) => timer(ms),
  ) {
    this.#interval = perMinute === null ? 0 : 60_000 / perMinute;
    this.#now = now;
    this.#sleep = sleep;
  }

  /**
   * Waits until a request may leave; one of `together` that leave at once needs room for all of
   * them.
   */
  async turn(outgoing: OutgoingRequest, together = 1): Promise<void> {
    const start = Math.max(this.#now(), this.#next);
    this.#next = start + this.#interval;
    const name = bucketOf(outgoing);
    const bucket = this.#buckets.get(name);
    const full = bucket !== undefined && bucket.remaining < together;
    // A window may free one place after the other: several need a whole one.
    const until = !full ? start : together > 1 ? start + WINDOW_MS : bucket.resetAt;
    const wait = Math.min(WAIT_MAX_MS, Math.max(start, until) - this.#now());
    if (full) this.#buckets.delete(name);
    if (wait > 0) await this.#sleep(wait);
  }

  /** Remembers what a response says about its bucket. */
  learn(outgoing: OutgoingRequest, response: ApiResponse): void {
    const remaining = integer(response.headers['rate-limit-remaining']);
    const reset = integer(response.headers['rate-limit-reset']);
    if (remaining === null || reset === null) return;
    this.#buckets.set(bucketOf(outgoing), { remaining, resetAt: this.#now() + reset * 1_000 });
  }
}
