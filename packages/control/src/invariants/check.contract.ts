// GET /invariants: check the books of every account.
import * as z from 'zod';
import { commonErrors, controlContract, mode, nothing } from '../contract.ts';

const breach = z.object({ account: z.string(), mode, law: z.string(), detail: z.string() });

export const checkInvariantsContract = controlContract({
  id: 'invariants.check',
  method: 'GET',
  path: '/invariants',
  summary: 'Check the books of every account',
  query: nothing,
  success: { status: 200, body: z.object({ ok: z.boolean(), breaches: z.array(breach) }) },
  errors: commonErrors,
});
