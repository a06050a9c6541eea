// Posts an adjustment of the ledgers of statements.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { postAdjustment } from '@kasir/payments/reconciliation';
import { callerOperation, decideFor, unknownAccount } from '../operation.ts';
import { viewAdjustment } from './view.ts';

const refusals = {
  unbalanced: invalid('body.lines', 'The amounts must sum to zero. Add what is missing.'),
  'unknown difference': invalid('body.difference', 'There is no difference with this id.'),
  'cleared difference': invalid(
    'body.difference',
    'This difference was cleared without an adjustment. There is nothing to adjust.',
  ),
  'unknown operation': invalid('body.operation', 'There is no operation with this id.'),
  'suspense without operation': invalid(
    'body.operation',
    'Name the operation whose money leaves suspense. GET /accounts/{id}/reconciliation lists them.',
  ),
  'not in suspense': invalid(
    'body.lines',
    'The line of suspense takes back what the operation has there: the opposite sign, the same currency, and at most that amount.',
  ),
};

export const adjustStatements = callerOperation(
  controlContracts.reconciliation.adjust,
  async (kasir, { params, body }, caller) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideFor(kasir, { account, mode: 'live' }, (d) => {
      const { operation, ...adjustment } = body;
      const posted = postAdjustment(d, {
        ...adjustment,
        ...(operation !== null && { operation }),
        by: caller.name,
      });
      return typeof posted === 'string' ? refusals[posted] : ok(viewAdjustment(posted));
    });
  },
);
