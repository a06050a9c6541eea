// Payment requests and methods that channels accept, over the declared channels, currencies and
// amounts.
import { exponents, type EndpointSpec } from '@kasir/core';
import { methodChannels, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { inlinePerson, instrumentOf, type MethodType } from '../run/samples/payment-methods.ts';
import { idleUrl } from '../run/samples/qr-codes.ts';
import type { Trial } from '../run/trial.ts';
import { isMagic, type Magic } from '../magic/magic.ts';
import { arbitraryFor } from './arbitrary.ts';
import { fieldsOf } from '../schema.ts';

/**
 * Channels that the suite can use: where a payer is asked at once, the state changes by itself, and
 * installments by card need a plan.
 */
export const usable: readonly (Channel & { readonly type: MethodType })[] = methodChannels.filter(
  ({ type, code, flow }) => flow !== 'PUSH' && (type !== 'CARD' || code === 'CARDS'),
);

/** Larger amounts are not tried. */
const LARGEST = 5_000_000;

/** Amounts that a channel takes, with the decimals of its currency. */
const amountOf = ({ min, max, currency }: Channel, magic: Magic): fc.Arbitrary<number> => {
  const unit = 10 ** (exponents[currency] ?? 0);
  return fc
    .integer({ min: Math.ceil(min * unit), max: Math.floor(Math.min(max, LARGEST) * unit) })
    .map((minor) => minor / unit)
    .filter((amount) => !isMagic(magic, amount));
};

/** Values for the properties that a channel requires; the others are return URLs. */
const properties: Readonly<Record<string, string>> = {
  mobile_number: '+628123456789',
  cashtag: '$kasir',
  customer_name: 'Siti',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@customers.example',
  account_number: '1234567890',
};

/** The instrument of a channel, as the body of a payment method names it. */
export const instrument = (
  magic: Magic,
  { channel, reusable, amount }: Pick<GeneratedPayment, 'channel' | 'reusable' | 'amount'>,
): Readonly<Record<string, unknown>> => {
  const { type, code: channel_code, currency } = channel;
  const names = reusable ? channel.requiresToSave : channel.requires;
  const channel_properties = Object.fromEntries(
    names.map((name) => [name, properties[name] ?? `https://merchant.example/${name}`]),
  );
  switch (type) {
    case 'CARD':
      return { type, card: { ...(instrumentOf(magic, 'CARD')['card'] as object), currency } };
    case 'QR_CODE':
      return { type, qr_code: { channel_code, currency, amount } };
    case 'OVER_THE_COUNTER':
      return { type, over_the_counter: { channel_code, currency, amount, channel_properties } };
    default:
      return { type, [type.toLowerCase()]: { channel_code, channel_properties } };
  }
};

/** Whether a payment must have a customer (PR2-CONF-03). */
const isOwned = ({ channel: { type }, reusable }: GeneratedPayment): boolean =>
  type === 'DIRECT_DEBIT' || (type === 'EWALLET' && reusable);

/**
 * Valid values for some fields of a body, by their schemas; fields are left out or null now and
 * then.
 */
const fieldsFor = (
  { body }: EndpointSpec,
  sample: unknown,
  magic: Magic,
  names: readonly string[],
): fc.Arbitrary<Record<string, unknown>> => {
  const fields = body
    ? fieldsOf(body, sample).filter(
        ({ path }) => path.length === 1 && names.includes(String(path[0])),
      )
    : [];
  return fc
    .record(
      Object.fromEntries(
        fields.map(({ path, node }) => [
          String(path[0]),
          fc.oneof(
            arbitraryFor(node.schema, { magic }),
            fc.constant(node.nullable ? null : undefined),
          ),
        ]),
      ),
    )
    .map((values) =>
      Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    );
};

/** Usable channels of each type. */
const byType = [...Map.groupBy(usable, ({ type }) => type).values()].map((some) =>
  fc.constantFrom(...some),
);

export interface GeneratedPayment {
  readonly channel: Channel;
  readonly amount: number;
  /** Fields beside channel and amount. */
  readonly extra: Readonly<Record<string, unknown>>;
  readonly reusable: boolean;
}

/** Every type of channel as often as any other, with random texts and metadata. */
export const anyPayment = (
  contract: EndpointSpec,
  sample: unknown,
  magic: Magic,
): fc.Arbitrary<GeneratedPayment> =>
  fc.oneof(...byType).chain((channel) =>
    fc.record({
      channel: fc.constant(channel),
      amount: amountOf(channel, magic),
      reusable: channel.reusable ? fc.boolean() : fc.constant(false),
      extra: fieldsFor(contract, sample, magic, [
        'description',
        'metadata',
        'shipping_information',
        'items',
      ]),
    }),
  );

const reusabilityOf = ({ reusable }: GeneratedPayment): string =>
  reusable ? 'MULTIPLE_USE' : 'ONE_TIME_USE';

/** The body of a payment request with a fresh reference. */
export const requestOf = (trial: Trial, payment: GeneratedPayment): Record<string, unknown> => ({
  ...payment.extra,
  currency: payment.channel.currency,
  amount: payment.amount,
  reference_id: trial.newReference(),
  ...(isOwned(payment) && { customer: inlinePerson(trial) }),
  payment_method: { reusability: reusabilityOf(payment), ...instrument(trial.magic, payment) },
});

/** The body of a payment method with a fresh reference. */
export const methodOf = (trial: Trial, payment: GeneratedPayment): Record<string, unknown> => {
  const { shipping_information: _, items: __, ...extra } = payment.extra;
  return {
    ...extra,
    ...instrument(trial.magic, payment),
    ...(isOwned(payment) && { customer: inlinePerson(trial) }),
    reusability: reusabilityOf(payment),
    country: payment.channel.country,
    reference_id: trial.newReference(),
  };
};

/** QR codes of both types, with fresh references and random metadata. */
export const anyQr = (
  contract: EndpointSpec,
  magic: Magic,
): fc.Arbitrary<Record<string, unknown>> => {
  if (!contract.body) throw new Error('qr_codes.create has no body');
  return arbitraryFor(contract.body, {
    magic,
    at: { external_id: fc.constant('x'), callback_url: fc.constant('https://callbacks.example/') },
  }).map((body) => body as Record<string, unknown>);
};

/** A generated QR code, ready to be sent. */
export const qrBodyOf = (trial: Trial, body: Record<string, unknown>): Record<string, unknown> => ({
  ...body,
  external_id: trial.newReference(),
  callback_url: idleUrl(trial),
});
