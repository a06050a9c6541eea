// POST /customers: create a customer.
import { common, endpoint } from '@kasir/core';
import { customerInput, originalInput } from '@kasir/models';
import { anyCustomer, customerVersions, ORIGINAL } from './versions.ts';

export const createCustomer = endpoint({
  id: 'customers.create',
  method: 'POST',
  path: '/customers', // CUST-UNSPEC-02
  summary: 'Create a customer',
  auth: 'secret',
  permission: 'customer:write',
  body: customerInput,
  datedBodies: { [ORIGINAL]: originalInput },
  success: { status: 200, body: anyCustomer },
  errors: { ...common.write, DUPLICATE_ERROR: 409 },
  idempotency: 'standard',
  version: 'optional',
  versions: customerVersions,
  examples: {
    individual: {
      reference_id: 'customer-1',
      type: 'INDIVIDUAL',
      individual_detail: {
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
      },
      email: 'siti@example.com',
      mobile_number: '+6281234567890',
      phone_number: '+62215550100',
      addresses: [
        { country: 'ID', street_line1: 'Jalan Braga 1', city: 'Bandung', category: 'HOME' },
      ],
      identity_accounts: [
        {
          type: 'BANK_ACCOUNT',
          company: 'BRI',
          country: 'ID',
          properties: { account_number: '12345678', account_holder_name: 'Siti Rahma' },
        },
      ],
      kyc_documents: [
        {
          type: 'IDENTITY_CARD',
          sub_type: 'NATIONAL_ID',
          country: 'ID',
          document_number: '3273',
          expires_at: '2030-01-31',
          document_images: ['file-1'],
        },
      ],
      description: 'Comes every Friday',
      metadata: { branch: 'A 1' },
    },
    business: {
      reference_id: 'customer-2',
      type: 'BUSINESS',
      business_detail: {
        business_name: 'Toko Uji',
        trading_name: 'Toko',
        business_type: 'CORPORATION',
        nature_of_business: 'Retail',
        business_domicile: 'ID',
        date_of_registration: '2001-01-31',
      },
      date_of_registration: '2001-01-31',
      domicile_of_registration: 'ID',
    },
  },
});
