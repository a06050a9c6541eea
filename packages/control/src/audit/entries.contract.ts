// GET /audit/entries: read the entries of the audit log in their order, for an export.
import * as z from 'zod';
import { commonErrors, controlContract } from '../contract.ts';
import { auditEntry, auditFilter } from './act.ts';

export const readAuditEntriesContract = controlContract({
  id: 'audit.entries',
  method: 'GET',
  path: '/audit/entries',
  role: 'viewer',
  summary: 'Read the entries of the audit log in their order, for an export',
  query: z.strictObject({
    ...auditFilter,
    after: z.int().min(0).default(0).describe('Only entries after the one with this number.'),
    limit: z.int().min(1).max(1_000).default(1_000).describe('Maximum number of entries.'),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(auditEntry).describe('The entries, oldest first.'),
      next: z.int().nullable().describe('The after of the next call; null at the end.'),
    }),
  },
  errors: commonErrors,
});
