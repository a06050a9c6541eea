// Builds the data that every attempt to pay has in common: product, instrument and amount.
import type { Scope } from '@kasir/core/server';
import {
  paymentPublicId,
  transactionCode,
  channelType,
  type Channel,
  type ChannelCategory,
} from '@kasir/models';
import type { Product } from '../product.ts';
import { getConnector } from '../connectors/connector.ts';
import { recordTransaction, type MoneyMoved } from '../ledger/transactions.ts';
import type { PaymentDetail } from '../instruments/types/type.ts';
import type { PaymentRow, PaymentState } from './kind.ts';

/** An attempt to pay, before its outcome is known. Amount in minor units. */
export interface Attempt {
  readonly product: Product;
  readonly intent: string | null;
  readonly instrument: string | null;
  readonly channel: Channel;
  /** The category of its transactions and fees, when it is not that of the channel's type. */
  readonly category?: ChannelCategory;
  readonly amount: number;
  readonly reference: string;
  readonly identifier: string | null;
  readonly detail: PaymentDetail;
  /** Unprefixed id of the operation of a connector that made it, if one did. */
  readonly operation?: string | undefined;
}

/**
 * Returns the details with the issuer of the app that pays a code. The issuer is the paying
 * provider, on which refunds depend (QRPAY-FIELD-payment_detail.source, REFUND-CREATE-04).
 */
const withIssuer = (d: Scope, { channel, amount, detail }: Attempt): PaymentDetail => {
  if (!channelType(channel.type).paidWithApp) return detail;
  const issuer = detail.issuer ?? getConnector(d.context).issuer(channel, amount);
  return issuer === null ? detail : { ...detail, issuer, source: detail.source ?? issuer };
};

/**
 * Returns the details with the source of a wallet's money: its balance or installments
 * (PAY-FIELD-payment_detail.fund_source, MODEL-UNSPEC-09).
 */
const withFundSource = (d: Scope, { channel, amount, detail }: Attempt): PaymentDetail => {
  if (channel.type !== 'EWALLET' || getConnector(d.context).isOutside) return detail;
  const months = getConnector(d.context).walletInstallments(channel, amount);
  return { ...detail, fundSource: months === null ? 'WALLET_BALANCE' : `INSTALLMENT_${months}` };
};

/** Returns the stored state of an attempt before its outcome. */
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
  ...(attempt.operation !== undefined && { operation: attempt.operation }),
  transactions: [],
  authorizedUntil: null,
  created: d.now,
  updated: d.now,
});

/** Returns the public id of a payment. */
export const paymentId = ({ id, state }: Pick<PaymentRow, 'id' | 'state'>): string =>
  paymentPublicId(state.product.kind, state.type, id);

/** Records the transaction of a completed or authorized payment; returns its unprefixed id. */
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
