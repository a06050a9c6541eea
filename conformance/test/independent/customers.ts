// Customers of the independent server: inline ones, creating, finding by reference, and updating.
import {
  reference,
  country,
  metadata,
  needObject,
  needOneOf,
  needText,
  object,
  oneOf,
  phone,
  text,
} from './check.ts';
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

const BUSINESSES = [
  'CORPORATION',
  'SOLE_PROPRIETOR',
  'PARTNERSHIP',
  'COOPERATIVE',
  'TRUST',
  'NON_PROFIT',
  'GOVERNMENT',
] as const;

const WORK = ['employer_name', 'nature_of_business', 'role_description'];

/** Texts without special characters. */
const alphanumeric = (body: Json, fields: string[], path: string): void => {
  for (const field of fields) {
    const value = text(body, field, 255, `${path}.${field}`);
    if (value && !/^[\p{L}\p{M}\p{N} ]+$/u.test(value)) {
      throw invalid(`${path}.${field}`, 'must be alphanumeric');
    }
  }
};

/** The detail of a person: text is alphanumeric. */
const person = (body: Json, path: string): Json | undefined => {
  const detail = object(body, 'individual_detail', path);
  if (!detail) return undefined;
  needText(detail, 'given_names', 255, `${path}.given_names`);
  alphanumeric(detail, ['given_names', 'surname', 'place_of_birth', ...WORK], path);
  if (typeof detail['employment'] === 'string') alphanumeric(detail, ['employment'], path);
  else alphanumeric(object(detail, 'employment') ?? {}, WORK, `${path}.employment`);
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

/** An address: its country is required. */
const checkAddress = (address: Json, path: string): void => {
  if (country(address, `${path}.country`) === undefined) {
    throw invalid(`${path}.country`, 'is required');
  }
  for (const field of ['street_line1', 'street_line2', 'city', 'province_state', 'postal_code']) {
    text(address, field, 255, `${path}.${field}`);
  }
  oneOf(address, 'category', ['HOME', 'WORK', 'PROVINCIAL'], `${path}.category`);
  const primary = address['is_primary'];
  if (primary !== undefined && primary !== null && typeof primary !== 'boolean') {
    throw invalid(`${path}.is_primary`, 'must be true or false');
  }
};

/** The properties that an identity account needs, by its type. */
const NEEDED = {
  BANK_ACCOUNT: ['account_number', 'account_holder_name'],
  EWALLET: ['account_number'],
  CREDIT_CARD: ['token_id'],
  PAY_LATER: ['account_id'],
  OTC: ['payment_code'],
  QR_CODE: ['qr_string'],
  SOCIAL_MEDIA: ['account_id'],
} as const;

const checkIdentity = (identity: Json, path: string): void => {
  const types = Object.keys(NEEDED) as (keyof typeof NEEDED)[];
  const type = needOneOf(identity, 'type', types, `${path}.type`);
  text(identity, 'company', 100, `${path}.company`);
  text(identity, 'description', 255, `${path}.description`);
  country(identity, `${path}.country`);
  const properties = needObject(identity, 'properties', `${path}.properties`);
  for (const field of NEEDED[type]) needText(properties, field, 255, `${path}.properties.${field}`);
};

const DOCUMENTS = [
  'BIRTH_CERTIFICATE',
  'BANK_STATEMENT',
  'DRIVING_LICENSE',
  'IDENTITY_CARD',
  'PASSPORT',
  'VISA',
  'BUSINESS_REGISTRATION',
  'BUSINESS_LICENSE',
] as const;

const CARDS = [
  'NATIONAL_ID',
  'CONSULAR_ID',
  'VOTER_ID',
  'POSTAL_ID',
  'RESIDENCE_PERMIT',
  'TAX_ID',
  'STUDENT_ID',
  'MILITARY_ID',
  'MEDICAL_ID',
] as const;

const checkDocument = (document: Json, path: string): void => {
  if (country(document, `${path}.country`) === undefined) {
    throw invalid(`${path}.country`, 'is required');
  }
  const type = needOneOf(document, 'type', DOCUMENTS, `${path}.type`);
  if (type === 'IDENTITY_CARD') oneOf(document, 'sub_type', CARDS, `${path}.sub_type`);
  for (const field of ['document_name', 'document_number', 'holder_name']) {
    text(document, field, 255, `${path}.${field}`);
  }
};

/** Checks what creating and updating have in common. */
const checkFields = (state: State, body: Json, prefix = ''): void => {
  person(body, `${prefix}individual_detail`);
  business(body, `${prefix}business_detail`);
  text(body, 'email', 50, `${prefix}email`);
  phone(body, 'mobile_number', `${prefix}mobile_number`);
  phone(body, 'phone_number', `${prefix}phone_number`);
  text(body, 'description', 500, `${prefix}description`);
  metadata(state, body, `${prefix}metadata`);
  for (const list of ['addresses', 'identity_accounts', 'kyc_documents']) {
    const value = body[list];
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) throw invalid(`${prefix}${list}`, 'must be an array');
    for (const [place, item] of value.entries()) {
      const path = `${prefix}${list}[${place}]`;
      const entry = needObject({ item }, 'item', path);
      if (list === 'addresses') checkAddress(entry, path);
      if (list === 'identity_accounts') checkIdentity(entry, path);
      if (list === 'kyc_documents') checkDocument(entry, path);
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

/** The customer that a request names or describes; undefined if it does neither. */
export const customerOf = (state: State, store: Store, body: Json): string | undefined => {
  const id = text(body, 'customer_id');
  if (id !== undefined) {
    if (!store.customers.some((customer) => customer['id'] === id)) {
      throw invalid('customer_id', 'names no customer');
    }
    return id;
  }
  const inline = object(body, 'customer');
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
