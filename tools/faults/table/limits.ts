// Data table of faults in rate limits that show after more than one window.
import type { Fault } from '../fault.ts';

const laws = ['rl-9', 'rl-10'];

export const limitFaults: readonly Fault[] = [
  {
    id: 'rate-busy-bucket-forgotten',
    title:
      'a bucket is deleted when its oldest request leaves the window, although newer ones remain',
    find: 'return this.#size === 0 || this.#timeAt(this.#size - 1) <= now - WINDOW_MS;',
    replace: 'return this.#size === 0 || this.#timeAt(0) <= now - WINDOW_MS;',
    laws,
    rate: 60,
  },
  {
    id: 'rate-all-forgotten',
    title: 'all buckets are reset every two minutes',
    find: 'this.#nextSweep = now + WINDOW_MS;',
    replace: `if (this.#nextSweep > 0) this.#logs.clear();
    this.#nextSweep = now + 2 * WINDOW_MS;`,
    laws,
    rate: 60,
  },
  {
    id: 'rate-ring-turned',
    title: 'a log that grows after a window mixes old and new requests',
    find: 'for (let i = 0; i < this.#size; i += 1) times[i] = this.#timeAt(i);',
    replace: 'for (let i = 0; i < this.#size; i += 1) times[i] = this.#times[i] ?? 0;',
    laws,
    rate: 60,
  },
  {
    id: 'rate-shrink-loses',
    title: 'a log that shrinks loses its newest requests',
    find: 'else if (room > ROOM_MIN && this.#size < room / 8) this.#resize(room / 2);',
    replace: `else if (room > ROOM_MIN && this.#size < room / 3) {
      this.#resize(room / 2);
      this.#size = Math.floor(this.#size / 2);
    }`,
    laws,
    rate: 60,
  },
  {
    id: 'rate-third-quota-free',
    title: 'a caller that has exhausted the quota twice is no longer limited',
    find: 'const allowed = this.#size < limit;',
    replace: `const spent = this as { spent?: number };
    const allowed = this.#size < limit || (spent.spent ?? 0) >= 2 * limit;
    if (allowed) spent.spent = (spent.spent ?? 0) + 1;`,
    laws,
    rate: 60,
  },
  {
    id: 'rate-refusal-prolongs',
    title: 'a refusal makes the oldest request count for another minute',
    find: 'if (allowed) this.#push(now);',
    replace: `if (allowed) this.#push(now);
    else this.#times[(this.#head + this.#size - 1) % this.#times.length] = now;`,
    laws,
    rate: 60,
  },
  {
    id: 'rate-reset-early',
    title: 'Rate-Limit-Reset is half of the remaining seconds',
    find: 'resetSeconds: Math.min(WINDOW_MS, left) / 1_000,',
    replace: 'resetSeconds: Math.min(WINDOW_MS, left) / 2_000,',
    laws,
    rate: 60,
  },
  {
    id: 'rate-window-by-minute',
    title: 'the quota is that of the clock minute from the second minute on',
    find: 'while (this.#size > 0 && this.#timeAt(0) <= now - WINDOW_MS) {',
    replace: `const minute = Math.floor(now / WINDOW_MS) * WINDOW_MS;
    while (this.#size > 0 && this.#timeAt(0) < minute) {`,
    laws,
    rate: 60,
  },
];
