// One move of the test clock: how far it is, what was done on the way, and how it ended.
import { randomHex } from './random.ts';

export type AdvanceStatus = 'RUNNING' | 'SUCCEEDED' | 'STOPPED' | 'FAILED';

export class Advance {
  readonly id = randomHex(24);
  readonly ms: number;
  /** Where it begins, as far as is known before its turn; and where the clock is in it. */
  from: number;
  at: number;
  status: AdvanceStatus = 'RUNNING';
  message: string | null = null;
  quiet = false;
  /** Whether it is to end at its next stop. */
  isStopped = false;
  /** Resolves when it has ended, however it did. */
  ended: Promise<void> = Promise.resolve();
  readonly #patienceMs: number;
  readonly #jobs = new Map<string, number>();
  #begun: number | null = null;

  /** `patienceMs` is how long others may be waited for at the stops, all of them together. */
  constructor(ms: number, from: number, patienceMs: number) {
    this.ms = ms;
    this.from = from;
    this.at = from;
    this.#patienceMs = patienceMs;
  }

  get to(): number {
    return this.from + this.ms;
  }

  /** Its turn has come. */
  begin(from: number): void {
    this.from = from;
    this.at = from;
    this.#begun = performance.now();
  }

  /** Until when it waits for others, on the clock of the process. */
  get patientUntil(): number {
    return (this.#begun ?? performance.now()) + this.#patienceMs;
  }

  note(topic: string): void {
    this.#jobs.set(topic, (this.#jobs.get(topic) ?? 0) + 1);
  }

  get jobs(): number {
    return [...this.#jobs.values()].reduce((sum, jobs) => sum + jobs, 0);
  }

  /** What was done, the most frequent first. */
  get happened(): { topic: string; jobs: number }[] {
    return Array.from(this.#jobs, ([topic, jobs]) => ({ topic, jobs })).toSorted(
      (one, other) => other.jobs - one.jobs || one.topic.localeCompare(other.topic),
    );
  }

  /** Real time that is left if the rest takes as long as what is done; null when unknown. */
  get leftMs(): number | null {
    const done = this.at - this.from;
    if (this.status !== 'RUNNING' || this.#begun === null || done === 0) return null;
    return Math.round(((performance.now() - this.#begun) * (this.to - this.at)) / done);
  }
}
