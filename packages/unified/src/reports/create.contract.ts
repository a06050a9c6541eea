// POST /reports: request a file of the balance history or of the transactions.
import { common, endpoint, moment } from '@kasir/core';
import { heldCurrency, report, reportType } from '@kasir/models';
import * as z from 'zod';
import { errorFields } from './error_fields.ts';

export const createReport = endpoint({
  id: 'reports.create',
  method: 'POST',
  path: '/reports', // RPT-UNSPEC-02
  summary: 'Request a report',
  auth: 'secret',
  permission: 'report:write',
  body: z.object({
    type: reportType.describe('Contents of the report.'),
    /** Defaults to the last 24 hours. */
    filter: z
      .object({
        from: moment.describe('Start of the period.'),
        to: moment.describe('End of the period.'),
      })
      .nullish()
      .describe('The period that the report covers.'),
    format: z.literal('CSV').nullish().describe('Format of the file.'),
    currency: heldCurrency
      .nullish()
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    /** Has no effect: there is one version of each file. */
    report_version: z
      .enum(['VERSION_0', 'VERSION_1', 'VERSION_2'])
      .nullish()
      .describe('Version of the file format; the newest when omitted.'),
  }),
  success: { status: 200, body: report },
  errors: { ...common.write, FEATURE_NOT_AVAILABLE: 400, DATE_RANGE_TOO_BIG: 400 },
  errorFields,
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    transactions: {
      type: 'TRANSACTIONS',
      filter: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
      format: 'CSV',
      currency: 'IDR',
    },
    balance_history: { type: 'BALANCE_HISTORY' },
  },
});
