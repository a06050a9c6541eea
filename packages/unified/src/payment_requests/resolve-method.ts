// Resolves the method of a payment request: a matching saved one, or one created with the request.
import { stripPrefix, omit, requiredFor, sentence, toMajor } from '@kasir/core';
import { fail, invalid, type Command, type Fail, type Need, type Scope } from '@kasir/core/server';
import { prefixes } from '@kasir/models';
import {
  admitInstrument,
  manualCaptureProblem,
  readAmount,
  type ChargeRefusal,
  type Problem,
} from '@kasir/payments';
import { ledgerNeeds } from '@kasir/payments/ledger';
import {
  channelOf,
  instruments,
  type CustomerRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { typeOf } from '@kasir/payments/types';
import { customerNeeds, customerOf } from '../customers/inline.ts';
import { channelFailure } from '../payment_methods/channel.ts';
import { createMethodNeeds } from '../payment_methods/create.ts';
import { findMethod } from '../payment_methods/find.ts';
import { makeMethod, type MethodFailure } from '../payment_methods/make.ts';
import { validationError } from '../validation-failure.ts';
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
  | 'MANUAL_CAPTURE_NOT_SUPPORTED'
>;

/** The method of a request, and the customer who pays. */
interface Resolved {
  readonly ok: true;
  readonly row: InstrumentRow;
  /** Id of the customer without prefix, or null. */
  readonly customer: string | null;
}

/** Returns the response to a capture method that the channel does not support. */
const manualCaptureFailure = ({ message }: Problem): Refused =>
  fail('MANUAL_CAPTURE_NOT_SUPPORTED', sentence('capture_method', message));

/** Returns the response when a saved method cannot be charged. */
const toChargeFailure = (
  { state: { currency, type } }: InstrumentRow,
  refusal: ChargeRefusal,
): Refused | MethodFailure => {
  switch (refusal.code) {
    case 'NOT_AUTHORIZED':
      return fail(
        'PAYMENT_METHOD_STATUS_INVALID',
        'This payment method is not linked yet: its payer has to authorize it first.',
      );
    case 'SWITCHED_OFF':
    case 'ENDED':
    case 'RESERVED':
      return fail(
        'INACTIVE_PAYMENT_METHOD',
        'This payment method can no longer be used. Send an ACTIVE one.',
      );
    case 'OTHER_CUSTOMER':
      return fail(
        'CUSTOMER_PAYMENT_METHOD_MISMATCHED',
        'This payment method belongs to another customer. Send the customer_id of its owner, or none.',
      );
    case 'AMOUNT_MISSING':
      return invalid('body.amount', requiredFor(type));
    case 'OTHER_CURRENCY':
      return fail(
        'CURRENCY_MISMATCHED',
        `currency must be ${currency}, the currency of the payment method.`,
      );
    case 'OTHER_AMOUNT':
      return fail(
        'AMOUNT_MISMATCHED',
        `amount must be ${toMajor(currency, refusal.requested)}, the amount of the payment method, or omitted.`,
      );
    case 'OUT_OF_BOUNDS':
      return fail(
        'AMOUNT_MISMATCHED',
        'amount must be from min_amount to max_amount of the payment method.',
      );
    case 'INVALID':
      return validationError(
        refusal.problems.map(({ field, message }) => ({ path: `body.${field}`, message })),
      );
    case 'CHANNEL_REFUSES':
      return channelFailure(refusal.refused);
    case 'NO_MANUAL_CAPTURE':
      return manualCaptureFailure(refusal.problem);
  }
};

/** Returns the saved method if it matches the request, or the failure. */
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
  const admitted = admitInstrument(d, row, {
    customer: customer?.id ?? null,
    currency: body.currency,
    sent: readAmount(channelOf(row.state), body.amount, 'amount'),
    manualCapture: body.capture_method === 'MANUAL',
    expires: null,
    purpose: 'pay',
  });
  return admitted.ok
    ? { ok: true, row, customer: admitted.customer }
    : toChargeFailure(row, admitted.refusal);
};

/**
 * Creates the method together with the request; fields at the top level take precedence over the
 * same fields inside payment_method (PR2-CREATE-payment_method-precedence).
 */
const inlineMethod = (
  d: Scope,
  customer: CustomerRow | null,
  { body }: Create,
): Resolved | Refused | MethodFailure => {
  if (!body.payment_method) throw new Error('A rule of the contract asks for a method');
  const made = makeMethod(d, body.payment_method, {
    currency: body.currency,
    country: body.payment_method.country ?? null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    customer: customer?.id ?? null,
    activation: 'with_intent',
    authorizedOn: 'password_or_page',
    paths: { method: 'body.payment_method', currency: 'body.currency' },
  });
  if (!made.ok) return made;
  const isManual = body.capture_method === 'MANUAL';
  const problem = manualCaptureProblem(channelOf(made.row.state), isManual);
  return problem ? manualCaptureFailure(problem) : { ...made, customer: customer?.id ?? null };
};

/** Returns the rows to load for a new request: with ledgers if it may be charged at once. */
export const createRequestNeeds = ({ body }: Pick<Create, 'body'>): Need[] => {
  const { payment_method: inline, payment_method_id: id } = body;
  const saved = id ? stripPrefix(prefixes.payment_method, id) : null;
  const charged = inline ? typeOf(inline.type).authentications.length > 0 : saved !== null;
  return [
    ...(saved === null ? [] : [{ kind: instruments, id: saved }]),
    ...(inline ? [...createMethodNeeds(inline), ...customerNeeds(inline)] : []),
    ...customerNeeds(body),
    ...(charged ? ledgerNeeds(body.currency) : []),
  ];
};

/**
 * Returns the method of a request and its customer. The contract requires a method; sending both
 * payment_method and payment_method_id is refused here.
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
