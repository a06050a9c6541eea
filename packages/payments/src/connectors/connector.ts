// Selects the connector of an account: the simulator in test mode, and the connectors of the
// account in live mode. A test can use connectors over HTTP in test mode, too (decision 0107).
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { live } from './live.ts';
import type { Connector } from './port.ts';
import { liveSettingsOf } from '../operations/settings.ts';
import { simulator } from './simulator.ts';

type Owner = Pick<Context, 'partition' | 'usesConnectors'>;

/** Returns the connector of a mode, even when the account has no connector for new payments. */
export const getConnector = ({ partition, usesConnectors }: Owner): Connector =>
  partition.mode === 'live' || usesConnectors === true ? live : simulator;

/** Returns whether payers act on pages of connectors, and not on hosted pages of Kasir. */
export const payersActOutside = (owner: Owner): boolean => getConnector(owner).isOutside;

/** Returns the connector of an account, or null in live mode when the account has none. */
export const connectorOf = (reads: Pick<Reads, 'get'>, owner: Owner): Connector | null =>
  getConnector(owner).isOutside && liveSettingsOf(reads).connectors.length === 0
    ? null // CORE-09
    : getConnector(owner);
