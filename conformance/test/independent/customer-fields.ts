// Validates the fields of customers, alone or inside another request.
import {
  country,
  day,
  metadata,
  needObject,
  needOneOf,
  needText,
  object,
  oneOf,
  phone,
  text,
} from './check.ts';
import { invalid, type Json, type State } from './state.ts';

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

/** Checks that texts have no special characters. */
const alphanumeric = (body: Json, fields: string[], path: string): void => {
  for (const field of fields) {
    const value = text(body, field, 255, `${path}.${field}`);
    if (value && !/^[\p{L}\p{M}\p{N} ]+$/u.test(value)) {
      throw invalid(`${path}.${field}`, 'must be alphanumeric');
    }
  }
};

/** Validates the details of a person; texts are alphanumeric. */
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
  day(detail, 'date_of_birth', `${path}.date_of_birth`);
  country(detail, `${path}.nationality`, 'nationality');
  return detail;
};

/** Validates the details of a business. */
const business = (body: Json, path: string): Json | undefined => {
  const detail = object(body, 'business_detail', path);
  if (!detail) return undefined;
  needText(detail, 'business_name', 255, `${path}.business_name`);
  needOneOf(detail, 'business_type', BUSINESSES, `${path}.business_type`);
  text(detail, 'nature_of_business', 255, `${path}.nature_of_business`);
  text(detail, 'trading_name', 255, `${path}.trading_name`);
  country(detail, `${path}.business_domicile`, 'business_domicile');
  day(detail, 'date_of_registration', `${path}.date_of_registration`);
  return detail;
};

/** Validates an address; its country is required. */
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

/** The properties that an identity account requires, by its type. */
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
  const images = document['document_images'] ?? [];
  if (!Array.isArray(images) || images.some((image) => typeof image !== 'string')) {
    throw invalid(`${path}.document_images`, 'must be an array of file ids');
  }
  for (const field of ['document_name', 'document_number', 'holder_name']) {
    text(document, field, 255, `${path}.${field}`);
  }
  day(document, 'expires_at', `${path}.expires_at`);
};

/** Validates the fields that creating and updating have in common. */
export const checkFields = (state: State, body: Json, prefix = ''): void => {
  person(body, `${prefix}individual_detail`);
  business(body, `${prefix}business_detail`);
  text(body, 'email', 50, `${prefix}email`);
  phone(body, 'mobile_number', `${prefix}mobile_number`);
  phone(body, 'phone_number', `${prefix}phone_number`);
  text(body, 'description', 500, `${prefix}description`);
  day(body, 'date_of_registration', `${prefix}date_of_registration`);
  country(body, `${prefix}domicile_of_registration`, 'domicile_of_registration');
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
