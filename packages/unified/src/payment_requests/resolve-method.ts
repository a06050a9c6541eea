// Resolves the method of a payment request: a matching saved one, or one created with the request.
import { stripPrefix } from '@kasir/core';
import { omit } from '@kasir/core/messages';
import { fail, invalid, type Command, type Fail, type Scope } from '@kasir/core/server';
import type { Need } from '@kasir/core/store';
import { parseAmountOn, prefixes } from '@kasir/models';
import { admitInstrument, customerNeeds, manualCaptureProblem } from '@kasir/payments';
import { ledgerNeeds } from '@kasir/payments/ledger';
import {
  channelOf,
  instruments,
  type CustomerRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { customerOf } from '../customers/inline.ts';
import { createMethodNeeds } from '../payment_methods/create.ts';
import { findMethod } from '../payment_methods/find.ts';
import { makeMethod, type MethodFailure } from '../payment_methods/make.ts';
import { manualCaptureFailure, toChargeFailure } from '../payment_methods/refusals.ts';
import { subjectOf } from './purchase.ts';
import type { createPaymentRequest } from './create.contract.ts';

type Create = Command<typeof createPaymentRequest>;

type Refused =
  | MethodFailure
  | ReturnType<typeof toChargeFailure>
  | Fail<'CUSTOMER_NOT_FOUND_ERROR' | 'PAYMENT_METHOD_NOT_FOUND_ERROR'>;

/** The method of a request, the customer who pays, and the amount. */
interface Resolved {
  readonly ok: true;
  readonly row: InstrumentRow;
  /** Id of the customer without prefix, or null. */
  readonly customer: string | null;
  /** Amount in minor units, or null when the payer chooses it. */
  readonly amount: number | null;
}

/** Returns the saved method if it matches the request, or the failure. */
const savedMethod = (
  d: Scope,
  id: string,
  customer: CustomerRow | null,
  { body }: Create,
): Resolved | Refused => {
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
    sent: parseAmountOn(channelOf(row.state), body.amount, 'amount'),
    manualCapture: body.capture_method === 'MANUAL',
    expires: null,
    purpose: 'pay',
  });
  return admitted.ok
    ? { ok: true, row, customer: admitted.customer, amount: admitted.amount }
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
): Resolved | Refused => {
  if (!body.payment_method) throw new Error('A rule of the contract asks for a method');
  const made = makeMethod(d, body.payment_method, {
    currency: body.currency,
    country: body.payment_method.country ?? null,
    amount: body.amount ?? null,
    channel_properties: body.channel_properties ?? null,
    customer: customer?.id ?? null,
    ...(body.payment_method.reusability === 'ONE_TIME_USE' && subjectOf(body)),
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
  // Only cards among the new methods may be charged at once.
  const charged = inline ? inline.type === 'CARD' : saved !== null;
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
export const resolveMethod = (d: Scope, command: Create): Resolved | Refused => {
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
