// Reads a payment method as sent into the input of an instrument.
import { parseTimestamp, type Violation } from '@kasir/core';
import type { Fail, Scope } from '@kasir/core/server';
import { parseAmountOn, toPublicAddress } from '@kasir/models';
import { paymentMethod, type NewInstrument, type Problem } from '@kasir/payments';
import type { AuthenticationPreferences, ReturnUrls } from '@kasir/payments/state';
import { describePurchase, joinPurchases } from '@kasir/payments/types';
import { resolveChannel, type ChannelContext } from './channel.ts';
import type { MethodInput } from './input.ts';
import { pathOf } from './paths.ts';
import { viewOf } from './types/index.ts';
import type { MethodEcho, Properties } from './types/view.ts';

/** Values of the request around a method, which take precedence over the method's own values. */
export interface RequestContext
  extends ChannelContext, Pick<NewInstrument, 'activation' | 'authorizedOn'> {
  /** Amount in major units, or null. */
  readonly amount: number | null;
  readonly channel_properties: Properties | null;
  /** Id of its customer without prefix, or null. */
  readonly customer: string | null;
  /** The purchase that its request describes. */
  readonly purchase?: NewInstrument['purchase'];
  /** Unique key of the method for later look-ups; none if omitted. */
  readonly merchantKey?: string | null;
}

const textOf = (properties: Properties, name: string): string | null => {
  const value = properties[name];
  return typeof value === 'string' ? value : null;
};

/** Returns the URLs in the properties to which the payer returns. */
export const returnUrlsOf = (properties: Properties): ReturnUrls => ({
  success: textOf(properties, 'success_return_url'),
  failure: textOf(properties, 'failure_return_url'),
  cancel: textOf(properties, 'cancel_return_url'),
});

/** Returns the preferences in the properties for a wallet or for the bank of a card. */
export const preferencesOf = (properties: Properties) => {
  const { allowed_payment_options: options } = properties;
  return {
    merchant_label: textOf(properties, 'merchant_id_tag'),
    card_on_file: { reason: textOf(properties, 'cardonfile_type') },
    redeem_points: textOf(properties, 'redeem_points'),
    promotion: textOf(properties, 'promotion_label'),
    payment_options: Array.isArray(options) ? (options as readonly string[]) : null,
  };
};

/** Returns the purchase of a request, with the billing address and preferences of its method. */
const purchaseOf = (
  { billing_information: address }: MethodInput,
  properties: Properties,
  requested: NewInstrument['purchase'],
): Pick<NewInstrument, 'purchase'> => {
  const own = describePurchase({ billing: { address }, preferences: preferencesOf(properties) });
  const purchase = joinPurchases(requested, own.purchase);
  return Object.keys(purchase).length === 0 ? {} : { purchase };
};

const flagOf = (properties: Properties, name: string): boolean | null => {
  const value = properties[name];
  return typeof value === 'boolean' ? value : null;
};

/** Returns how the properties want the payer to be authenticated. */
export const authenticationOf = (properties: Properties): AuthenticationPreferences => ({
  skip: flagOf(properties, 'skip_three_d_secure'),
  require: flagOf(properties, 'require_auth'),
});

/**
 * Returns the properties of a method, overridden by those of the request around it unless null
 * (PAY-FIELD-channel_properties).
 */
const effective = (own: Properties, over: Properties | null): Properties => ({
  ...own,
  ...Object.fromEntries(Object.entries(over ?? {}).filter(([, value]) => (value ?? null) !== null)),
});

/** Returns problems of the domain as violations with paths in the request. */
export const violationsOf = (
  type: MethodInput['type'],
  problems: readonly (Problem | null)[],
  path: string,
): Violation[] =>
  problems
    .filter((one) => one !== null)
    .map(({ field, message }) => ({
      path: field === 'intentAmount' ? 'body.amount' : `${path}.${pathOf(type, field)}`,
      message,
    }));

export interface ReadMethod {
  readonly ok: true;
  readonly newInstrument: NewInstrument;
  /** Problems of amounts that are not valid in the currency. */
  readonly problems: readonly (Problem | null)[];
}

/**
 * Reads a method into the input of an instrument on the channel that matches it. All amounts are
 * parsed here, and only here.
 */
export const readMethod = (
  d: Scope,
  input: MethodInput,
  request: RequestContext,
): ReadMethod | Fail<'CHANNEL_CODE_NOT_SUPPORTED_ERROR' | 'API_VALIDATION_ERROR'> => {
  const view = viewOf(input.type);
  const sent = view.read(input);
  const resolved = resolveChannel(input.type, sent, request);
  if (!resolved.ok) return resolved;
  const { channel } = resolved;
  const own = request.amount === null ? sent.amount : null;
  const amount = parseAmountOn(channel, own, 'amount');
  const min = parseAmountOn(channel, sent.min, 'min');
  const max = parseAmountOn(channel, sent.max, 'max');
  const suggested = parseAmountOn(channel, sent.suggested, 'suggested');
  const intent = parseAmountOn(channel, request.amount, 'intentAmount');
  const properties = effective(sent.properties, request.channel_properties);
  const id = d.id();
  const echo: MethodEcho = {
    properties: sent.kept,
    channelCode: sent.channelCode,
    billing: toPublicAddress(input.billing_information),
  };
  return {
    ok: true,
    problems: [intent, amount, min, max, suggested].map(({ problem }) => problem),
    newInstrument: {
      id,
      product: paymentMethod(id),
      channel,
      reusable: input.reusability === 'MULTIPLE_USE',
      customer: request.customer,
      reference: input.reference_id ?? d.id(), // PM2-CREATE-reference_id
      merchantKey: request.merchantKey ?? null,
      description: input.description ?? null,
      metadata: input.metadata ?? null,
      requested: { amount: amount.amount, min: min.amount, max: max.amount },
      intentAmount: intent.amount,
      identifier: sent.identifier,
      expires: sent.expires === null ? null : parseTimestamp(sent.expires),
      returnUrls: returnUrlsOf(sent.properties),
      authentication: authenticationOf(sent.properties),
      effective: {
        returnUrls: returnUrlsOf(properties),
        authentication: authenticationOf(properties),
      },
      properties,
      // Only a number or code gets the purchase here: it is issued before the payment.
      ...purchaseOf(input, properties, channel.flow === 'PRESENT' ? request.purchase : undefined),
      activation: request.activation,
      authorizedOn: request.authorizedOn,
      input: sent.input(suggested.amount),
      echo,
    },
  };
};
