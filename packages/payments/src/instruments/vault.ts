// Keeps the token that a connector returned for an instrument, by which it is charged later.
import type { Scope } from '@kasir/core/server';
import { getOperation } from '../operations/find.ts';
import { instruments, type InstrumentRow } from './kind.ts';

/** Keeps the token of an operation with its instrument, if it returned one. */
export const keepToken = (d: Scope, { id }: Pick<InstrumentRow, 'id'>, operation: string): void => {
  const { connector, token } = getOperation(d, operation).state;
  if (token !== null) d.change(instruments, { id }, { vault: { connector, token }, operation });
};
