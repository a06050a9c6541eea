// Lists the id prefixes of endpoints, and the clauses about the fields of their responses.
import type { EndpointSpec } from '@kasir/core';
import { clauses, clausesOf } from './clauses.ts';
import { declaredIn, nodeOf } from './schema.ts';
import { field } from './targets/wire/message.ts';

/** The response of an endpoint, or of all endpoints of a resource without a row of their own. */
interface Returned {
  /** The prefix of its ids; null if none is stated. */
  readonly prefix: string | null;
  /** The prefix of the clauses about its fields, with _ for -. */
  readonly family?: string;
}

const returned: Readonly<Record<string, Returned>> = {
  'qr_codes.payments': { prefix: 'qrpy_', family: 'QRPAY' },
  'qr_codes.simulate': { prefix: 'qrpy_', family: 'QRPAY' },
  qr_codes: { prefix: 'qr_', family: 'QR' },
  'payment_requests.simulate': { prefix: null },
  'payment_requests.capture': { prefix: null },
  'payment_requests.captures': { prefix: null },
  'payment_methods.payments': { prefix: null },
  'payment_methods.simulate': { prefix: null },
  payment_requests: { prefix: 'pr-', family: 'PR2' },
  payment_methods: { prefix: 'pm-', family: 'PM2' },
  'ewallet_charges.refund': { prefix: 'rfd-' },
  'ewallet_charges.refunds': { prefix: 'rfd-' },
  ewallet_charges: { prefix: 'ewc_' },
  transactions: { prefix: 'txn_', family: 'TXN' },
  refunds: { prefix: 'rfd-', family: 'REFUND' },
  customers: { prefix: 'cust-', family: 'CUST' },
  reports: { prefix: 'report_', family: 'RPT' },
  'credit_card_charges.refund': { prefix: null },
  'credit_card_charges.refund_named': { prefix: null },
  'credit_card_charges.reverse': { prefix: null },
  credit_card_charges: { prefix: null, family: 'CARD' },
  recurring_payments: { prefix: null, family: 'RECUR' },
  'v3_payment_requests.simulate': { prefix: null },
  v3_payment_requests: { prefix: 'pr-', family: 'V3_PR' },
  v3_payments: { prefix: 'py-' },
  payment_tokens: { prefix: 'pt-', family: 'V3_PT' },
};

const returnedBy = (endpoint: string): Returned =>
  returned[endpoint] ?? returned[endpoint.split('.')[0] ?? ''] ?? { prefix: null };

/** Returns the prefix of the ids that an endpoint returns, or null if none is stated. */
export const idPrefixOf = (endpoint: string): string | null => returnedBy(endpoint).prefix;

const ACTION = ['action', 'url', 'url_type', 'method', 'qr_code'].map(
  (name) => `PR2-FIELD-action.${name}`,
);

/**
 * Endpoint -> further clauses that the shape of its response shows, besides those named after
 * fields.
 */
const further: Readonly<Record<string, readonly string[]>> = {
  'qr_codes.create': ['QR-CREATE-02'],
  'qr_codes.get': ['QR-GET-01', 'QR-GET-external_id'],
  'qr_codes.payments': ['QR-PAYMENTS-01', 'QR-PAYMENTS-external_id', 'STATE-QRPAY-01'],
  'qr_codes.simulate': ['QR-SIM-external_id'],
  'credit_card_charges.create': ['CARD-CREATE-01'],
  'payment_requests.create': [...ACTION, 'PR2-CREATE-01'],
  'payment_requests.get': [...ACTION, 'PR2-GET-01'],
  'payment_requests.list': [...ACTION, 'PR2-LIST-data', 'PR2-LIST-has_more'],
  'customers.get': ['CUST-FIELD-children'],
  'customers.list': ['CUST-GET-data', 'CUST-GET-has_more'],
  'customers.update': ['CUST-UNSPEC-03'],
  'refunds.create': ['REFUND-CREATE-01'],
  'refunds.get': ['REFUND-GET-01', 'REFUND-GET-id'],
  'recurring_payments.create': ['RECUR-CREATE-01'],
  'recurring_payments.get': ['RECUR-GET-id'],
  'reports.get': ['RPT-GET-01', 'RPT-GET-report_id'],
  'v3_payment_requests.create': ['STATE-PR3-SET', 'V3-PR-01'],
  'v3_payment_requests.get': ['STATE-PR3-SET', 'V3-PR-02'],
  'v3_payment_requests.list': ['STATE-PR3-SET', 'V3-PR-03'],
  'payment_tokens.create': ['STATE-PT-SET', 'V3-PT-01'],
  'payment_tokens.get': ['STATE-PT-SET', 'V3-PT-02'],
  'payment_tokens.list': ['STATE-PT-SET', 'V3-PT-03'],
  'payment_tokens.update': ['STATE-PT-SET'],
  'payment_tokens.cancel': ['STATE-PT-SET'],
  'transactions.get': ['TXN-GET-01', 'TXN-GET-transaction_id'],
  'transactions.list': [
    'TXN-LIST-data',
    'TXN-LIST-has_more',
    'TXN-LIST-links',
    'TXN-LIST-links.href',
    'TXN-LIST-links.rel',
    'TXN-LIST-links.method',
    'TXN-LIST-03',
    'TXN-LIST-04',
  ],
};

/** Returns the clauses named after the fields of a response, except fields that are always null. */
const namedAfter = ({ success }: EndpointSpec, family: string): readonly string[] =>
  declaredIn(success.body)
    .filter(({ node }) => node.type !== 'null')
    .map(({ path }) => `${family.replace('_', '-')}-FIELD-${path.replace(/^data\./, '')}`)
    .filter((clause) => clauses().has(clause));

/** Returns the clauses that the shape of an endpoint's responses shows. */
export const shapeClauses = (contract: EndpointSpec): readonly string[] => {
  const { family } = returnedBy(contract.id);
  const named = family === undefined ? [] : namedAfter(contract, family);
  return [...new Set([...named, ...(further[contract.id] ?? [])])];
};

/** Returns the clauses of a contract about an error code that it can return. */
export const codeClauses = (contract: EndpointSpec, code: string): readonly string[] =>
  clausesOf(contract).filter((clause) => clause.endsWith(`-ERR-${code}`));

/** Clause that lists choices -> how many a contract must have before a law can prove the clause. */
const choices: Readonly<Record<string, number>> = { 'PM2-CREATE-type': 6 };

const choicesOf = ({ body }: EndpointSpec): number => (body ? nodeOf(body).options.length : 0);

/** Returns the clauses of a contract about one field of a request, e.g. `payment_method.type`. */
export const fieldClauses = (contract: EndpointSpec, path: string): readonly string[] =>
  clausesOf(contract).filter(
    (clause) => clause.endsWith(`-${path}`) || clause.endsWith(`-${path.replaceAll('.', '_')}`),
  );

const hasPath = (value: unknown, path: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((member) => hasPath(member, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === 'object' && value !== null;
  return hasPath(field(value, name), rest);
};

/** Returns whether an example of a contract has the object that a field is in. */
const isReached = ({ examples = {} }: EndpointSpec, path: string): boolean => {
  const above = path.split('.').slice(0, -1);
  return above.length === 0 || Object.values(examples).some((one) => hasPath(one, above));
};

/**
 * Returns the clauses of `fieldClauses` that a law can prove, whose requests are made from the
 * examples of the contract.
 */
export const provenClauses = (contract: EndpointSpec, path: string): readonly string[] =>
  isReached(contract, path)
    ? fieldClauses(contract, path).filter((clause) => (choices[clause] ?? 0) <= choicesOf(contract))
    : [];
