// Lets a connector begin operations again.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { findLiveAccount } from './live-account.ts';
import { changeAndShow } from './show.ts';

export const enableConnector = operation(
  controlContracts.connectors.enable,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return changeAndShow(found.live, params.name, ({ removing: _removing, ...known }) => ({
      ...known,
      enabled: true,
    }));
  },
);
