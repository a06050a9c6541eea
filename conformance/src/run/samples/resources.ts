// Every resource that can be created and read: how it is created, listed and changed.
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
import type { Made } from './sample.ts';
import { makeTransaction } from './transactions.ts';
import { makeToken, makeV3Payment, makeV3Request, openAccountBody, v3RequestBody } from './v3.ts';

type Params = Readonly<Record<string, string>>;

/** A request that acts on an object. */
export interface Act {
  readonly endpoint: string;
  /** Makes one that can be acted on so, where not every object can. */
  readonly make?: (trial: Trial, as?: Actor) => Promise<Made>;
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
  readonly make: (trial: Trial, as?: Actor) => Promise<Made>;
  /** Where one is read. */
  readonly read: string;
  readonly params: (object: Made) => Params;
  /** Path of what does not exist, and the codes that say so; any 404 where none is stated. */
  readonly nobody: Params;
  readonly missing: readonly string[];
  readonly list?: List;
  /** Lists of what belongs to it; they take the parameters of `params`. */
  readonly below?: readonly string[];
  /** What changes it; all of them take the parameters of `params`. */
  readonly acts: readonly Act[];
}

const byId = (object: Made): Params => ({ id: textOf(object, 'id') });
const byReference = (object: Made): Made => ({ reference_id: object['reference_id'] });
const nobody = (prefix: string): string => `${prefix}00000000-0000-7000-8000-000000000000`;

