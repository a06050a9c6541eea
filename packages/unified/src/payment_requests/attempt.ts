// One attempt to pay by a method, for a payment request or for the method alone.
import type { RowOf } from '@kasir/core';
import type { Context, Tx } from '@kasir/core/server';
import { payments, type Channel, type PaymentDetail, type paymentRequests } from '@kasir/models';
import { minorOf, type Attempt, type PaymentRow } from '@kasir/payments';
import { channelOf } from '../payment_methods/channel.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';

export type PaymentRequestRow = RowOf<typeof paymentRequests>;

/** What is paid: a request by its method, or a method that nobody asked for a payment of. */
export interface Paid {
  readonly request: PaymentRequestRow | null;
  readonly method: PaymentMethodRow;
}

/**
 * Largest amount of InstaPay in PHP; above it is PESONet (PAY-FIELD-payment_detail.network-values).
 */
const INSTAPAY_MAX = 50_000;

const networkOf = (channel: Channel, amount: number, reusable: boolean): string | null => {
  if (channel.country !== 'PH' || !reusable) return null;
  return amount <= INSTAPAY_MAX ? 'InstaPay' : 'PESONet';
};

/** What the channel tells of a payment beside its amount (PAY-FIELD-payment_detail.*). */
const detailOf = (channel: Channel, amount: number, reusable: boolean): PaymentDetail => {
  switch (channel.type) {
    case 'EWALLET':
      return { fund_source: 'WALLET_BALANCE', source: channel.code };
    case 'VIRTUAL_ACCOUNT':
      return { network: networkOf(channel, amount, reusable) };
    case 'OVER_THE_COUNTER':
      return { remarks: null };
    case 'QR_CODE':
      return { receipt_id: null };
    default:
      return {};
  }
};

/** The number of a bank account or a masked card, and no other (TXN-FIELD-account_identifier). */
const identifierOf = ({ public: method }: PaymentMethodRow): string | null =>
  method.virtual_account?.channel_properties.virtual_account_number ??
  method.card?.card_information?.masked_card_number ??
  null;

/** The attempt to pay an amount, in the currency's own unit. */
export const attemptOf = (
  { request, method }: Paid,
  amount: number,
  { account }: Context,
): Attempt => {
  const channel = channelOf(method);
  const target = request ?? method;
  return {
    account,
    channel,
    product: target.public.id,
    parent: target.id,
    method: method.id,
    amount: minorOf(channel.currency, amount),
    reference_id: target.public.reference_id,
    account_identifier: identifierOf(method),
    detail: detailOf(channel, amount, method.public.reusability === 'MULTIPLE_USE'),
  };
};

/** The payment that is pending or was authorized for a request, or null. */
export const paymentOf = (
  tx: Pick<Tx, 'get'>,
  request: PaymentRequestRow | null,
): PaymentRow | null => {
  const id = request?.state.payment ?? null;
  return id === null ? null : (tx.get(payments, id) ?? null);
};
