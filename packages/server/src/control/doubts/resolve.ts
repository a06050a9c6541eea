// Resolves a doubtful operation by the decision of an operator.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { resolveDoubt } from '@kasir/payments/reconciliation';
import { decideLive, findLiveAccount } from '../connectors/live-account.ts';
import { callerOperation } from '../operation.ts';
import { refuseDoubt } from './refusal.ts';
import { viewDoubt } from './view.ts';

export const resolveDoubtfulOperation = callerOperation(
  controlContracts.doubts.resolve,
  async (kasir, { params, body }, caller) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return decideLive(found.live, (d) => {
      const resolved = resolveDoubt(d, params.operation_id, { ...body, by: caller.name });
      return typeof resolved === 'string' ? refuseDoubt(resolved) : ok(viewDoubt(resolved));
    });
  },
);
