// Gives an operator another role.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { setRole } from '../../operators/change.ts';
import { callerOperation } from '../operation.ts';
import { decideOperators, viewOperator } from './view.ts';

export const setOperatorRole = callerOperation(
  controlContracts.operators.role,
  async ({ store }, { params: { name }, body: { role } }, { name: by }) => {
    const changed = await decideOperators(store, (d) => setRole(d, { by, name }, role));
    return changed.ok ? ok(viewOperator(changed.row)) : changed;
  },
);
