// One advance of the test clock: its progress, the jobs that ran, and its result.
import { randomHex } from '../random/random-hex.ts';

export type AdvanceStatus = 'RUNNING' | 'SUCCEEDED' | 'STOPPED' | 'FAILED';

export class Advance {
  readonly id = randomHex(24);
  readonly ms: number;
  /** The start, an estimate until its turn, and the current time of the clock within it. */
  from: number;
  at: number;
  status: AdvanceStatus = 'RUNNING';
  message: string | null = null;
  quiet = false;
  /** True when it must end at its next stop. */
  isStopped = false;
  /** Resolves when it has ended, whatever the result. */
  ended: Promise<void> = Promise.resolve();
  readonly #patienceMs: number;
  readonly #jobs = new Map<string, number>();
  #begun: number | null = null;

  /** `patienceMs` is the total wait for deliveries at the stops, in milliseconds. */
  constructor(ms: number, from: number, patienceMs: number) {
    this.ms = ms;
    this.from = from;
    this.at = from;
    this.#patienceMs = patienceMs;
  }

  get to(): number {
    return this.from + this.ms;
  }

  /** Starts it when its turn has come. */
  begin(from: number): void {
    this.from = from;
    this.at = from;
    this.#begun = performance.now();
  }

  /** The end of the wait for deliveries, on the clock of the process. */
  get patientUntil(): number {
    return (this.#begun ?? performance.now()) + this.#patienceMs;
  }

  note(topic: string): void {
    this.#jobs.set(topic, (this.#jobs.get(topic) ?? 0) + 1);
  }

  get jobs(): number {
    return [...this.#jobs.values()].reduce((sum, jobs) => sum + jobs, 0);
  }

  /** The jobs that ran, the most frequent topic first. */
  get happened(): { topic: string; jobs: number }[] {
    return Array.from(this.#jobs, ([topic, jobs]) => ({ topic, jobs })).toSorted(
      (one, other) => other.jobs - one.jobs || one.topic.localeCompare(other.topic),
    );
  }

  /** The estimated real time left, in milliseconds, at the pace so far; null when unknown. */
  get leftMs(): number | null {
    const done = this.at - this.from;
    if (this.status !== 'RUNNING' || this.#begun === null || done === 0) return null;
    return Math.round(((performance.now() - this.#begun) * (this.to - this.at)) / done);
  }
}
