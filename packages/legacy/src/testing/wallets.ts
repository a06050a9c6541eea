// For tests: a merchant who is paid by wallets, with an opening balance, its books, and a payer who
// decides on hosted pages.
import type { CallOptions, TestResponse } from '@kasir/core/testing';
import { ledgers, transactions } from '@kasir/payments/ledger';
import { creditOpeningBalance } from '@kasir/payments/operation';
import { intentPage } from '@kasir/payments/pages';
import { legacyPlatform } from './platform.ts';

export const DAY = 86_400_000;

/** Returns the body of an OVO payment; `change` overrides its fields. */
export const ovo = (external_id: string, change: object = {}) => ({
  external_id,
  amount: 25_000,
  phone: '081234567890',
  ewallet_type: 'OVO',
  ...change,
});

/** Returns the body of a DANA payment; `change` overrides its fields. */
export const dana = (external_id: string, change: object = {}) => ({
  external_id,
  amount: 25_000,
  ewallet_type: 'DANA',
  callback_url: 'https://merchant.example/dana',
  redirect_url: 'https://merchant.example/thanks',
  ...change,
});

export const items = [{ id: 'c', name: 'Coffee', price: 12_500, quantity: 2 }];

/** Returns the body of a LINKAJA payment; `change` overrides its fields. */
export const linkaja = (external_id: string, change: object = {}) => ({
  ...dana(external_id),
  ewallet_type: 'LINKAJA',
  callback_url: 'https://merchant.example/linkaja',
  phone: '081234567890',
  items,
  ...change,
});

/** The version whose OVO payments wait for their outcome. */
export const waiting = { headers: { 'x-api-version': '2019-02-04' } };

/** Returns the body of a one-time charge; `change` overrides its fields. */
export const charge = (reference_id: string, change: object = {}) => ({
  reference_id,
  currency: 'IDR',
  amount: 25_000,
  checkout_method: 'ONE_TIME_PAYMENT',
  channel_code: 'ID_DANA',
  channel_properties: { success_redirect_url: 'https://merchant.example/thanks' },
  ...change,
});

type Options = Parameters<typeof legacyPlatform>[0];

export const walletMerchant = async (options: Options = {}, poor = false) => {
  const platform = legacyPlatform(options);
  const { call, decide, act, store, partition } = platform;
  if (!poor) await decide(creditOpeningBalance);
  return {
    ...platform,
    create: (body: object, options: CallOptions = {}) => call('POST', '/ewallets', body, options),
    /** Reads the status of a payment of POST /ewallets. */
    status: (external_id: string, wallet = 'OVO'): Promise<TestResponse> =>
      call(
        'GET',
        `/ewallets?external_id=${encodeURIComponent(external_id)}&ewallet_type=${wallet}`,
      ),
    charge: (reference: string, change: object = {}) =>
      call('POST', '/ewallets/charges', charge(reference, change)),
    read: async (id: string) => (await call('GET', `/ewallets/charges/${id}`)).body,
    /** Chooses for the payer on the page of a URL. */
    choose: (url: string, choice: string): Promise<void> =>
      act((d) => {
        intentPage.act(d, url.split('/').at(-1) ?? '', choice);
      }),
    /** Returns the balances of the merchant, the fees and the channels, in rupiah. */
    money: () =>
      store.view(partition, (view) =>
        Object.values(ledgers).map((ledger) => view.balance(ledger, 'IDR')),
      ),
    transactions: async () =>
      (
        await store.view(partition, (view) =>
          view.list(transactions, {}, { limit: 100, order: 'asc' }),
        )
      ).rows.map(({ state }) => state),
  };
};

type Merchant = Awaited<ReturnType<typeof walletMerchant>>;

/** Creates a charge, and has its payer pay it. */
export const sell = async (merchant: Merchant, reference: string, change: object = {}) => {
  const { body } = await merchant.charge(reference, change);
  await merchant.choose(body.actions.desktop_web_checkout_url, 'approve');
  return merchant.read(body.id);
};

export const refundOf = ({ call }: Merchant, { id }: { id: string }, body: object = {}) =>
  call('POST', `/ewallets/charges/${id}/refunds`, body);

export const voidOf = ({ call }: Merchant, { id }: { id: string }) =>
  call('POST', `/ewallets/charges/${id}/void`);

/** Returns the names and data of the events so far. */
export const eventsOf = async ({ events }: Merchant) =>
  (await events()).map(({ body }) => [body['event'], body['data']]);
