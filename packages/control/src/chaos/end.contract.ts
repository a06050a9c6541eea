// DELETE /accounts/{id}/chaos: end the webhook chaos of an account.
import * as z from 'zod';
import { byId, controlContract, nothing, objectErrors } from '../contract.ts';
import { chaos } from './chaos.ts';

export const endChaosContract = controlContract({
  id: 'chaos.end',
  method: 'DELETE',
  path: '/accounts/{id}/chaos',
  role: 'operator',
  summary: 'End the webhook chaos of an account',
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
