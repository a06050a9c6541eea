// PATCH /customers/{id}: change a customer.
import { common, endpoint } from '@kasir/core';
import { customer, customerPatch } from '@kasir/models';
import * as z from 'zod';
import { CURRENT } from './versions.ts';

export const updateCustomer = endpoint({
  id: 'customers.update',
  method: 'PATCH',
  path: '/customers/{id}',
  summary: 'Update a customer',
  auth: 'secret',
  permission: 'customer:write',
  params: z.object({ id: z.string().min(1).meta({ ref: 'customer.id' }) }), // CUST-PATCH-id
  body: customerPatch,
  success: { status: 200, body: customer }, // CUST-UNSPEC-03
  errors: { ...common.write, DATA_NOT_FOUND: 404 }, // ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'standard', // CUST-UNSPEC-09
  version: 'optional', // CUST-PATCH-HDR-api_version
  versions: [CURRENT], // CUST-PATCH-01, CUST-CONF-06
  clauses: [
    'CUST-PATCH-01',
    'CUST-PATCH-02',
    'CUST-PATCH-03',
    'CUST-PATCH-04',
    'CUST-PATCH-05',
    'CUST-PATCH-06',
    'CUST-PATCH-07',
    'CUST-PATCH-08',
    'CUST-PATCH-id',
    'CUST-PATCH-HDR-api_version',
    'CUST-PATCH-HDR-for_user_id',
    'CUST-PATCH-HDR-content_type',
    'CUST-PATCH-individual_detail',
    'CUST-PATCH-individual_detail-text',
    'CUST-PATCH-business_detail',
    'CUST-PATCH-mobile_number',
    'CUST-PATCH-phone_number',
    'CUST-PATCH-email',
    'CUST-PATCH-addresses',
    'CUST-PATCH-identity_accounts',
    'CUST-PATCH-kyc_documents',
    'CUST-PATCH-description',
    'CUST-PATCH-date_of_registration',
    'CUST-PATCH-domicile_of_registration',
    'CUST-PATCH-metadata',
    'CUST-UNSPEC-03',
    'CUST-UNSPEC-04',
    'CUST-UNSPEC-09',
    'LIMIT-12',
    'VER-16',
  ],
  examples: {
    contact: { email: 'siti@example.com', description: null },
  },
});
