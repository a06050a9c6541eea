// POST /accounts/{id}/objects/{object}/act: act on an object as a payer, bank or operator would.
import { withUnit } from '@kasir/core';
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { objectAction, objectSummary } from './object.ts';

export const actOnObjectContract = controlContract({
  id: 'objects.act',
  method: 'POST',
  path: '/accounts/{id}/objects/{object}/act',
  role: 'operator',
  summary: 'Pay, decline, cancel, expire, refund or capture (test mode)',
  params: z.object({
    id: z.string().describe('Id of the object that the call is about.'),
    object: z.string().describe('Id of the object that it is about.'),
  }),
  query: nothing,
  body: z.strictObject({
    action: objectAction.describe('The action to take on the object.'),
    /** In the main unit of the currency; defaults to the full amount. */
    amount: z
      .number()
      .positive()
      .optional()
      .describe(withUnit('Amount of the action; the full amount when omitted.')),
    failure_code: z
      .string()
      .optional()
      .describe('Failure code with which the channel declines; the usual one when omitted.'),
  }),
  success: { status: 200, body: objectSummary },
  errors: objectErrors,
});
