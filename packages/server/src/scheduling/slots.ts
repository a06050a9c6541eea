// Slots that limit concurrent calls to other servers: to one host, to all slow hosts, and in total.

/** The use of a slot by a call: `silent` is a timeout, `unused` means that nothing was sent. */
export type SlotOutcome = 'prompt' | 'slow' | 'silent' | 'unused';

/** A held slot; releasing it a second time has no effect. */
export interface Slot {
  /** Exchanges it for a slot of the actual host of the delivery; false when that has none. */
  readonly moveTo: (host: string) => boolean;
  readonly release: (outcome: SlotOutcome) => void;
}

interface HostState {
  /** The most concurrent deliveries: grows by one after a prompt one, halves after any other. */
  limit: number;
  /** The last outcome; an unknown host counts as slow. */
  last: Exclude<SlotOutcome, 'unused'>;
}

export interface SlotOptions {
  /** The most concurrent deliveries to all hosts, and to one. */
  readonly total: number;
  readonly perHost: number;
}

/** The number of slots a host starts with, and always keeps. */
const LIMIT_MIN = 2;
/** The number of idle hosts that are remembered. */
const HOSTS_MAX = 10_000;

/** Counts by name. */
class Counts {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(names: readonly string[], change: 1 | -1): void {
    for (const name of names) {
      const count = this.of(name) + change;
      if (count === 0) this.#counts.delete(name);
      else this.#counts.set(name, count);
    }
  }
}

/**
 * Keeps unresponsive hosts from delaying others (EVT-UNSPEC-09). A sixth of all slots is reserved
 * for hosts known to be prompt, another sixth for accounts that hold none yet. Hosts known to be
 * silent get at most a third together, and the hosts of one account that are not prompt a sixth.
 */
export class HostSlots {
  readonly #options: SlotOptions;
  readonly #hosts = new Map<string, HostState>();
  readonly #held = new Counts();

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  /** Takes a slot; returns null when none is free. */
  acquire(host: string, account: string): Slot | null {
    let current = host;
    let names = this.#take(current, account);
    if (!names) return null;
    const release = (outcome: SlotOutcome): void => {
      if (!names) return;
      this.#held.add(names, -1);
      names = null;
      this.#adjust(this.#stateOf(current), outcome);
    };
    const moveTo = (next: string): boolean => {
      if (next === current) return true;
      release('unused');
      current = next;
      names = this.#take(current, account);
      return names !== null;
    };
    return { moveTo, release };
  }

  /**
   * Returns a function over the currently free slots: for each delivery in turn it returns whether
   * there is a slot, and reserves it.
   */
  reserveFree(): (host: string, account: string) => boolean {
    const reserved = new Counts();
    return (host, account) => {
      // Called at every claim for each waiting delivery: for a full host no bounds are computed.
      if (this.#held.of(`to ${host}`) >= this.#stateOf(host).limit) return false;
      const bounds = this.#bounds(host, account, reserved);
      if (!this.#fits(bounds, reserved)) return false;
      reserved.add([...bounds.keys()], 1);
      return true;
    };
  }

  #take(host: string, account: string): string[] | null {
    const none = new Counts();
    const bounds = this.#bounds(host, account, none);
    if (!this.#fits(bounds, none)) return null;
    const names = [...bounds.keys()];
    this.#held.add(names, 1);
    return names;
  }

  #fits(bounds: ReadonlyMap<string, number>, reserved: Counts): boolean {
    return [...bounds].every(([name, most]) => this.#held.of(name) + reserved.of(name) < most);
  }

  /** Returns the groups that a delivery counts in, with the limit of each. */
  #bounds(host: string, account: string, reserved: Counts): Map<string, number> {
    const { total } = this.#options;
    const { limit, last } = this.#stateOf(host);
    const [toHost, ofAccount] = [`to ${host}`, `of ${account}`];
    const bounds = new Map([
      ['all', total],
      [toHost, limit],
    ]);
    if (last === 'prompt') return bounds;
    const isFirst = (name: string): boolean => this.#held.of(name) + reserved.of(name) === 0;
    // The first slot of an account precedes slots for more hosts, and these precede further slots.
    const share = isFirst(ofAccount) ? 5 : isFirst(toHost) ? 4 : 2;
    bounds.set('not prompt', (share * total) / 6);
    bounds.set(ofAccount, total / 6);
    if (last === 'silent') bounds.set('silent', total / 3);
    return bounds;
  }

  #adjust(state: HostState, outcome: SlotOutcome): void {
    if (outcome === 'unused') return;
    const { limit } = state;
    state.last = outcome;
    state.limit =
      outcome === 'prompt'
        ? Math.min(this.#options.perHost, limit + 1)
        : Math.max(LIMIT_MIN, Math.floor(limit / 2));
  }

  #stateOf(host: string): HostState {
    const known = this.#hosts.get(host);
    if (known) return known;
    if (this.#hosts.size >= HOSTS_MAX) this.#forgetOne();
    const state: HostState = { limit: Math.min(LIMIT_MIN, this.#options.perHost), last: 'slow' };
    this.#hosts.set(host, state);
    return state;
  }

  #forgetOne(): void {
    for (const host of this.#hosts.keys()) {
      if (this.#held.of(`to ${host}`) > 0) continue;
      this.#hosts.delete(host);
      return;
    }
  }
}
