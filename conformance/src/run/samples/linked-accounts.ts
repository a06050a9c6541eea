// Valid linked accounts of the legacy API, payment methods made of them, and direct debits.
import { textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { makeCustomer } from './customers.ts';
import { make, maker, type Body, type Made, type Samples } from './sample.ts';

const tokenBody = (customer: Made): Body => ({
  customer_id: textOf(customer, 'id'),
  channel_code: 'DC_BRI',
  properties: {
    account_mobile_number: '+6281234567890',
    card_last_four: '1234',
    card_expiry: '12/39',
    account_email: 'siti@customers.example',
  },
  metadata: { branch: 'A 1' },
});

/** A token that waits for its password. */
const makeToken = async (trial: Trial, as?: Actor): Promise<Made> => {
  const body = tokenBody(await makeCustomer(trial, {}, as));
  return make(trial, 'linked_account_tokens.auth', { body }, 'a linked account token', as);
};

const methodBody = async (trial: Trial, as?: Actor): Promise<Body> => {
  const token = await makeToken(trial, as);
  const params = { id: textOf(token, 'id') };
  const input = { params, body: { otp_code: trial.password } };
  await make(trial, 'linked_account_tokens.validate_otp', input, 'a linked account', as);
  return {
    customer_id: textOf(token, 'customer_id'),
    type: 'DEBIT_CARD',
    properties: { id: textOf(token, 'id').replace('lat-', 'la-') },
    metadata: { branch: 'A 1' },
  };
};

/** A payment method of a card that is linked. */
const makeDebitMethod = async (trial: Trial, as?: Actor): Promise<Made> => {
  const body = await methodBody(trial, as);
  return make(trial, 'legacy_payment_methods.create', { body }, 'a legacy payment method', as);
};

const debitBody = async (trial: Trial, change: Body = {}, as?: Actor): Promise<Body> => ({
  reference_id: trial.newReference(),
  payment_method_id: textOf(await makeDebitMethod(trial, as), 'id'),
  currency: 'IDR',
  amount: trial.amount(20_000, 29_999),
  description: 'Two coffees',
  enable_otp: true,
  ...change,
});

/** A direct debit that waits for its password. */
export const makeDebit = maker('direct_debits.create', 'a direct debit', debitBody);

export const linkedAccountSamples: Samples = {
  makers: {
    linked_account_token: (trial) => makeToken(trial),
    debit_method: (trial) => makeDebitMethod(trial),
    direct_debit: (trial) => makeDebit(trial),
  },
  bodies: {
    'linked_account_tokens.auth': [async (trial) => tokenBody(await makeCustomer(trial))],
    'linked_account_tokens.validate_otp': [(trial) => ({ otp_code: trial.password })],
    'legacy_payment_methods.create': [(trial) => methodBody(trial)],
    'direct_debits.create': [(trial) => debitBody(trial)],
    'direct_debits.validate_otp': [(trial) => ({ otp_code: trial.password })],
  },
};
