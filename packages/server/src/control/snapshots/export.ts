// Renders a snapshot as a file.
import { exportSnapshotContract } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { toFile } from '../../snapshots/file.ts';
import { findKept } from '../../snapshots/snapshots.ts';
import { operation } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

export const exportSnapshot = operation(exportSnapshotContract, async (kasir, { params }) => {
  const kept = await findKept(kasir, params.id);
  return kept ? ok(toFile(kept)) : unknownSnapshot;
});
