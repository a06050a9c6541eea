// Renders virtual accounts and their payments as this API shows them.
import { toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type {
  CallbackVirtualAccount,
  VirtualAccountPayment,
  VirtualAccountPaymentNotice,
} from '@kasir/models';
import { numberFormat } from '@kasir/payments';
import {
  echoReader,
  paymentId,
  type InstrumentRow,
  type InstrumentStatus,
  type PaymentRow,
} from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import type { AccountEcho } from './parse.ts';
import { VIRTUAL_ACCOUNT } from '../products.ts';

const readEcho = echoReader<AccountEcho>(VIRTUAL_ACCOUNT);

/** Returns the status of an account: INACTIVE for every account that has ended. */
export const accountStatusOf = (status: InstrumentStatus): CallbackVirtualAccount['status'] =>
  status === 'PENDING' || status === 'ACTIVE' ? status : 'INACTIVE';

/** Returns the 24-digit id of a virtual account. */
export const accountId = ({ state }: InstrumentRow): string => state.shortId ?? '';

export const renderAccount = (row: InstrumentRow, context: Context): CallbackVirtualAccount => {
  const { state } = row;
  const { holder, suggested, displays } = getDetail(state, 'VIRTUAL_ACCOUNT');
  const expected = state.requested.amount ?? readEcho(state).expected;
  const money = (minor: number) => toMajor(state.currency, minor);
  return {
    id: accountId(row),
    owner_id: context.account.id,
    external_id: state.reference,
    bank_code: state.channel,
    merchant_code: numberFormat('VIRTUAL_ACCOUNT', { context }).prefix,
    name: holder,
    account_number: state.identifier ?? '',
    is_single_use: !state.reusable,
    is_closed: state.requested.amount !== null,
    status: accountStatusOf(state.status),
    expiration_date: toIsoString(state.expires ?? 0),
    currency: state.currency,
    country: state.country,
    ...(expected !== null && { expected_amount: money(expected) }),
    ...(suggested !== null && { suggested_amount: money(suggested) }),
    ...(state.description !== null && { description: state.description }),
    ...(displays.length > 0 && {
      alternative_displays: displays.map(({ type, content }) => ({ type, data: content })),
    }),
  };
};

export const renderAccountPayment = (
  account: InstrumentRow,
  payment: PaymentRow,
  context: Context,
): VirtualAccountPayment => {
  const { currency, amount, created } = payment.state;
  const id = paymentId(payment);
  return {
    id,
    payment_id: id,
    callback_virtual_account_id: accountId(account),
    external_id: account.state.reference,
    merchant_code: numberFormat('VIRTUAL_ACCOUNT', { context }).prefix,
    account_number: account.state.identifier ?? '',
    bank_code: account.state.channel,
    amount: toMajor(currency, amount),
    transaction_timestamp: toIsoString(created),
  };
};

/** Renders a payment for its callback; the simulated bank reports no data of the sender. */
export const renderAccountPaid = (
  account: InstrumentRow,
  payment: PaymentRow,
  context: Context,
): VirtualAccountPaymentNotice => {
  const { currency, country, created, updated, detail } = payment.state;
  return {
    ...renderAccountPayment(account, payment, context),
    owner_id: context.account.id,
    currency,
    country,
    sender_name: null,
    payment_detail: {
      payment_interface: null,
      remark: null,
      reference: detail.receipt ?? null,
      sender_account_number: null,
      sender_channel_code: null,
      sender_name: null,
      transfer_method: detail.network ?? null,
    },
    created: toIsoString(created),
    updated: toIsoString(updated),
  };
};
