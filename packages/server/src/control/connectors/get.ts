// Reads a connector of an account.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { findLiveAccount } from './live-account.ts';
import { showConnector } from './show.ts';

export const getConnector = operation(
  controlContracts.connectors.get,
  async (kasir, { params }) => {
    const found = await findLiveAccount(kasir, params.id);
    return found.ok ? showConnector(found.live, params.name) : found;
  },
);
