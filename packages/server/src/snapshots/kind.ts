// Snapshots as they are stored: what operators list, and apart from it the pieces of what is
// restored.
import { recordKind, type RowOf } from '@kasir/core';
import type { PartitionContents, Turn } from '@kasir/core/server';
import type { Account } from '@kasir/models';

/** Settings that decide what an account does in test mode. */
export interface Settings extends Pick<Account, 'name' | 'switches' | 'terms' | 'cards'> {
  readonly versions: Account['versions']['test'];
}

export interface SnapshotState {
  readonly account: string;
  readonly name: string | null;
  /** Milliseconds of the test clock when it was taken. */
  readonly taken: number;
  readonly objects: number;
  /** How many pieces there are; null until the last one is stored. */
  readonly pieces: number | null;
  /** The last moment that the account had used. */
  readonly turn: Turn;
  readonly settings: Settings;
}

/** Kept in the system partition; the bare uuidv7 is the order in which they were taken. */
export const snapshots = recordKind<SnapshotState>()({
  name: 'snapshot',
  facets: { account: ({ account }) => account },
});
export type SnapshotRow = RowOf<typeof snapshots>;

/** The id of a piece, which begins with that of its snapshot. */
export const pieceId = (snapshot: string, number: number): string => `${snapshot}-${number}`;

/** Apart from their snapshot: a list of snapshots reads none of them. */
export const snapshotPieces = recordKind<PartitionContents>()({ name: 'snapshot_piece' });

/** What was held at one moment, of whom. */
export interface Source {
  readonly account: string;
  readonly name: string | null;
  readonly taken: number;
  readonly turn: Turn;
  readonly settings: Settings;
  /** Objects come before journal lines, and those before work. */
  readonly pieces: () => AsyncIterable<PartitionContents> | Iterable<PartitionContents>;
}
