// Tests each field of a change: it is stored and read back, or refused by name.
import { beforeEach, describe, expect, test } from 'vitest';
import { business, createCustomerMerchant, individual } from '../testing/customer-fixtures.ts';

const { call, patch, create, read } = createCustomerMerchant();
let made = 0;
let person = '';
let company = '';

beforeEach(async () => {
  made += 1;
  person = (await create(individual({ reference_id: `p-${made}` }))).id;
  company = (await create(business({ reference_id: `b-${made}` }))).id;
});

/** Expects a change to be stored as it was sent, or as `expected`. */
const stored = async (id: string, change: object, expected: object = change): Promise<void> => {
  const { status, body } = await patch(id, change);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject(expected);
  const after = await read(id);
  for (const [name, value] of Object.entries(expected)) expect(after[name]).toEqual(value);
};

/** Expects a change to be refused at one place, and the customer to stay as it was. */
const refused = async (id: string, change: object, path: string): Promise<void> => {
  const before = await read(id);
  const { status, body } = await patch(id, change);
  expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
  expect(body.errors.map((one: { path: string }) => one.path)).toEqual([`body.${path}`]);
  expect(await read(id)).toEqual(before);
};

/** Names of a person that the public service has and the specification does not. */
const otherNames = [
  'given_names_non_roman',
  'middle_name',
  'surname_non_roman',
  'mother_maiden_name',
];

describe('individual_detail', () => {
  const field = (name: string) => {
    const detail = (value: unknown) => ({
      individual_detail: { given_names: 'Ana', [name]: value },
    });
    return {
      takes: (value: unknown) => stored(person, detail(value)),
      refuses: (value: unknown, below = '') =>
        refused(person, detail(value), `individual_detail.${name}${below}`),
    };
  };

  test('requires given_names; its texts are stored and read back (CUST-PATCH-individual_detail, CUST-PATCH-individual_detail.given_names, CUST-PATCH-individual_detail.surname, CUST-PATCH-individual_detail.place_of_birth)', async () => {
    await refused(
      person,
      { individual_detail: { surname: 'Rahma' } },
      'individual_detail.given_names',
    );
    for (const name of ['surname', 'place_of_birth', ...otherNames]) {
      await field(name).takes('Bandung');
      await field(name).takes(null);
      await field(name).refuses(5);
      await field(name).refuses('a'.repeat(256));
    }
    await field('given_names').refuses('');
    await field('given_names').refuses('a'.repeat(256));
  });

  test('accepts letters of any script, digits, spaces, hyphens, apostrophes and dots in names (CUST-PATCH-individual_detail-text, CUST-UNSPEC-06)', async () => {
    for (const name of ['given_names', 'surname', ...otherNames]) {
      for (const text of ['Ana', "N'Dour-Ku 2.", 'Nguyễn Thị', 'ไทย ที่', 'Zoe\u0301', 'O’Neil'])
        await field(name).takes(text);
      for (const text of ['An@<x>', 'a\nb', 'a_b', '😀', 'a,b', '(a)', 'a&b', 'a/b'])
        await field(name).refuses(text);
    }
  });

  test('accepts the punctuation of place and company names in place_of_birth and employment (CUST-PATCH-individual_detail-text, CUST-UNSPEC-06)', async () => {
    const taken = ['PT Sinar Mas & Co., (Persero)', 'Jakarta/Depok', 'Washington, D.C.', 'ไทย ที่'];
    const refused = ['An@<x>', 'a\nb', 'a_b', '😀', 'a;b', 'a=b', 'a#b', '<b>'];
    for (const text of taken) await field('place_of_birth').takes(text);
    for (const text of refused) await field('place_of_birth').refuses(text);
    for (const name of ['employer_name', 'nature_of_business', 'role_description']) {
      for (const text of taken) await field('employment').takes({ [name]: text });
      for (const text of refused) {
        await field(name).refuses(text);
        await field('employment').refuses({ [name]: text }, `.${name}`);
      }
    }
  });

  test('requires a country code, a date that exists and a known gender (CUST-PATCH-individual_detail.nationality, CUST-PATCH-individual_detail.date_of_birth, CUST-PATCH-individual_detail.gender)', async () => {
    await field('nationality').takes('ID');
    for (const value of ['Indonesian', 'id', 'IDN', 'ID-JB'])
      await field('nationality').refuses(value);
    for (const value of ['1990-02-28', '2000-02-29']) await field('date_of_birth').takes(value);
    for (const value of ['28/02/1990', '1990-02-30', '1900-02-29', '1990-2-8', '1990-02-28T00:00Z'])
      await field('date_of_birth').refuses(value);
    for (const value of ['MALE', 'FEMALE', 'OTHER']) await field('gender').takes(value);
    for (const value of ['X', 'male', '']) await field('gender').refuses(value);
  });

  test('has employment as an object, into which employment fields beside it are moved (CUST-PATCH-individual_detail.employment, CUST-PATCH-individual_detail.employer_name, CUST-PATCH-individual_detail.nature_of_business, CUST-PATCH-individual_detail.role_description, CUST-CONF-01)', async () => {
    const whole = {
      employer_name: 'Toko Uji',
      nature_of_business: 'Retail',
      role_description: 'Owner',
    };
    const given_names = 'Ana';
    await field('employment').takes(whole);
    await field('employment').takes({ employer_name: 'Toko Uji' });
    await field('employment').takes(null);
    await field('employment').refuses('Toko Uji');
    const expected = { individual_detail: { given_names, employment: whole } };
    await stored(person, { individual_detail: { given_names, ...whole } }, expected);
    const { role_description, ...rest } = whole;
    await stored(
      person,
      { individual_detail: { given_names, role_description, employment: rest } },
      expected,
    );
    await stored(
      person,
      { individual_detail: { given_names, employer_name: 'Another', employment: whole } },
      expected,
    );
    await stored(
      person,
      { individual_detail: { given_names, employer_name: 'Toko Uji', role_description: null } },
      {
        individual_detail: {
          given_names,
          employment: {
            employer_name: 'Toko Uji',
            nature_of_business: null,
            role_description: null,
          },
        },
      },
    );
  });
});

