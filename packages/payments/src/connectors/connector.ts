// Selects the connector of an account: the simulator in test mode, and none for live money yet.
import type { Context } from '@kasir/core/server';
import type { Connector } from './port.ts';
import { simulator } from './simulator.ts';

/** Returns the connector of a mode: the simulator for tests, and null for live money for now. */
export const connectorOf = ({ partition }: Pick<Context, 'partition'>): Connector | null =>
  partition.mode === 'test' ? simulator : null; // CORE-09

/** Returns the connector when a decision has checked that one exists; otherwise throws. */
export const getConnector = (context: Pick<Context, 'partition'>): Connector => {
  const connector = connectorOf(context);
  if (!connector) throw new Error('No connector serves live mode');
  return connector;
};
