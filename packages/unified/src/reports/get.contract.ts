// GET /reports/{report_id}: read a report and, once it is completed, the URL of its file.
import { common, endpoint } from '@kasir/core';
import { report } from '@kasir/models';
import * as z from 'zod';
import { errorFields } from './error_fields.ts';

export const getReport = endpoint({
  id: 'reports.get',
  method: 'GET',
  path: '/reports/{report_id}', // RPT-UNSPEC-01
  summary: 'Get a report',
  auth: 'secret',
  permission: 'report:read',
  // RPT-GET-report_id
  params: z.object({
    report_id: z.string().min(1).meta({ ref: 'report.id' }).describe('Id of the report.'),
  }),
  success: { status: 200, body: report }, // RPT-GET-01
  errors: { ...common.read, FEATURE_NOT_AVAILABLE: 400, TRANSACTION_NOT_FOUND: 404 },
  errorFields,
  idempotency: 'none',
  version: 'ignored',
  clauseGroups: ['RPT-GET-*'],
});
