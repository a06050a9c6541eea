// For tests: a merchant on the test platform with everything of v3, request bodies, and actions of
// payers.
import type { Listener } from '@kasir/core/server';
import { testPlatform, type CallOptions } from '@kasir/core/testing';
import { paymentJobs, paymentListeners } from '@kasir/payments/operation';
import { instrumentPage, intentPage } from '@kasir/payments/pages';
import { v3Handlers, v3Listeners } from '../server.ts';

type PlatformOptions = Partial<Parameters<typeof testPlatform>[0]>;

export const VERSION = '2024-11-11';

export const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const rupiah = { country: 'ID', currency: 'IDR' };

let orders = 0;
const newReference = (): string => `order-${(orders += 1)}`;

/** A payment by a wallet on its page. */
export const byWallet = (change: object = {}) => ({
  reference_id: newReference(),
  type: 'PAY',
  ...rupiah,
  request_amount: 25_000,
  channel_code: 'DANA',
  channel_properties: returnUrls,
  ...change,
});

/** A payment by a wallet whose payer approves on a device. */
export const byPush = (change: object = {}) =>
  byWallet({
    channel_code: 'OVO',
    channel_properties: { account_mobile_number: '+6281234567890' },
    ...change,
  });

/** A payment to a virtual account. */
export const byAccount = (change: object = {}) =>
  byWallet({
    channel_code: 'BCA_VIRTUAL_ACCOUNT',
    channel_properties: { display_name: 'Siti' },
    ...change,
  });

/** A virtual account that accepts any number of payments of any amount. */
export const openAccount = (change: object = {}) =>
  byAccount({ type: 'REUSABLE_PAYMENT_CODE', request_amount: undefined, ...change });

export const cards = { challenged: '4000000000001091', known: '4000000000001000' };

export const cardDetails = (card_number = cards.challenged) => ({
  card_number,
  expiry_month: '12',
  expiry_year: '2039',
  cvn: '123',
  cardholder_first_name: 'Siti',
  cardholder_last_name: 'Aminah',
  cardholder_email: 'siti@customers.example',
  cardholder_phone_number: '+6281234567890',
});

/** A payment by card: its bank challenges the holder unless another number is sent. */
export const byCard = (change: object = {}, card_number = cards.challenged) =>
  byWallet({
    channel_code: 'CARDS',
    channel_properties: { ...returnUrls, card_details: cardDetails(card_number) },
    ...change,
  });

/** The body of a token for a wallet. */
export const wallet = (change: object = {}) => ({
  type: 'SAVE',
  reference_id: newReference(),
  ...rupiah,
  channel_code: 'DANA',
  channel_properties: returnUrls,
  ...change,
});

export const card = (change: object = {}, card_number = cards.challenged) =>
  wallet({
    channel_code: 'CARDS',
    channel_properties: { ...returnUrls, card_details: cardDetails(card_number) },
    ...change,
  });

/** Returns an empty listener for a product of another generation. */
const quietly = (product: string): Listener => ({ product, handlers: {} });

/** Creates the merchant, and the pages that payers open. */
export const createMerchant = (options: PlatformOptions = {}) => {
  const platform = testPlatform({
    handlers: v3Handlers,
    listeners: [...paymentListeners, ...v3Listeners, quietly('payment_method')],
    jobs: paymentJobs,
    ...options,
  });
  const { store, partition, context, act } = platform;
  const call = (method: string, path: string, body?: unknown, more: CallOptions = {}) =>
    platform.call(method, path, body, {
      ...more,
      headers: { 'api-version': VERSION, ...more.headers },
    });
  const stripIdPrefix = (id: string): string => id.slice('pr-'.length);
  const webhooks = async () =>
    (await platform.events()).map(({ body }) => body as { event: string; data: never });
  return {
    ...platform,
    call,
    /** Creates a payment request and returns its body. */
    request: async (body: object) => (await call('POST', '/v3/payment_requests', body)).body,
    /** Saves a payment token and returns its body. */
    save: async (body: object) => (await call('POST', '/v3/payment_tokens', body)).body,
    read: async (id: string) => (await call('GET', `/v3/payment_requests/${id}`)).body,
    readToken: async (id: string) => (await call('GET', `/v3/payment_tokens/${id}`)).body,
    readPayment: async (id: string) => (await call('GET', `/v3/payments/${id}`)).body,
    simulate: (id: string, body: object = {}) =>
      call('POST', `/v3/payment_requests/${id}/simulate`, body),
    cancel: (id: string) => call('POST', `/v3/payment_requests/${id}/cancel`),
    /** Returns what the hosted page of a payment request shows. */
    show: (id: string) =>
      store.view(partition, (view) => intentPage.show(view, stripIdPrefix(id), context(partition))),
    /** The payer chooses on the page of a payment request. */
    choose: (id: string, choice: string) =>
      act((d) => intentPage.act(d, stripIdPrefix(id), choice)),
    /** The payer chooses on the page of a token. */
    authorize: (id: string, choice = 'approve') =>
      act((d) => instrumentPage.act(d, stripIdPrefix(id), choice)),
    webhooks,
    /** Returns the names of all events so far. */
    names: async () => (await webhooks()).map(({ event }) => event),
  };
};
export type Merchant = ReturnType<typeof createMerchant>;
