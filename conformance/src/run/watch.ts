// Laws about every response of a run: they watch all exchanges and are judged at the end.
import { AsyncLocalStorage } from 'node:async_hooks';
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
  /** One at an endpoint is shown the exchanges with it alone. */
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

/** A watcher and what it has seen. */
interface State {
  readonly watcher: Watcher;
  seen: number;
  violation: Violation | null;
}

/** Number of recent exchanges to keep; the creation of an object is seldom older. */
const RECENT_MAX = 200;

/** Shows every exchange to every watcher until it has found a violation. */
export class Watch {
  /** What was exchanged last, so that a violation can show what led to it. */
  readonly #recent: Exchange[] = [];
  /** Whether whoever sends is unwatched; others that send at the same time are not. */
  readonly #unwatched = new AsyncLocalStorage<true>();
  readonly #states: readonly State[];
  /** Endpoint -> those that watch it alone; under null those that watch everything. */
  readonly #byEndpoint: ReadonlyMap<string | null, readonly State[]>;

  constructor(watchers: readonly Watcher[]) {
    this.#states = watchers.map((watcher) => ({ watcher, seen: 0, violation: null }));
    this.#byEndpoint = Map.groupBy(this.#states, ({ watcher }) => watcher.law.on);
  }

  /** Does something that no watcher sees. */
  async pausedDuring<T>(act: () => Promise<T>): Promise<T> {
    return this.#unwatched.run(true, act);
  }

  see(exchange: Exchange): void {
    if (this.#unwatched.getStore()) return;
    this.#recent.push(exchange);
    if (this.#recent.length > RECENT_MAX) this.#recent.shift();
    const { endpoint } = exchange.outgoing;
    for (const state of this.#byEndpoint.get(null) ?? []) this.#show(state, exchange);
    if (endpoint === null) return;
    for (const state of this.#byEndpoint.get(endpoint) ?? []) this.#show(state, exchange);
  }

  #show(state: State, exchange: Exchange): void {
    if (state.violation) return;
    try {
      if (state.watcher.see(exchange)) state.seen += 1;
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      error.transcript = [...this.#recent];
      state.violation = error;
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
