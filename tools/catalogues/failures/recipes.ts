// Recipes that cause each failure code in test mode: pages print them, and a test follows them.
import { cardCodes, debitCodes, linkCodes, refundFailureCodes, walletCodes } from '@kasir/models';

type Body = Readonly<Record<string, unknown>>;

/** A script, a request, and a step of the payer, the merchant or the clock that cause a failure. */
export interface Recipe {
  /** The failure that the script sets: the code of the domain, which a generation may rename. */
  readonly decline?: { readonly code: string; readonly work: 'payment' | 'linking' | 'refund' };
  readonly path: string;
  readonly body: Body;
  /** The step after the request; `wait` advances the clock, `end` expires the payment method. */
  readonly next?: 'pay' | 'decline' | 'authorize' | 'wait' | 'end';
}

const back = {
  success_return_url: 'https://shop.example/thanks',
  failure_return_url: 'https://shop.example/sorry',
};

const order = { currency: 'IDR', amount: 25_000 };

const cardNumber = { card_number: '4000000000001091', expiry_month: '12', expiry_year: '2039' };

const cardWith = (properties: Body): Body => ({
  ...order,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: { ...back, ...properties },
      card_information: { ...cardNumber, cvv: '123' },
    },
  },
});

const card = cardWith({ skip_three_d_secure: true });

/** A payment that its payer approves on a device: in test mode the result takes two seconds. */
const wallet: Body = {
  ...order,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'OVO',
      channel_properties: { mobile_number: '+6281234567890' },
    },
  },
};

const walletPage: Body = {
  ...order,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: back },
  },
};

const customer = {
  reference_id: 'customer-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
};

const debit: Body = {
  ...order,
  customer,
  payment_method: {
    type: 'DIRECT_DEBIT',
    reusability: 'ONE_TIME_USE',
    direct_debit: { channel_code: 'MANDIRI', channel_properties: back },
  },
};

const link: Body = {
  type: 'EWALLET',
  reusability: 'MULTIPLE_USE',
  customer,
  ewallet: { channel_code: 'DANA', channel_properties: back },
};

const number: Body = {
  ...order,
  payment_method: {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'ONE_TIME_USE',
    virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti' } },
  },
};

const v3Wallet: Body = {
  reference_id: 'order-1',
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 25_000,
  channel_code: 'DANA',
  channel_properties: back,
};

const REQUESTS = '/payment_requests';
const V3 = '/v3/payment_requests';

const payment = (code: string) => ({ code, work: 'payment' }) as const;

const isOf = (codes: readonly string[], code: string): boolean => codes.includes(code);

/** Recipes of codes that need no script, and of codes that v3 renames. */
const special: Readonly<Record<string, Recipe>> = {
  AUTHENTICATION_FAILED: { path: REQUESTS, body: cardWith({}), next: 'decline' },
  PAYMENT_REQUEST_EXPIRED: { path: REQUESTS, body: walletPage, next: 'wait' },
  INACTIVE_PAYMENT_METHOD: { path: REQUESTS, body: number, next: 'end' },
  PAYMENT_AMOUNT_LIMITS_EXCEEDED: {
    decline: payment('MAXIMUM_LIMIT_REACHED'),
    path: V3,
    body: v3Wallet,
    next: 'pay',
  },
  USER_DEVICE_UNREACHABLE: {
    decline: payment('USER_UNREACHABLE'),
    path: V3,
    body: v3Wallet,
    next: 'pay',
  },
  USER_DID_NOT_AUTHORIZE: {
    decline: payment('USER_DID_NOT_AUTHORIZE_THE_PAYMENT'),
    path: V3,
    body: v3Wallet,
    next: 'pay',
  },
};

/** Returns the recipe of a code; undefined for codes that only processors of live mode report. */
export const recipeOf = (code: string): Recipe | undefined => {
  const found = special[code];
  if (found) return found;
  if (isOf(cardCodes, code)) return { decline: payment(code), path: REQUESTS, body: card };
  if (isOf(walletCodes, code)) return { decline: payment(code), path: REQUESTS, body: wallet };
  if (isOf(debitCodes, code))
    return { decline: payment(code), path: REQUESTS, body: debit, next: 'pay' };
  if (isOf(linkCodes, code))
    return {
      decline: { code, work: 'linking' },
      path: '/v2/payment_methods',
      body: link,
      next: 'authorize',
    };
  if (isOf(refundFailureCodes, code))
    return { decline: { code, work: 'refund' }, path: REQUESTS, body: card };
  return undefined;
};
