// The method of a payment request: a saved one that fits, or one that is made with the request.
import { bare } from '@kasir/core';
import { fail, invalid, type At, type Command, type Fail, type Tx } from '@kasir/core/server';
import { paymentMethods, prefixes } from '@kasir/models';
import { channelOf, channelRefusal, unfitAmount } from '../payment_methods/channel.ts';
import { createMethod, type MethodFailure, type UsableMethod } from '../payment_methods/decide.ts';
import { refusedBy } from '../refuse.ts';
import type { createPaymentRequest } from './create.contract.ts';

type Create = Command<typeof createPaymentRequest>;

type SavedFailure = Fail<
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'CURRENCY_MISMATCHED'
  | 'AMOUNT_MISMATCHED'
>;

/** A saved method that fits the request. */
const savedMethod = (
  at: At,
  tx: Tx,
  id: string,
  { body, context }: Create,
): UsableMethod | SavedFailure | MethodFailure => {
  const key = bare(prefixes.payment_method, id);
  const row = key === null ? undefined : tx.get(paymentMethods, key);
  if (!row)
    return fail(
      'PAYMENT_METHOD_NOT_FOUND_ERROR',
      'There is no payment method with this payment_method_id.',
    );
  const { status, virtual_account: account } = row.public;
  if (status !== 'ACTIVE' || at.now >= (row.private.expires ?? Infinity)) {
    return fail(
      'INACTIVE_PAYMENT_METHOD',
      'This payment method can no longer be used: send an ACTIVE one.',
    );
  }
  const channel = channelOf(row);
  if (channel.currency !== body.currency) {
    return fail(
      'CURRENCY_MISMATCHED',
      `Send currency ${channel.currency}: it is that of the payment method.`,
    );
  }
  const amount = body.amount ?? account?.amount ?? null;
  if (amount === null && channel.type === 'EWALLET')
    return invalid('body.amount', 'This field is required for EWALLET.');
  if (account && account.amount !== null && amount !== account.amount) {
    return fail(
      'AMOUNT_MISMATCHED',
      `Send amount ${account.amount} or none: it is that of the payment method.`,
    );
  }
  const unfit = amount === null ? null : unfitAmount(channel, amount, 'body.amount');
  return (
    refusedBy([unfit]) ?? channelRefusal(channel, amount, context) ?? { ok: true, row, channel }
  );
};

/**
 * The method of a request. That one is named is a rule of the contract; that not both are, is
 * checked here.
 */
export const usedMethod = (
  at: At,
  tx: Tx,
  command: Create,
): UsableMethod | SavedFailure | MethodFailure => {
  const { body, context } = command;
  const { payment_method: inline, payment_method_id: id } = body;
  if (!inline) return savedMethod(at, tx, id ?? '', command);
  if (id)
    return invalid('body.payment_method_id', 'Send payment_method or payment_method_id, not both.');
  const around = {
    currency: body.currency,
    country: null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    customer: null,
    inline: true,
    paths: { method: 'body.payment_method', currency: 'body.currency' },
  };
  return createMethod(at, tx, inline, around, context);
};
