// Deletes a snapshot.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { accountOfSnapshot, forget } from '../../snapshots/snapshots.ts';
import { operation } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

export const deleteSnapshot = operation(
  controlContracts.snapshots.delete,
  async (kasir, { params }) =>
    (await forget(kasir, params.id))
      ? ok({ id: params.id, deleted: true as const })
      : unknownSnapshot,
  async (kasir, { params }) => ({
    account: await accountOfSnapshot(kasir, params.id),
    mode: 'test',
  }),
);
