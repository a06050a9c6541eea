// Runs the decisions of a batch on the loaded data, in order, and returns the missing reads.
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
} from '@kasir/core/store';
import type { Task } from './batches.ts';
import { Unseen, type Changes } from './changes.ts';
import { SnapshotReads, unloaded } from './reads.ts';
import type { MissingRead, Snapshot, ReadRequest } from './snapshot.ts';

/** A queued decision. */
export interface Command extends Task {
  readonly partition: Partition;
  readonly decide: (at: At, tx: Tx) => unknown;
  readonly job: string | undefined;
  readonly requests: readonly ReadRequest[];
  /** Returns the same digits at every call. */
  readonly random: () => string;
  readonly resolve: (value: unknown) => void;
  /** The time and ids of the first run; a rerun gets the same ones. */
  began?: { readonly last: Turn; readonly clock: number };
}

/** The state of a partition in the batch. */
export interface PartitionState {
  readonly partition: string;
  readonly locked: Turn;
  readonly clock: number;
  readonly snapshot: Snapshot;
  readonly changes: Changes;
  turn: Turn;
}

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Runs the decision whose turn it is. Returns its missing reads; if none, sets its outcome. */
const decideOne = (
  command: Command,
  partitionState: PartitionState,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): ReadRequest[] => {
  const { job, random } = command;
  const { snapshot, changes } = partitionState;
  if (!command.began || isEarlier(command.began.last, partitionState.turn)) {
    command.began = { last: partitionState.turn, clock: partitionState.clock };
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
    partitionState.turn = at.after();
    outcomes.set(command, { value });
  } catch (error) {
    if (error instanceof Unseen) throw error;
    if (reads.missing.length > 0) return reads.missing;
    outcomes.set(command, { error });
  }
  return [];
};

/**
 * Runs a decision ahead of its turn, only to learn its reads: this saves a round trip of its own.
 * Its ids are not known yet, so the run ends at the first id that it requests.
 */
const prefetch = ({ decide }: Command, partitionState: PartitionState): ReadRequest[] => {
  const now = Math.max(partitionState.turn.now, partitionState.clock);
  const at: At = {
    now,
    id: () => {
      throw unloaded;
    },
  };
  const reads = new SnapshotReads(partitionState.snapshot, now);
  try {
    decide(at, new BufferedTx(reads, at));
  } catch {
    // An error here is not the outcome of the decision.
  }
  return reads.missing;
};

/** Runs all decisions that can run, in the order of the commands; returns the missing reads. */
export const decideAll = (
  commands: readonly Command[],
  partitionStates: ReadonlyMap<string, PartitionState>,
  all: boolean,
  outcomes: Map<Command, Outcome>,
): MissingRead[] => {
  const missing: MissingRead[] = [];
  const waiting = new Set<PartitionState>();
  for (const command of commands) {
    const partitionState = partitionStates.get(partitionKey(command.partition));
    if (!partitionState || outcomes.has(command)) continue;
    const requests = waiting.has(partitionState)
      ? prefetch(command, partitionState)
      : decideOne(command, partitionState, all, outcomes);
    if (!outcomes.has(command)) waiting.add(partitionState);
    missing.push(...requests.map((request) => ({ snapshot: partitionState.snapshot, request })));
  }
  return missing;
};
