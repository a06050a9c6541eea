// Valid virtual accounts and payment codes of the legacy API, and what is paid to them.
import { textOf } from '../../violation.ts';
import { eventually } from '../eventually.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { make, maker, type Body, type Made, type Samples } from './sample.ts';

/** The body of a virtual account of the legacy API. */
export const bankAccountBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  bank_code: 'BNI',
  name: 'Siti Rahayu',
  description: 'Two coffees',
  currency: 'IDR',
  country: 'ID',
  ...change,
});

/** A virtual account that its bank may not have opened yet. */
const makeBankAccount = maker(
  'callback_virtual_accounts.create',
  'a virtual account',
  bankAccountBody,
);

/** A virtual account that its bank has opened. */
export const makeOpenAccount = async (trial: Trial, as?: Actor): Promise<Made> => {
  const made = await makeBankAccount(trial, {}, as);
  const params = { id: textOf(made, 'id') };
  return eventually(
    trial,
    () => make(trial, 'callback_virtual_accounts.get', { params }, 'a virtual account', as),
    ({ status }) => status !== 'PENDING',
  );
};

/** Pays the account of an external_id. */
const payBankAccount = (trial: Trial, account: Made, amount: number): Promise<Made> => {
  const params = { external_id: textOf(account, 'external_id') };
  const input = { params, body: { amount } };
  return make(trial, 'callback_virtual_accounts.simulate', input, 'a simulated payment');
};

/** A payment of a new virtual account, as its transaction names it. */
const makeAccountPayment = async (trial: Trial): Promise<Made> => {
  const account = await makeBankAccount(trial);
  await payBankAccount(trial, account, 15_000);
  const query = { reference_id: textOf(account, 'external_id'), currency: 'IDR' };
  const { body } = await trial.call('transactions.list', { query });
  const [row] = (body as { readonly data: readonly Made[] }).data;
  return { payment_id: textOf(row, 'product_id') };
};

const fixedBody = (trial: Trial, change: Body = {}): Body => ({
  external_id: trial.newReference(),
  retail_outlet_name: 'ALFAMART',
  name: 'Siti Rahayu',
  ...change,
});

export const makeFixedCode = maker('fixed_payment_codes.create', 'a fixed payment code', fixedBody);

const codeBody = (trial: Trial, change: Body = {}): Body => ({
  reference_id: trial.newReference(),
  channel_code: 'CEBUANA',
  customer_name: 'Maria Santos',
  currency: 'PHP',
  market: 'PH',
  ...change,
});

export const makeCode = maker('payment_codes.create', 'a payment code', codeBody);

const END = '2039-12-31T00:00:00.000Z';

export const numberSamples: Samples = {
  makers: {
    callback_virtual_account: (trial) => makeBankAccount(trial),
    virtual_account_payment: makeAccountPayment,
    fixed_payment_code: (trial) => makeFixedCode(trial),
    payment_code: (trial) => makeCode(trial),
  },
  bodies: {
    'callback_virtual_accounts.create': [
      (trial) => bankAccountBody(trial),
      (trial) =>
        bankAccountBody(trial, { bank_code: 'BRI', is_closed: true, expected_amount: 25_000 }),
    ],
    'callback_virtual_accounts.simulate': [(trial) => ({ amount: trial.amount(12_000, 14_999) })],
    'callback_virtual_accounts.update': [
      (trial) => ({
        description: trial.newReference(),
        expected_amount: trial.amount(12_000, 14_999),
        is_single_use: true,
        expiration_date: END,
      }),
    ],
    'fixed_payment_codes.create': [
      (trial) => fixedBody(trial),
      (trial) => fixedBody(trial, { expected_amount: 25_000, is_single_use: true }),
    ],
    'fixed_payment_codes.simulate': [
      async (trial) => {
        const { retail_outlet_name, payment_code } = await makeFixedCode(trial);
        return { retail_outlet_name, payment_code, transfer_amount: trial.amount(12_000, 14_999) };
      },
    ],
    'fixed_payment_codes.update': [
      (trial) => ({
        name: 'Ani',
        description: trial.newReference(),
        expected_amount: trial.amount(12_000, 14_999),
        is_single_use: true,
        expiration_date: END,
      }),
    ],
    'payment_codes.create': [
      (trial) => codeBody(trial),
      (trial) => codeBody(trial, { amount: 250.5, metadata: { branch: 'A 1' } }),
    ],
    'payment_codes.simulate': [(trial) => ({ amount: trial.amount(100, 200) })],
    'payment_codes.update': [
      (trial) => ({
        customer_name: 'Ana',
        description: trial.newReference(),
        amount: trial.amount(100, 200),
        is_single_use: true,
        expires_at: END,
      }),
    ],
  },
};
