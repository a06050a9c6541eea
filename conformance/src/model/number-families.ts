// Declares the families of numbers: virtual accounts, and the payment codes of two markets.
import type { Command } from './command.ts';
import type { Kind } from './model.ts';
import { refused } from './expecting.ts';
import { chosenIn, createOf } from './new-numbers.ts';
import { paymentKindOf, payOf } from './number-payments.ts';
import { changeOf, kindOf, type Family, type NumberFacts } from './numbers.ts';

/** Returns the kinds and commands of a family. */
const numbersOf = (
  spec: Family,
): {
  readonly number: Kind<NumberFacts>;
  readonly kinds: readonly Kind[];
  readonly commands: readonly Command[];
} => {
  const [kind, paid] = [kindOf(spec), paymentKindOf(spec)];
  return {
    number: kind,
    kinds: [kind, paid],
    commands: [createOf(spec, kind), payOf(spec, kind, paid), changeOf(spec, kind)],
  };
};

const virtualAccounts = numbersOf({
  name: 'a virtual account',
  api: 'callback_virtual_accounts',
  clause: 'LEGACY-PATH-03',
  currency: 'IDR',
  category: 'VIRTUAL_ACCOUNT',
  reference: 'external_id',
  amount: 'expected_amount',
  end: 'expiration_date',
  holder: 'name',
  number: 'account_number',
  paidTo: 'callback_virtual_account_id',
  paidEvent: 'virtual_account.payment',
  statusEvent: 'virtual_account.status',
  channels: {
    BNI: { bank_code: 'BNI' },
    BRI: { bank_code: 'BRI' },
    MANDIRI: { bank_code: 'MANDIRI' },
  },
  isClosable: true,
  hasMetadata: false,
  digits: 10,
  isRenamed: false,
  pay: ({ facts }, amount) => ({
    params: { external_id: String(facts.sent['external_id']) },
    body: { amount },
  }),
  payments: { endpoint: 'callback_virtual_accounts.payment', by: 'id' },
});

const fixedCodes = numbersOf({
  name: 'a fixed payment code',
  api: 'fixed_payment_codes',
  clause: 'LEGACY-PATH-04',
  currency: 'IDR',
  category: 'RETAIL_OUTLET',
  reference: 'external_id',
  amount: 'expected_amount',
  end: 'expiration_date',
  holder: 'name',
  number: 'payment_code',
  paidTo: 'fixed_payment_code_id',
  paidEvent: 'fixed_payment_code.payment',
  statusEvent: null,
  channels: {
    ALFAMART: { retail_outlet_name: 'ALFAMART' },
    INDOMARET: { retail_outlet_name: 'INDOMARET' },
  },
  isClosable: false,
  hasMetadata: false,
  digits: null,
  isRenamed: true,
  pay: (thing, amount) => ({
    body: {
      retail_outlet_name: thing.facts.sent['retail_outlet_name'],
      payment_code: thing.seen('payment_code'),
      transfer_amount: amount,
    },
  }),
  payments: { endpoint: 'fixed_payment_codes.payments', by: 'number' },
});

const codes = numbersOf({
  name: 'a payment code',
  api: 'payment_codes',
  clause: 'LEGACY-PATH-05',
  currency: 'PHP',
  category: 'RETAIL_OUTLET',
  reference: 'reference_id',
  amount: 'amount',
  end: 'expires_at',
  holder: 'customer_name',
  number: 'payment_code',
  paidTo: 'payment_code_id',
  paidEvent: 'payment_code.payment',
  statusEvent: null,
  channels: {
    CEBUANA: { channel_code: 'CEBUANA', currency: 'PHP', market: 'PH' },
    ECPAY: { channel_code: 'ECPAY', currency: 'PHP', market: 'PH' },
  },
  isClosable: false,
  hasMetadata: true,
  digits: null,
  isRenamed: true,
  pay: (thing, amount) => ({ params: thing.params, body: { amount } }),
  payments: { endpoint: 'payment_codes.payments', by: 'number' },
});

/** Requests a used number in the unified API: generations of the API share their numbers. */
const takeNumber: Command<NumberFacts> = {
  name: 'take the number of a virtual account in the unified API',
  endpoint: 'payment_methods.create',
  on: virtualAccounts.number,
  weight: 0.5,
  factors: {},
  fits: (facts) => !facts.over && chosenIn(facts) !== undefined,
  input: ({ thing }) => ({
    body: {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'MULTIPLE_USE',
      virtual_account: {
        channel_code: thing.facts.sent['bank_code'],
        channel_properties: {
          customer_name: 'Siti',
          virtual_account_number: thing.seen('account_number'),
        },
      },
    },
  }),
  expects: () => refused('LEGACY-PATH-03', { status: 400 }),
};

export const accountKinds = virtualAccounts.kinds;
export const accountCommands: readonly Command[] = [...virtualAccounts.commands, takeNumber];

const codeFamilies = [fixedCodes, codes];
export const codeKinds: readonly Kind[] = codeFamilies.flatMap(({ kinds }) => kinds);
export const codeCommands: readonly Command[] = codeFamilies.flatMap(({ commands }) => commands);
