// Which connector serves an account: the simulator in test mode, and none for live money yet.
import type { Context } from '@kasir/core/server';
import type { Connector } from './port.ts';
import { simulator } from './simulator.ts';

/** The connector of a mode: the simulator for tests, and none for live money yet. */
export const connectorOf = ({ partition }: Pick<Context, 'partition'>): Connector | null =>
  partition.mode === 'test' ? simulator : null; // CORE-09

/** The same where a decision has made sure that there is one. */
export const getConnector = (context: Pick<Context, 'partition'>): Connector => {
  const connector = connectorOf(context);
  if (!connector) throw new Error('No connector serves live mode');
  return connector;
};
