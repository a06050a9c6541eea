// One lane per destination: how many deliveries run at once, and what waits until there is room.
import type { Job } from '@kasir/core/server';

/** Ends a stay in a lane; `late` when the receiver did not answer in time. */
export type Leave = (late: boolean) => void;

interface Waiting {
  readonly job: Job;
  /** Real time until which the job is surely still held here. */
  readonly until: number;
}

interface Lane {
  /** Deliveries that may run at once: halved by each that got no answer, grown by each that did. */
  limit: number;
  active: number;
  waiting: Waiting[];
}

export interface LaneOptions {
  /** Deliveries at once to all destinations, and to one. */
  readonly total: number;
  readonly each: number;
  /** Gives a job back, so that it can be claimed again. */
  readonly release: (job: Job) => void;
  /** How long a job that was just claimed is surely held, in milliseconds. */
  readonly heldMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: () => number;
}

/** A destination that does not answer is asked this often at once, whatever waits for it. */
const SLOW_LIMIT = 2;
/** Jobs of one destination that are remembered; more sit out their lease and are claimed again. */
const WAITING_MAX = 20_000;
/** Destinations remembered while nothing is sent to them. */
const IDLE_MAX = 1_000;

/**
 * Keeps a dead destination from delaying others: its share of the slots is bounded and shrinks, and
 * what does not fit is not waited for by anybody but given back when a slot is free.
 */
export class Lanes {
  readonly #options: LaneOptions;
  readonly #lanes = new Map<string, Lane>();
  /** Lanes with waiting jobs, in turn. */
  readonly #queue = new Set<Lane>();
  #active = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Takes a slot; null when there is none, and the job is given back once there is. */
  enter(destination: string, job: Job): Leave | null {
    const { total, heldMs, elapsed } = this.#options;
    const lane = this.#lane(destination);
    if (lane.active < lane.limit && this.#active < total) {
      lane.active += 1;
      this.#active += 1;
      return (late) => this.#leave(lane, late);
    }
    this.#dropLapsed(lane);
    if (lane.waiting.length < WAITING_MAX) lane.waiting.push({ job, until: elapsed() + heldMs });
    this.#queue.add(lane);
    return null;
  }

  /** Forgets all waiting jobs and answers those that are still held, when this node stops. */
  clear(): Job[] {
    const lanes = [...this.#queue];
    this.#queue.clear();
    return lanes.flatMap((lane) => {
      this.#dropLapsed(lane);
      return lane.waiting.splice(0).map(({ job }) => job);
    });
  }

  #leave(lane: Lane, late: boolean): void {
    const { each } = this.#options;
    const before = lane.limit;
    lane.limit = late ? Math.max(SLOW_LIMIT, Math.floor(before / 2)) : Math.min(each, before + 1);
    lane.active -= 1;
    this.#active -= 1;
    // One for the slot that is free now, one more when the lane grew; more when nothing is left
    // here that would give back the next: other nodes may have taken what was given back before.
    const room = lane.active === 0 ? lane.limit : lane.limit > before ? 2 : 1;
    for (let n = 0; n < room; n += 1) {
      const next = this.#nextLane();
      if (!next) return;
      this.#giveBack(next);
    }
  }

  #nextLane(): Lane | undefined {
    for (const lane of this.#queue) if (lane.active < lane.limit) return lane;
    return undefined;
  }

  /** Releases the job that has waited longest, and puts the lane behind the others. */
  #giveBack(lane: Lane): void {
    this.#dropLapsed(lane);
    const next = lane.waiting.shift();
    if (next) this.#options.release(next.job);
    this.#queue.delete(lane);
    if (lane.waiting.length > 0) this.#queue.add(lane);
  }

  /** Another worker may hold these by now: they are not ours to give back. */
  #dropLapsed(lane: Lane): void {
    const now = this.#options.elapsed();
    const held = lane.waiting.findIndex(({ until }) => until > now);
    lane.waiting.splice(0, held === -1 ? lane.waiting.length : held);
  }

  #lane(destination: string): Lane {
    const known = this.#lanes.get(destination);
    if (known) return known;
    if (this.#lanes.size >= IDLE_MAX) this.#forgetIdle();
    const lane = { limit: this.#options.each, active: 0, waiting: [] };
    this.#lanes.set(destination, lane);
    return lane;
  }

  #forgetIdle(): void {
    for (const [destination, lane] of this.#lanes) {
      if (lane.active > 0 || lane.waiting.length > 0) continue;
      this.#lanes.delete(destination);
      return;
    }
  }
}
