// Random customers: the fields of a new one, and changes of any field.
import fc from 'fast-check';
import { business, person } from './bodies.ts';
import type { Made } from './sample.ts';
import { properties } from './identity-accounts.ts';

export type Patch = Readonly<Record<string, unknown>>;
export type CustomerType = 'INDIVIDUAL' | 'BUSINESS';

export const types: readonly CustomerType[] = ['INDIVIDUAL', 'BUSINESS'];

const some = (items: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.subarray([...items], { maxLength: 3 });

const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const country = fc.constantFrom('ID', 'PH', 'TH');

/** Generates objects that have the required members and any of the others. */
const partial = (
  required: Readonly<Record<string, fc.Arbitrary<unknown>>>,
  optional: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Made> =>
  fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required), noNullPrototype: true },
  ) as fc.Arbitrary<Made>;

const constants = (values: Made): Readonly<Record<string, fc.Arbitrary<unknown>>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.constant(value)]));

const identityAccount = fc
  .constantFrom(...Object.entries(properties))
  .chain(([type, [needed, others]]) =>
    partial(
      { type: fc.constant(type), properties: partial(constants(needed), constants(others)) },
      { company: word, description: word, country },
    ),
  );

const documents = [
  { country: 'ID', type: 'IDENTITY_CARD', sub_type: 'NATIONAL_ID', document_number: '3273' },
  { country: 'ID', type: 'PASSPORT', document_name: 'Paspor', expires_at: '2030-01-31' },
  { country: 'PH', type: 'BUSINESS_LICENSE', document_images: ['file1', 'file2'] },
  { country: 'PH', type: 'PASSPORT', holder_name: 'Siti Rahayu' },
] as const;

const address = partial(
  { country },
  {
    street_line1: word,
    street_line2: word,
    city: word,
    province_state: word,
    postal_code: word,
    category: fc.constantFrom('HOME', 'WORK', 'PROVINCIAL'),
    is_primary: fc.boolean(),
  },
);

const employment = partial(
  { employer_name: word },
  { nature_of_business: word, role_description: word },
);

type Values = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** The details of a type of customer. */
interface Details {
  readonly name: string;
  readonly example: Made;
  readonly needed: Values;
  /** All fields that may be left out, and those of them that may be sent together. */
  readonly optional: Values;
  readonly together: readonly Values[];
}

const ofPerson = {
  surname: word,
  nationality: country,
  place_of_birth: word,
  date_of_birth: fc.constant('1985-12-31'),
  gender: fc.constantFrom('MALE', 'OTHER'),
};

/** The work of a person beside the other fields, where it may stand, too (CUST-CONF-01). */
const ofWork = { employer_name: word, nature_of_business: word, role_description: word };

const ofBusiness = {
  nature_of_business: word,
  business_domicile: country,
  date_of_registration: fc.constantFrom('2001-01-31', '2024-02-29'),
};

const details: Readonly<Record<CustomerType, Details>> = {
  INDIVIDUAL: {
    name: 'individual_detail',
    example: person,
    needed: { given_names: word },
    optional: { ...ofPerson, employment, ...ofWork },
    together: [
      { ...ofPerson, employment },
      { ...ofPerson, ...ofWork },
    ],
  },
  BUSINESS: {
    name: 'business_detail',
    example: business,
    needed: {
      business_name: word,
      business_type: fc.constantFrom('PARTNERSHIP', 'COOPERATIVE', 'TRUST'),
    },
    optional: ofBusiness,
    together: [ofBusiness],
  },
};

/** Returns the names of the details that may be left out. */
export const optionalDetails = (type: CustomerType): readonly string[] =>
  Object.keys(details[type].optional);

/** Generates the details of a type with one optional field; null when it has no such field. */
export const detailAlone = (type: CustomerType, name: string): fc.Arbitrary<Patch> | null => {
  const { name: of, needed, optional } = details[type];
  const one = optional[name];
  return one ? fc.record({ [of]: partial({ ...needed, [name]: one }, {}) }) : null;
};

/** Generates the details of a type: with any fields that may be left out, or with all of them. */
const anyDetails = ({ example, needed, together }: Details): fc.Arbitrary<unknown> =>
  fc.oneof(fc.constant(example), ...together.map((optional) => partial(needed, optional)));

const contents: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: word.map((name) => `${name}@customers.example`),
  mobile_number: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((n) => `+628${n}`),
  phone_number: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((n) => `+6221${n}`),
  addresses: fc.array(address, { maxLength: 3 }),
  identity_accounts: fc.array(identityAccount, { maxLength: 3 }),
  kyc_documents: some(documents),
  description: word,
  date_of_registration: fc.constantFrom('2001-01-31', '2024-02-29'),
  domicile_of_registration: fc.constantFrom('ID', 'PH'),
  metadata: fc.dictionary(word, word, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
};

/** Fields that null clears. */
export const clearable = Object.keys(contents);

/** Returns the fields of a customer of a type, with values that may be sent. */
export const fieldsFor = (type: CustomerType): Values => ({
  [details[type].name]: anyDetails(details[type]),
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
    requiredKeys: [details[type].name],
    noNullPrototype: true,
  }) as fc.Arbitrary<Patch>;

/** Generates a new person as version 2020-05-19 knows it: flat, without a type (VER-17). */
export const anyOriginal: fc.Arbitrary<Patch> = partial(
  { given_names: word },
  {
    middle_name: word,
    surname: word,
    nationality: country,
    date_of_birth: fc.constant('1985-12-31'),
    employment,
    source_of_wealth: fc.constant('EMPLOYMENT'),
    ...Object.fromEntries(
      ['email', 'mobile_number', 'phone_number', 'description', 'metadata', 'addresses'].map(
        (name) => [name, contents[name] ?? fc.constant(null)],
      ),
    ),
  },
);
