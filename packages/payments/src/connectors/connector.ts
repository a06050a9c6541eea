// Selects the connector of an account: the simulator in test mode, and for live money the services
// that the account names. A test may have test mode ask such services, too (decision 0107).
import type { Context } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { live } from './live.ts';
import type { Connector } from './port.ts';
import { liveSettingsOf } from '../operations/settings.ts';
import { simulator } from './simulator.ts';

type Owner = Pick<Context, 'partition' | 'asksConnectors'>;

/** Returns the connector of a mode, whether or not an account may ask it for something new. */
export const getConnector = ({ partition, asksConnectors }: Owner): Connector =>
  partition.mode === 'live' || asksConnectors === true ? live : simulator;

/** Returns whether payers act, and banks are asked, at connectors and not on pages of ours. */
export const payersActOutside = (owner: Owner): boolean => getConnector(owner).isOutside;

/** Returns the connector of an account; null for live money without any connector. */
export const connectorOf = (reads: Pick<Reads, 'get'>, owner: Owner): Connector | null =>
  getConnector(owner).isOutside && liveSettingsOf(reads).connectors.length === 0
    ? null // CORE-09
    : getConnector(owner);
