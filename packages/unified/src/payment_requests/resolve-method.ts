// The method of a payment request: a saved one that fits, or one that is made with the request.
import { bare, omit, requiredFor, toMajor } from '@kasir/core';
import { fail, invalid, type Command, type Fail, type Need, type Scope } from '@kasir/core/server';
import { channelType, prefixes } from '@kasir/models';
import {
  boundsProblem,
  channelOf,
  instruments,
  intents,
  isOutOfBounds,
  ledgerNeeds,
  readAmount,
  statusAt,
  typeOf,
  type CustomerRow,
  type InstrumentRow,
} from '@kasir/payments';
import { customerNeeds, customerOf } from '../customers/inline.ts';
import { refusedByChannel } from '../payment_methods/channel.ts';
import { createMethodNeeds } from '../payment_methods/create.ts';
import { findMethod } from '../payment_methods/find.ts';
import { makeMethod, type MethodFailure } from '../payment_methods/make.ts';
import { validationFailure } from '../validation-failure.ts';
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
interface Resolved {
  readonly ok: true;
  readonly row: InstrumentRow;
  /** Bare id of the customer, or null. */
  readonly customer: string | null;
}

/** Whether the one payment of a method is authorized already, so that no other can follow. */
const isReserved = (d: Scope, { id, state }: InstrumentRow): boolean =>
  !state.reusable && d.children(intents, id).some((one) => one.state.status === 'AWAITING_CAPTURE');

/** What the state of a saved method stands against. */
const unusable = (d: Scope, row: InstrumentRow): Refused | null => {
  const status = statusAt(row, d.now);
  if (status === 'REQUIRES_ACTION' || status === 'PENDING') {
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      'This payment method is not linked yet: its payer has to authorize it first.',
    );
  }
  return status !== 'ACTIVE' || isReserved(d, row)
    ? fail(
        'INACTIVE_PAYMENT_METHOD',
        'This payment method can no longer be used. Send an ACTIVE one.',
      )
    : null;
};

/** What the values of a saved method stand against; the amount in minor units. */
const mismatch = (
  { state: { currency, requested } }: InstrumentRow,
  body: Create['body'],
  amount: number | null,
): Refused | null => {
  if (currency !== body.currency) {
    return fail(
      'CURRENCY_MISMATCHED',
      `currency must be ${currency}, the currency of the payment method.`,
    );
  }
  if (requested.amount !== null && amount !== null && amount !== requested.amount) {
    return fail(
      'AMOUNT_MISMATCHED',
      `amount must be ${toMajor(currency, requested.amount)}, the amount of the payment method, or omitted.`,
    );
  }
  return amount !== null && isOutOfBounds(requested, amount)
    ? fail(
        'AMOUNT_MISMATCHED',
        'amount must be from min_amount to max_amount of the payment method.',
      )
    : null;
};

/** A saved method that fits the request. */
const savedMethod = (
  d: Scope,
  id: string,
  customer: CustomerRow | null,
  { body }: Create,
): Resolved | Refused | MethodFailure => {
  const row = findMethod(d, id);
  if (!row) {
    return fail(
      'PAYMENT_METHOD_NOT_FOUND_ERROR',
      'There is no payment method with this payment_method_id.',
    );
  }
  const refusal = unusable(d, row);
  if (refusal) return refusal;
  const { state } = row;
  if (customer && state.customer !== null && customer.id !== state.customer) {
    return fail(
      'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
      'This payment method belongs to another customer. Send the customer_id of its owner, or none.',
    );
  }
  const channel = channelOf(state);
  const sent = body.amount ?? null;
  if (sent === null && state.requested.amount === null && !channelType(channel.type).openAmount)
    return invalid('body.amount', requiredFor(channel.type));
  const read = readAmount(channel, sent, 'amount');
  const amount = read.amount ?? state.requested.amount;
  const problem = read.problem ?? boundsProblem(channel, amount, 'amount');
  return (
    mismatch(row, body, read.amount) ??
    validationFailure([problem && { path: 'body.amount', message: problem.message }]) ??
    refusedByChannel(d, channel, amount) ?? {
      ok: true,
      row,
      customer: customer?.id ?? state.customer,
    }
  );
};

/**
 * A method that is made with the request; what stands at the top goes before the same inside
 * (PR2-CREATE-payment_method-precedence).
 */
const inlineMethod = (
  d: Scope,
  customer: CustomerRow | null,
  { body }: Create,
): Resolved | MethodFailure => {
  if (!body.payment_method) throw new Error('A rule of the contract asks for a method');
  const made = makeMethod(d, body.payment_method, {
    currency: body.currency,
    country: body.payment_method.country ?? null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    customer: customer?.id ?? null,
    inline: true,
    paths: { method: 'body.payment_method', currency: 'body.currency' },
  });
  return made.ok ? { ...made, customer: customer?.id ?? null } : made;
};

/** What is read to create a request: an instrument that takes no number may be charged at once. */
export const createRequestNeeds = ({ body }: Pick<Create, 'body'>): Need[] => {
  const { payment_method: inline, payment_method_id: id } = body;
  const saved = id ? bare(prefixes.payment_method, id) : null;
  const charged = inline ? typeOf(inline.type).authentications.length > 0 : saved !== null;
  return [
    ...(saved === null ? [] : [{ kind: instruments, id: saved }]),
    ...(inline ? [...createMethodNeeds(inline), ...customerNeeds(inline)] : []),
    ...customerNeeds(body),
    ...(charged ? ledgerNeeds(body.currency) : []),
  ];
};

/**
 * The method of a request and its customer. That one method is named is a rule of the contract;
 * that not both are, is checked here.
 */
export const resolveMethod = (d: Scope, command: Create): Resolved | Refused | MethodFailure => {
  const { body } = command;
  const { payment_method: inline, payment_method_id: id } = body;
  if (inline && id) return invalid('body.payment_method_id', omit('payment_method was sent'));
  const [named, path] =
    !inline || body.customer_id || body.customer ? [body, 'body'] : [inline, 'body.payment_method'];
  const customer = customerOf(d, named, {
    customer_id: `${path}.customer_id`,
    customer: `${path}.customer`,
  });
  if (!customer.ok) return customer;
  return inline
    ? inlineMethod(d, customer.row, command)
    : savedMethod(d, id ?? '', customer.row, command);
};
