// Ends a checkout by a decision of its payer or lender: completed, denied or canceled.
import type { Scope } from '@kasir/core/server';
import { channelIn, type Channel } from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import type { ChannelResponse, ChargeResult } from '../connectors/port.ts';
import { awaitChannel } from '../connectors/response.ts';
import type { Attempt } from '../payments/attempt.ts';
import { operations } from '../operations/kind.ts';
import { completePayment } from '../payments/complete.ts';
import { keepOrReverse } from '../payments/late.ts';
import { recordDeclined } from '../payments/fail.ts';
import { lenderResponseJob } from './response.ts';
import { checkouts, type CheckoutRow } from './kind.ts';

/** Returns whether the payer can decide now; a checkout may have expired before its job runs. */
export const isCheckoutOpen = (
  { state: { status, expires } }: Pick<CheckoutRow, 'state'>,
  now: number,
): boolean => status === 'PENDING' && now < expires;

/** Returns the lender of a checkout. */
export const lenderOf = ({ state: { channel, country } }: CheckoutRow): Channel => {
  const found = channelIn('PAYLATER', channel, country);
  if (!found) throw new Error(`The channel table has no lender ${channel} of ${country}`);
  return found;
};

const attemptOf = (row: CheckoutRow): Attempt => ({
  product: { kind: checkouts.name, id: row.id },
  intent: null,
  instrument: null,
  channel: lenderOf(row),
  category: 'CARDLESS_CREDIT',
  amount: row.state.amount,
  reference: row.state.reference,
  identifier: null,
  detail: { source: row.state.channel, receipt: row.state.receipt },
});

/** Records that the lender refused the credit, with a failed payment. */
export const denyCheckout = (d: Scope, row: CheckoutRow, failure: string): CheckoutRow => {
  const { id: payment } = recordDeclined(d, attemptOf(row), failure);
  return d.transition(checkouts, row, 'deny', { payment, failure });
};

/** Requests the payment from the lender. */
const askLender = (d: Scope, row: CheckoutRow): ChannelResponse =>
  getConnector(d.context).perform(d, {
    work: 'payment',
    channel: lenderOf(row),
    amount: row.state.amount,
    about: () => ({
      customer: null,
      references: [row.state.reference],
      objects: [row.id],
      script: d.context.script,
    }),
    order: () => ({
      object: { kind: checkouts.name, id: row.id },
      reference: row.state.reference,
      customer: null,
      returnUrls: {
        success: row.state.returnUrl,
        failure: row.state.returnUrl,
        cancel: row.state.returnUrl,
      },
      means: null,
      continues: null,
      expires: row.state.expires,
      ...(row.state.purchase && { purchase: row.state.purchase }),
    }),
  });

/**
 * Completes a checkout whose payer accepts the credit: the lender pays, unless it refuses. `known`
 * is the response of the lender. Without it, this requests the payment from the lender, and the
 * checkout waits until the lender responds.
 */
export const completeCheckout = (d: Scope, row: CheckoutRow, known?: ChargeResult): CheckoutRow => {
  const response = known ?? askLender(d, row);
  if (response.result === 'pending') {
    awaitChannel(d, response, lenderResponseJob, { checkout: row.id }, row.state.expires);
    return row;
  }
  if (response.result === 'declined') return denyCheckout(d, row, response.code);
  const { operation } = response;
  const { id: payment } = completePayment(d, { ...attemptOf(row), operation });
  return d.transition(checkouts, row, 'complete', { payment });
};

/**
 * Records a payment that the lender made after the checkout had ended, and marks it for the
 * operator. The settings of the account decide whether it is kept or reversed.
 */
export const recordLateCredit = (d: Scope, row: CheckoutRow, operation: string): void => {
  d.change(operations, { id: operation }, { attention: 'LATE_SUCCESS' });
  keepOrReverse(d, { ...attemptOf(row), operation });
};

/** Cancels a checkout: the payer does not want the credit. */
export const cancelCheckout = (d: Scope, row: Pick<CheckoutRow, 'id'>): CheckoutRow =>
  d.transition(checkouts, row, 'cancel');
