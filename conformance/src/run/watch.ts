// Laws about every response of a run: they watch all exchanges and are judged at the end.
import type { Demand } from '../clauses.ts';
import type { Law } from '../law.ts';
import { Violation } from '../violation.ts';
import type { Exchange } from '../wire/message.ts';
import type { Secrets } from '../wire/secrets.ts';

/** What watchers know of the run. */
export interface Watching {
  readonly secrets: Secrets;
  /** Nobody moves the clock of the target. */
  readonly clockStands: boolean;
  readonly demand: Demand;
}

export interface Watcher {
  readonly law: Law;
  /** Judges one exchange; returns whether it was one the law is about. Throws a violation. */
  readonly see: (exchange: Exchange) => boolean;
}

/** The result of a watcher. */
export interface Watched {
  readonly law: Law;
  readonly seen: number;
  readonly violation: Violation | null;
}

/** Number of recent exchanges to keep; the creation of an object is seldom older. */
const RECENT_MAX = 200;

/** Shows every exchange to every watcher until it has found a violation. */
export class Watch {
  /** What was exchanged last, so that a violation can show what led to it. */
  readonly #recent: Exchange[] = [];
  #paused = false;
  readonly #states: { watcher: Watcher; seen: number; violation: Violation | null }[];

  constructor(watchers: readonly Watcher[]) {
    this.#states = watchers.map((watcher) => ({ watcher, seen: 0, violation: null }));
  }

  /** Does something that no watcher sees. */
  async pausedDuring<T>(act: () => Promise<T>): Promise<T> {
    const before = this.#paused;
    this.#paused = true;
    try {
      return await act();
    } finally {
      this.#paused = before;
    }
  }

  see(exchange: Exchange): void {
    if (this.#paused) return;
    this.#recent.push(exchange);
    if (this.#recent.length > RECENT_MAX) this.#recent.shift();
    for (const state of this.#states) {
      if (state.violation) continue;
      try {
        if (state.watcher.see(exchange)) state.seen += 1;
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        error.transcript = [...this.#recent];
        state.violation = error;
      }
    }
  }

  /** Whether some watcher has found a violation. */
  get broken(): boolean {
    return this.#states.some(({ violation }) => violation !== null);
  }

  outcome(): Watched[] {
    return this.#states.map(({ watcher: { law }, seen, violation }) => ({ law, seen, violation }));
  }
}
