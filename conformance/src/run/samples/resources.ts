// Every resource that can be created and read: how it is created, listed and changed.
import { idPrefixOf } from '../../field-clauses.ts';
import { contractNamed } from '../../registry.ts';
import { textOf } from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import type { Actor } from '../../wire/message.ts';
import type { Trial } from '../trial.ts';
import { makeCardCharge, makeCardToken } from './cards.ts';
import { makeCustomer } from './customers.ts';
import { makePaidCharge } from './ewallets.ts';
import { makeInvoice } from './invoices.ts';
import { makeDebit } from './linked-accounts.ts';
import { makeCode, makeFixedCode, makeOpenAccount } from './numbers.ts';
import { makeMethod } from './payment-methods.ts';
import { makeAuthorized, makeRequest } from './payment-requests.ts';
import { makeAccount, makeTransfer } from './platforms.ts';
import { makeQr } from './qr-codes.ts';
import { makePaused, makeRecurring } from './recurring-payments.ts';
import { finalRefund, makeRefund } from './refunds.ts';
import { makeReport, settledReport } from './reports.ts';
import type { Body, Made } from './sample.ts';
import { makeTransaction } from './transactions.ts';
import { makeToken, makeV3Payment, makeV3Request, openAccountBody, v3RequestBody } from './v3.ts';

type Params = Readonly<Record<string, string>>;
type Make = (trial: Trial, as?: Actor) => Promise<Made>;

/** A request that acts on an object. */
export interface Act {
  readonly endpoint: string;
  /** Makes one that can be acted on so, where not every object can. */
  readonly make?: Make;
  readonly input: (trial: Trial, object: Made) => Omit<Input, 'params'>;
}

/** A list, with a query that finds an object alone. */
export interface List {
  readonly endpoint: string;
  readonly query: (object: Made) => Made;
}

export interface Resource {
  readonly name: string;
  /** Only platforms have it. */
  readonly platform?: true;
  /** Endpoints that making one calls. */
  readonly endpoints: readonly string[];
  /** Makes one that changes only when somebody acts on it. */
  readonly make: Make;
  /** Where one is read. */
  readonly read: string;
  readonly params: (object: Made) => Params;
  /** Path of what does not exist. */
  readonly nobody: Params;
  readonly list?: List;
  /** Lists of what belongs to it; they take the parameters of `params`. */
  readonly below?: readonly string[];
  /** What changes it; all of them take the parameters of `params`. */
  readonly acts: readonly Act[];
}

/** What is said of a resource; the rest follows from the contract where one is read. */
interface Said {
  /** How its endpoints begin. */
  readonly of: string;
  readonly platform?: true;
  /** Endpoints that making one calls, if that is not the one that creates it. */
  readonly endpoints?: readonly string[];
  readonly make: Make;
  /** The query of its list that finds an object alone. */
  readonly alone?: (object: Made) => Made;
  readonly below?: readonly string[];
  readonly acts?: readonly Act[];
}

/** The one parameter of the path of an endpoint. */
const parameterOf = (read: string): string =>
  Object.keys(contractNamed(read).params?.shape ?? {})[0] ?? 'id';

/** An id of the form that a resource has, which nothing has. */
const idOfNobody = (read: string): string => {
  const prefix = idPrefixOf(read);
  return prefix === null ? '0'.repeat(24) : `${prefix}00000000-0000-7000-8000-000000000000`;
};

const resource = (name: string, { of, endpoints, alone, acts = [], ...said }: Said): Resource => {
  const read = `${of}.get`;
  const parameter = parameterOf(read);
  const isId = parameter.endsWith('id') && parameter !== 'external_id';
  return {
    name,
    endpoints: endpoints ?? [`${of}.create`],
    read,
    params: (object) => ({ [parameter]: textOf(object, isId ? 'id' : parameter) }),
    nobody: { [parameter]: isId ? idOfNobody(read) : 'cfm-nobody' },
    ...(alone && { list: { endpoint: `${of}.list`, query: alone } }),
    acts,
    ...said,
  };
};

const byReference = ({ reference_id }: Made): Made => ({ reference_id });

/** An act with a body, if it takes one. */
const act = (endpoint: string, body?: Made, make?: Make): Act => ({
  endpoint,
  ...(make && { make }),
  input: () => (body ? { body } : {}),
});

/** A change of a description. */
const describing = (endpoint: string, make?: Make): Act => ({
  endpoint,
  ...(make && { make }),
  input: (trial) => ({ body: { description: trial.newReference() } }),
});

/** Makes one without any change of what is usual. */
const usual =
  (make: (trial: Trial, change: Body, as?: Actor) => Promise<Made>, change: Body = {}): Make =>
  (trial, as) =>
    make(trial, change, as);

const makeWaiting: Make = (trial, as) => makeV3Request(trial, v3RequestBody(trial), as);
const makeHeld = usual(makeV3Payment, { capture_method: 'MANUAL' });
const makeHeldCharge = usual(makeCardCharge, { capture: false });

