// An independent model of customers: their content after any updates, and generated updates.
import fc from 'fast-check';
import { business, person } from '../run/samples/bodies.ts';
import { makeBusiness, makeCustomer } from '../run/samples/makers.ts';
import { make, versionOf } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { expectThat, expectSame, textOf } from '../violation.ts';
import type { Input } from '../wire/encode.ts';

export type Patch = Readonly<Record<string, unknown>>;
export type CustomerType = 'INDIVIDUAL' | 'BUSINESS';

export const types: readonly CustomerType[] = ['INDIVIDUAL', 'BUSINESS'];

/** What the model knows of one customer. */
export interface ModelledCustomer {
  readonly id: string;
  readonly type: CustomerType;
  readonly fixed: Readonly<Record<string, unknown>>;
  content: Patch;
}

/** An identity account of every type. */
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

/** Fields whose content null removes. */
export const clearable = Object.keys(contents);

/** Fields of a customer of a type -> values that may be sent. */
const fieldsFor = (type: CustomerType): Readonly<Record<string, fc.Arbitrary<unknown>>> => ({
  ...details[type],
  ...contents,
});

/** Updates of some fields: to other values, or to null where it is allowed. */
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

/** What may be said of a new customer: its details, and other fields now and then. */
export const anyCustomer = (type: CustomerType): fc.Arbitrary<Patch> =>
  fc.record(fieldsFor(type), {
    requiredKeys: Object.keys(details[type]),
    noNullPrototype: true,
  }) as fc.Arbitrary<Patch>;

/** The same value without null, empty lists and the default of is_primary. */
const meaning = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(meaning);
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, meaning(inner)])
    .filter(([name, inner]) => inner !== undefined && !(name === 'is_primary' && inner === false));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** Fields that may be changed although the resource does not list them (CUST-CONF-02). */
const unlisted = ['date_of_registration', 'domicile_of_registration'];

/** What a returned customer says about fields that can be changed. */
export const contentOf = (seen: Patch, type: CustomerType): Patch =>
  Object.fromEntries(Object.keys(fieldsFor(type)).map((name) => [name, meaning(seen[name])]));

const fixedOf = ({ id, reference_id, type, created }: Patch): Patch => ({
  id,
  reference_id,
  type,
  created,
});

/** Makes a customer on the target and in the model. */
export const openCustomer = async (trial: Trial, type: CustomerType): Promise<ModelledCustomer> => {
  const seen = type === 'BUSINESS' ? await makeBusiness(trial) : await makeCustomer(trial);
  const content = contentOf(seen, type);
  return { id: textOf(seen, 'id'), type, fixed: fixedOf(seen), content };
};

/** The request of a change. */
export const patchOf = ({ id }: Pick<ModelledCustomer, 'id'>, body: Patch): Input => ({
  ...versionOf('customers.update'),
  params: { id },
  body,
});

/** The content after a change: absent keeps, present replaces whole, null clears. */
export const patched = (content: Patch, body: Patch): Patch => ({
  ...content,
  ...Object.fromEntries(Object.entries(body).map(([name, value]) => [name, meaning(value)])),
});

/** Reads a customer. */
export const readCustomer = (trial: Trial, { id }: Pick<ModelledCustomer, 'id'>): Promise<Patch> =>
  make(trial, 'customers.get', { params: { id } }, 'a customer that was created');

/** Compares a returned customer with the model. */
export const expectAgreement = (seen: Patch, { type, fixed, content }: ModelledCustomer): void => {
  expectSame('the fixed fields of a customer', fixed, fixedOf(seen));
  const now = contentOf(seen, type);
  for (const [name, value] of Object.entries(content)) {
    if (unlisted.includes(name) && !(name in seen)) continue;
    expectSame(name, value, now[name]);
  }
  const foreign = type === 'BUSINESS' ? 'individual_detail' : 'business_detail';
  expectThat((seen[foreign] ?? null) === null, `no ${foreign} of a customer of type ${type}`, seen);
};
