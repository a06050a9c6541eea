// Voids an authorization or refunds a payment at its connector. The books do not wait for the
// outcome: when the processor declines, operators see it.
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

/** Voids or refunds a payment at its connector; does nothing in test mode. */
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