describe('a field that could not be stored', () => {
  test('is refused by name if it belongs in individual_detail (CUST-PATCH-individual_detail)', async () => {
    for (const [name, value] of [
      ['given_names', 'Ana'],
      ['middle_name', 'Sri'],
      ['surname', 'Rahma'],
      ['date_of_birth', '1990-02-28'],
      ['nationality', 'ID'],
      ['employment', { employer_name: 'Toko Uji' }],
      ['source_of_wealth', 'Savings'],
    ] as const) {
      await refused(person, { email: 'a@example.com', [name]: value }, name);
      const response = await call('POST', '/customers', individual({ [name]: value }));
      expect([response.status, response.body.errors]).toEqual([
        400,
        [
          {
            path: `body.${name}`,
            message: 'This field belongs in individual_detail. Send it there.',
          },
        ],
      ]);
    }
    await stored(person, { given_names: null, email: 'a@example.com' }, { email: 'a@example.com' });
  });

  test('is refused by name if it is a status other than ACTIVE', async () => {
    await stored(person, { status: 'ACTIVE' }, { email: null });
    expect(await read(person)).not.toHaveProperty('status');
    for (const status of ['INACTIVE', 'PENDING', 'BLOCKED', 'DELETED'])
      await refused(person, { status }, 'status');
  });
});

describe('business_detail', () => {
  const base = { business_name: 'Toko Uji', business_type: 'CORPORATION' };
  const takes = (change: object) => stored(company, { business_detail: { ...base, ...change } });
  const refuses = (change: object, name: string) =>
    refused(company, { business_detail: { ...base, ...change } }, `business_detail.${name}`);

  test('requires a business_name and one of seven types (CUST-PATCH-business_detail, CUST-PATCH-business_detail.business_name, CUST-PATCH-business_detail.business_type)', async () => {
    await refuses({ business_name: undefined }, 'business_name');
    await refuses({ business_type: undefined }, 'business_type');
    for (const business_type of [
      'CORPORATION',
      'SOLE_PROPRIETOR',
      'PARTNERSHIP',
      'COOPERATIVE',
      'TRUST',
      'NON_PROFIT',
      'GOVERNMENT',
    ])
      await takes({ business_type });
    for (const business_type of ['LLC', 'trust', null])
      await refuses({ business_type }, 'business_type');
  });

  test('accepts optional fields, trading_name among them (CUST-PATCH-business_detail.nature_of_business, CUST-PATCH-business_detail.business_domicile, CUST-PATCH-business_detail.date_of_registration, CUST-CONF-03)', async () => {
    await takes({
      trading_name: 'Toko & Co.',
      nature_of_business: 'Retail',
      business_domicile: 'ID',
      date_of_registration: '2001-01-31',
    });
    await refuses({ business_domicile: 'Java' }, 'business_domicile');
    for (const date_of_registration of ['31-01-2001', '2001-02-29'])
      await refuses({ date_of_registration }, 'date_of_registration');
  });
});

describe('fields of both types', () => {
  test('phone numbers are E.164 with up to 50 characters (CUST-PATCH-mobile_number, CUST-PATCH-phone_number, LIMIT-12)', async () => {
    for (const name of ['mobile_number', 'phone_number']) {
      for (const number of ['+6281234567890', '62215550100', '+123456789012345'])
        await stored(person, { [name]: number });
      for (const number of ['0812', '021', '+0812', '+62 812', '812a', '', '1'.repeat(51)])
        await refused(person, { [name]: number }, name);
    }
  });

  test('an e-mail address has up to 50 characters (CUST-PATCH-email, LIMIT-12)', async () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.com`;
    for (const email of ['a@example.com', address(50)]) await stored(person, { email });
    for (const email of [address(51), 'nobody', '@example.com', 'a b@example.com', ''])
      await refused(person, { email }, 'email');
  });

  test('a description has up to 500 characters (CUST-PATCH-description)', async () => {
    for (const description of ['d'.repeat(500), '😀'.repeat(500), ''])
      await stored(company, { description });
    await refused(company, { description: 'd'.repeat(501) }, 'description');
  });

  test('date and domicile of registration are also fields of the customer itself (CUST-PATCH-date_of_registration, CUST-PATCH-domicile_of_registration, CUST-CONF-02)', async () => {
    await stored(company, { date_of_registration: '2001-01-31', domicile_of_registration: 'ID' });
    expect((await read(company)).business_detail).toEqual(business().business_detail);
    await refused(company, { date_of_registration: '31-01-2001' }, 'date_of_registration');
    await refused(company, { domicile_of_registration: 'Java' }, 'domicile_of_registration');
  });

  test('metadata is an object within the common limits (CUST-PATCH-metadata)', async () => {
    await stored(person, { metadata: { branch: 'A 1', table: 5, open: true } });
    await stored(person, { metadata: {} });
    await refused(person, { metadata: 'A 1' }, 'metadata');
    await refused(person, { metadata: { k: 'v'.repeat(501) } }, 'metadata.k');
  });
});
