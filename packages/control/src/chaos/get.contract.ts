// GET /accounts/{id}/chaos: read the webhook chaos of an account.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { chaos } from './chaos.ts';

export const getChaosContract = controlContract({
  id: 'chaos.get',
  method: 'GET',
  path: '/accounts/{id}/chaos',
  role: 'viewer',
  summary: 'Read the webhook chaos of an account',
  params: byId,
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      chaos: chaos
        .nullable()
        .describe("Deliberate disturbances of the account's webhooks, in test mode."),
    }),
  },
  errors: objectErrors,
});
