// Declares the work that an operation does.
import type { Channel } from '@kasir/models';
import type { Order } from '../connectors/port.ts';
import type { ChannelWork } from './state.ts';

/** A work for a connector. Amount in minor units; null when there is none. */
export interface Work {
  readonly work: ChannelWork;
  readonly channel: Channel;
  readonly amount: number | null;
  readonly order: Order;
}
