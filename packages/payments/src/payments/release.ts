// Tells a connector that the platform lets go of an authorization, or gives a payment back. The
// books do not wait for it: when the processor declines, the operator is shown so.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { Order } from '../operations/work.ts';
import { channelOf } from '../instruments/find.ts';
import type { PaymentRow } from './kind.ts';

const nowhere = { success: null, failure: null, cancel: null } as const;

/** Returns the order that continues the operation of a payment. */
export const orderAfter = ({ state }: PaymentRow, reference = state.reference): Order => ({
  object: { kind: state.product.kind, id: state.intent ?? state.product.id },
  reference,
  customer: null,
  returnUrls: nowhere,
  means: null,
  continues: state.operation ?? null,
  expires: null,
});

/** Voids or gives back what a connector has done for a payment; nothing in test mode. */
export const releaseAtConnector = (
  d: Scope,
  row: PaymentRow,
  work: 'void' | 'refund',
  amount: number,
): void => {
  if (row.state.operation === undefined) return;
  const channel = channelOf(row.state);
  getConnector(d.context).release(d, { work, channel, amount, order: () => orderAfter(row) });
};
