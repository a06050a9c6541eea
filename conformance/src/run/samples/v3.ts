// Valid payment requests, payments and payment tokens of v3.
import { cardNumber } from '../../magic/magic.ts';
import { Blocked } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { makeCustomer } from './customers.ts';
import { inlinePerson } from './payment-methods.ts';
import { about, make, maker, type Body, type Made, type Samples } from './sample.ts';

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
} as const;

const rupiah = { country: 'ID', currency: 'IDR' } as const;

/** A card whose bank does not ask its holder. */
const knownCard = (trial: Trial): Body => ({
  card_number: cardNumber(trial.magic, 'visa'),
  expiry_month: '12',
  expiry_year: '2039',
  cvn: '123',
  cardholder_first_name: 'Siti',
  cardholder_last_name: 'Rahma',
  cardholder_email: 'siti@customers.example',
  cardholder_phone_number: '+6281234567890',
});

/** Fields of every request, all of them filled. */
const shared = (trial: Trial, type: string): Body => ({
  reference_id: trial.newReference(),
  type,
  ...rupiah,
  request_amount: trial.amount(25_000, 29_999),
  description: 'Two coffees',
  metadata: { branch: 'A 1' },
});

/** A payment to a virtual account: it waits, and is simulated. */
export const v3RequestBody = (trial: Trial, change: Body = {}): Body => ({
  ...shared(trial, 'PAY'),
  channel_code: 'BRI_VIRTUAL_ACCOUNT',
  channel_properties: { display_name: 'Siti' },
  ...change,
});

/** A payment on the page of a wallet. */
export const v3WalletBody = (trial: Trial, change: Body = {}): Body => ({
  ...shared(trial, 'PAY'),
  channel_code: 'DANA',
  channel_properties: back,
  ...change,
});

/** A payment by card, at once. */
export const v3CardBody = (trial: Trial, change: Body = {}): Body => ({
  ...shared(trial, 'PAY'),
  capture_method: 'AUTOMATIC',
  channel_code: 'CARDS',
  channel_properties: { ...back, card_details: knownCard(trial) },
  ...change,
});

/** A virtual account that takes many payments. */
export const openAccountBody = (trial: Trial, change: Body = {}): Body => ({
  ...v3RequestBody(trial),
  type: 'REUSABLE_PAYMENT_CODE',
  ...change,
});

export const makeV3Request = (trial: Trial, body: Body, as?: Actor): Promise<Made> =>
  make(trial, 'v3_payment_requests.create', { body }, 'a payment request of v3', as);

/** A payment of v3: by card, with this change of its request. */
export const makeV3Payment = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Made> => {
  const request = await makeV3Request(trial, v3CardBody(trial, change), as);
  const id = request['latest_payment_id'];
  if (typeof id !== 'string') throw new Blocked('a card was charged without a payment');
  return make(trial, 'v3_payments.get', { params: { id } }, 'a payment of v3', as);
};

/** The body of a token: an account whose payer has to agree. */
export const tokenBody = (trial: Trial, change: Body = {}): Body => ({
  type: 'SAVE',
  reference_id: trial.newReference(),
  ...rupiah,
  channel_code: 'BRI_DIRECT_DEBIT',
  channel_properties: {
    ...back,
    card_last_four_digits: '1234',
    card_expiry: '12/39',
    email: 'siti@customers.example',
    mobile_number: '+6281234567890',
  },
  description: 'The account of Siti',
  metadata: { branch: 'A 1' },
  ...change,
});

/** The body of a token that nobody has to agree to. */
export const cardTokenBody = (trial: Trial, change: Body = {}): Body =>
  tokenBody(trial, {
    channel_code: 'CARDS',
    channel_properties: { ...back, card_details: knownCard(trial) },
    ...change,
  });

export const makeToken = maker('payment_tokens.create', 'a token', cardTokenBody);

/** The URL of the page that an object asks its payer to open. */
export const pageOf = ({ actions }: Made): string => {
  const list = Array.isArray(actions) ? (actions as Made[]) : [];
  const page = list.find(({ type }) => type === 'REDIRECT_CUSTOMER')?.['value'];
  if (typeof page !== 'string') throw new Blocked('the object asks nobody to open a page');
  return page;
};

const authorized = (trial: Trial): Promise<Made> =>
  makeV3Payment(trial, { capture_method: 'MANUAL' });

export const v3Samples: Samples = {
  makers: {
    v3_payment_request: (trial) => makeV3Request(trial, v3RequestBody(trial)),
    v3_payment: (trial) => makeV3Payment(trial),
    payment_token: (trial) => makeToken(trial),
  },
  bodies: {
    'v3_payment_requests.create': [
      (trial) => v3RequestBody(trial),
      (trial) => v3WalletBody(trial, { customer: inlinePerson(trial) }),
      async (trial) =>
        v3WalletBody(trial, {
          type: 'PAY_AND_SAVE',
          customer_id: (await makeCustomer(trial))['id'],
        }),
      (trial) => openAccountBody(trial),
      (trial) =>
        v3RequestBody(trial, {
          channel_code: 'ALFAMART',
          channel_properties: { customer_name: 'Siti' },
        }),
      (trial) => v3RequestBody(trial, { channel_code: 'QRIS', channel_properties: {} }),
      (trial) => v3CardBody(trial, { capture_method: 'MANUAL' }),
    ],
    'payment_tokens.create': [
      (trial) => tokenBody(trial),
      (trial) => tokenBody(trial, { customer: inlinePerson(trial) }),
      (trial) => cardTokenBody(trial),
    ],
  },
  requests: {
    'v3_payment_requests.simulate': [
      async (trial) => {
        const { id, request_amount } = await makeV3Request(trial, v3RequestBody(trial));
        return { params: { id: String(id) }, body: { amount: request_amount } };
      },
    ],
    'v3_payment_requests.cancel': [about((trial) => makeV3Request(trial, v3RequestBody(trial)))],
    'v3_payment_requests.update': [
      about(
        (trial) => makeV3Request(trial, openAccountBody(trial)),
        (trial) => ({
          request_amount: trial.amount(30_000, 39_999),
          description: trial.newReference(),
          channel_properties: { expires_at: '2039-12-31T00:00:00.000Z' },
        }),
      ),
    ],
    'v3_payments.capture': [
      about(authorized, (trial) => ({ capture_amount: trial.amount(10_000, 14_999) })),
    ],
    'v3_payments.cancel': [about(authorized)],
    'payment_tokens.update': [
      about(makeToken, (trial) => ({
        reference_id: trial.newReference(),
        description: trial.newReference(),
        metadata: { shelf: '7' },
        status: 'INACTIVE',
      })),
    ],
    'payment_tokens.cancel': [about(makeToken)],
  },
};
