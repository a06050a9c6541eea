// How fast requests may leave: one bucket per endpoint and account, corrected by what the responses
// say, as far as the target has shown that it means it.
import { setTimeout as timer } from 'node:timers/promises';
import type { ApiResponse, OutgoingRequest } from './message.ts';

interface Bucket {
  /** Requests of a window, as the last response said; null if it did not. */
  readonly limit: number | null;
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

/** The newest of the times in a list that are not older than a window. */
const since = (times: readonly number[], oldest: number): number[] =>
  times.filter((time) => time > oldest);

/** Times that are kept of a bucket before old ones are dropped. */
const TIMES_MAX = 8_192;

/**
 * Keeps a run below the target's limits, and below the rate its user asked for. Headers alone make
 * nobody wait, because a mock sends the same ones for ever: that a limit exists is said by a 429,
 * and that it may be near by the number of requests that the run itself has sent.
 */
export class RateLimitPacer {
  readonly #interval: number;
  readonly #now: () => number;
  readonly #sleep: (ms: number) => Promise<unknown>;
  readonly #buckets = new Map<string, Bucket>();
  /** When the last requests of a bucket left. */
  readonly #sent = new Map<string, number[]>();
  /** Buckets in which a whole window was waited for, with what must be left in them now. */
  readonly #rested = new Map<string, number>();
  /** Whether the target has rejected a request with 429. */
  #enforces = false;
  /** Whether its headers announced no more room after a window without requests. */
  #disproved = false;
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
    const full = bucket !== undefined && this.#isFull(name, bucket, together);
    // A window may free one place after the other: several need a whole one.
    const until = !full ? start : together > 1 ? start + WINDOW_MS : bucket.resetAt;
    const wait = Math.min(WAIT_MAX_MS, Math.max(start, until) - this.#now());
    if (full) this.#buckets.delete(name);
    if (full && together > 1) this.#rested.set(name, (bucket.limit ?? Infinity) - together);
    if (wait > 0) await this.#sleep(wait);
    this.#note(name);
  }

  /** Remembers what a response says about its bucket. */
  learn(outgoing: OutgoingRequest, { status, headers }: ApiResponse): void {
    const name = bucketOf(outgoing);
    const remaining = integer(headers['rate-limit-remaining']);
    const reset = integer(headers['rate-limit-reset']);
    const least = this.#rested.get(name);
    this.#rested.delete(name);
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

  /** Notes that a request of a bucket leaves now. */
  #note(name: string): void {
    const times = this.#sent.get(name) ?? [];
    times.push(this.#now());
    const kept = times.length > TIMES_MAX ? since(times, this.#now() - WINDOW_MS) : times;
    this.#sent.set(name, kept);
  }

  /** Whether requests would not pass, by what a bucket announces and by what is known of it. */
  #isFull(name: string, { limit, remaining }: Bucket, together: number): boolean {
    const possible = limit === null || limit >= together;
    if (!this.#enforces || this.#disproved || remaining >= together || !possible) return false;
    const sent = since(this.#sent.get(name) ?? [], this.#now() - WINDOW_MS).length;
    // Others may use the account as well: then a 429 says so, and is waited for.
    return together > 1 || limit === null || sent >= limit / 2;
  }
}
