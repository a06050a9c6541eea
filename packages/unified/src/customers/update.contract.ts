// PATCH /customers/{id}: change a customer.
import { common, endpoint, pathId } from '@kasir/core';
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
  params: z.object({ id: pathId('customer.id') }), // CUST-PATCH-id
  body: customerPatch,
  success: { status: 200, body: customer }, // CUST-UNSPEC-03
  errors: { ...common.write, DATA_NOT_FOUND: 404 }, // ERR-STATUS-404, ERR-UNSPEC-05
  idempotency: 'standard', // CUST-UNSPEC-09
  version: 'optional', // CUST-PATCH-HDR-api_version
  versions: [CURRENT], // CUST-PATCH-01, CUST-CONF-06
  clauseGroups: ['CUST-PATCH-*'],
  examples: {
    contact: { email: 'siti@example.com', description: null },
  },
});