export const resources: readonly Resource[] = [
  resource('a QR code', {
    of: 'qr_codes',
    make: usual(makeQr),
    acts: [act('qr_codes.simulate', {})],
  }),
  resource('a customer', {
    of: 'customers',
    make: usual(makeCustomer),
    alone: byReference,
    acts: [
      {
        endpoint: 'customers.update',
        input: (trial) => ({ body: { description: trial.newReference(), addresses: [] } }),
      },
    ],
  }),
  resource('a payment request', {
    of: 'payment_requests',
    make: usual(makeRequest),
    alone: byReference,
    below: ['payment_requests.captures'],
    acts: [
      act('payment_requests.simulate', {}),
      act('payment_requests.capture', { capture_amount: 10_000 }, makeAuthorized),
    ],
  }),
  resource('a payment method', {
    of: 'payment_methods',
    make: usual(makeMethod),
    alone: byReference,
    below: ['payment_methods.payments'],
    acts: [
      describing('payment_methods.update'),
      act('payment_methods.simulate', { amount: 15_000 }),
      act('payment_methods.expire', {}),
    ],
  }),
  resource('a payment request of v3', {
    of: 'v3_payment_requests',
    make: makeWaiting,
    alone: byReference,
    acts: [
      act('v3_payment_requests.simulate', {}),
      describing('v3_payment_requests.update', (trial, as) =>
        makeV3Request(trial, openAccountBody(trial), as),
      ),
      act('v3_payment_requests.cancel', undefined, makeWaiting),
    ],
  }),
  resource('a payment of v3', {
    of: 'v3_payments',
    endpoints: ['v3_payment_requests.create', 'v3_payments.get'],
    make: makeHeld,
    acts: [
      act('v3_payments.capture', { capture_amount: 10_000 }),
      act('v3_payments.cancel', undefined, makeHeld),
    ],
  }),
  resource('a payment token', {
    of: 'payment_tokens',
    make: usual(makeToken),
    alone: byReference,
    acts: [describing('payment_tokens.update'), act('payment_tokens.cancel')],
  }),
  resource('a transaction', {
    of: 'transactions',
    endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
    make: makeTransaction,
    alone: ({ product_id }) => ({ product_id }),
  }),
  resource('a refund', {
    of: 'refunds',
    endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
    make: async (trial, as) => finalRefund(trial, await makeRefund(trial, {}, as), as),
    alone: ({ payment_request_id }) => ({ payment_request_id }),
  }),
  resource('an e-wallet charge', {
    of: 'ewallet_charges',
    endpoints: ['ewallet_charges.create', 'ewallet_charges.get'],
    make: makePaidCharge,
    alone: byReference,
    below: ['ewallet_charges.refunds'],
    acts: [
      act('ewallet_charges.refund', { amount: 5_500 }),
      act('ewallet_charges.void', undefined, makePaidCharge),
    ],
  }),
  resource('an invoice', {
    of: 'invoices',
    make: usual(makeInvoice),
    alone: ({ external_id }) => ({ external_id }),
    acts: [act('invoices.expire')],
  }),
  resource('a virtual account', {
    of: 'callback_virtual_accounts',
    make: makeOpenAccount,
    acts: [describing('callback_virtual_accounts.update')],
  }),
  resource('a fixed payment code', {
    of: 'fixed_payment_codes',
    make: usual(makeFixedCode),
    below: ['fixed_payment_codes.payments'],
    acts: [describing('fixed_payment_codes.update')],
  }),
  resource('a payment code', {
    of: 'payment_codes',
    make: usual(makeCode),
    below: ['payment_codes.payments'],
    acts: [describing('payment_codes.update'), act('payment_codes.simulate', { amount: 150 })],
  }),
  resource('a direct debit', {
    of: 'direct_debits',
    endpoints: [
      'customers.create',
      'linked_account_tokens.auth',
      'linked_account_tokens.validate_otp',
      'legacy_payment_methods.create',
      'direct_debits.create',
    ],
    make: usual(makeDebit),
    alone: byReference,
    acts: [
      act('direct_debits.resend_otp'),
      {
        endpoint: 'direct_debits.validate_otp',
        input: (trial) => ({ body: { otp_code: trial.password } }),
      },
    ],
  }),
  resource('a recurring payment', {
    of: 'recurring_payments',
    make: usual(makeRecurring),
    acts: [
      {
        endpoint: 'recurring_payments.update',
        input: (trial) => ({ body: { amount: trial.amount(60_000, 69_999) } }),
      },
      act('recurring_payments.pause'),
      act('recurring_payments.resume', undefined, makePaused),
      act('recurring_payments.stop'),
    ],
  }),
  resource('a card token', { of: 'credit_card_tokens', make: usual(makeCardToken) }),
  resource('a card charge', {
    of: 'credit_card_charges',
    endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
    make: usual(makeCardCharge),
    acts: [
      {
        endpoint: 'credit_card_charges.capture',
        make: makeHeldCharge,
        input: (trial) => ({ body: { amount: trial.amount(11_005, 11_999) } }),
      },
      {
        endpoint: 'credit_card_charges.reverse',
        make: makeHeldCharge,
        input: (trial) => ({ body: { external_id: trial.newReference() } }),
      },
    ],
  }),
  resource('a sub-account', {
    of: 'accounts',
    platform: true,
    make: usual(makeAccount),
    alone: ({ email }) => ({ email }),
  }),
  resource('a transfer', {
    of: 'transfers',
    platform: true,
    endpoints: ['payment_requests.create', 'accounts.create', 'transfers.create'],
    make: makeTransfer,
  }),
  resource('a report', {
    of: 'reports',
    make: async (trial, as) => settledReport(trial, await makeReport(trial, {}, as), as),
  }),
];

/** The endpoints that every law about a resource calls. */
export const endpointsOf = ({
  endpoints,
  read,
  list,
  below = [],
  acts,
}: Resource): readonly string[] => [
  ...new Set([
    ...endpoints,
    read,
    ...(list ? [list.endpoint] : []),
    ...below,
    ...acts.map(({ endpoint }) => endpoint),
  ]),
];
