// Makes the bodies of v2 requests: payment methods on a channel, alone or inside a payment request.
import type { OperationRequest } from '@kasir/connector';
import type { Channel } from '@kasir/models';
import { isPresented } from '../capabilities.ts';
import {
  accountOf,
  customerOf,
  pick,
  propertiesFor,
  returnUrlsOf,
  skipsAuthentication,
} from '../payer.ts';
import { installmentOf } from '../installment.ts';
import { limitPropertiesOf, paymentBoundsOf } from '../number.ts';
import type { Purchase } from '../purchase.ts';
import { billOf, wishesOf } from './purchase.ts';
import type { Service } from '../service.ts';

type Reusability = 'ONE_TIME_USE' | 'MULTIPLE_USE';

/** Returns the fields of a card; none when the payer gave no card. */
const cardOf = ({ source }: OperationRequest) =>
  source?.type === 'card'
    ? {
        card_information: {
          card_number: source.number,
          expiry_month: source.exp_month,
          expiry_year: source.exp_year,
          ...(source.cvn !== null && { cvv: source.cvn }),
          ...(source.holder !== null && { cardholder_name: source.holder }),
        },
      }
    : {};

/**
 * Returns the properties of a charge: return URLs, preferences of the merchant, and whether
 * authentication is skipped.
 */
export const chargePropertiesOf = (
  { type }: Channel,
  request: OperationRequest,
  service: Service,
): Readonly<Record<string, unknown>> => ({
  ...returnUrlsOf(request.return_urls, service),
  ...wishesOf(type, request as Purchase),
  ...(skipsAuthentication(request) && type === 'CARD' && { skip_three_d_secure: true }),
  ...(skipsAuthentication(request) && type === 'DIRECT_DEBIT' && { require_auth: false }),
  ...(request.source?.type === 'token' && request.source.cvn && { cvv: request.source.cvn }),
});

const instrumentProperties = (
  channel: Channel,
  request: OperationRequest,
  service: Service,
  reusability: Reusability,
): Readonly<Record<string, unknown>> => {
  const required = reusability === 'MULTIPLE_USE' ? channel.requiresToSave : channel.requires;
  const known = pick(propertiesFor(request, service), required);
  if (!isPresented(channel))
    return {
      ...accountOf(request),
      ...known,
      ...chargePropertiesOf(channel, request, service),
      ...installmentOf(request),
    };
  const { source } = request;
  const suggested = source?.type === 'number' && channel.customNumber ? source.suggested : null;
  return {
    ...known,
    ...(channel.type === 'VIRTUAL_ACCOUNT' &&
      pick(propertiesFor(request, service), ['customer_name'])),
    ...limitPropertiesOf(channel, request),
    ...(suggested !== null && {
      [channel.type === 'VIRTUAL_ACCOUNT' ? 'virtual_account_number' : 'payment_code']: suggested,
    }),
  };
};

/** Returns whether v2 requires the customer of a method. */
const belongsToCustomer = ({ type }: Channel, reusability: Reusability): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusability === 'MULTIPLE_USE');

/**
 * Returns a payment method on a channel. `amount` is the amount of the method itself, in major
 * units, or null. The channel table lists the fields that a channel requires.
 */
export const methodOn = (
  channel: Channel,
  request: OperationRequest,
  service: Service,
  { reusability, amount }: { readonly reusability: Reusability; readonly amount: number | null },
) => {
  const { type, code, country, currency } = channel;
  return {
    type,
    reusability,
    reference_id: request.id,
    country,
    ...billOf(request as Purchase),
    ...(belongsToCustomer(channel, reusability) && { customer: customerOf(request) }),
    [type.toLowerCase()]: {
      channel_code: code,
      channel_properties: instrumentProperties(channel, request, service, reusability),
      ...(type === 'CARD' && { currency, ...cardOf(request) }),
      ...(isPresented(channel) && {
        currency,
        ...(amount !== null && { amount }),
        ...paymentBoundsOf(channel, request),
      }),
    },
  };
};
