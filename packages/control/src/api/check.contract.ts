// POST /endpoints/check: compare a request with its contract, without sending it.
import { secret } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const checkApiContract = controlContract({
  id: 'api.check',
  method: 'POST',
  path: '/endpoints/check',
  role: 'viewer',
  summary: 'Compare a request of the API with the contract of its endpoint, without making it',
  query: nothing,
  body: z.strictObject({
    method: z.enum(['GET', 'POST', 'PATCH', 'DELETE']).describe('HTTP method.'),
    /** Path and query below the base URL. */
    path: z.string().max(8_192).describe('Path of the call, such as /refunds.'),
    headers: secret(z.record(z.string(), z.string())).default({}).describe('Headers by name.'),
    body: secret(z.unknown()).optional().describe('The request body.'),
  }),
  success: {
    status: 200,
    body: z.object({
      endpoint: z
        .string()
        .nullable()
        .describe('Id of the endpoint, such as refunds.create; null when none has this path.'),
      errors: z
        .array(
          z.object({
            path: z.string().describe('Place of the error, such as body.amount.'),
            message: z.string().describe('What is accepted there, as a sentence.'),
          }),
        )
        .describe('What the API would refuse before it looks at any object.'),
    }),
  },
  errors: commonErrors,
});
