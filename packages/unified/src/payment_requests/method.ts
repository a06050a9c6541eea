// The method of a payment request: a saved one that fits, or one that is made with the request.
import { bare } from '@kasir/core';
import {
  fail,
  invalid,
  type At,
  type Command,
  type Fail,
  type Need,
  type Tx,
} from '@kasir/core/server';
import { paymentMethods, paymentRequests, prefixes } from '@kasir/models';
import { ledgerNeeds } from '@kasir/payments';
import { customerNeeds, customerOf } from '../customers/inline.ts';
import type { CustomerRow } from '../customers/insert.ts';
import { channelOf, channelRefusal, unfitAmount } from '../payment_methods/channel.ts';
import { createMethod, type MethodFailure, type UsableMethod } from '../payment_methods/decide.ts';
import type { PaymentMethodRow } from '../payment_methods/instrument.ts';
import { statusAt } from '../payment_methods/life.ts';
import { numberNeeds } from '../payment_methods/number.ts';
import { refusedBy } from '../refuse.ts';
import { askedBy, leavesAmount, outOfBounds } from './asked.ts';
import type { createPaymentRequest } from './create.contract.ts';

type Create = Command<typeof createPaymentRequest>;

type Refused = Fail<
  | 'CUSTOMER_NOT_FOUND_ERROR'
  | 'PAYMENT_METHOD_NOT_FOUND_ERROR'
  | 'INACTIVE_PAYMENT_METHOD'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'CUSTOMER_PAYMENT_METHOD_MISMATCHED'
  | 'CURRENCY_MISMATCHED'
  | 'AMOUNT_MISMATCHED'
>;

/** The method of a request with whoever pays by it. */
export interface Usable extends UsableMethod {
  readonly customer_id: string | null;
}

type Used = Usable | Refused | MethodFailure;

/** Whether the one payment of a method is authorized already, so that no other can follow. */
const isSpent = (tx: Tx, { id, public: { reusability } }: PaymentMethodRow): boolean =>
  reusability === 'ONE_TIME_USE' &&
  tx.children(paymentRequests, id).some((one) => one.public.status === 'AWAITING_CAPTURE');

/** What the state of a saved method stands against. */
const unusable = (at: At, tx: Tx, row: PaymentMethodRow): Refused | null => {
  const status = statusAt(row, at.now);
  if (status === 'REQUIRES_ACTION' || status === 'PENDING') {
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      'This payment method is not linked yet: its payer has to authorise it first.',
    );
  }
  return status !== 'ACTIVE' || isSpent(tx, row)
    ? fail(
        'INACTIVE_PAYMENT_METHOD',
        'This payment method can no longer be used: send an ACTIVE one.',
      )
    : null;
};

/** What the values of a saved method stand against. */
const mismatch = (row: PaymentMethodRow, body: Create['body']): Refused | null => {
  const channel = channelOf(row);
  const asked = askedBy(row);
  if (channel.currency !== body.currency) {
    return fail(
      'CURRENCY_MISMATCHED',
      `Send currency ${channel.currency}: it is that of the payment method.`,
    );
  }
  const { amount = null } = body;
  if (asked.amount !== null && amount !== null && amount !== asked.amount) {
    return fail(
      'AMOUNT_MISMATCHED',
      `Send amount ${asked.amount} or none: it is that of the payment method.`,
    );
  }
  return amount !== null && outOfBounds(asked, amount)
    ? fail('AMOUNT_MISMATCHED', 'Send an amount from min_amount to max_amount of the method.')
    : null;
};

/** A saved method that fits the request. */
const savedMethod = (
  at: At,
  tx: Tx,
  id: string,
  customer: CustomerRow | null,
  { body, context }: Create,
): Used => {
  const key = bare(prefixes.payment_method, id);
  const row = key === null ? undefined : tx.get(paymentMethods, key);
  if (!row) {
    return fail(
      'PAYMENT_METHOD_NOT_FOUND_ERROR',
      'There is no payment method with this payment_method_id.',
    );
  }
  const { customer_id } = row.public;
  const unfit = unusable(at, tx, row);
  if (unfit) return unfit;
  if (customer && customer_id !== null && customer.public.id !== customer_id) {
    return fail(
      'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
      'This payment method belongs to another customer: send customer_id of its own or none.',
    );
  }
  const channel = channelOf(row);
  const amount = body.amount ?? askedBy(row).amount;
  if (amount === null && !leavesAmount(channel.type))
    return invalid('body.amount', `This field is required for ${channel.type}.`);
  return (
    mismatch(row, body) ??
    refusedBy([amount === null ? null : unfitAmount(channel, amount, 'body.amount')]) ??
    channelRefusal(channel, amount, context) ?? {
      ok: true,
      row,
      channel,
      customer_id: customer?.public.id ?? customer_id,
    }
  );
};

/** A method that is made with the request; what stands at the top goes before the same inside. */
const inlineMethod = (at: At, tx: Tx, customer: CustomerRow | null, command: Create): Used => {
  const { body, context } = command;
  if (!body.payment_method) throw new Error('A rule of the contract asks for a method');
  const around = {
    currency: body.currency,
    country: body.payment_method.country ?? null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    customer,
    inline: true,
    paths: { method: 'body.payment_method', currency: 'body.currency' },
  };
  const made = createMethod(at, tx, body.payment_method, around, context);
  if (!made.ok) return made;
  return { ...made, customer_id: customer?.public.id ?? null };
};

/** What is read to create a request: a saved method or a card may be charged at once. */
export const createNeeds = ({ body }: Pick<Create, 'body'>): Need[] => {
  const { payment_method: inline, payment_method_id: id } = body;
  const saved = id ? bare(prefixes.payment_method, id) : null;
  const charged = inline ? inline.type === 'CARD' : saved !== null;
  return [
    ...(saved === null ? [] : [{ kind: paymentMethods, id: saved }]),
    ...(inline ? [...numberNeeds(inline), ...customerNeeds(inline)] : []),
    ...customerNeeds(body),
    ...(charged ? ledgerNeeds(body.currency) : []),
  ];
};

/**
 * The method of a request and its customer. That one method is named is a rule of the contract;
 * that not both are, is checked here.
 */
export const usedMethod = (at: At, tx: Tx, command: Create): Used => {
  const { body } = command;
  const { payment_method: inline, payment_method_id: id } = body;
  if (inline && id)
    return invalid('body.payment_method_id', 'Send payment_method or payment_method_id, not both.');
  const [named, path] =
    !inline || body.customer_id || body.customer ? [body, 'body'] : [inline, 'body.payment_method'];
  const customer = customerOf(at, tx, named, {
    customer_id: `${path}.customer_id`,
    customer: `${path}.customer`,
  });
  if (!customer.ok) return customer;
  return inline
    ? inlineMethod(at, tx, customer.row, command)
    : savedMethod(at, tx, id ?? '', customer.row, command);
};
