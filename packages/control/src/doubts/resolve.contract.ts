// POST /accounts/{id}/doubts/{operation_id}/resolve: resolve a doubtful operation.
import * as z from 'zod';
import { controlContract, nothing, objectErrors } from '../contract.ts';
import { byOperation, doubtView } from './doubt.ts';

export const resolveDoubtContract = controlContract({
  id: 'doubts.resolve',
  method: 'POST',
  path: '/accounts/{id}/doubts/{operation_id}/resolve',
  summary: 'Say the outcome of a doubtful operation, which books it, or note it (live mode)',
  role: 'admin',
  params: byOperation,
  query: nothing,
  body: z.strictObject({
    outcome: z
      .enum(['succeeded', 'declined', 'noted'])
      .describe(
        'succeeded or declined: the outcome at the processor, which is booked; noted: it has an outcome, and was looked at.',
      ),
    reason: z
      .string()
      .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,500}$/u)
      .describe('How you know: it is kept with the operation and in the audit log.'),
  }),
  success: { status: 200, body: doubtView },
  errors: objectErrors,
});
