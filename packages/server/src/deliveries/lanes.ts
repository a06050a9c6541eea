// One lane per destination: how many deliveries run at once, and what waits until there is room.
import type { Job } from '@kasir/core/server';

/** Ends a stay in a lane; `late` when the receiver did not answer in time. */
export type Leave = (late: boolean) => void;

/** A job that found no slot, and since when it waits. */
interface Waiting {
  readonly job: Job;
  readonly since: number;
}

/** One whose handler waits for the next slot. */
interface Next extends Waiting {
  readonly resolve: (leave: Leave | null) => void;
}

interface Lane {
  /** Deliveries that may run at once: halved by each that got no answer, grown by each that did. */
  limit: number;
  active: number;
  /** At most as many as may run: they take over a slot without going through the store again. */
  readonly next: Next[];
  /** All others: nobody waits for them, they are given back to the store bit by bit. */
  readonly parked: Waiting[];
}

export interface LaneOptions {
  /** Deliveries at once to all destinations, and to one. */
  readonly total: number;
  readonly each: number;
  /** Gives a job back, so that it can be claimed again. */
  readonly release: (job: Job) => void;
  /** How long a job that was just claimed is surely held, in milliseconds. */
  readonly heldMs: number;
  /** How long a delivery may take. */
  readonly timeoutMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: () => number;
}

/** A destination that does not answer is asked this often at once, whatever waits for it. */
const SLOW_LIMIT = 2;
/** Jobs of one destination that are remembered; more sit out their lease and are claimed again. */
const PARKED_MAX = 20_000;
/** Destinations remembered while nothing is sent to them. */
const IDLE_MAX = 1_000;

/**
 * Keeps a dead destination from delaying others: its share of slots and of waiting handlers is
 * bounded and shrinks, and what does not fit is given back to the store when there is room.
 */
export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes in which something waits, in turn. */
  readonly #queue = new Set<Lane>();
  #active = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /**
   * Takes a slot, or waits for it when one is near. Null when none is: the job is given back once
   * one is, for whoever claims it then.
   */
  enter(destination: string, job: Job): Leave | Promise<Leave | null> | null {
    const lane = this.#lane(destination);
    if (this.#hasRoom(lane)) return this.#take(lane);
    this.#queue.add(lane);
    const waiting = { job, since: this.#options.elapsed() };
    if (lane.next.length < lane.limit) {
      const { promise, resolve } = Promise.withResolvers<Leave | null>();
      lane.next.push({ ...waiting, resolve });
      return promise;
    }
    this.#dropLapsed(lane);
    if (lane.parked.length < PARKED_MAX) lane.parked.push(waiting);
    return null;
  }

  /** Sends all waiting handlers away and answers the jobs still held, when this node stops. */
  clear(): Job[] {
    const lanes = [...this.#queue];
    this.#queue.clear();
    return lanes.flatMap((lane) => {
      this.#dropLapsed(lane);
      const next = lane.next.splice(0);
      for (const { resolve } of next) resolve(null);
      return [...next, ...lane.parked.splice(0)].map(({ job }) => job);
    });
  }

  #hasRoom(lane: Lane): boolean {
    return lane.active < lane.limit && this.#active < this.#options.total;
  }

  #take(lane: Lane): Leave {
    lane.active += 1;
    this.#active += 1;
    return (late) => this.#leave(lane, late);
  }

  #leave(lane: Lane, late: boolean): void {
    const { each } = this.#options;
    const before = lane.limit;
    lane.limit = late ? Math.max(SLOW_LIMIT, Math.floor(before / 2)) : Math.min(each, before + 1);
    lane.active -= 1;
    this.#active -= 1;
    while (this.#turn((one) => one.next.length > 0 && this.#hasRoom(one), this.#handOver));
    // One for the handler that went on, two more when the lane grew. When nothing is left here that
    // would call the next ones, as many as fit: other nodes may have taken those called before.
    const alone = lane.active + lane.next.length === 0;
    const places = alone ? 2 * lane.limit : lane.limit > before ? 3 : 1;
    const wants = ({ limit, active, next, parked }: Lane): boolean =>
      parked.length > 0 && active + next.length < 2 * limit;
    for (let n = 0; n < places && this.#turn(wants, this.#giveBack); n += 1);
  }

  /** Serves the first lane that qualifies and puts it behind the others; false when none does. */
  #turn(qualifies: (lane: Lane) => boolean, serve: (lane: Lane) => void): boolean {
    for (const lane of this.#queue) {
      if (!qualifies(lane)) continue;
      serve(lane);
      this.#queue.delete(lane);
      if (lane.next.length + lane.parked.length > 0) this.#queue.add(lane);
      return true;
    }
    return false;
  }

  /** Gives a slot to the next handler, or its job back when too little of its lease is left. */
  readonly #handOver = (lane: Lane): void => {
    const { elapsed, heldMs, timeoutMs, release } = this.#options;
    const next = lane.next.shift();
    if (!next) return;
    const inTime = elapsed() - next.since <= heldMs - timeoutMs;
    if (!inTime) release(next.job);
    next.resolve(inTime ? this.#take(lane) : null);
  };

  readonly #giveBack = (lane: Lane): void => {
    this.#dropLapsed(lane);
    const parked = lane.parked.shift();
    if (parked) this.#options.release(parked.job);
  };

  /** Another worker may hold these by now: they are not ours to give back. */
  #dropLapsed({ parked }: Lane): void {
    const oldest = this.#options.elapsed() - this.#options.heldMs;
    const held = parked.findIndex(({ since }) => since > oldest);
    parked.splice(0, held === -1 ? parked.length : held);
  }

  #lane(destination: string): Lane {
    const known = this.#lanes.get(destination);
    if (known) return known;
    if (this.#lanes.size >= IDLE_MAX) this.#forgetIdle();
    const lane: Lane = { limit: this.#options.each, active: 0, next: [], parked: [] };
    this.#lanes.set(destination, lane);
    return lane;
  }

  #forgetIdle(): void {
    for (const [destination, { active, next, parked }] of this.#lanes) {
      if (active + next.length + parked.length > 0) continue;
      this.#lanes.delete(destination);
      return;
    }
  }
}
