// Slots for deliveries: how many run at once to one receiver, to all that are slow, and to all.

/** How a stay in a lane went: `silent` without an answer in time, `unused` without a request. */
export type Ending = 'prompt' | 'slow' | 'silent' | 'unused';

/** A slot that is held; leaving it a second time does nothing. */
export interface Stay {
  /** Goes on to where the delivery really leads. False when that is another, and full. */
  readonly move: (destination: string) => boolean;
  readonly leave: (ending: Ending) => void;
}

interface Lane {
  /** Deliveries that may run at once: one more after each that was prompt, half after others. */
  limit: number;
  /** How the last one went; a receiver that nobody knows yet counts as slow. */
  last: 'prompt' | 'slow' | 'silent';
}

export interface LaneOptions {
  /** Deliveries at once to all destinations, and to one. */
  readonly total: number;
  readonly each: number;
}

/** A destination begins with so many, and keeps them whatever it does. */
const LIMIT_MIN = 2;
/** Destinations that are remembered while nothing is sent to them. */
const KNOWN_MAX = 10_000;

/** Counts by name. */
class Tally {
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
 * Keeps receivers that do not answer from delaying others. A sixth of all slots is for those alone
 * that are known to be prompt, and another sixth for accounts that hold none yet. Receivers known
 * to be silent have at most a third together, those of one account that are not prompt a sixth.
 */
export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();
  readonly #stays = new Tally();

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Takes a slot, or answers null when there is none. */
  enter(destination: string, account: string): Stay | null {
    let at = destination;
    let held = this.#take(at, account);
    if (!held) return null;
    const leave = (ending: Ending): void => {
      if (!held) return;
      this.#stays.add(held, -1);
      held = null;
      this.#learn(this.#lane(at), ending);
    };
    const move = (next: string): boolean => {
      if (next === at) return true;
      leave('unused');
      at = next;
      held = this.#take(at, account);
      return held !== null;
    };
    return { move, leave };
  }

  /** The slots that are free now: answers for one delivery after the other if it can have one. */
  free(): (destination: string, account: string) => boolean {
    const promised = new Tally();
    return (destination, account) => {
      // What waits for full lanes is asked for at every claim.
      if (this.#stays.of(`to ${destination}`) >= this.#lane(destination).limit) return false;
      const bounds = this.#bounds(destination, account, promised);
      if (!this.#fits(bounds, promised)) return false;
      promised.add([...bounds.keys()], 1);
      return true;
    };
  }

  #take(destination: string, account: string): string[] | null {
    const none = new Tally();
    const bounds = this.#bounds(destination, account, none);
    if (!this.#fits(bounds, none)) return null;
    const names = [...bounds.keys()];
    this.#stays.add(names, 1);
    return names;
  }

  #fits(bounds: ReadonlyMap<string, number>, promised: Tally): boolean {
    return [...bounds].every(([name, most]) => this.#stays.of(name) + promised.of(name) < most);
  }

  /** What a delivery counts for, and how many there may be of it. */
  #bounds(destination: string, account: string, promised: Tally): Map<string, number> {
    const { total } = this.#options;
    const { limit, last } = this.#lane(destination);
    const [to, of] = [`to ${destination}`, `of ${account}`];
    const bounds = new Map([
      ['all', total],
      [to, limit],
    ]);
    if (last === 'prompt') return bounds;
    const isFirst = (name: string): boolean => this.#stays.of(name) + promised.of(name) === 0;
    // The first slot of an account comes before those of more destinations, and these before more.
    const share = isFirst(of) ? 5 : isFirst(to) ? 4 : 2;
    bounds.set('not prompt', (share * total) / 6);
    bounds.set(of, total / 6);
    if (last === 'silent') bounds.set('silent', total / 3);
    return bounds;
  }

  #learn(lane: Lane, ending: Ending): void {
    if (ending === 'unused') return;
    const { limit } = lane;
    lane.last = ending;
    lane.limit =
      ending === 'prompt'
        ? Math.min(this.#options.each, limit + 1)
        : Math.max(LIMIT_MIN, Math.floor(limit / 2));
  }

  #lane(destination: string): Lane {
    const known = this.#lanes.get(destination);
    if (known) return known;
    if (this.#lanes.size >= KNOWN_MAX) this.#forgetOne();
    const lane: Lane = { limit: Math.min(LIMIT_MIN, this.#options.each), last: 'slow' };
    this.#lanes.set(destination, lane);
    return lane;
  }

  #forgetOne(): void {
    for (const destination of this.#lanes.keys()) {
      if (this.#stays.of(`to ${destination}`) > 0) continue;
      this.#lanes.delete(destination);
      return;
    }
  }
}
