// The stored form of snapshots: the records that operators list, and separately the pieces of their
// contents.
import { recordKind, type RowOf } from '@kasir/core/resource';
import type { PartitionContents, Turn } from '@kasir/core/store';
import type { Account } from '@kasir/models';

/** Settings that determine the behavior of an account in test mode. */
export interface Settings extends Pick<Account, 'name' | 'switches' | 'terms' | 'cards'> {
  readonly versions: Account['versions']['test'];
}

export interface SnapshotState {
  readonly account: string;
  readonly name: string | null;
  /** The time of the test clock when it was taken, in milliseconds since 1970. */
  readonly taken: number;
  readonly objects: number;
  /** The number of pieces; null until the last one is stored. */
  readonly pieces: number | null;
  /** The last turn that the account had used. */
  readonly turn: Turn;
  readonly settings: Settings;
}

/** Kept in the system partition; the uuidv7, without prefix, is the order of creation. */
export const snapshots = recordKind<SnapshotState>()({
  name: 'snapshot',
  facets: { account: ({ account }) => account },
});
export type SnapshotRow = RowOf<typeof snapshots>;

/** Returns the id of a piece, which begins with that of its snapshot. */
export const pieceId = (snapshot: string, number: number): string => `${snapshot}-${number}`;

/** Stored separately, so that a list of snapshots reads none of them. */
export const snapshotPieces = recordKind<PartitionContents>()({ name: 'snapshot_piece' });

/** The contents of an account at one point in time. */
export interface Source {
  readonly account: string;
  readonly name: string | null;
  readonly taken: number;
  readonly turn: Turn;
  readonly settings: Settings;
  /** Returns the pieces: objects come before journal lines, and those before work. */
  readonly pieces: () => AsyncIterable<PartitionContents> | Iterable<PartitionContents>;
}
