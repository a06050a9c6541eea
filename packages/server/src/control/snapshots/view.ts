// Renders a snapshot for operators.
import { toIsoString } from '@kasir/core';
import type { Snapshot } from '@kasir/control';
import { fail } from '@kasir/core/server';
import type { SnapshotRow } from '../../snapshots/kind.ts';

/** Renders a snapshot. */
export const viewSnapshot = ({ id, state }: SnapshotRow): Snapshot => {
  const { account, name, taken, objects } = state;
  return { id, account, name, created: toIsoString(taken), objects };
};

export const unknownSnapshot = fail(
  'DATA_NOT_FOUND',
  'There is no snapshot with this id. GET /accounts/{id}/snapshots lists those of an account.',
);
