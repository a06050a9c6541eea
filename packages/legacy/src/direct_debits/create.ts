// POST /direct_debits: debits a linked account, whichever API linked it. Its payment exists from
// the start and determines its id.
import {
  done,
  fail,
  ok,
  operation,
  validationError,
  type Command,
  type Refusal,
  type Scope,
} from '@kasir/core/server';
import { parseAmountOn } from '@kasir/models';
import {
  admitInstrument,
  explainChannelRefusal,
  openIntent,
  type ChargeRefusal,
  type NewIntent,
} from '@kasir/payments';
import { describePurchase } from '@kasir/payments/types';
import { channelOf, getInstrument, getIntent, type InstrumentRow } from '@kasir/payments/state';
import { findLinked, linkedNeeds } from '../linked_accounts.ts';
import { keptMetadata } from '../kept-metadata.ts';
import { DIRECT_DEBIT } from '../products.ts';
import { createDirectDebit } from './create.contract.ts';
import { renderDebit, type DebitEcho } from './render.ts';

type Body = Command<typeof createDirectDebit>['body'];

/** Reads the request of a direct debit. */
const readDebit = (d: Scope, body: Body, customer: string | null, amount: number): NewIntent => {
  const id = d.id();
  const echo: DebitEcho = {
    callbackUrl: body.callback_url ?? null,
    basket: body.basket ?? null,
  };
  return {
    id,
    product: { kind: DIRECT_DEBIT, id, listed: 'by_name' },
    customer,
    reference: body.reference_id,
    description: body.description ?? null,
    metadata: keptMetadata(body.metadata),
    amount,
    manualCapture: false,
    purpose: 'pay',
    initiator: 'payer',
    pendingAs: 'payment',
    ...describePurchase({
      items: body.basket?.map((item) => ({
        ...item,
        reference: item.reference_id,
        currency: item.currency ?? body.currency,
      })),
    }),
    returnUrls: {
      success: body.success_redirect_url ?? null,
      failure: body.failure_redirect_url ?? null,
      cancel: null,
    },
    authentication: { skip: null, require: body.enable_otp ?? null },
    securityCode: false,
    echo,
  };
};

const findMethod = (d: Scope, { payment_method_id }: Body): InstrumentRow | undefined => {
  const row = findLinked(d, 'payment_method', payment_method_id);
  return row?.state.type === 'DIRECT_DEBIT' ? row : undefined;
};

/** Returns the error of a linked account that cannot be debited. */
const toChargeFailure = (refusal: ChargeRefusal): Refusal<typeof createDirectDebit> => {
  switch (refusal.code) {
    case 'NOT_AUTHORIZED':
    case 'SWITCHED_OFF':
    case 'ENDED':
    case 'RESERVED':
      return fail('INACTIVE_PAYMENT_METHOD', 'This payment method is not ACTIVE. Use another one.');
    case 'OTHER_CURRENCY':
      return fail(
        'CURRENCY_MISMATCHED',
        `currency must be ${refusal.currency}, the currency of the payment method.`,
      );
    case 'INVALID':
      return validationError(
        refusal.problems.map(({ field, message }) => ({ path: `body.${field}`, message })),
      );
    case 'CHANNEL_REFUSES':
      if (refusal.refused.reason === 'switched off')
        return fail('CHANNEL_NOT_ACTIVATED', 'Direct debits are not activated for your account.');
      return fail('CHANNEL_UNAVAILABLE', explainChannelRefusal(refusal.refused));
    case 'CONTRADICTED':
    case 'OTHER_CUSTOMER':
    case 'AMOUNT_MISSING':
    case 'OTHER_AMOUNT':
    case 'OUT_OF_BOUNDS':
    case 'NO_MANUAL_CAPTURE':
      throw new Error(`A linked account is not refused as ${refusal.code}`);
  }
};

/** Checks in the order of the contract's errors. */
export const createDirectDebitHandler = operation(createDirectDebit, {
  needs: ({ body }) => linkedNeeds('payment_method', body.payment_method_id),
  decide: (d, { body }) => {
    const method = findMethod(d, body);
    if (!method)
      return fail(
        'PAYMENT_METHOD_NOT_FOUND_ERROR',
        'There is no linked account with this payment_method_id.',
      );
    const { state } = method;
    const admitted = admitInstrument(d, method, {
      customer: state.customer,
      currency: body.currency,
      sent: parseAmountOn(channelOf(state), body.amount, 'amount'),
      manualCapture: false,
      expires: null,
      purpose: 'pay',
    });
    if (!admitted.ok) return toChargeFailure(admitted.refusal);
    const amount = admitted.amount ?? 0;
    const intent = openIntent(d, method, readDebit(d, body, admitted.customer, amount));
    return done(intent.id);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderDebit(intent, getInstrument(d, intent.state.instrument), d.context));
  },
});
