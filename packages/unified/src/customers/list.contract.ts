// GET /customers: list the customers with a reference_id.
import { common, cursor, endpoint, limits } from '@kasir/core';
import * as z from 'zod';
import { anyCustomers, customerVersions } from './versions.ts';

export const listCustomers = endpoint({
  id: 'customers.list',
  method: 'GET',
  path: '/customers', // CUST-UNSPEC-01
  summary: 'Get customers by reference id',
  auth: 'secret',
  permission: 'customer:read',
  query: z.object({
    reference_id: z
      .string()
      .min(1)
      .meta({ ref: 'customer.reference_id' })
      .describe('Only those with this reference.'), // CUST-GET-reference_id
    ...cursor(limits.customers_page),
  }),
  success: { status: 200, body: anyCustomers },
  errors: common.read,
  idempotency: 'none',
  version: 'optional', // CUST-GET-HDR-api_version
  versions: customerVersions,
  clauseGroups: ['CUST-GET-*'],
});
