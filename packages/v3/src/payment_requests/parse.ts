// Reads the body of a payment request into an instrument and an intent of the domain.
import { parseTimestamp } from '@kasir/core';
import type { Command, Scope } from '@kasir/core/server';
import { parseAmountOn, type Channel } from '@kasir/models';
import type { NewInstrument, NewIntent, Problem } from '@kasir/payments';
import type { AuthenticationPreferences, Initiator } from '@kasir/payments/state';
import { saves, sentAmount } from '../channel-check.ts';
import { instrumentOfRequest, paymentRequest, paymentToken } from '../products.ts';
import {
  authenticationOf,
  echoOf,
  identifierOf,
  inputOf,
  installmentOf,
  isMerchantInitiated,
  keptOf,
  payerOf,
  returnUrlsOf,
  type Properties,
} from '../properties.ts';
import { savedPurchaseOf } from '../card-purchase.ts';
import { tokenEnd } from '../token-end.ts';
import type { createV3PaymentRequest } from './create.contract.ts';
import { purchaseOf } from './purchase.ts';
import { purposes } from './purposes.ts';
import type { RequestEcho } from './render.ts';

export type Body = Command<typeof createV3PaymentRequest>['body'];

/** Values that must be resolved before a request is read. */
export interface Known {
  /** Id of the customer without prefix, or null. */
  readonly customer: string | null;
  /** Amount in minor units, or null. */
  readonly amount: number | null;
}

const propertiesOf = ({ channel_properties }: Body): Properties => channel_properties ?? {};

/** Returns the time when a request expires, in milliseconds, or null. */
export const endOf = ({ channel_properties: sent }: Body): number | null =>
  sent?.expires_at ? parseTimestamp(sent.expires_at) : null;

/** The amounts of a body in minor units, each null when it was not sent. */
export interface ReadAmounts {
  readonly amount: number | null;
  readonly suggested: number | null;
  /** The problem of the first amount that is not valid in the currency. */
  readonly problem: Problem | null;
}

/** Parses the amounts of a body on a channel. */
export const readAmounts = (channel: Channel, body: Body): ReadAmounts => {
  // A verification charges nothing.
  if (body.type === 'VERIFY_PAYMENT_METHOD') return { amount: 0, suggested: null, problem: null };
  const sent = parseAmountOn(channel, sentAmount(body), 'intentAmount');
  const isSuggesting = channel.type === 'VIRTUAL_ACCOUNT';
  const { suggested_amount } = isSuggesting ? propertiesOf(body) : {};
  const suggested = parseAmountOn(channel, suggested_amount, 'suggested');
  return {
    amount: sent.amount,
    suggested: suggested.amount,
    problem: sent.problem ?? suggested.problem,
  };
};

/**
 * Returns the input for a new instrument: for this request only, a code for many payments, or a
 * token that the payment saves.
 */
export const readInstrument = (
  d: Scope,
  channel: Channel,
  body: Body,
  {
    customer,
    amount,
    suggested,
    request,
  }: Known & Pick<ReadAmounts, 'suggested'> & { readonly request: string },
): NewInstrument => {
  const properties = propertiesOf(body);
  const isSaved = saves(body.type);
  const id = d.id();
  const own = {
    returnUrls: returnUrlsOf(properties),
    authentication: authenticationOf(properties),
  };
  const presents = channel.flow === 'PRESENT';
  return {
    id,
    // V3-PR-CREATE-03
    product: isSaved ? paymentToken(id) : instrumentOfRequest(request),
    channel,
    reusable: isSaved || body.type === 'REUSABLE_PAYMENT_CODE',
    customer,
    reference: body.reference_id,
    merchantKey: null,
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    requested: { amount: null, min: null, max: null },
    intentAmount: body.type === 'VERIFY_PAYMENT_METHOD' ? null : amount,
    identifier: identifierOf(channel, properties),
    expires: isSaved ? tokenEnd(channel, d.now) : presents ? endOf(body) : null,
    ...own,
    effective: own,
    properties: null,
    payer: payerOf(properties),
    // Only a number or code gets the whole purchase here: it is issued before the payment.
    ...(presents && body.type === 'PAY' ? purchaseOf(body) : savedPurchaseOf(properties)),
    activation: isSaved ? 'when_paid' : 'with_intent',
    authorizedOn: 'page',
    input: inputOf(channel, properties, suggested),
    echo: echoOf(properties),
  };
};

/**
 * Returns who initiates the charge of a token. The owner of an account agreed to charges when
 * linking it; the holder of a card is authenticated, unless the merchant initiates the charge.
 */
const initiatorOf = (channel: Channel, properties: Properties): Initiator => {
  if (channel.type !== 'CARD') return channel.unattended ? 'agreement' : 'payer';
  return channel.merchantInitiated && isMerchantInitiated(properties) ? 'merchant' : 'payer';
};

/** Returns the input for the intent of the payment. */
export const readIntent = (
  body: Body,
  channel: Channel,
  { customer, amount, request }: Known & { readonly request: string },
): NewIntent => {
  const properties = propertiesOf(body);
  const echo: RequestEcho = {
    type: body.type,
    properties: keptOf(properties),
    items: body.items ?? null,
    shipping: body.shipping_information ?? null,
  };
  const authentication: AuthenticationPreferences = authenticationOf(properties);
  const installment = installmentOf(properties);
  return {
    id: request,
    product: paymentRequest(request),
    customer,
    reference: body.reference_id,
    merchantKey: channel.type === 'CARD' ? body.reference_id : null,
    description: body.description ?? null,
    metadata: body.metadata ?? null,
    amount,
    manualCapture: body.capture_method === 'MANUAL',
    purpose: purposes[body.type],
    initiator: body.payment_token_id ? initiatorOf(channel, properties) : 'payer',
    ...(installment && { installment }),
    pendingAs: 'intent',
    ...purchaseOf(body),
    expires: endOf(body),
    returnUrls: returnUrlsOf(properties),
    authentication,
    securityCode: Boolean(properties.card_details?.cvn),
    echo,
  };
};
