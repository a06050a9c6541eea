// Pays at a live account over each channel in v2 and v3, with payment requests by payment methods,
// links and tokens.
import { capabilitiesOf, channels, isV3Channel, methodChannels, type Channel } from '@kasir/models';
import { methodBody, v3RequestBody, v3TokenBody } from '@kasir/server/testing/channels';
import { capabilitiesFor } from '../capabilities.ts';
import type { Merchant } from './merchant.ts';

/** A payment of the live account that can be refunded by its payment request. */
export interface Paid {
  readonly request: string;
  readonly amount: number;
}

export type Pay = (merchant: Merchant, channel: Channel, amount: number) => Promise<Paid>;

/** Returns the name of a channel with its type and market. */
export const nameOf = ({
  type,
  code,
  country,
}: Readonly<Record<'type' | 'code' | 'country', string>>): string => `${type}/${code}/${country}`;

const declared: ReadonlySet<string> = new Set(
  capabilitiesFor({ captures: 'once' }).map((one) => nameOf(one)),
);

/** Every channel that the connector declares. */
export const declaredChannels = channels.filter((one) => declared.has(nameOf(one)));

/** Lets the payer approve a request, and returns it once it is paid. */
const complete = async (
  { act, reach }: Merchant,
  path: string,
  request: { readonly id: string; readonly status: string },
  amount: number,
): Promise<Paid> => {
  if (request.status !== 'SUCCEEDED') await act('pay');
  const read = await reach(`${path}/${request.id}`, 'SUCCEEDED');
  const paid: unknown = read.request_amount ?? read.amount;
  if (paid !== amount) throw new Error(`${request.id} is about ${String(paid)}, not ${amount}`);
  return { request: request.id, amount };
};

const inV2: Pay = async (merchant, channel, amount) => {
  const path = '/payment_requests';
  const created = await merchant.make('POST', path, {
    reference_id: merchant.createReference(),
    currency: channel.currency,
    amount,
    payment_method: methodBody(channel, 'ONE_TIME_USE'),
  });
  return complete(merchant, path, created, amount);
};

/** Pays by a payment method of v2 that is active. */
export const payByMethod = async (
  merchant: Merchant,
  { currency }: Pick<Channel, 'currency'>,
  amount: number,
  payment_method_id: string,
): Promise<Paid> => {
  const path = '/payment_requests';
  const reference_id = merchant.createReference();
  const body = { reference_id, currency, amount, payment_method_id };
  return complete(merchant, path, await merchant.make('POST', path, body), amount);
};

const linkedInV2: Pay = async (merchant, channel, amount) => {
  const methods = '/v2/payment_methods';
  const method = await merchant.make('POST', methods, methodBody(channel, 'MULTIPLE_USE'));
  if (method.status !== 'ACTIVE') await merchant.act('authorize');
  await merchant.reach(`${methods}/${method.id}`, 'ACTIVE');
  return payByMethod(merchant, channel, amount, method.id);
};

const payInV3 = async (merchant: Merchant, body: object, request_amount: number): Promise<Paid> => {
  const path = '/v3/payment_requests';
  const created = await merchant.make('POST', path, {
    ...body,
    request_amount,
    reference_id: merchant.createReference(),
  });
  return complete(merchant, path, { ...created, id: created.payment_request_id }, request_amount);
};

const inV3 =
  (type: 'PAY' | 'PAY_AND_SAVE'): Pay =>
  (merchant, channel, amount) =>
    payInV3(merchant, v3RequestBody(channel, type), amount);

const byToken: Pay = async (merchant, channel, amount) => {
  const tokens = '/v3/payment_tokens';
  const token = await merchant.make('POST', tokens, {
    ...v3TokenBody(channel),
    reference_id: merchant.createReference(),
  });
  if (token.status !== 'ACTIVE') await merchant.act('authorize');
  const { payment_token_id } = token;
  await merchant.reach(`${tokens}/${payment_token_id}`, 'ACTIVE');
  const { country, currency } = channel;
  return payInV3(merchant, { type: 'PAY', country, currency, payment_token_id }, amount);
};

/**
 * Returns whether a method of the channel can be saved; cards that require installments are only
 * charged.
 */
const isLinked = ({ reusable, flow, code }: Channel): boolean =>
  reusable && flow !== 'PRESENT' && !code.endsWith('_CARD_INSTALLMENT');

/** Returns the kinds of payments over a channel, by their names. */
export const paymentsOn = (channel: Channel): ReadonlyMap<string, Pay> => {
  const isInV2 = methodChannels.some((one) => one === channel);
  const isInV3 = isV3Channel(channel);
  const canSave = isInV3 && capabilitiesOf(channel).includes('save');
  const kinds: readonly (readonly [string, Pay, boolean])[] = [
    ['v2 once', inV2, isInV2],
    ['v2 linked', linkedInV2, isInV2 && isLinked(channel)],
    ['v3 PAY', inV3('PAY'), isInV3],
    // OVO requires the payer's phone number, which a request that saves does not contain.
    ['v3 PAY_AND_SAVE', inV3('PAY_AND_SAVE'), canSave && channel.code !== 'OVO'],
    ['v3 token', byToken, canSave],
  ];
  return new Map(kinds.flatMap(([kind, pay, exists]) => (exists ? [[kind, pay]] : [])));
};

/** Refunds a payment in full; the refund of a card payment names its amount. */
export const refund = async (
  { make, reach }: Merchant,
  channel: Pick<Channel, 'type'>,
  { request, amount }: Paid,
): Promise<void> => {
  const { id } = await make('POST', '/refunds', {
    payment_request_id: request,
    reason: 'REQUESTED_BY_CUSTOMER',
    ...(channel.type === 'CARD' && { amount }),
  });
  await reach(`/refunds/${id}`, 'SUCCEEDED');
};

/**
 * Authorizes a card in v3, and returns the request and its payment once the amount is authorized.
 */
export const holdInV3 = async (
  { make, act, reach, createReference }: Merchant,
  channel: Channel,
  request_amount: number,
): Promise<{ readonly request: string; readonly payment: string }> => {
  const path = '/v3/payment_requests';
  const held = await make('POST', path, {
    ...v3RequestBody(channel, 'PAY'),
    capture_method: 'MANUAL',
    request_amount,
    reference_id: createReference(),
  });
  if (held.status === 'REQUIRES_ACTION') await act('pay');
  const read = await reach(`${path}/${held.payment_request_id}`, 'AUTHORIZED');
  return { request: held.payment_request_id, payment: read.latest_payment_id };
};

/** Authorizes a card in v2, and returns the id of the request once the amount is authorized. */
export const holdInV2 = async (
  { make, act, reach, createReference }: Merchant,
  channel: Channel,
  amount: number,
): Promise<string> => {
  const path = '/payment_requests';
  const held = await make('POST', path, {
    reference_id: createReference(),
    currency: channel.currency,
    amount,
    capture_method: 'MANUAL',
    payment_method: methodBody(channel, 'ONE_TIME_USE'),
  });
  if (held.status !== 'AWAITING_CAPTURE') await act('pay');
  await reach(`${path}/${held.id}`, 'AWAITING_CAPTURE');
  return held.id;
};