export const resources: readonly Resource[] = [
  {
    name: 'a QR code',
    endpoints: ['qr_codes.create'],
    make: (trial, as) => makeQr(trial, {}, as),
    read: 'qr_codes.get',
    params: (code) => ({ external_id: textOf(code, 'external_id') }),
    nobody: { external_id: 'cfm-nobody' },
    missing: ['DATA_NOT_FOUND'],
    acts: [{ endpoint: 'qr_codes.simulate', input: () => ({ body: {} }) }],
  },
  {
    name: 'a customer',
    endpoints: ['customers.create'],
    make: (trial, as) => makeCustomer(trial, {}, as),
    read: 'customers.get',
    params: byId,
    nobody: { id: nobody('cust-') },
    missing: [],
    list: { endpoint: 'customers.list', query: byReference },
    acts: [
      {
        endpoint: 'customers.update',
        input: (trial) => ({ body: { description: trial.newReference(), addresses: [] } }),
      },
    ],
  },
  {
    name: 'a payment request',
    endpoints: ['payment_requests.create'],
    make: (trial, as) => makeRequest(trial, {}, as),
    read: 'payment_requests.get',
    params: byId,
    nobody: { id: nobody('pr-') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'payment_requests.list', query: byReference },
    below: ['payment_requests.captures'],
    acts: [
      { endpoint: 'payment_requests.simulate', input: () => ({ body: {} }) },
      {
        endpoint: 'payment_requests.capture',
        make: makeAuthorized,
        input: () => ({ body: { capture_amount: 10_000 } }),
      },
    ],
  },
  {
    name: 'a payment method',
    endpoints: ['payment_methods.create'],
    make: (trial, as) => makeMethod(trial, {}, as),
    read: 'payment_methods.get',
    params: byId,
    nobody: { id: nobody('pm-') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'payment_methods.list', query: byReference },
    below: ['payment_methods.payments'],
    acts: [
      {
        endpoint: 'payment_methods.update',
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
      { endpoint: 'payment_methods.simulate', input: () => ({ body: { amount: 15_000 } }) },
      { endpoint: 'payment_methods.expire', input: () => ({ body: {} }) },
    ],
  },
  {
    name: 'a payment request of v3',
    endpoints: ['v3_payment_requests.create'],
    make: (trial, as) => makeV3Request(trial, v3RequestBody(trial), as),
    read: 'v3_payment_requests.get',
    params: byId,
    nobody: { id: nobody('pr-') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'v3_payment_requests.list', query: byReference },
    acts: [
      { endpoint: 'v3_payment_requests.simulate', input: () => ({ body: {} }) },
      {
        endpoint: 'v3_payment_requests.update',
        make: (trial, as) => makeV3Request(trial, openAccountBody(trial), as),
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
      {
        endpoint: 'v3_payment_requests.cancel',
        make: (trial, as) => makeV3Request(trial, v3RequestBody(trial), as),
        input: () => ({}),
      },
    ],
  },
  {
    name: 'a payment of v3',
    endpoints: ['v3_payment_requests.create', 'v3_payments.get'],
    make: (trial, as) => makeV3Payment(trial, { capture_method: 'MANUAL' }, as),
    read: 'v3_payments.get',
    params: byId,
    nobody: { id: nobody('py-') },
    missing: ['DATA_NOT_FOUND'],
    acts: [
      { endpoint: 'v3_payments.capture', input: () => ({ body: { capture_amount: 10_000 } }) },
      {
        endpoint: 'v3_payments.cancel',
        make: (trial, as) => makeV3Payment(trial, { capture_method: 'MANUAL' }, as),
        input: () => ({}),
      },
    ],
  },
  {
    name: 'a payment token',
    endpoints: ['payment_tokens.create'],
    make: (trial, as) => makeToken(trial, {}, as),
    read: 'payment_tokens.get',
    params: byId,
    nobody: { id: nobody('pt-') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'payment_tokens.list', query: byReference },
    acts: [
      {
        endpoint: 'payment_tokens.update',
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
      { endpoint: 'payment_tokens.cancel', input: () => ({}) },
    ],
  },
  {
    name: 'a transaction',
    endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
    make: (trial, as) => makeTransaction(trial, as),
    read: 'transactions.get',
    params: (row) => ({ transaction_id: textOf(row, 'id') }),
    nobody: { transaction_id: nobody('txn_') },
    missing: ['TRANSACTION_NOT_FOUND'],
    list: { endpoint: 'transactions.list', query: ({ product_id }) => ({ product_id }) },
    acts: [],
  },
  {
    name: 'a refund',
    endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
    make: async (trial, as) => finalRefund(trial, await makeRefund(trial, {}, as), as),
    read: 'refunds.get',
    params: byId,
    nobody: { id: nobody('rfd-') },
    missing: ['DATA_NOT_FOUND'],
    list: {
      endpoint: 'refunds.list',
      query: ({ payment_request_id }) => ({ payment_request_id }),
    },
    acts: [],
  },
  {
    name: 'an e-wallet charge',
    endpoints: ['ewallet_charges.create', 'ewallet_charges.get'],
    make: makePaidCharge,
    read: 'ewallet_charges.get',
    params: byId,
    nobody: { id: nobody('ewc_') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'ewallet_charges.list', query: byReference },
    below: ['ewallet_charges.refunds'],
    acts: [
      { endpoint: 'ewallet_charges.refund', input: () => ({ body: { amount: 5_500 } }) },
      { endpoint: 'ewallet_charges.void', make: makePaidCharge, input: () => ({}) },
    ],
  },
  {
    name: 'an invoice',
    endpoints: ['invoices.create'],
    make: (trial, as) => makeInvoice(trial, {}, as),
    read: 'invoices.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: [],
    list: { endpoint: 'invoices.list', query: ({ external_id }) => ({ external_id }) },
    acts: [{ endpoint: 'invoices.expire', input: () => ({}) }],
  },
  {
    name: 'a virtual account',
    endpoints: ['callback_virtual_accounts.create'],
    make: (trial, as) => makeOpenAccount(trial, as),
    read: 'callback_virtual_accounts.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['CALLBACK_VIRTUAL_ACCOUNT_NOT_FOUND_ERROR'],
    acts: [
      {
        endpoint: 'callback_virtual_accounts.update',
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
    ],
  },
  {
    name: 'a fixed payment code',
    endpoints: ['fixed_payment_codes.create'],
    make: (trial, as) => makeFixedCode(trial, {}, as),
    read: 'fixed_payment_codes.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['FIXED_PAYMENT_CODE_NOT_FOUND_ERROR'],
    below: ['fixed_payment_codes.payments'],
    acts: [
      {
        endpoint: 'fixed_payment_codes.update',
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
    ],
  },
  {
    name: 'a payment code',
    endpoints: ['payment_codes.create'],
    make: (trial, as) => makeCode(trial, {}, as),
    read: 'payment_codes.get',
    params: byId,
    nobody: { id: nobody('') },
    missing: ['DATA_NOT_FOUND'],
    below: ['payment_codes.payments'],
    acts: [
      {
        endpoint: 'payment_codes.update',
        input: (trial) => ({ body: { description: trial.newReference() } }),
      },
      { endpoint: 'payment_codes.simulate', input: () => ({ body: { amount: 150 } }) },
    ],
  },
  {
    name: 'a direct debit',
    endpoints: [
      'customers.create',
      'linked_account_tokens.auth',
      'linked_account_tokens.validate_otp',
      'legacy_payment_methods.create',
      'direct_debits.create',
    ],
    make: (trial, as) => makeDebit(trial, {}, as),
    read: 'direct_debits.get',
    params: byId,
    nobody: { id: nobody('ddpy-') },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'direct_debits.list', query: byReference },
    acts: [
      { endpoint: 'direct_debits.resend_otp', input: () => ({}) },
      {
        endpoint: 'direct_debits.validate_otp',
        input: (trial) => ({ body: { otp_code: trial.password } }),
      },
    ],
  },
  {
    name: 'a recurring payment',
    endpoints: ['recurring_payments.create'],
    make: (trial, as) => makeRecurring(trial, {}, as),
    read: 'recurring_payments.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['DATA_NOT_FOUND'],
    acts: [
      {
        endpoint: 'recurring_payments.update',
        input: (trial) => ({ body: { amount: trial.amount(60_000, 69_999) } }),
      },
      { endpoint: 'recurring_payments.pause', input: () => ({}) },
      { endpoint: 'recurring_payments.resume', make: makePaused, input: () => ({}) },
      { endpoint: 'recurring_payments.stop', input: () => ({}) },
    ],
  },
  {
    name: 'a card token',
    endpoints: ['credit_card_tokens.create'],
    make: (trial, as) => makeCardToken(trial, {}, as),
    read: 'credit_card_tokens.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['TOKEN_NOT_FOUND_ERROR'],
    acts: [],
  },
  {
    name: 'a card charge',
    endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
    make: (trial, as) => makeCardCharge(trial, {}, as),
    read: 'credit_card_charges.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['CREDIT_CARD_CHARGE_NOT_FOUND_ERROR'],
    acts: [
      {
        endpoint: 'credit_card_charges.capture',
        make: (trial, as) => makeCardCharge(trial, { capture: false }, as),
        input: (trial) => ({ body: { amount: trial.amount(11_005, 11_999) } }),
      },
      {
        endpoint: 'credit_card_charges.reverse',
        make: (trial, as) => makeCardCharge(trial, { capture: false }, as),
        input: (trial) => ({ body: { external_id: trial.newReference() } }),
      },
    ],
  },
  {
    name: 'a sub-account',
    platform: true,
    endpoints: ['accounts.create'],
    make: (trial, as) => makeAccount(trial, {}, as),
    read: 'accounts.get',
    params: byId,
    nobody: { id: '000000000000000000000000' },
    missing: ['DATA_NOT_FOUND'],
    list: { endpoint: 'accounts.list', query: ({ email }) => ({ email }) },
    acts: [],
  },
  {
    name: 'a transfer',
    platform: true,
    endpoints: ['payment_requests.create', 'accounts.create', 'transfers.create'],
    make: (trial, as) => makeTransfer(trial, as),
    read: 'transfers.get',
    params: ({ reference }) => ({ reference: String(reference) }),
    nobody: { reference: 'cfm-nobody' },
    missing: ['DATA_NOT_FOUND'],
    acts: [],
  },
  {
    name: 'a report',
    endpoints: ['reports.create'],
    make: async (trial, as) => settledReport(trial, await makeReport(trial, {}, as), as),
    read: 'reports.get',
    params: (report) => ({ report_id: textOf(report, 'id') }),
    nobody: { report_id: nobody('report_') },
    missing: ['TRANSACTION_NOT_FOUND'],
    acts: [],
  },
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
