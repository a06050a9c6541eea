// Laws about the states of virtual accounts, payment codes and direct debits of the legacy API:
// what is paid to them, what ends them, and that no number is given twice.
import fc from 'fast-check';
import { wholeAmount } from '../../generate/amounts.ts';
import { law, type Law } from '../../law.ts';
import { confirmDebit, makeDebit } from '../../run/samples/linked-accounts.ts';
import {
  bankAccountBody,
  makeBankAccount,
  makeCode,
  makeFixedCode,
  payBankAccount,
  payCode,
  payFixedCode,
} from '../../run/samples/numbers.ts';
import type { Made } from '../../run/samples/sample.ts';
import { transactionsOf } from '../../run/samples/transactions.ts';
import { hashText } from '../../run/seed.ts';
import type { Trial } from '../../run/trial.ts';
import { expectSame, expectStatus, expectThat, requireObject, textOf } from '../../violation.ts';
import { field, itemsOf } from '../../wire/message.ts';

const readAccount = async (trial: Trial, { id }: Made): Promise<Made> => {
  const params = { id: String(id) };
  const response = await trial.call('callback_virtual_accounts.get', { params });
  return requireObject(response, 'a virtual account');
};

/** What was paid under a reference, as transactions say it. */
const paidUnder = async (trial: Trial, reference: string, currency: string): Promise<unknown[]> => {
  const rows = await transactionsOf(trial, { reference_id: reference, currency, limit: 50 });
  return rows
    .filter((row) => row['reference_id'] === reference)
    .map((row) => row['amount'])
    .toReversed();
};

const accountEndpoints = [
  'callback_virtual_accounts.create',
  'callback_virtual_accounts.get',
  'callback_virtual_accounts.simulate',
];

const AMOUNT = 25_250;

/** Every kind of account with whether it is closed and for a single use. */
const kinds = [false, true].flatMap((is_closed) =>
  [false, true].map((is_single_use) => ({ is_closed, is_single_use })),
);

type Kind = (typeof kinds)[number];

/** Pays a new account these amounts and compares it with what it must take of them. */
const payAll = async (trial: Trial, kind: Kind, amounts: readonly number[]): Promise<void> => {
  const made = await makeBankAccount(trial, {
    ...kind,
    ...(kind.is_closed && { expected_amount: AMOUNT }),
  });
  const { is_closed, is_single_use, merchant_code, account_number } = made;
  expectSame('the kind of account', kind, { is_closed, is_single_use });
  expectThat(
    String(account_number).startsWith(String(merchant_code)),
    'a number that begins with the merchant code',
    account_number,
  );
  const taken: number[] = [];
  for (const amount of amounts) {
    const isOpen = !kind.is_single_use || taken.length === 0;
    const fits = isOpen && (!kind.is_closed || amount === AMOUNT);
    const params = { external_id: textOf(made, 'external_id') };
    const { status } = await trial.call('callback_virtual_accounts.simulate', {
      params,
      body: { amount },
    });
    expectThat(
      fits ? status < 300 : status >= 400 && status < 500,
      `${amount} to be ${fits ? 'taken' : 'refused'}`,
      status,
    );
    if (fits) taken.push(amount);
    trial.witness(fits ? 'a payment that is taken' : 'a payment that is refused');
    const ended = kind.is_single_use && taken.length > 0;
    const seen = await readAccount(trial, made);
    // Until it is paid, its bank may not have opened it yet.
    const open = taken.length > 0 ? ['ACTIVE'] : ['ACTIVE', 'PENDING'];
    const wanted = ended ? ['INACTIVE'] : open;
    expectThat(wanted.includes(String(seen['status'])), wanted.join(' or '), seen['status']);
  }
  const reference = textOf(made, 'external_id');
  expectSame('money of the account', taken, await paidUnder(trial, reference, 'IDR'));
};

const payments = law({
  id: 'st-61',
  on: 'callback_virtual_accounts.simulate',
  title:
    'a closed virtual account takes its amount alone, one for a single use one payment, and transactions have exactly what was taken',
  level: 'S',
  clauses: ['LEGACY-PATH-03'],
  endpoints: [...accountEndpoints, 'transactions.list'],
  witnesses: ['a payment that is taken', 'a payment that is refused'],
  run: async (trial) => {
    for (const kind of kinds) await payAll(trial, kind, [AMOUNT + 1, AMOUNT, AMOUNT]);
    await trial.property(
      fc.tuple(
        fc.constantFrom(...kinds),
        fc.array(fc.constantFrom(AMOUNT, AMOUNT, AMOUNT + 1), { minLength: 1, maxLength: 4 }),
      ),
      ([kind, amounts]) => payAll(trial, kind, amounts),
    );
  },
});

