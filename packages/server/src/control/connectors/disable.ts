// Disables a connector: it gets no new operations, and those that have begun continue.
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
