// GET /invariants: check the books of every account.
import { timestamp } from '@kasir/core';
import * as z from 'zod';
import { commonErrors, controlContract, mode } from '../contract.ts';

const breach = z.object({ account: z.string(), mode, law: z.string(), detail: z.string() });

export const checkInvariantsContract = controlContract({
  id: 'invariants.check',
  method: 'GET',
  path: '/invariants',
  summary: 'Check the books of every account',
  query: z.strictObject({
    /** Maximum age in milliseconds of an earlier check to return; 0 checks the books now. */
    max_age_ms: z.int().min(0).max(86_400_000).default(0),
  }),
  success: {
    status: 200,
    body: z.object({ ok: z.boolean(), breaches: z.array(breach), checked_at: timestamp }),
  },
  errors: commonErrors,
});
