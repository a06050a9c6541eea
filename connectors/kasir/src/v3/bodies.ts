// Makes the bodies of v3 requests: the channel with its properties, for payment requests and
// tokens.
import type { OperationRequest } from '@kasir/connector';
import { v3CodeOf, type Channel } from '@kasir/models';
import { isPresented } from '../capabilities.ts';
import {
  accountOf,
  holderOf,
  isPayerPresent,
  pick,
  propertiesFor,
  returnUrlsOf,
  skipsAuthentication,
} from '../payer.ts';
import { installmentOf } from '../installment.ts';
import { limitPropertiesOf } from '../number.ts';
import type { Purchase } from '../purchase.ts';
import { cardWishesOf } from './purchase.ts';
import type { Service } from '../service.ts';

const cardOf = (request: OperationRequest, { payerEmail }: Service) => {
  const { source, customer } = request;
  if (source?.type !== 'card') return {};
  const { first, last } = holderOf(request, source);
  return {
    card_details: {
      card_number: source.number,
      expiry_month: source.exp_month,
      expiry_year: source.exp_year,
      ...(source.cvn !== null && { cvn: source.cvn }),
      cardholder_first_name: first,
      cardholder_last_name: last,
      cardholder_email: customer?.email ?? payerEmail,
    },
  };
};

/**
 * Returns the properties of a charge: return URLs, installments, preferences of the merchant, and
 * whether authentication is skipped.
 */
export const chargePropertiesOf = (
  { type }: Channel,
  request: OperationRequest,
  service: Service,
): Readonly<Record<string, unknown>> => {
  const isPresent = isPayerPresent(request);
  const usesSaved = request.source?.type === 'token';
  return {
    ...returnUrlsOf(request.return_urls, service),
    ...(type === 'CARD' && skipsAuthentication(request) && { skip_three_ds: true }),
    ...installmentOf(request),
    ...(type === 'CARD' &&
      usesSaved && {
        card_on_file_type: isPresent ? 'CUSTOMER_UNSCHEDULED' : 'MERCHANT_UNSCHEDULED',
      }),
    ...(type === 'CARD' && cardWishesOf(request as Purchase)),
  };
};

const numberProperties = ({ source }: OperationRequest, channel: Channel) => {
  if (source?.type !== 'number' || source.suggested === null || !channel.customNumber) return {};
  return channel.type === 'VIRTUAL_ACCOUNT'
    ? { virtual_account_number: source.suggested }
    : { payment_code: source.suggested };
};

/**
 * Returns the channel of a request or token with the properties that it requires; `saves` is true
 * for a token.
 */
export const channelFields = (
  channel: Channel,
  request: OperationRequest,
  service: Service,
  { saves }: { readonly saves: boolean },
) => {
  const required = (saves ? channel.v3?.requiresToSave : channel.v3?.requires) ?? [];
  const known = pick(propertiesFor(request, service), required);
  return {
    country: channel.country,
    currency: channel.currency,
    channel_code: v3CodeOf(channel),
    channel_properties: isPresented(channel)
      ? {
          ...known,
          ...numberProperties(request, channel),
          ...limitPropertiesOf(channel, request),
        }
      : {
          ...accountOf(request),
          ...known,
          ...chargePropertiesOf(channel, request, service),
          ...cardOf(request, service),
        },
  };
};
