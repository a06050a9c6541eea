// Valid payment methods of all types.
import type { PaymentMethod } from '@kasir/models';
import { cardNumber, type Magic } from '../../magic/magic.ts';
import type { Trial } from '../trial.ts';
import { makeCustomer } from './customers.ts';
import { about, make, maker, type Body, type Made, type Samples } from './sample.ts';

export type MethodType = PaymentMethod['type'];

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
} as const;

/** An instrument of each type with its reusability; the first four of a number are its scheme's. */
const instruments: Readonly<Record<MethodType, Body>> = {
  EWALLET: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: back },
  },
  DIRECT_DEBIT: {
    type: 'DIRECT_DEBIT',
    reusability: 'MULTIPLE_USE',
    direct_debit: {
      channel_code: 'BRI',
      channel_properties: {
        mobile_number: '+6281234567890',
        card_last_four: '1234',
        card_expiry: '12/39',
        email: 'siti@customers.example',
      },
    },
  },
  CARD: {
    type: 'CARD',
    reusability: 'MULTIPLE_USE',
    card: {
      currency: 'IDR',
      channel_properties: { ...back, skip_three_d_secure: true },
      card_information: {
        expiry_month: '12',
        expiry_year: '2039',
        cardholder_name: 'Siti',
        cvv: '123',
      },
    },
  },
  OVER_THE_COUNTER: {
    type: 'OVER_THE_COUNTER',
    reusability: 'MULTIPLE_USE',
    over_the_counter: {
      channel_code: 'ALFAMART',
      currency: 'IDR',
      amount: 25_000,
      channel_properties: { customer_name: 'Siti' },
    },
  },
  VIRTUAL_ACCOUNT: {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'MULTIPLE_USE',
    virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
  },
  QR_CODE: {
    type: 'QR_CODE',
    reusability: 'ONE_TIME_USE',
    qr_code: { channel_code: 'QRIS', amount: 25_000, currency: 'IDR' },
  },
};

/** An instrument of a type; a card has the number that the target lists. */
export const instrumentOf = (magic: Magic, type: MethodType): Body => {
  const own = instruments[type];
  if (type !== 'CARD') return own;
  const card = own['card'] as Body;
  const information = card['card_information'] as Body;
  const card_number = cardNumber(magic, 'challenged');
  return { ...own, card: { ...card, card_information: { card_number, ...information } } };
};

export const methodTypes = Object.keys(instruments) as readonly MethodType[];

/** The body of a payment method without what only its owner says: as inside a payment request. */
export const methodBody = (trial: Trial, type: MethodType, change: Body = {}): Body => ({
  ...instrumentOf(trial.magic, type),
  reference_id: trial.newReference(),
  description: 'Method of Siti',
  metadata: { branch: 'A 1' },
  ...change,
});

/** The body of a payment method: a virtual account. */
const accountBody = (trial: Trial, change: Body = {}): Body =>
  methodBody(trial, 'VIRTUAL_ACCOUNT', change);

/** A customer inside the body of a payment method or request. */
export const inlinePerson = (trial: Trial): Body => ({
  reference_id: trial.newReference(),
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti' },
  email: 'siti@customers.example',
  mobile_number: '+6281234567890',
});

export const makeMethod = maker('payment_methods.create', 'a payment method', accountBody);

/** A payment method of a type, with an inline customer if it needs one. */
export const makeMethodOf = (trial: Trial, type: MethodType, change: Body = {}): Promise<Made> => {
  const customer = type === 'DIRECT_DEBIT' ? { customer: inlinePerson(trial) } : {};
  const body = methodBody(trial, type, { ...customer, ...change });
  return make(trial, 'payment_methods.create', { body }, `a payment method ${type}`);
};

/** A request about a new method of a type. */
const ofType = (type: MethodType, bodyOf?: (trial: Trial) => Body) =>
  about((trial) => makeMethodOf(trial, type), bodyOf);

/** Fields of a change that every type has. */
const changeBody = (trial: Trial): Body => ({
  description: trial.newReference(),
  reference_id: trial.newReference(),
  reusability: 'MULTIPLE_USE',
  status: 'INACTIVE',
  metadata: { shelf: '7' },
});

const END = '2039-12-31T00:00:00.000Z';

/** Valid changes, and acts by which a payer or merchant moves a method on. */
const requests: Required<Samples>['requests'] = {
  'payment_methods.update': [
    ofType('VIRTUAL_ACCOUNT', (trial) => ({
      ...changeBody(trial),
      virtual_account: {
        min_amount: 15_000,
        max_amount: 50_000,
        channel_properties: { expires_at: END },
      },
    })),
    ofType('OVER_THE_COUNTER', (trial) => ({
      ...changeBody(trial),
      over_the_counter: { amount: 30_000, channel_properties: { customer_name: 'Ani' } },
    })),
  ],
  'payment_methods.expire': [ofType('VIRTUAL_ACCOUNT', () => back)],
  'payment_methods.auth': [ofType('DIRECT_DEBIT', (trial) => ({ auth_code: trial.password }))],
  'payment_methods.resend': [ofType('DIRECT_DEBIT')],
  'payment_methods.simulate': [
    ofType('VIRTUAL_ACCOUNT', (trial) => ({ amount: trial.amount(12_000, 14_999) })),
  ],
};

export const paymentMethodSamples: Samples = {
  makers: { payment_method: (trial) => makeMethod(trial) },
  bodies: {
    'payment_methods.create': [
      (trial) => accountBody(trial),
      (trial) => methodBody(trial, 'EWALLET'),
      async (trial) =>
        methodBody(trial, 'DIRECT_DEBIT', { customer_id: (await makeCustomer(trial))['id'] }),
      (trial) => methodBody(trial, 'DIRECT_DEBIT', { customer: inlinePerson(trial) }),
      (trial) => methodBody(trial, 'CARD', { billing_information: { country: 'ID' } }),
      (trial) => methodBody(trial, 'OVER_THE_COUNTER'),
      (trial) => methodBody(trial, 'QR_CODE', { country: 'ID' }),
    ],
  },
  requests,
};
