// Reads how far a running check of the books is.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { operation } from '../operation.ts';
import { booksOf } from './last-check.ts';

const NONE = { checked: 0, books: 0, share: null, leftMs: null };

export const checkProgress = operation(controlContracts.invariants.progress, async (kasir) => {
  const { progress } = booksOf(kasir);
  const { checked, books, share, leftMs } = progress ?? NONE;
  return ok({ status: progress ? 'RUNNING' : 'IDLE', checked, books, share, left_ms: leftMs });
});
