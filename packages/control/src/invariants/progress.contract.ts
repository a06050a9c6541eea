// GET /invariants/progress: read how far a running check of the books is.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const invariantsProgressContract = controlContract({
  id: 'invariants.progress',
  method: 'GET',
  path: '/invariants/progress',
  role: 'viewer',
  summary: 'Read how far a check of the books is',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      status: z
        .enum(['RUNNING', 'IDLE'])
        .describe('Whether a check is running on this node. All numbers of IDLE are 0 or null.'),
      checked: z.int().describe('Number of books that are checked.'),
      books: z
        .int()
        .describe('Number of books to check, one for each account and mode; 0 until counted.'),
      share: z
        .number()
        .nullable()
        .describe(
          'Part that is done, from 0 to 1: of the pages that the previous check read, or of the books in the first check since the server started; null when unknown.',
        ),
      left_ms: z
        .number()
        .nullable()
        .describe('Estimated milliseconds of real time left; null when unknown.'),
    }),
  },
  errors: commonErrors,
});
