// Resolves a difference by the decision of an operator.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { resolveDifference } from '@kasir/payments/reconciliation';
import { callerOperation, decideFor, unknownAccount } from '../operation.ts';
import { unknownDifference } from './difference.ts';
import { viewDifference } from './view.ts';

export const resolveStatementDifference = callerOperation(
  controlContracts.reconciliation.resolve,
  async (kasir, { params, body }, caller) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideFor(kasir, { account, mode: 'live' }, (d) => {
      const resolved = resolveDifference(d, params.difference_id, { ...body, by: caller.name });
      if (!resolved) return unknownDifference;
      return typeof resolved === 'string'
        ? invalid('path.difference_id', `This difference is ${resolved}. Resolve an OPEN one.`)
        : ok(viewDifference(d, resolved));
    });
  },
);
