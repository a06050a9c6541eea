// Reads the operator whose token the request carries.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { callerOperation } from '../operation.ts';

export const getCurrentOperator = callerOperation(
  controlContracts.operators.current,
  async (_kasir, _request, { name, role }) => ok({ name, role }),
);
