// For tests: a merchant with customer endpoints, request bodies, and generated customers.
import { testPlatform } from '@kasir/core/testing';
import fc from 'fast-check';
import { unifiedHandlers } from '../server.ts';

type PlatformOptions = Omit<Parameters<typeof testPlatform>[0], 'handlers'>;

/** A person. */
export const individual = (change: object = {}) => ({
  reference_id: 'person-1',
  type: 'INDIVIDUAL',
  individual_detail: { given_names: 'Siti', surname: 'Rahma' },
  ...change,
});

/** A business. */
export const business = (change: object = {}) => ({
  reference_id: 'business-1',
  type: 'BUSINESS',
  business_detail: { business_name: 'Toko Uji', business_type: 'CORPORATION' },
  ...change,
});

/** An account whose sub-account is `branch`. */
export const platformAccount = {
  account: { id: 'platform', platform: true },
  others: [{ id: 'branch', parent: 'platform' }],
};

/** Creates the merchant with the endpoints of customers. */
export const createCustomerMerchant = (options: PlatformOptions = {}) => {
  const platform = testPlatform({ handlers: unifiedHandlers, ...options });
  const { call } = platform;
  return {
    ...platform,
    /** Creates a customer and returns its body. */
    create: async (body: object) => {
      const response = await call('POST', '/customers', body);
      if (response.status !== 200) throw new Error(response.body.message);
      return response.body;
    },
    /** Changes a customer. */
    patch: (id: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      call('PATCH', `/customers/${id}`, body, { headers }),
    /** Reads a customer. */
    read: async (id: string) => (await call('GET', `/customers/${id}`)).body,
    /** Reads the customers with a reference. */
    find: (reference: string, rest = '', headers: Readonly<Record<string, string>> = {}) =>
      call('GET', `/customers?reference_id=${encodeURIComponent(reference)}${rest}`, undefined, {
        headers,
      }),
  };
};

const word = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,12}$/u);
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
/** Keys of metadata, without `__proto__`, which the platform rejects everywhere. */
const key = anyText.filter((name) => name !== '__proto__');
const place = fc.constantFrom('ID', 'PH', 'TH', 'MY', 'VN', 'SG');
const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));
const phone = fc.stringMatching(/^\+?[1-9]\d{1,14}$/);
const optional = { requiredKeys: [] };

const address = fc.record(
  {
    country: place,
    street_line1: anyText,
    street_line2: anyText,
    city: anyText,
    province_state: anyText,
    postal_code: anyText,
    category: fc.constantFrom('HOME', 'WORK', 'PROVINCIAL'),
    is_primary: fc.boolean(),
    status: fc.constantFrom('ACTIVE', 'DELETED'),
    meta: fc.dictionary(key, anyText, { maxKeys: 2, noNullPrototype: true }),
  },
  { requiredKeys: ['country', 'is_primary'] },
);

/** Names that official SDKs use for some fields of an address. */
const otherNames: Readonly<Record<string, string>> = {
  country: 'country_code',
  street_line1: 'line_1',
  street_line2: 'line_2',
};

/** Returns the body with the names that official SDKs send in addresses. */
export const asSdkSends = (body: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const { addresses } = body;
  if (!Array.isArray(addresses)) return body;
  const renamed = addresses.map((one: object) =>
    Object.fromEntries(
      Object.entries(one).map(([name, value]) => [otherNames[name] ?? name, value]),
    ),
  );
  return { ...body, addresses: renamed };
};

const identityAccount = fc.oneof(
  fc.record({
    type: fc.constantFrom('PAY_LATER', 'CARDLESS_CREDIT'),
    properties: fc.record({ account_id: anyText, account_holder_name: anyText }),
  }),
  fc.record({ type: fc.constant('QR_CODE'), properties: fc.record({ qr_string: anyText }) }),
  fc.record(
    {
      type: fc.constant('EWALLET'),
      company: anyText,
      country: place,
      properties: fc.record({ account_number: anyText, currency: fc.constant('IDR') }),
    },
    { requiredKeys: ['type', 'properties'] },
  ),
);

const kycDocument = fc.record(
  { type: fc.constant('PASSPORT'), country: place, holder_name: anyText, expires_at: date },
  { requiredKeys: ['type', 'country'] },
);

const individualDetail = fc.record(
  {
    given_names: word,
    given_names_non_roman: word,
    middle_name: word,
    surname: word,
    surname_non_roman: word,
    mother_maiden_name: word,
    nationality: place,
    date_of_birth: date,
    employment: fc.record({ employer_name: word, role_description: word }, optional),
  },
  { requiredKeys: ['given_names'] },
);

const lists = {
  addresses: fc.array(address, { maxLength: 3 }),
  identity_accounts: fc.array(identityAccount, { maxLength: 3 }),
  kyc_documents: fc.array(kycDocument, { maxLength: 3 }),
};

/** A value for every field that a person may have besides reference_id and type. */
export const personFields = {
  individual_detail: individualDetail,
  email: fc.emailAddress().filter((email) => email.length <= 50),
  mobile_number: phone,
  phone_number: phone,
  ...lists,
  description: anyText,
  date_of_registration: date,
  domicile_of_registration: place,
  metadata: fc.dictionary(key, anyText, { maxKeys: 4, noNullPrototype: true }),
};

export const listNames: readonly string[] = Object.keys(lists);

/** A change that sets some fields and clears others; the details of a person cannot be cleared. */
export const anyPatch: fc.Arbitrary<Record<string, unknown>> = fc.record(
  Object.fromEntries(
    Object.entries(personFields).map(([name, value]): [string, fc.Arbitrary<unknown>] => [
      name,
      name === 'individual_detail' ? value : fc.option<unknown>(value, { freq: 4 }),
    ]),
  ),
  optional,
);

/** A person with any of these fields. */
export const anyPerson: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    reference_id: anyText,
    type: fc.constant('INDIVIDUAL'),
    ...personFields,
  },
  { requiredKeys: ['reference_id', 'type', 'individual_detail'] },
);

/** A person as version 2020-05-19 sends it, with any of its fields. */
export const anyOriginal: fc.Arbitrary<Record<string, unknown>> = fc.record(
  {
    reference_id: anyText,
    given_names: word,
    middle_name: word,
    surname: word,
    nationality: place,
    date_of_birth: date,
    email: personFields.email,
    mobile_number: phone,
    phone_number: phone,
    description: anyText,
    employment: fc.record({
      employer_name: word,
      nature_of_business: word,
      role_description: word,
    }),
    source_of_wealth: anyText,
    addresses: fc.array(
      fc.record(
        {
          country: place,
          street_line1: anyText,
          street_line2: anyText,
          city: anyText,
          province: anyText,
          state: anyText,
          postal_code: anyText,
          category: fc.constantFrom('HOME', 'WORK', 'PROVINCIAL'),
          is_primary: fc.boolean(),
        },
        { requiredKeys: ['country', 'is_primary'] },
      ),
      { maxLength: 3 },
    ),
    metadata: personFields.metadata,
  },
  { requiredKeys: ['reference_id', 'given_names'] },
);
