// GET /accounts/{id}/objects: list objects of an account, of one kind or all, newest first.
import { withUnit } from '@kasir/core';
import * as z from 'zod';
import { byId, controlContract, mode, next, objectErrors, page, timeText } from '../contract.ts';
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
    q: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('Only those whose id or reference contains this, in upper or lower case.'),
    created_from: timeText({ offset: true })
      .optional()
      .describe('Only those made from this time on.'),
    created_to: timeText({ offset: true }).optional().describe('Only those made up to this time.'),
    min_amount: z.number().optional().describe(withUnit('Only those of at least this amount.')),
    max_amount: z.number().optional().describe(withUnit('Only those of at most this amount.')),
    channel_code: z.string().optional().describe('Only those of this channel, such as OVO.'),
    customer_id: z.string().optional().describe('Only those of this customer.'),
    metadata: z
      .string()
      .regex(/^[^=]+(?:=.*)?$/s, { error: 'Must be a key, or a key and a value: key=value.' })
      .optional()
      .describe('Only those with this key in their metadata, or with this value of it: key=value.'),
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
