// Implements rate limiting: an exact sliding log of the last minute per bucket.
import type { MaybePromise } from './maybe-promise.ts';

const WINDOW_MS = 60_000;

/** The initial and smallest capacity of a log, in times. */
const ROOM_MIN = 4;

export interface RateState {
  readonly allowed: boolean;
  readonly limit: number;
  /** Requests left in the window after this one. */
  readonly remaining: number;
  /** Seconds until the oldest counted request leaves the window (RATE-UNSPEC-04). */
  readonly resetSeconds: number;
}

/** Counts requests of a bucket; several nodes share one through Redis. */
export interface RateLimiter {
  /** Counts one request at `now` (monotonic milliseconds); a limit of 0 allows everything. */
  take(bucket: string, limit: number, now: number): MaybePromise<RateState>;
}

/** The times of a bucket's admitted requests, in a ring buffer that grows and shrinks. */
export class SlidingLog {
  #times = new Float64Array(ROOM_MIN);
  #head = 0;
  #size = 0;

  /** Counts a request; only admitted ones are counted (RATE-UNSPEC-06). */
  take(limit: number, now: number): RateState {
    // RATE-04
    while (this.#size > 0 && this.#timeAt(0) <= now - WINDOW_MS) {
      this.#head = (this.#head + 1) % this.#times.length;
      this.#size -= 1;
    }
    const allowed = this.#size < limit;
    if (allowed) this.#push(now);
    const left = this.#size === 0 ? 0 : this.#timeAt(0) + WINDOW_MS - now;
    return {
      allowed,
      limit,
      remaining: Math.max(0, limit - this.#size),
      resetSeconds: Math.min(WINDOW_MS, left) / 1_000,
    };
  }

  /** Capacity as a number of times (8 bytes each); halved at a push while less than 1/8 is used. */
  get room(): number {
    return this.#times.length;
  }

  idle(now: number): boolean {
    return this.#size === 0 || this.#timeAt(this.#size - 1) <= now - WINDOW_MS;
  }

  #timeAt(index: number): number {
    return this.#times[(this.#head + index) % this.#times.length] ?? 0;
  }

  #push(now: number): void {
    const room = this.#times.length;
    if (this.#size === room) this.#resize(room * 2);
    else if (room > ROOM_MIN && this.#size < room / 8) this.#resize(room / 2);
    this.#times[(this.#head + this.#size) % this.#times.length] = now;
    this.#size += 1;
  }

  #resize(room: number): void {
    const times = new Float64Array(room);
    for (let i = 0; i < this.#size; i += 1) times[i] = this.#timeAt(i);
    this.#times = times;
    this.#head = 0;
  }
}

const unlimited: RateState = { allowed: true, limit: 0, remaining: 0, resetSeconds: 0 };

/** A limiter in this process; drops buckets that were idle for a minute. */
export class MemoryRateLimiter implements RateLimiter {
  readonly #logs = new Map<string, SlidingLog>();
  #nextSweep = 0;

  take(bucket: string, limit: number, now: number): RateState {
    if (limit === 0) return unlimited;
    if (now >= this.#nextSweep) this.#sweep(now);
    let log = this.#logs.get(bucket);
    if (!log) {
      log = new SlidingLog();
      this.#logs.set(bucket, log);
    }
    return log.take(limit, now);
  }

  /** Number of buckets in memory: those of the last minute or two. */
  get buckets(): number {
    return this.#logs.size;
  }

  #sweep(now: number): void {
    for (const [bucket, log] of this.#logs) if (log.idle(now)) this.#logs.delete(bucket);
    this.#nextSweep = now + WINDOW_MS;
  }
}

/**
 * Returns the rate limit headers, in whole numbers: after the reset a request is allowed. Empty
 * while the limit is disabled.
 */
export const rateHeaders = (state: RateState | undefined): Record<string, string> => {
  if (state === undefined || state.limit === 0) return {};
  const reset = String(Math.ceil(state.resetSeconds));
  return {
    'rate-limit-limit': String(state.limit), // RATE-HDR-limit
    'rate-limit-remaining': String(state.remaining), // RATE-HDR-remaining
    'rate-limit-reset': reset, // RATE-HDR-reset
    ...(!state.allowed && { 'retry-after': reset }),
  };
};
