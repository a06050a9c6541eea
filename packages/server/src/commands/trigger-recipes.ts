// The steps that lead to each event: requests of the API, and actions of a payer on the result.
import type { ObjectAction } from '@kasir/control';

/** A request of the API; `{id}` in its path is the id of the object created before. */
export interface Call {
  readonly path: string;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An action of a payer, a bank or an operator on the object created last. */
interface Act {
  readonly act: ObjectAction;
}

export type Step = Call | Act;

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
  cancel_return_url: 'https://merchant.example/cart',
};

const account = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti' } },
};

const wallet = {
  type: 'EWALLET',
  reusability: 'ONE_TIME_USE',
  ewallet: { channel_code: 'DANA', channel_properties: back },
};

const linked = {
  ...wallet,
  reusability: 'MULTIPLE_USE',
  customer: {
    reference_id: 'triggered',
    type: 'INDIVIDUAL',
    individual_detail: { given_names: 'Siti' },
  },
};

const card = {
  type: 'CARD',
  reusability: 'MULTIPLE_USE',
  card: {
    currency: 'IDR',
    channel_properties: { ...back, skip_three_d_secure: true },
    card_information: {
      card_number: '4000000000001091',
      expiry_month: '12',
      expiry_year: '2039',
      cardholder_name: 'Siti',
      cvv: '123',
    },
  },
};

const request = (payment_method: unknown, more: object = {}): Call => ({
  path: '/payment_requests',
  body: { reference_id: 'triggered', amount: 25_000, currency: 'IDR', payment_method, ...more },
});

const v3 = (path: string, body: object): Call => ({
  path,
  body: { reference_id: 'triggered', country: 'ID', currency: 'IDR', ...body },
  headers: { 'api-version': '2024-11-11' },
});

const v3Account = v3('/v3/payment_requests', {
  type: 'PAY',
  request_amount: 25_000,
  channel_code: 'BCA_VIRTUAL_ACCOUNT',
  channel_properties: { display_name: 'Siti' },
});

const v3Wallet = v3('/v3/payment_requests', {
  type: 'PAY',
  request_amount: 25_000,
  channel_code: 'DANA',
  channel_properties: {
    success_return_url: back.success_return_url,
    failure_return_url: back.failure_return_url,
  },
});

const invoice: Call = { path: '/v2/invoices', body: { external_id: 'triggered', amount: 25_000 } };

/** Steps by the name of the event they end with. */
export const recipes: Readonly<Record<string, readonly Step[]>> = {
  'payment.succeeded': [request(account), { act: 'pay' }],
  'payment.failed': [request(wallet), { act: 'decline' }],
  'payment.awaiting_capture': [request(card, { capture_method: 'MANUAL' })],
  'capture.succeeded': [request(card, { capture_method: 'MANUAL' }), { act: 'capture' }],
  'refund.succeeded': [request(card), { act: 'refund' }],
  'payment_method.activated': [{ path: '/v2/payment_methods', body: linked }, { act: 'authorize' }],
  'payment_method.failed': [{ path: '/v2/payment_methods', body: linked }, { act: 'decline' }],
  'payment_method.expired': [
    { path: '/v2/payment_methods', body: { ...account, reusability: 'MULTIPLE_USE' } },
    { path: '/v2/payment_methods/{id}/expire', body: {} },
  ],
  'qr.payment': [
    {
      path: '/qr_codes',
      body: {
        external_id: 'triggered',
        type: 'DYNAMIC',
        callback_url: 'https://merchant.example/qr',
        amount: 25_000,
      },
    },
    { act: 'pay' },
  ],
  'invoice.paid': [invoice, { act: 'pay' }],
  'invoice.expired': [invoice, { path: '/invoices/{id}/expire!', body: {} }],
  'virtual_account.payment': [
    {
      path: '/callback_virtual_accounts',
      body: {
        external_id: 'triggered',
        bank_code: 'BCA',
        name: 'Siti',
        is_closed: true,
        expected_amount: 25_000,
      },
    },
    { act: 'pay' },
  ],
  'fixed_payment_code.payment': [
    {
      path: '/fixed_payment_code',
      body: {
        external_id: 'triggered',
        retail_outlet_name: 'ALFAMART',
        name: 'Siti',
        expected_amount: 25_000,
      },
    },
    { act: 'pay' },
  ],
  'ewallet.capture': [
    {
      path: '/ewallets/charges',
      body: {
        reference_id: 'triggered',
        currency: 'IDR',
        amount: 25_000,
        checkout_method: 'ONE_TIME_PAYMENT',
        channel_code: 'ID_DANA',
        channel_properties: { success_redirect_url: back.success_return_url },
      },
    },
    { act: 'pay' },
  ],
  'reports.completed': [
    {
      path: '/reports',
      body: {
        type: 'TRANSACTIONS',
        filter: { from: '2026-01-01T00:00:00Z', to: '2026-01-02T00:00:00Z' },
      },
    },
  ],
  'payment.capture': [v3Account, { act: 'pay' }],
  'payment.failure': [v3Wallet, { act: 'decline' }],
  'payment_request.expiry': [v3Account, { act: 'expire' }],
};
