// Customers of the independent server: inline ones, creating, finding by reference, and updating.
import { country, metadata, needOneOf, needText, object, phone, text } from './check.ts';
import {
  invalid,
  newId,
  now,
  Rejection,
  stamp,
  type Book,
  type Json,
  type World,
} from './world.ts';

const BUSINESSES = [
  'CORPORATION',
  'SOLE_PROPRIETOR',
  'PARTNERSHIP',
  'COOPERATIVE',
  'TRUST',
  'NON_PROFIT',
  'GOVERNMENT',
] as const;

/** The detail of a person: text is alphanumeric. */
const person = (body: Json, path: string): Json | undefined => {
  const detail = object(body, 'individual_detail', path);
  if (!detail) return undefined;
  needText(detail, 'given_names', 255, `${path}.given_names`);
  for (const field of ['given_names', 'surname', 'place_of_birth']) {
    const value = text(detail, field, 255, `${path}.${field}`);
    if (value !== undefined && !/^[\p{L}\p{M}\p{N} ]+$/u.test(value)) {
      throw invalid(`${path}.${field}`, 'must be alphanumeric');
    }
  }
  if (detail['gender'] !== undefined && detail['gender'] !== null) {
    needOneOf(detail, 'gender', ['MALE', 'FEMALE', 'OTHER'], `${path}.gender`);
  }
  const born = text(detail, 'date_of_birth', 10, `${path}.date_of_birth`);
  if (born !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(born)) {
    throw invalid(`${path}.date_of_birth`, 'must be YYYY-MM-DD');
  }
  return detail;
};

/** The detail of a business. */
const business = (body: Json, path: string): Json | undefined => {
  const detail = object(body, 'business_detail', path);
  if (!detail) return undefined;
  needText(detail, 'business_name', 255, `${path}.business_name`);
  needOneOf(detail, 'business_type', BUSINESSES, `${path}.business_type`);
  return detail;
};

/** Checks what creating and updating have in common. */
const checkFields = (world: World, body: Json, prefix = ''): void => {
  person(body, `${prefix}individual_detail`);
  business(body, `${prefix}business_detail`);
  text(body, 'email', 50, `${prefix}email`);
  phone(body, 'mobile_number', `${prefix}mobile_number`);
  phone(body, 'phone_number', `${prefix}phone_number`);
  text(body, 'description', 500, `${prefix}description`);
  metadata(world, body, `${prefix}metadata`);
  for (const list of ['addresses', 'identity_accounts', 'kyc_documents']) {
    const value = body[list];
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) throw invalid(`${prefix}${list}`, 'must be an array');
    for (const [place, item] of value.entries()) {
      object({ item }, 'item', `${prefix}${list}[${place}]`);
      if (list === 'addresses') country(item as Json, `${prefix}${list}[${place}].country`);
    }
  }
};

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
export const createCustomer = (world: World, book: Book, body: Json, prefix = ''): Json => {
  const reference_id = text(body, 'reference_id', 255, `${prefix}reference_id`) ?? newId('ref-');
  const type = needOneOf(body, 'type', ['INDIVIDUAL', 'BUSINESS'], `${prefix}type`);
  if (prefix !== '' && body['country'] !== undefined && body['country'] !== null) {
    needOneOf(body, 'country', ['ID', 'PH', 'TH', 'MY'], `${prefix}country`);
  }
  checkFields(world, body, prefix);
  const sent = Object.entries(FIELDS).map(([field, none]) => [field, body[field] ?? none]);
  const at = stamp(now(world));
  const customer: Json = {
    id: newId('cust-'),
    reference_id,
    type,
    ...structuredClone(Object.fromEntries(sent) as Json),
    hashed_phone_number: null,
    created: at,
    updated: at,
  };
  book.customers.unshift(customer);
  return customer;
};

/** The customer that a request names or describes; undefined if it does neither. */
export const customerOf = (world: World, book: Book, body: Json): string | undefined => {
  const id = text(body, 'customer_id');
  if (id !== undefined) {
    if (!book.customers.some((customer) => customer['id'] === id)) {
      throw invalid('customer_id', 'names no customer');
    }
    return id;
  }
  const inline = object(body, 'customer');
  return inline && String(createCustomer(world, book, inline, 'customer.')['id']);
};

/** GET /customers */
export const listCustomers = (book: Book, query: URLSearchParams): Json => {
  const reference = query.get('reference_id');
  if (!reference) throw invalid('reference_id', 'is required');
  const data = book.customers.filter((customer) => customer['reference_id'] === reference);
  return { data, has_more: false };
};

/** PATCH /customers/:id */
export const updateCustomer = (world: World, book: Book, id: string, body: Json): Json => {
  const customer = book.customers.find((customer) => customer['id'] === id);
  if (!customer) throw new Rejection(404, 'DATA_NOT_FOUND', `There is no customer ${id}.`);
  for (const field of ['reference_id', 'type']) {
    if (body[field] !== undefined && body[field] !== customer[field]) {
      throw invalid(field, 'cannot be updated');
    }
  }
  const other = customer['type'] === 'INDIVIDUAL' ? 'business_detail' : 'individual_detail';
  if (object(body, other)) throw invalid(other, `does not fit the type of this customer`);
  checkFields(world, body);
  for (const [field, none] of Object.entries(FIELDS)) {
    const value = body[field];
    if (value === undefined || (value === null && world.wrong === 'null-ignored')) continue;
    const merged = field === 'metadata' && world.wrong === 'metadata-merged' && value !== null;
    customer[field] = merged
      ? { ...(customer[field] as Json | null), ...(value as Json) }
      : structuredClone(value ?? none);
  }
  customer['updated'] = stamp(now(world));
  return customer;
};
