// Watches all exchanges of a run for laws about every response, which are judged at the end.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Demand } from '../clauses.ts';
import type { Law } from '../law.ts';
import { Violation } from '../violation.ts';
import type { Exchange } from '../targets/wire/message.ts';
import type { Secrets } from '../targets/wire/secrets.ts';

/** The facts about the run that watchers need. */
export interface Watching {
  readonly secrets: Secrets;
  /** True if nobody moves the clock of the target. */
  readonly clockStands: boolean;
  readonly demand: Demand;
}

export interface Watcher {
  /** The law; one at an endpoint sees only the exchanges with that endpoint. */
  readonly law: Law;
  /** Judges one exchange; returns whether it is relevant to the law. Throws a violation. */
  readonly see: (exchange: Exchange) => boolean;
}

/** The result of a watcher. */
export interface Watched {
  readonly law: Law;
  readonly seen: number;
  readonly violation: Violation | null;
}

/** A watcher, with its count of relevant exchanges and its violation. */
interface State {
  readonly watcher: Watcher;
  seen: number;
  violation: Violation | null;
}

/** Number of recent exchanges to keep; the creation of an object is seldom older. */
const RECENT_MAX = 200;

/** Shows every exchange to every watcher until it has found a violation. */
export class Watch {
  /** The last exchanges, so that a violation can show what led to it. */
  readonly #recent: Exchange[] = [];
  /** True inside an action that is not watched; other requests at the same time are watched. */
  readonly #unwatched = new AsyncLocalStorage<true>();
  readonly #states: readonly State[];
  /** Endpoint -> the watchers of it alone; null -> the watchers of everything. */
  readonly #byEndpoint: ReadonlyMap<string | null, readonly State[]>;

  constructor(watchers: readonly Watcher[]) {
    this.#states = watchers.map((watcher) => ({ watcher, seen: 0, violation: null }));
    this.#byEndpoint = Map.groupBy(this.#states, ({ watcher }) => watcher.law.on);
  }

  /** Runs an action that no watcher sees. */
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

  /** True if a watcher has found a violation. */
  get broken(): boolean {
    return this.#states.some(({ violation }) => violation !== null);
  }

  outcome(): Watched[] {
    return this.#states.map(({ watcher: { law }, seen, violation }) => ({ law, seen, violation }));
  }
}
