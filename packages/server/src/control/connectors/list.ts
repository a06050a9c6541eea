// Lists the connectors of an account.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { liveSettingsOf } from '@kasir/payments/operation';
import { operation } from '../operation.ts';
import { findLiveAccount } from './live-account.ts';
import { renderConnector } from './view.ts';

export const listConnectors = operation(
  controlContracts.connectors.list,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    const { live } = found;
    return kasir.store.view(live.partition, (view) =>
      ok({
        data: liveSettingsOf(view).connectors.map((one) => renderConnector(live, view, one)),
      }),
    );
  },
);
