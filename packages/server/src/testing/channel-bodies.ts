// Request bodies for tests that pay over a channel of the table, in v2 and in v3.
import { channelsNamed, type Channel } from '@kasir/models';

type Body = Readonly<Record<string, unknown>>;

const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const customer = {
  reference_id: 'customer-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

/** A value for every property that any channel requires. */
const values: Body = {
  ...returnUrls,
  cancel_return_url: 'https://merchant.example/back',
  mobile_number: '+6281234567890',
  account_mobile_number: '+6281234567890',
  account_number: '900300700112',
  cashtag: '$siti',
  customer_name: 'Siti',
  display_name: 'Siti',
  payer_name: 'Siti',
  email: 'siti@customers.example',
  card_last_four: '1234',
  card_last_four_digits: '1234',
  card_expiry: '12/39',
};

const valuesOf = (names: readonly string[]): Body =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** A card whose bank asks its holder to authenticate. */
const card = { card_number: '4000000000001091', expiry_month: '12', expiry_year: '2039' };

/** Returns a v2 payment method with the least that its channel requires. */
export const methodBody = (
  channel: Channel,
  reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE',
): Body => {
  const { type, code, country, currency } = channel;
  const isCard = type === 'CARD';
  return {
    type,
    reusability,
    // A code of several markets needs its country (PM2-UNSPEC-04).
    ...(channelsNamed(type, code).length > 1 && { country }),
    [type.toLowerCase()]: {
      channel_code: code,
      channel_properties: {
        ...valuesOf(reusability === 'MULTIPLE_USE' ? channel.requiresToSave : channel.requires),
        ...(isCard && returnUrls),
        ...(code.endsWith('_CARD_INSTALLMENT') && {
          installment_configuration: { terms: 3, interval: 'MONTH' },
        }),
      },
      ...(isCard && { currency, card_information: { ...card, cvv: '123' } }),
    },
    ...((reusability === 'MULTIPLE_USE' || type === 'DIRECT_DEBIT') && { customer }),
  };
};

/** Returns the v3 fields of a channel, to be paid once or to be saved. */
const v3Channel = (channel: Channel, saves: boolean): Body => ({
  country: channel.country,
  currency: channel.currency,
  channel_code: channel.v3?.code,
  channel_properties: {
    ...valuesOf((saves ? channel.v3?.requiresToSave : channel.v3?.requires) ?? []),
    ...(channel.type === 'CARD' && {
      ...returnUrls,
      card_details: {
        ...card,
        cvn: '123',
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Aminah',
        cardholder_email: 'siti@customers.example',
      },
    }),
  },
  ...(saves && { customer }),
});

/** Returns a v3 payment request with the least that its channel requires. */
export const v3RequestBody = (
  channel: Channel,
  type: 'PAY' | 'PAY_AND_SAVE' | 'REUSABLE_PAYMENT_CODE',
): Body => ({ ...v3Channel(channel, type === 'PAY_AND_SAVE'), type });

/** Returns a v3 payment token with the least that its channel requires. */
export const v3TokenBody = (channel: Channel): Body => ({
  ...v3Channel(channel, true),
  reference_id: 'token-1',
});
