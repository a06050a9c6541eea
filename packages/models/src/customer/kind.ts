// How customers are stored: found by the merchant's reference_id, one each (CUST-UNSPEC-10).
import { kind } from '@kasir/core';
import { customer } from './schema.ts';

export const customers = kind()({
  name: 'customer',
  schema: customer,
  keys: { reference_id: (row) => row.public.reference_id },
  facets: { reference_id: (row) => row.public.reference_id },
});
