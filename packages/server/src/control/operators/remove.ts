// Removes an operator.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { removeOperator as remove } from '../../operators/change.ts';
import { callerOperation } from '../operation.ts';
import { decideOperators, viewOperator } from './view.ts';

export const removeOperator = callerOperation(
  controlContracts.operators.remove,
  async ({ store }, { params: { name } }, { name: by }) => {
    const removed = await decideOperators(store, (d) => remove(d, { by, name }));
    return removed.ok ? ok(viewOperator(removed.row)) : removed;
  },
);
