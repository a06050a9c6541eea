// GET /audit: find acts of operators, newest first.
import * as z from 'zod';
import { commonErrors, controlContract, next, page } from '../contract.ts';
import { auditedAct, auditFilter } from './act.ts';

export const listAuditContract = controlContract({
  id: 'audit.list',
  method: 'GET',
  path: '/audit',
  role: 'viewer',
  summary: 'Find acts of operators, newest first',
  query: z.strictObject({ ...auditFilter, ...page }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(auditedAct).describe('The items of this page, newest first.'),
      next,
    }),
  },
  errors: commonErrors,
});
