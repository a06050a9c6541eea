// GET /invariants: check the books of every account.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

const breach = z.object({
  account: z.string().describe('Id of the account.'),
  mode: mode,
  law: z.string().describe('Invariant that is violated.'),
  detail: z.string().describe('Further details.'),
});

export const checkInvariantsContract = controlContract({
  id: 'invariants.check',
  method: 'GET',
  path: '/invariants',
  role: 'viewer',
  summary: 'Check the books of every account',
  query: z.strictObject({
    max_age_ms: z
      .int()
      .min(0)
      .max(86_400_000)
      .default(0)
      .describe(
        'Maximum age in milliseconds of an earlier check to return; 0 checks the books now.',
      ),
  }),
  success: {
    status: 200,
    body: z.object({
      ok: z.boolean().describe('True when there are no violations.'),
      breaches: z.array(breach).describe('Violations that were found.'),
      checked_at: timestamp.describe('Real time at which the check began.'),
    }),
  },
  errors: commonErrors,
});
