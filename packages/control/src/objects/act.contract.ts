// POST /accounts/{id}/objects/{object}/act: act on an object as a payer, bank or operator would.
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
    /** In the main unit of the currency; defaults to the full amount. */
    amount: z.number().positive().optional(),
    /** A documented failure code with which the channel declines. */
    failure_code: z.string().optional(),
  }),
  success: { status: 200, body: objectSummary },
  errors: objectErrors,
});
