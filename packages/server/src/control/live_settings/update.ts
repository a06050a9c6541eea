// Changes the settings of live mode.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { changeLiveSettings } from '@kasir/payments/operation';
import { decideLive, findLiveAccount } from '../connectors/live-account.ts';
import { operation } from '../operation.ts';
import { renderLiveSettings } from './view.ts';

export const updateLiveSettings = operation(
  controlContracts.liveSettings.update,
  async (kasir, { params, body }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    const { wait_ms: waitMs, late_success: lateSuccess } = body;
    return decideLive(found.live, (d) =>
      ok(
        renderLiveSettings(
          changeLiveSettings(d, {
            ...(waitMs !== undefined && { waitMs }),
            ...(lateSuccess !== undefined && { lateSuccess }),
          }),
        ),
      ),
    );
  },
);
