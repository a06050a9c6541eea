// GET /accounts/{id}/partners: list the partners of an account.
import { partner } from '@kasir/models';
import * as z from 'zod';
import { byId, commonErrors, controlContract, nothing } from '../contract.ts';

export const listPartnersContract = controlContract({
  id: 'partners.list',
  method: 'GET',
  path: '/accounts/{id}/partners',
  role: 'viewer',
  summary: 'List the partners of an account that sign by the bank standard',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({ data: z.array(partner).describe('The partners, oldest first.') }),
  },
  errors: commonErrors,
});
