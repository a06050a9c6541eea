// GET /accounts/{id}/attention: count the operations and statement differences in live mode that an
// operator should check.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';

const counted = (what: string) =>
  z
    .object({
      count: z.int().describe(`${what}, up to 100.`),
      more: z.boolean().describe('Whether there are more than that.'),
    })
    .describe(`${what}.`);

export const getAttentionContract = controlContract({
  id: 'attention.get',
  method: 'GET',
  path: '/accounts/{id}/attention',
  role: 'viewer',
  summary: 'Count doubtful operations and what does not match in statements (live mode)',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      doubts: counted('Operations of connectors whose outcome an operator should check'),
      differences: counted('Lines of statements and operations that do not match'),
    }),
  },
  errors: objectErrors,
});
