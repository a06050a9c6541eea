// Lists every resource that can be created and read: how it is created, listed and changed.
import { idPrefixOf } from '../../field-clauses.ts';
import { contractNamed } from '../../registry.ts';
import { textOf } from '../../violation.ts';
import type { Input } from '../../targets/wire/encode.ts';
import type { Actor } from '../../targets/wire/message.ts';
import type { Trial } from '../trial.ts';
import { bodyFrom } from './examples.ts';
import { makeOf } from './objects.ts';
import type { Made } from './sample.ts';
import { shapesOf } from './shapes.ts';

type Params = Readonly<Record<string, string>>;
type Make = (trial: Trial, as?: Actor) => Promise<Made>;

/** A request that acts on an object. */
export interface Act {
  readonly endpoint: string;
  /** Creates an object that the request can act on, if not every object is suitable. */
  readonly make?: Make;
  readonly input: (trial: Trial, object: Made) => Omit<Input, 'params'>;
}

/** A list, with a query that finds one object alone. */
export interface List {
  readonly endpoint: string;
  readonly query: (object: Made) => Made;
}

export interface Resource {
  /** True if only platforms have it. */
  readonly platform?: true;
  /** Endpoints that its creation calls. */
  readonly endpoints: readonly string[];
  /** Creates an object that changes only when a request acts on it. */
  readonly make: Make;
  /** The endpoint that reads it. */
  readonly read: string;
  readonly params: (object: Made) => Params;
  /** Path parameters of an object that does not exist. */
  readonly nobody: Params;
  readonly list?: List;
  /** Lists of the objects that belong to it; their paths have the parameters of `params`. */
  readonly below?: readonly string[];
  /** Requests that change it; all their paths have the parameters of `params`. */
  readonly acts: readonly Act[];
}

/** The declaration of a resource; the rest follows from the contract that reads it. */
interface Said {
  readonly platform?: true;
  /** Endpoints that its creation calls, if these are not just its create endpoint. */
  readonly endpoints?: readonly string[];
  /** The kind of object that changes only when a request acts on it. */
  readonly kind: string;
  /** The query of its list that finds one object alone. */
  readonly alone?: (object: Made) => Made;
  readonly below?: readonly string[];
  /** Verbs of the endpoints that act on it. */
  readonly acts?: readonly string[];
}

/** Returns the only parameter in the path of an endpoint. */
const parameterOf = (read: string): string =>
  Object.keys(contractNamed(read).params?.shape ?? {})[0] ?? 'id';

/** Returns an id in the format of a resource that no object has. */
const idOfNobody = (read: string): string => {
  const prefix = idPrefixOf(read);
  return prefix === null ? '0'.repeat(24) : `${prefix}00000000-0000-7000-8000-000000000000`;
};

const makerOf =
  (kind: string): Make =>
  (trial, as) =>
    makeOf(trial, kind, {}, as);

/**
 * Creates an act with the body of the first shape of its endpoint, on the kind of object that the
 * shape references.
 */
const actOf = (endpoint: string): Act => {
  const [{ example, of } = {}] = shapesOf(endpoint);
  const contract = contractNamed(endpoint);
  return {
    endpoint,
    ...(of !== undefined && { make: makerOf(of) }),
    input: (trial) => (contract.body ? { body: bodyFrom(trial, contract, example) } : {}),
  };
};

/** Creates a resource from the prefix of its endpoints. */
const resource = (of: string, { kind, endpoints, alone, acts = [], ...said }: Said): Resource => {
  const read = `${of}.get`;
  const parameter = parameterOf(read);
  const isId = parameter.endsWith('id') && parameter !== 'external_id';
  return {
    endpoints: endpoints ?? [`${of}.create`],
    make: makerOf(kind),
    read,
    params: (object) => ({ [parameter]: textOf(object, isId ? 'id' : parameter) }),
    nobody: { [parameter]: isId ? idOfNobody(read) : 'cfm-nobody' },
    ...(alone && { list: { endpoint: `${of}.list`, query: alone } }),
    acts: acts.map((verb) => actOf(`${of}.${verb}`)),
    ...said,
  };
};

const byReference = ({ reference_id }: Made): Made => ({ reference_id });

export const resources: readonly Resource[] = [
  resource('qr_codes', { kind: 'qr_code', acts: ['simulate'] }),
  resource('customers', { kind: 'customer', alone: byReference, acts: ['update'] }),
  resource('payment_requests', {
    kind: 'payment_request',
    alone: byReference,
    below: ['payment_requests.captures'],
    acts: ['simulate', 'capture'],
  }),
  resource('payment_methods', {
    kind: 'payment_method',
    alone: byReference,
    below: ['payment_methods.payments'],
    acts: ['update', 'simulate', 'expire'],
  }),
  resource('v3_payment_requests', {
    kind: 'v3_payment_request',
    alone: byReference,
    acts: ['simulate', 'update', 'cancel'],
  }),
  resource('v3_payments', {
    kind: 'held_v3_payment',
    endpoints: ['v3_payment_requests.create', 'v3_payments.get'],
    acts: ['capture', 'cancel'],
  }),
  resource('payment_tokens', {
    kind: 'payment_token',
    alone: byReference,
    acts: ['update', 'cancel'],
  }),
  resource('transactions', {
    kind: 'transaction',
    endpoints: ['qr_codes.create', 'qr_codes.simulate', 'transactions.list'],
    alone: ({ product_id }) => ({ product_id }),
  }),
  resource('refunds', {
    kind: 'refund',
    endpoints: ['payment_requests.create', 'payment_requests.simulate', 'refunds.create'],
    alone: ({ payment_request_id }) => ({ payment_request_id }),
  }),
  resource('ewallet_charges', {
    kind: 'paid_ewallet_charge',
    endpoints: ['ewallet_charges.create', 'ewallet_charges.get'],
    alone: byReference,
    below: ['ewallet_charges.refunds'],
    acts: ['refund', 'void'],
  }),
  resource('invoices', {
    kind: 'invoice',
    alone: ({ external_id }) => ({ external_id }),
    acts: ['expire'],
  }),
  resource('callback_virtual_accounts', { kind: 'open_virtual_account', acts: ['update'] }),
  resource('fixed_payment_codes', {
    kind: 'fixed_payment_code',
    below: ['fixed_payment_codes.payments'],
    acts: ['update'],
  }),
  resource('payment_codes', {
    kind: 'payment_code',
    below: ['payment_codes.payments'],
    acts: ['update', 'simulate'],
  }),
  resource('direct_debits', {
    kind: 'direct_debit',
    endpoints: [
      'customers.create',
      'linked_account_tokens.auth',
      'linked_account_tokens.validate_otp',
      'legacy_payment_methods.create',
      'direct_debits.create',
    ],
    alone: byReference,
    acts: ['resend_otp', 'validate_otp'],
  }),
  resource('recurring_payments', {
    kind: 'recurring_payment',
    acts: ['update', 'pause', 'resume', 'stop'],
  }),
  resource('credit_card_tokens', { kind: 'card_token' }),
  resource('credit_card_charges', {
    kind: 'card_charge',
    endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
    acts: ['capture', 'reverse'],
  }),
  resource('accounts', { platform: true, kind: 'sub_account', alone: ({ email }) => ({ email }) }),
  resource('transfers', {
    platform: true,
    kind: 'transfer',
    endpoints: ['payment_requests.create', 'accounts.create', 'transfers.create'],
  }),
  resource('reports', { kind: 'report' }),
];

/** Returns the endpoints that every law about a resource calls. */
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
