// GET /audit/verify: check that no entry of the audit log was changed or removed.
import * as z from 'zod';
import { commonErrors, controlContract } from '../contract.ts';

export const verifyAuditContract = controlContract({
  id: 'audit.verify',
  method: 'GET',
  path: '/audit/verify',
  role: 'viewer',
  summary: 'Check that no entry of the audit log was changed or removed',
  query: z.strictObject({
    /**
     * A noted digest proves more than the chain alone, which a person with write access to the
     * database could compute again.
     */
    sequence: z
      .int()
      .min(1)
      .optional()
      .describe('Number of an entry whose digest was noted before; sent together with digest.'),
    digest: z
      .string()
      .regex(/^[\da-f]{64}$/, { error: 'Must be 64 hex digits.' })
      .optional()
      .describe('The digest that this entry had then.'),
  }),
  success: {
    status: 200,
    body: z.object({
      ok: z.boolean().describe('True when every entry is as it was written.'),
      sequence: z.int().describe('Number of the newest entry; 0 for an empty log.'),
      digest: z.string().describe('Digest of the newest entry: note both to check later.'),
      problem: z
        .object({
          sequence: z.int().describe('Number of the first entry that is wrong.'),
          message: z.string().describe('What is wrong with it.'),
        })
        .nullable()
        .describe('The first problem; null when there is none.'),
    }),
  },
  errors: commonErrors,
});
