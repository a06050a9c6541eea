// For tests: a merchant on the test platform, request bodies, and actions of payers.
import type { Listener } from '@kasir/core/server';
import { testPlatform } from '@kasir/core/testing';
import { paymentJobs, paymentListeners, paymentWorkflows } from '@kasir/payments/operation';
import { intentPage } from '@kasir/payments/pages';
import { unifiedHandlers, unifiedJobs, unifiedListeners } from '../server.ts';

type PlatformOptions = Omit<Parameters<typeof testPlatform>[0], 'handlers'>;

export const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

/** Returns an empty listener for a product of another API. */
const quietly = (product: string): Listener => ({ product, handlers: {} });

/** A method of a redirect wallet. */
export const walletMethod = (change: object = {}, channel_code = 'DANA') => ({
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code, channel_properties: { ...returnUrls } },
  ...change,
});

/** A method of a virtual account; `properties` are added to the customer's name. */
export const accountMethod = (change: object = {}, properties: object = {}, own: object = {}) => ({
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: {
    channel_code: 'BRI',
    channel_properties: { customer_name: 'Siti', ...properties },
    ...own,
  },
  ...change,
});

/** A payment request by a redirect wallet. */
export const byWallet = (change: object = {}) => ({
  currency: 'IDR',
  amount: 25_000,
  payment_method: walletMethod(),
  ...change,
});

/** A payment request by a wallet whose payer approves on a device. */
export const byPush = (change: object = {}) =>
  byWallet({
    payment_method: walletMethod({
      ewallet: {
        channel_code: 'OVO',
        channel_properties: { mobile_number: '+6281234567890' },
      },
    }),
    ...change,
  });

/** A payment request by virtual account. */
export const byAccount = (change: object = {}) => ({
  currency: 'IDR',
  amount: 25_000,
  payment_method: accountMethod(),
  ...change,
});

/**
 * Creates the merchant with the whole unified API, and the page that its payers open. Without jobs,
 * payers do not approve on devices, and nothing expires by itself.
 */
export const createMerchant = (options: PlatformOptions = {}) => {
  const platform = testPlatform({
    handlers: unifiedHandlers,
    listeners: [...paymentListeners, ...unifiedListeners, quietly('invoice')],
    jobs: [...paymentJobs, ...unifiedJobs],
    workflows: paymentWorkflows,
    ...options,
  });
  const { call, store, partition, context, act } = platform;
  const stripRequestPrefix = (id: string): string => id.slice('pr-'.length);
  return {
    ...platform,
    /** Creates a payment request and returns its body. */
    request: async (body: object) => (await call('POST', '/payment_requests', body)).body,
    /** Reads a payment request. */
    read: async (id: string) => (await call('GET', `/payment_requests/${id}`)).body,
    /** Reads a payment method. */
    readMethod: async (id: string) => (await call('GET', `/v2/payment_methods/${id}`)).body,
    /** The payer pays. */
    pay: (id: string, body: object = {}) =>
      call('POST', `/payment_requests/${id}/payments/simulate`, body),
    /** Returns what the hosted page of a payment request shows. */
    show: (id: string) =>
      store.view(partition, (view) =>
        intentPage.show(view, stripRequestPrefix(id), context(partition)),
      ),
    /** The payer chooses on the hosted page. */
    choose: (id: string, choice: string) =>
      act((d) => intentPage.act(d, stripRequestPrefix(id), choice)),
  };
};
export type Merchant = ReturnType<typeof createMerchant>;
