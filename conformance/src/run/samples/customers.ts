// Valid customers of both types.
import { textOf } from '../../violation.ts';
import type { Trial } from '../trial.ts';
import { maker, type Body, type Samples } from './sample.ts';

/** Fields that customers of both types have, all of them filled. */
const shared = (trial: Trial): Body => ({
  reference_id: trial.newReference(),
  email: 'siti@customers.example',
  mobile_number: '+6281234567890',
  phone_number: '+62215550100',
  addresses: [
    {
      country: 'ID',
      street_line1: 'Jalan Braga 1',
      street_line2: 'Lantai 2',
      city: 'Bandung',
      province_state: 'Jawa Barat',
      postal_code: '40111',
      category: 'HOME',
      is_primary: true,
    },
  ],
  identity_accounts: [
    {
      type: 'BANK_ACCOUNT',
      company: 'BRI',
      description: 'Salary',
      country: 'ID',
      properties: {
        account_number: '12345678',
        account_holder_name: 'Siti Rahma',
        swift_code: 'BRINIDJA',
        account_type: 'SAVINGS',
        account_details: 'Braga',
        currency: 'IDR',
      },
    },
  ],
  kyc_documents: [
    {
      country: 'ID',
      type: 'IDENTITY_CARD',
      sub_type: 'NATIONAL_ID',
      document_name: 'KTP',
      document_number: '3273',
      holder_name: 'Siti Rahma',
      expires_at: '2030-01-31',
      document_images: ['file-1'],
    },
  ],
  description: 'Comes every Friday',
  date_of_registration: '2001-01-31',
  domicile_of_registration: 'ID',
  metadata: { branch: 'A 1' },
});

/** Details of a person. */
export const person = {
  given_names: 'Siti',
  surname: 'Rahma',
  nationality: 'ID',
  place_of_birth: 'Bandung',
  date_of_birth: '1990-02-28',
  gender: 'FEMALE',
  employment: {
    employer_name: 'Toko Uji',
    nature_of_business: 'Retail',
    role_description: 'Owner',
  },
} as const;

/** Details of a business. */
export const business = {
  business_name: 'Toko Uji',
  business_type: 'CORPORATION',
  nature_of_business: 'Retail',
  business_domicile: 'ID',
  date_of_registration: '2001-01-31',
} as const;

/** The body of a customer who is a person. */
export const personBody = (trial: Trial, change: Body = {}): Body => ({
  type: 'INDIVIDUAL',
  individual_detail: person,
  ...shared(trial),
  ...change,
});

/** The body of a customer that is a business. */
const businessBody = (trial: Trial, change: Body = {}): Body => ({
  type: 'BUSINESS',
  business_detail: business,
  ...shared(trial),
  ...change,
});

export const makeCustomer = maker('customers.create', 'a customer', personBody);

export const makeBusiness = maker('customers.create', 'a customer', businessBody);

/** A change of every field, with a description that no customer has yet. */
const patchBody = (trial: Trial, body: Body): Body => {
  const { reference_id: _, type: __, ...rest } = body;
  return { ...rest, description: trial.newReference() };
};

export const customerSamples: Samples = {
  makers: { customer: (trial) => makeCustomer(trial) },
  bodies: {
    'customers.create': [(trial) => personBody(trial), (trial) => businessBody(trial)],
  },
  requests: {
    'customers.update': [
      async (trial) => ({
        params: { id: textOf(await makeCustomer(trial), 'id') },
        body: patchBody(trial, personBody(trial)),
      }),
      async (trial) => ({
        params: { id: textOf(await makeBusiness(trial), 'id') },
        body: patchBody(trial, businessBody(trial)),
      }),
    ],
  },
};
