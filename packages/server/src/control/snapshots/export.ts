// Renders a snapshot as a file.
import { controlContracts } from '@kasir/control';
import { fileText } from '../../snapshots/file.ts';
import { secretsOf } from '../../snapshots/secrets.ts';
import { findKept } from '../../snapshots/snapshots.ts';
import { streamedOperation } from '../operation.ts';
import { unknownSnapshot } from './view.ts';

export const exportSnapshot = streamedOperation(
  controlContracts.snapshots.export,
  async (kasir, { params }) => {
    const kept = await findKept(kasir, params.id);
    if (!kept) return unknownSnapshot;
    return { ok: 'streamed', text: fileText(kept, await secretsOf(kasir, kept.account)) };
  },
);
