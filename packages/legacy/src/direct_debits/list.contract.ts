// GET /direct_debits: list the direct debits with a reference, as a plain array.
import { common, endpoint } from '@kasir/core';
import { directDebit } from '@kasir/models';
import * as z from 'zod';

export const listDirectDebits = endpoint({
  id: 'direct_debits.list',
  method: 'GET',
  path: '/direct_debits', // LEGACY-PATH-08
  summary: 'List direct debits by reference',
  auth: 'secret',
  permission: 'money_in:read',
  query: z.object({
    reference_id: z
      .string()
      .min(1)
      .meta({ ref: 'direct_debit.reference_id' })
      .describe('Only those with this reference.'),
  }),
  success: { status: 200, body: z.array(directDebit) },
  errors: common.read,
  idempotency: 'none',
  version: 'ignored',
});
