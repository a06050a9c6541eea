// Creates a refund: final at once, or PENDING until the channel responds (REFUND-CONF-01).
import type { Scope } from '@kasir/core/server';
import type { PaymentRow } from '../payments/kind.ts';
import { reserveRefund } from '../payments/refund.ts';
import { getConnector } from '../connectors/connector.ts';
import { awaitChannel } from '../connectors/response.ts';
import { refundResponseJob } from './response.ts';
import { askRefund, sendRefund } from './finish.ts';
import { refunds, type RefundRow } from './kind.ts';
import type { RefundState } from './state.ts';
import { findRefundable, type RefundRefusal } from './target.ts';

/** The response time of the simulated channel. */
const RESPONSE_MS = 2_000;

/** A requested refund. */
export interface NewRefund extends Pick<
  RefundState,
  'product' | 'invoice' | 'reason' | 'metadata'
> {
  /** All attempted payments of the refunded object, oldest first. */
  readonly payments: readonly PaymentRow[];
  /** Minor units; null for the whole refundable amount. */
  readonly amount: number | null;
  /** The merchant's own reference; generated when null. */
  readonly reference: string | null;
  /** True when the channel responds later; the server's setting when omitted. */
  readonly later?: boolean;
}

interface Created {
  readonly ok: true;
  readonly row: RefundRow;
}

interface Refused {
  readonly ok: false;
  readonly refusal: RefundRefusal;
}

/** Creates a refund, once all its rules hold. */
export const createRefund = (d: Scope, newRefund: NewRefund): Created | Refused => {
  if (newRefund.reference !== null && d.find(refunds, 'reference', newRefund.reference))
    return { ok: false, refusal: { code: 'REFERENCE_TAKEN' } };
  const found = findRefundable(d, newRefund.payments, newRefund.amount);
  if (!found.ok) return found;
  const { payment, amount, returned, free } = found;
  const { product, intent, type, channel, country, currency } = payment.state;
  const id = d.id();
  const reference = newRefund.reference ?? d.id(); // REFUND-CREATE-reference_id
  const state = {
    ...(newRefund.product && { product: newRefund.product }),
    payment: payment.id,
    paidProduct: product.kind,
    intent,
    invoice: newRefund.invoice,
    type,
    channel,
    country,
    currency,
    amount,
    returned,
    free,
    reason: newRefund.reason,
    reference,
    metadata: newRefund.metadata,
    ...(d.context.script !== undefined && { script: d.context.script }),
    created: d.now,
    updated: d.now,
  };
  const wait = (): Created => {
    reserveRefund(d, payment, amount);
    return { ok: true, row: d.create(refunds, id, 'wait', { ...state, failure: null }) };
  };
  const isLater = newRefund.later ?? d.context.refunds === 'async';
  if (isLater && !getConnector(d.context).isOutside) {
    d.schedule(refundResponseJob, d.now + RESPONSE_MS, { refund: id });
    return wait();
  }
  const { reason, metadata } = state;
  const sent = { id, amount, returned, reference, reason, metadata };
  const response = askRefund(d, payment, sent);
  if (response.result === 'pending') {
    awaitChannel(d, response, refundResponseJob, { refund: id }, null);
    return wait();
  }
  const failure = sendRefund(d, payment, sent, response);
  const on = failure === null ? 'succeed' : 'fail';
  return { ok: true, row: d.create(refunds, id, on, { ...state, failure }) };
};
