// POST /accounts/{id}/objects/{object}/act: do what a payer, a bank or an operator would.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { objectAction, objectSummary } from './object.ts';

export const actOnObjectContract = controlContract({
  id: 'objects.act',
  method: 'POST',
  path: '/accounts/{id}/objects/{object}/act',
  summary: 'Pay, decline, cancel, expire, refund or capture (test mode)',
  params: z.object({ id: z.string(), object: z.string() }),
  query: nothing,
  body: z.strictObject({
    action: objectAction,
    /** In the currency's main unit; all of it when left out. */
    amount: z.number().positive().optional(),
    /** Why the channel declines, a documented failure code. */
    failure_code: z.string().optional(),
  }),
  success: { status: 200, body: objectSummary },
  errors: objectErrors,
});