const latest = law({
  id: 'st-62',
  on: 'callback_virtual_accounts.simulate',
  title: 'a simulated payment goes to the latest virtual account with the external_id',
  level: 'S',
  clauses: ['LEGACY-PATH-03'],
  endpoints: accountEndpoints,
  run: async (trial) => {
    const first = await makeBankAccount(trial, { is_single_use: true });
    const { external_id } = first;
    const second = await makeBankAccount(trial, {
      external_id,
      bank_code: 'BRI',
      is_single_use: true,
    });
    await payBankAccount(trial, second, AMOUNT);
    const statuses = [await readAccount(trial, first), await readAccount(trial, second)].map(
      ({ status }) => status,
    );
    expectThat(statuses[0] !== 'INACTIVE', 'the first account as it was', statuses[0]);
    expectSame('status of the latest account', 'INACTIVE', statuses[1]);
  },
});

const closing = law({
  id: 'st-63',
  on: 'callback_virtual_accounts.update',
  title: 'a virtual account whose end is set to a time that has passed takes no payment any more',
  level: 'S',
  clauses: ['LEGACY-PATH-03'],
  endpoints: [...accountEndpoints, 'callback_virtual_accounts.update'],
  run: async (trial) => {
    const made = await makeBankAccount(trial);
    const params = { id: textOf(made, 'id') };
    const body = { expiration_date: '2020-01-01T00:00:00.000Z' };
    const closed = await trial.call('callback_virtual_accounts.update', { params, body });
    expectStatus(closed, 200, 'for closing a virtual account');
    expectSame('status', 'INACTIVE', (await readAccount(trial, made))['status']);
    const { status } = await trial.call('callback_virtual_accounts.simulate', {
      params: { external_id: textOf(made, 'external_id') },
      body: { amount: AMOUNT },
    });
    expectThat(status >= 400 && status < 500, 'a refusal', status);
  },
});

const numbers = law({
  id: 'st-64',
  on: 'callback_virtual_accounts.create',
  title: 'a virtual account number is taken once, whichever generation of the API takes it',
  level: 'S',
  clauses: ['LEGACY-PATH-03'],
  endpoints: ['callback_virtual_accounts.create', 'payment_methods.create'],
  run: async (trial) => {
    // Not from the seed: a number that an earlier run took stays taken.
    const digits = String(1_000_000_000 + hashText(trial.newReference()));
    const body = bankAccountBody(trial, { virtual_account_number: digits });
    const made = requireObject(
      await trial.call('callback_virtual_accounts.create', { body }),
      'a virtual account with a chosen number',
    );
    const whole = textOf(made, 'merchant_code') + digits;
    expectSame('the whole number', whole, made['account_number']);
    const again = await trial.call('callback_virtual_accounts.create', {
      body: bankAccountBody(trial, { virtual_account_number: digits }),
    });
    expectStatus(again, 409, 'for a number that is taken');
    const unified = await trial.call('payment_methods.create', {
      body: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        virtual_account: {
          channel_code: 'BNI',
          channel_properties: {
            customer_name: 'Siti',
            virtual_account_number: textOf(made, 'account_number'),
          },
        },
      },
    });
    expectStatus(unified, 400, 'for the same number in the unified API');
  },
});

/** How a code of one market is made, paid and listed. */
interface Market {
  readonly make: (trial: Trial, change: Made) => Promise<Made>;
  readonly pay: (trial: Trial, code: Made, amount: number) => Promise<Made>;
  readonly list: string;
  readonly reference: string;
  readonly currency: string;
}

const markets: Readonly<Record<string, Market>> = {
  'fixed_payment_codes.payments': {
    make: makeFixedCode,
    pay: payFixedCode,
    list: 'fixed_payment_codes.payments',
    reference: 'external_id',
    currency: 'IDR',
  },
  'payment_codes.payments': {
    make: makeCode,
    pay: payCode,
    list: 'payment_codes.payments',
    reference: 'reference_id',
    currency: 'PHP',
  },
};

