// Random customers: the fields of a new one, and changes of any field.
import fc from 'fast-check';
import { business, person } from './bodies.ts';

export type Patch = Readonly<Record<string, unknown>>;
export type CustomerType = 'INDIVIDUAL' | 'BUSINESS';

export const types: readonly CustomerType[] = ['INDIVIDUAL', 'BUSINESS'];

/** One identity account of every type. */
const identityAccounts = [
  {
    type: 'BANK_ACCOUNT',
    company: 'BRI',
    country: 'ID',
    properties: { account_number: '12345678', account_holder_name: 'Siti', currency: 'IDR' },
  },
  { type: 'EWALLET', company: 'DANA', properties: { account_number: '081234567890' } },
  { type: 'CREDIT_CARD', description: 'Blue card', properties: { token_id: 'token1' } },
  { type: 'PAY_LATER', properties: { account_id: 'pl1', account_holder_name: 'Siti' } },
  { type: 'OTC', properties: { payment_code: '7700', expires_at: '2031-12-31' } },
  { type: 'QR_CODE', properties: { qr_string: '000201' } },
  { type: 'SOCIAL_MEDIA', properties: { account_id: 'siti', account_handle: 'siti' } },
] as const;

const documents = [
  { country: 'ID', type: 'IDENTITY_CARD', sub_type: 'NATIONAL_ID', document_number: '3273' },
  { country: 'ID', type: 'PASSPORT', document_name: 'Paspor', expires_at: '2030-01-31' },
  { country: 'PH', type: 'BUSINESS_LICENSE', document_images: ['file1', 'file2'] },
] as const;

const addresses = [
  { country: 'ID', street_line1: 'Jalan Braga 1', city: 'Bandung', category: 'HOME' },
  { country: 'PH', city: 'Manila', postal_code: '1000', is_primary: true },
  { country: 'ID', street_line2: 'Lantai 2', province_state: 'Bali', category: 'WORK' },
] as const;

const some = (items: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.subarray([...items], { maxLength: 3 });

const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);

const details: Readonly<Record<CustomerType, Readonly<Record<string, fc.Arbitrary<unknown>>>>> = {
  INDIVIDUAL: {
    individual_detail: fc.oneof(
      fc.constant(person),
      fc.record({ given_names: word }),
      fc.record({
        given_names: word,
        surname: word,
        date_of_birth: fc.constant('1985-12-31'),
        gender: fc.constantFrom('MALE', 'OTHER'),
        employment: fc.record({ employer_name: word }),
      }),
    ),
  },
  BUSINESS: {
    business_detail: fc.oneof(
      fc.constant(business),
      fc.record({
        business_name: word,
        business_type: fc.constantFrom('PARTNERSHIP', 'COOPERATIVE', 'TRUST'),
      }),
    ),
  },
};

const contents: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: word.map((name) => `${name}@customers.example`),
  mobile_number: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => `+628${n}`),
  phone_number: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((n) => `+6221${n}`),
  addresses: some(addresses),
  identity_accounts: some(identityAccounts),
  kyc_documents: some(documents),
  description: word,
  date_of_registration: fc.constantFrom('2001-01-31', '2024-02-29'),
  domicile_of_registration: fc.constantFrom('ID', 'PH'),
  metadata: fc.dictionary(word, word, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
};

/** Fields that null clears. */
export const clearable = Object.keys(contents);

/** Returns the fields of a customer of a type, with values that may be sent. */
export const fieldsFor = (type: CustomerType): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
  ...details[type],
  ...contents,
});

/** Generates updates of some fields: to other values, or to null where that is allowed. */
export const anyPatch = (type: CustomerType): fc.Arbitrary<Patch> => {
  const fields = Object.entries(fieldsFor(type)).map(
    ([name, value]): [string, fc.Arbitrary<unknown>] => [
      name,
      name in contents
        ? fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) })
        : value,
    ],
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true });
};

/** Generates the fields of a new customer: its details, and sometimes others. */
export const anyCustomer = (type: CustomerType): fc.Arbitrary<Patch> =>
  fc.record(fieldsFor(type), {
    requiredKeys: Object.keys(details[type]),
    noNullPrototype: true,
  }) as fc.Arbitrary<Patch>;
