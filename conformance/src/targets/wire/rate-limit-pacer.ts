// Decides when requests may be sent: one bucket per endpoint and account, corrected by the
// responses as far as the target has shown that it enforces its limits.
import { setTimeout as timer } from 'node:timers/promises';
import type { ApiResponse, OutgoingRequest } from './message.ts';

interface Bucket {
  /** Requests per window, according to the last response; null if it did not say. */
  readonly limit: number | null;
  /** Requests left, according to the last response. */
  readonly remaining: number;
  /** Time at which the window has passed, in milliseconds of the run's clock. */
  readonly resetAt: number;
}

/** Longest wait for a window, with room for clocks that differ. */
const WAIT_MAX_MS = 65_000;

/** Longest window in the specification. */
const WINDOW_MS = 60_000;

const integer = (text: string | undefined): number | null =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : null;

/** Returns the seconds that a response with status 429 asks to wait. */
export const retryAfterSeconds = ({ headers }: ApiResponse): number =>
  integer(headers['retry-after']) ?? integer(headers['rate-limit-reset']) ?? 1;

const bucketOf = ({ endpoint, actor }: OutgoingRequest): string =>
  `${endpoint ?? 'none'} ${actor?.name ?? 'nobody'} ${actor?.forUserId ?? ''}`;

/** Returns the times in a list that are newer than `oldest`. */
const since = (times: readonly number[], oldest: number): number[] =>
  times.filter((time) => time > oldest);

/** Times that are kept per bucket before old ones are dropped. */
const TIMES_MAX = 8_192;

/**
 * Keeps a run below the target's limits and below the rate that its user set. Headers alone cause
 * no wait, because a mock always sends the same ones: a 429 shows that a limit exists, and the
 * number of requests that the run has sent shows that it may be near.
 */
export class RateLimitPacer {
  readonly #interval: number;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<unknown>;
  readonly #buckets = new Map<string, Bucket>();
  /** Bucket -> times at which its last requests were sent. */
  readonly #sent = new Map<string, number[]>();
  /**
   * Bucket for which requests waited a whole window -> number of requests that must be left in it
   * now.
   */
  readonly #spare = new Map<string, number>();
  /** True once the target has rejected a request with 429. */
  #enforces = false;
  /** True if its headers announced no more room after a window without requests. */
  #disproved = false;
  #next = 0;

  /** `perMinute` limits all requests together; null sets no limit. */
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
   * Waits until a request may be sent; each of `together` concurrent requests needs room for all of
   * them.
   */
  async turn(outgoing: OutgoingRequest, together = 1): Promise<void> {
    const start = Math.max(this.#now(), this.#next);
    this.#next = start + this.#interval;
    const name = bucketOf(outgoing);
    const bucket = this.#buckets.get(name);
    const full = bucket !== undefined && this.#isFull(name, bucket, together);
    // A window may free its places one by one, so several concurrent requests wait for a whole
    // window.
    const until = !full ? start : together > 1 ? start + WINDOW_MS : bucket.resetAt;
    const wait = Math.min(WAIT_MAX_MS, Math.max(start, until) - this.#now());
    if (full) this.#buckets.delete(name);
    if (full && together > 1) this.#spare.set(name, (bucket.limit ?? Infinity) - together);
    if (wait > 0) await this.#sleep(wait);
    this.#note(name);
  }

  /** Records what a response says about its bucket. */
  learn(outgoing: OutgoingRequest, { status, headers }: ApiResponse): void {
    const name = bucketOf(outgoing);
    const remaining = integer(headers['rate-limit-remaining']);
    const reset = integer(headers['rate-limit-reset']);
    const least = this.#spare.get(name);
    this.#spare.delete(name);
    if (status === 429) {
      this.#enforces = true;
      this.#disproved = false;
    } else if (least !== undefined && remaining !== null && remaining < least) {
      this.#disproved = true;
    }
    if (remaining === null || reset === null) return;
    const limit = integer(headers['rate-limit-limit']);
    this.#buckets.set(name, { limit, remaining, resetAt: this.#now() + reset * 1_000 });
  }

  /** Records that a request of a bucket is sent now. */
  #note(name: string): void {
    const times = this.#sent.get(name) ?? [];
    times.push(this.#now());
    const kept = times.length > TIMES_MAX ? since(times, this.#now() - WINDOW_MS) : times;
    this.#sent.set(name, kept);
  }

  /**
   * Returns whether requests would be rejected, according to the headers and the requests sent so
   * far.
   */
  #isFull(name: string, { limit, remaining }: Bucket, together: number): boolean {
    const possible = limit === null || limit >= together;
    if (!this.#enforces || this.#disproved || remaining >= together || !possible) return false;
    const sent = since(this.#sent.get(name) ?? [], this.#now() - WINDOW_MS).length;
    // Other clients may use the account as well: then a 429 arrives, and the client waits after it.
    return together > 1 || limit === null || sent >= limit / 2;
  }
}
