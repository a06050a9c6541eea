// Reads the settings of live mode.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { liveSettingsOf } from '@kasir/payments/operation';
import { findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { renderLiveSettings } from './view.ts';

export const getLiveSettings = operation(
  controlContracts.liveSettings.get,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return kasir.store.view(found.live.partition, (view) =>
      ok(renderLiveSettings(liveSettingsOf(view))),
    );
  },
);
