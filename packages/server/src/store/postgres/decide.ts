// Runs the decisions of a batch on what is loaded, each in its turn, and returns what they lack.
import {
  BufferedTx,
  isEarlier,
  JobGone,
  partitionKey,
  takeTurn,
  type At,
  type Partition,
  type Turn,
  type Tx,
} from '@kasir/core/server';
import type { Task } from './batches.ts';
import { Unseen, type Changes } from './changes.ts';
import { SnapshotReads, unloaded } from './reads.ts';
import type { Missing, Snapshot, Want } from './snapshot.ts';

/** A decision that waits for its turn. */
export interface Command extends Task {
  readonly partition: Partition;
  readonly decide: (at: At, tx: Tx) => unknown;
  readonly job: string | undefined;
  readonly wants: readonly Want[];
  readonly random: string;
  readonly resolve: (value: unknown) => void;
  /** Where its first run took its time and ids from: a rerun gets the same. */
  began?: { readonly last: Turn; readonly clock: number };
}

/** A partition of the batch. */
export interface PartitionState {
  readonly partition: string;
  readonly locked: Turn;
  readonly clock: number;
  readonly snapshot: Snapshot;
  readonly changes: Changes;
  turn: Turn;
}

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Runs a decision that has its turn. Returns what it still lacks; when nothing, it has an outcome.
 */
const decideOne = (
  command: Command,
  home: PartitionState,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): Want[] => {
  const { job, random } = command;
  const { snapshot, changes } = home;
  if (!command.began || isEarlier(command.began.last, home.turn)) {
    command.began = { last: home.turn, clock: home.clock };
  }
  const at = takeTurn(command.began.last, command.began.clock, random);
  const reads = new SnapshotReads(snapshot, at.now);
  const tx = new BufferedTx(reads, at);
  try {
    if (job !== undefined && !snapshot.fact({ read: 'job', id: job })) throw new JobGone(job);
    const value = command.decide(at, tx);
    const writes = tx.writes();
    const missing = [...reads.missing, ...changes.missing(writes, all)];
    if (missing.length > 0) return missing;
    changes.add(writes, job, at.now);
    home.turn = at.after();
    outcomes.set(command, { value });
  } catch (error) {
    if (error instanceof Unseen) throw error;
    if (reads.missing.length > 0) return reads.missing;
    outcomes.set(command, { error });
  }
  return [];
};

/**
 * Runs a decision whose turn has not come, only to see what it reads before its first id: it is
 * spared a flight of its own when its turn comes. Its ids are not known yet, so it gets none.
 */
const prefetch = ({ decide }: Command, home: PartitionState): Want[] => {
  const now = Math.max(home.turn.now, home.clock);
  const at: At = {
    now,
    id: () => {
      throw unloaded;
    },
  };
  const reads = new SnapshotReads(home.snapshot, now);
  try {
    decide(at, new BufferedTx(reads, at));
  } catch {
    // What it throws here is not its outcome.
  }
  return reads.missing;
};

/**
 * Decides what can be decided, partition by partition in the order of the commands; returns what is
 * lacking.
 */
export const decideAll = (
  commands: readonly Command[],
  homes: ReadonlyMap<string, PartitionState>,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): Missing[] => {
  const missing: Missing[] = [];
  const waiting = new Set<PartitionState>();
  for (const command of commands) {
    const home = homes.get(partitionKey(command.partition));
    if (!home || outcomes.has(command)) continue;
    const wants = waiting.has(home)
      ? prefetch(command, home)
      : decideOne(command, home, all, outcomes);
    if (!outcomes.has(command)) waiting.add(home);
    missing.push(...wants.map((want) => ({ snapshot: home.snapshot, want })));
  }
  return missing;
};
