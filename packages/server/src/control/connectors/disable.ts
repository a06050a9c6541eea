// Gives a connector nothing new; what it has begun goes on.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { findLiveAccount } from './live-account.ts';
import { changeAndShow } from './show.ts';

export const disableConnector = operation(
  controlContracts.connectors.disable,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    if (!found.ok) return found;
    return changeAndShow(found.live, params.name, (known) => ({ ...known, enabled: false }));
  },
);
