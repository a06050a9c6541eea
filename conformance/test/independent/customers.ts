// Customers of the independent server: creates them, alone or inside another request, finds them by
// reference, and updates them.
import { needOneOf, object, reference, text } from './check.ts';
import { checkFields } from './customer-fields.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  stamp,
  type Store,
  type Json,
  type State,
} from './state.ts';

const FIELDS = {
  individual_detail: null,
  business_detail: null,
  email: null,
  mobile_number: null,
  phone_number: null,
  addresses: [],
  identity_accounts: [],
  kyc_documents: [],
  description: null,
  date_of_registration: null,
  domicile_of_registration: null,
  metadata: null,
} as const;

/** Creates a customer, alone or inside another request. */
export const createCustomer = (state: State, store: Store, body: Json, prefix = ''): Json => {
  const reference_id = reference(body, `${prefix}reference_id`);
  const type = needOneOf(body, 'type', ['INDIVIDUAL', 'BUSINESS'], `${prefix}type`);
  if (prefix !== '' && body['country'] !== undefined && body['country'] !== null) {
    needOneOf(body, 'country', ['ID', 'PH', 'TH', 'MY'], `${prefix}country`);
  }
  checkFields(state, body, prefix);
  const sent = Object.entries(FIELDS).map(([field, none]) => [field, body[field] ?? none]);
  const at = stamp(now(state));
  const customer: Json = {
    id: newId('cust-'),
    reference_id,
    type,
    ...structuredClone(Object.fromEntries(sent) as Json),
    hashed_phone_number: null,
    created: at,
    updated: at,
  };
  store.customers.unshift(customer);
  return customer;
};

/**
 * Returns the id of the customer that a request names or describes; undefined if it does neither.
 */
export const customerOf = (state: State, store: Store, body: Json): string | undefined => {
  const id = text(body, 'customer_id');
  const inline = object(body, 'customer');
  if (id !== undefined) {
    if (!store.customers.some((customer) => customer['id'] === id)) {
      throw invalid('customer_id', 'names no customer');
    }
    return id;
  }
  return inline && String(createCustomer(state, store, inline, 'customer.')['id']);
};

/** GET /customers */
export const listCustomers = (store: Store, query: URLSearchParams): Json => {
  const reference = query.get('reference_id');
  if (!reference) throw invalid('reference_id', 'is required');
  const data = store.customers.filter((customer) => customer['reference_id'] === reference);
  return { data, has_more: false };
};

/** PATCH /customers/:id */
export const updateCustomer = (state: State, store: Store, id: string, body: Json): Json => {
  const customer = store.customers.find((customer) => customer['id'] === id);
  if (!customer) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no customer ${id}.`);
  for (const field of ['reference_id', 'type']) {
    if (body[field] !== undefined && body[field] !== customer[field]) {
      throw invalid(field, 'cannot be updated');
    }
  }
  const other = customer['type'] === 'INDIVIDUAL' ? 'business_detail' : 'individual_detail';
  if (object(body, other)) throw invalid(other, `does not fit the type of this customer`);
  checkFields(state, body);
  for (const [field, none] of Object.entries(FIELDS)) {
    const value = body[field];
    if (value === undefined || (value === null && state.wrong === 'null-ignored')) continue;
    const merged = field === 'metadata' && state.wrong === 'metadata-merged' && value !== null;
    customer[field] = merged
      ? { ...(customer[field] as Json | null), ...(value as Json) }
      : structuredClone(value ?? none);
  }
  customer['updated'] = stamp(now(state));
  return customer;
};
