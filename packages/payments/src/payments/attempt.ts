// What every attempt to pay brings along: what it is for, by what, and how much.
import type { Ref } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import {
  paymentPublicId,
  transactionCode,
  channelType,
  type Channel,
  type ChannelCategory,
} from '@kasir/models';
import { getConnector } from '../connectors/connector.ts';
import { recordTransaction, type MoneyMoved } from '../ledger/transactions.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import type { PaymentRow, PaymentState } from './kind.ts';

/** An attempt to pay something, before its outcome is known. Amount in minor units. */
export interface Attempt {
  readonly product: Ref;
  readonly intent: string | null;
  readonly instrument: string | null;
  readonly channel: Channel;
  /** Under which transactions and fees know it, where that is not the type of the channel. */
  readonly category?: ChannelCategory;
  readonly amount: number;
  readonly reference: string;
  readonly identifier: string | null;
  readonly detail: PaymentDetail;
}

/**
 * A code is paid with the app of an issuer, which is the provider that pays; the refund depends on
 * which (QRPAY-FIELD-payment_detail.source, REFUND-CREATE-04).
 */
const withIssuer = (d: Scope, { channel, amount, detail }: Attempt): PaymentDetail => {
  if (!channelType(channel.type).paidWithApp) return detail;
  const issuer = detail.issuer ?? getConnector(d.context).issuer(channel, amount);
  return { ...detail, issuer, source: detail.source ?? issuer };
};

/**
 * A wallet says where it takes the money from: its balance, or installments
 * (PAY-FIELD-payment_detail.fund_source, MODEL-UNSPEC-09).
 */
const withFundSource = (d: Scope, { channel, amount, detail }: Attempt): PaymentDetail => {
  if (channel.type !== 'EWALLET') return detail;
  const months = getConnector(d.context).walletInstallments(channel, amount);
  return { ...detail, fundSource: months === null ? 'WALLET_BALANCE' : `INSTALLMENT_${months}` };
};

/** An attempt as it is stored, before anything came of it. */
export const attempted = (
  d: Scope,
  attempt: Attempt,
): Omit<PaymentState, 'status' | 'failure' | 'captured'> => ({
  product: attempt.product,
  intent: attempt.intent,
  instrument: attempt.instrument,
  type: attempt.channel.type,
  channel: attempt.channel.code,
  country: attempt.channel.country, // PAY-FIELD-country
  currency: attempt.channel.currency, // PAY-FIELD-currency
  amount: attempt.amount,
  refunded: 0,
  reserved: 0,
  reversed: false,
  reference: attempt.reference,
  identifier: attempt.identifier,
  detail: withIssuer(d, { ...attempt, detail: withFundSource(d, attempt) }),
  transactions: [],
  authorizedUntil: null,
  created: d.now,
  updated: d.now,
});

/** The public id of a payment. */
export const paymentId = ({ id, state }: Pick<PaymentRow, 'id' | 'state'>): string =>
  paymentPublicId(state.product.kind, state.type, id);

/** Records the transaction of a payment that was completed or authorized; returns its bare id. */
export const recordPayment = (
  d: Scope,
  {
    product,
    channel,
    category = channelType(channel.type).category,
    reference,
    identifier,
  }: Pick<Attempt, 'product' | 'channel' | 'category' | 'reference' | 'identifier'>,
  payment: string,
  status: 'SUCCESS' | 'PENDING',
  moved: MoneyMoved,
): string =>
  recordTransaction(d, {
    ...moved,
    source: { kind: 'payment', id: payment },
    paidProduct: product.kind,
    type: 'PAYMENT',
    status,
    category,
    channel: transactionCode(channel),
    reference,
    identifier,
    currency: channel.currency,
  });
