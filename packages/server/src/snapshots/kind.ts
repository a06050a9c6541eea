// Snapshots as they are stored: what operators list, and apart from it what is restored.
import { recordKind, type RowOf } from '@kasir/core';
import type { PartitionContents } from '@kasir/core/server';
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
}

/** Kept in the system partition; the bare uuidv7 is the order in which they were taken. */
export const snapshots = recordKind<SnapshotState>()({
  name: 'snapshot',
  facets: { account: ({ account }) => account },
});
export type SnapshotRow = RowOf<typeof snapshots>;

/** Contents, under the id of their snapshot: a list of snapshots reads none of them. */
export const snapshotContents = recordKind<{
  readonly settings: Settings;
  readonly contents: PartitionContents;
}>()({ name: 'snapshot_contents' });
