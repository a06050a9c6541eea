// Asks a connector once more about an operation without an outcome.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { askForDoubt } from '@kasir/payments/reconciliation';
import { decideLive, findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { refuseDoubt } from './refusal.ts';
import { viewDoubt } from './view.ts';

export const askForDoubtfulOperation = operation(
  controlContracts.doubts.ask,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return decideLive(found.live, (d) => {
      const result = askForDoubt(d, params.operation_id);
      return typeof result === 'string' ? refuseDoubt(result) : ok(viewDoubt(result));
    });
  },
);
