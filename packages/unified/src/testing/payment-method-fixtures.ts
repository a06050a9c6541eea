// For tests: bodies of payment methods of every type, and the page on which they are linked.
import { instrumentPage } from '@kasir/payments/pages';
import { accountMethod, returnUrls, createMerchant, walletMethod } from './merchant.ts';

/** An inline customer of a method. */
export const siti = {
  reference_id: 'customer-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

/** A wallet that is linked and used many times. */
export const savedWallet = (change: object = {}, channel_code = 'DANA') =>
  walletMethod({ reusability: 'MULTIPLE_USE', customer: siti, ...change }, channel_code);

/** A debit card that its bank links by a password. */
export const debitCard = (change: object = {}, properties: object = {}) => ({
  type: 'DIRECT_DEBIT',
  reusability: 'MULTIPLE_USE',
  customer: siti,
  direct_debit: {
    channel_code: 'BRI',
    channel_properties: {
      mobile_number: '+6281234567890',
      card_last_four: '1234',
      card_expiry: '12/39',
      email: 'siti@example.com',
      ...properties,
    },
  },
  ...change,
});

/** A bank account that is linked on the page of its bank. */
export const bankAccount = (
  change: object = {},
  channel_code = 'BPI',
  properties: object = {},
) => ({
  type: 'DIRECT_DEBIT',
  reusability: 'MULTIPLE_USE',
  customer: siti,
  direct_debit: { channel_code, channel_properties: { ...returnUrls, ...properties } },
  ...change,
});

export const cardNumbers = {
  /** The bank asks the holder to authenticate. */
  challenged: '4000000000001091',
  frictionless: '4000000000001000',
} as const;

/** A card; `own` changes the instrument and `information` the card itself. */
export const cardMethod = (change: object = {}, own: object = {}, information: object = {}) => ({
  type: 'CARD',
  reusability: 'MULTIPLE_USE',
  card: {
    currency: 'IDR',
    channel_properties: { ...returnUrls },
    card_information: {
      card_number: cardNumbers.challenged,
      expiry_month: '12',
      expiry_year: '2039',
      cardholder_name: 'Siti',
      cvv: '123',
      ...information,
    },
    ...own,
  },
  ...change,
});

/** A code that is paid at an outlet. */
export const counterMethod = (change: object = {}, properties: object = {}, own: object = {}) => ({
  type: 'OVER_THE_COUNTER',
  reusability: 'ONE_TIME_USE',
  over_the_counter: {
    channel_code: 'ALFAMART',
    channel_properties: { customer_name: 'Siti', ...properties },
    ...own,
  },
  ...change,
});

/** A QR code. */
export const qrMethod = (change: object = {}, own: object = {}) => ({
  type: 'QR_CODE',
  reusability: 'ONE_TIME_USE',
  qr_code: { channel_code: 'QRIS', ...own },
  ...change,
});

/** One minimal body of each type. */
export const methodBodies = [
  walletMethod(),
  debitCard(),
  cardMethod(),
  counterMethod(),
  accountMethod(),
  qrMethod(),
] as const;

/** Creates the merchant with payment methods, and the page on which its payers link them. */
export const createMethodMerchant = (options: Parameters<typeof createMerchant>[0] = {}) => {
  const merchant = createMerchant(options);
  const { call, store, partition, context } = merchant;
  const url = '/v2/payment_methods';
  const stripMethodPrefix = (id: string): string => id.slice('pm-'.length);
  return {
    ...merchant,
    post: (body: object) => call('POST', url, body),
    /** Creates a method and returns its body; throws when it is refused. */
    make: async (body: object) => {
      const { status, body: made } = await call('POST', url, body);
      if (status !== 201) throw new Error(made.message);
      return made;
    },
    get: async (id: string) => (await call('GET', `${url}/${id}`)).body,
    patch: (id: string, body: object) => call('PATCH', `${url}/${id}`, body),
    expire: (id: string) => call('POST', `${url}/${id}/expire`),
    auth: (id: string, auth_code: string) => call('POST', `${url}/${id}/auth`, { auth_code }),
    payTo: (id: string, amount?: number) =>
      call('POST', `${url}/${id}/payments/simulate`, { amount }),
    /** Returns what the page of a method shows. */
    seePage: (id: string) =>
      store.view(partition, (view) =>
        instrumentPage.show(view, stripMethodPrefix(id), context(partition)),
      ),
    /** The payer chooses on that page. */
    chooseOnPage: (id: string, choice: string) =>
      merchant.act((d) => instrumentPage.act(d, stripMethodPrefix(id), choice)),
    /** Returns the names of the events written so far. */
    eventNames: async () => (await merchant.events()).map(({ body }) => body['event']),
  };
};
export type MethodMerchant = ReturnType<typeof createMethodMerchant>;
