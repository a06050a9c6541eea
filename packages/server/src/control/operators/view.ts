// Renders operators, and runs decisions about them.
import type { Operator } from '@kasir/control';
import { toIsoString } from '@kasir/core';
import { decideQuietly, type Decision } from '@kasir/core/server';
import { SYSTEM, type Store } from '@kasir/core/store';
import type { OperatorRow } from '../../operators/kind.ts';

export const viewOperator = ({ id, state }: OperatorRow): Operator => ({
  name: id,
  role: state.role,
  created: toIsoString(state.created),
  created_by: state.createdBy,
});

/** Runs a decision about operators in one transaction. */
export const decideOperators = <R>(store: Store, decide: (d: Decision) => R): Promise<R> =>
  store.exec(SYSTEM, (at, tx) => decideQuietly(at, tx, decide));
