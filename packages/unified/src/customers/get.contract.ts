// GET /customers/{id}: read a customer.
import { common, endpoint, pathId } from '@kasir/core';
import * as z from 'zod';
import { anyCustomer, customerVersions } from './versions.ts';

export const getCustomer = endpoint({
  id: 'customers.get',
  method: 'GET',
  path: '/customers/{id}',
  summary: 'Get a customer',
  auth: 'secret',
  permission: 'customer:read',
  params: z.object({ id: pathId('customer.id') }),
  success: { status: 200, body: anyCustomer },
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  versions: customerVersions,
});