const codeLaws = Object.entries(markets).map(([on, { make, pay, list, reference, currency }]) =>
  law({
    id: 'st-65',
    on,
    title: 'the payments of a code are what was paid to it, newest first, and transactions agree',
    level: 'S',
    clauses: [currency === 'IDR' ? 'LEGACY-PATH-04' : 'LEGACY-PATH-05'],
    endpoints: [
      ...['payments', 'create', 'simulate'].map((verb) => on.replace(/payments$/, verb)),
      'transactions.list',
    ],
    run: (trial) =>
      trial.property(
        fc.array(wholeAmount(10_000, 20_000), { minLength: 1, maxLength: 3 }),
        async (amounts) => {
          const code = await make(trial, {});
          for (const amount of amounts) await pay(trial, code, amount);
          const params = { id: textOf(code, 'id') };
          const { body } = await trial.call(list, { params, query: { limit: 50 } });
          const listed = itemsOf(body).map((one) => field(one, 'amount'));
          expectSame('payments of the code', amounts.toReversed(), listed);
          const paid = await paidUnder(trial, textOf(code, reference), currency);
          expectSame('money of the code', amounts, paid);
        },
      ),
  }),
);

const debitEndpoints = [
  'customers.create',
  'linked_account_tokens.auth',
  'linked_account_tokens.validate_otp',
  'legacy_payment_methods.create',
  'direct_debits.create',
  'direct_debits.get',
  'direct_debits.validate_otp',
];

const debits = law({
  id: 'st-66',
  on: 'direct_debits.validate_otp',
  title:
    'a direct debit waits for its password, a wrong one changes nothing, and its id is that of its transaction',
  level: 'S',
  clauses: ['LEGACY-PATH-06', 'LEGACY-PATH-07', 'LEGACY-PATH-08'],
  endpoints: [...debitEndpoints, 'transactions.list'],
  run: async (trial) => {
    const debit = await makeDebit(trial);
    expectSame('a new debit', ['PENDING', true], [debit['status'], debit['is_otp_required']]);
    const params = { id: textOf(debit, 'id') };
    const wrong = { params, body: { otp_code: '999999' } };
    expectStatus(
      await trial.call('direct_debits.validate_otp', wrong),
      400,
      'for a wrong password',
    );
    const read = async () =>
      requireObject(await trial.call('direct_debits.get', { params }), 'a direct debit');
    expectSame('the debit after a wrong password', debit, await read());
    const paid = await confirmDebit(trial, debit);
    expectSame('status', 'COMPLETED', paid['status']);
    expectSame('the debit when read', paid, await read());
    const rows = await transactionsOf(trial, { product_id: params.id, currency: 'IDR' });
    expectSame(
      'its transactions',
      [{ amount: debit['amount'], reference_id: debit['reference_id'] }],
      rows.map(({ amount, reference_id }) => ({ amount, reference_id })),
    );
  },
});

const generations = law({
  id: 'st-67',
  on: 'legacy_payment_methods.create',
  title: 'a linked account is one payment method in both generations, and ends in both',
  level: 'S',
  clauses: ['LEGACY-PATH-06', 'LEGACY-PATH-07'],
  endpoints: [...debitEndpoints, 'payment_methods.get', 'linked_account_tokens.delete'],
  run: async (trial) => {
    const debit = await makeDebit(trial);
    const id = textOf(debit, 'payment_method_id');
    const read = async () =>
      requireObject(
        await trial.call('payment_methods.get', { params: { id } }),
        'the linked account as a v2 payment method',
      );
    const { type, status, reusability } = await read();
    expectSame(
      'the payment method in v2',
      { type: 'DIRECT_DEBIT', status: 'ACTIVE', reusability: 'MULTIPLE_USE' },
      { type, status, reusability },
    );
    const token = { params: { id: id.replace('pm-', 'lat-') } };
    expectStatus(await trial.call('linked_account_tokens.delete', token), 200, 'for unlinking');
    expectSame('status when it is unlinked', 'EXPIRED', (await read())['status']);
    const after = await trial.call('direct_debits.get', { params: { id: textOf(debit, 'id') } });
    expectSame('status of the debit that waited', 'FAILED', field(after.body, 'status'));
  },
});

export const numberLaws: readonly Law[] = [
  payments,
  latest,
  closing,
  numbers,
  ...codeLaws,
  debits,
  generations,
];
