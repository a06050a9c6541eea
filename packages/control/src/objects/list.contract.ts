// GET /accounts/{id}/objects: list objects of an account, of one kind or all, newest first.
import * as z from 'zod';
import { byId, controlContract, mode, next, objectErrors, page } from '../contract.ts';
import { objectSummary } from './object.ts';

export const listObjectsContract = controlContract({
  id: 'objects.list',
  method: 'GET',
  path: '/accounts/{id}/objects',
  role: 'viewer',
  summary: 'List objects of an account, newest first',
  params: byId,
  query: z.strictObject({
    mode: mode.default('test'),
    kind: z.string().optional().describe('Only those of this kind, such as payment_requests.'),
    status: z.string().optional().describe('Only those in this status.'),
    reference_id: z.string().optional().describe('Only those with this reference.'),
    ...page,
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(objectSummary).describe('The items of this page, newest first.'),
      next,
      /** The kinds by which the list can be filtered. */
      kinds: z.array(z.string()).describe('Kinds of objects that the account has.'),
    }),
  },
  errors: objectErrors,
});
