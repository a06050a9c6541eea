// Reports, requested files, as on the wire.
import { createdAt, timestamp, updatedAt } from '@kasir/core';
import { exponents } from '@kasir/core/money';
import * as z from 'zod';

// RPT-FIELD-type
export const reportType = z.enum(['BALANCE_HISTORY', 'TRANSACTIONS']).describe('Kinds of reports.');
/** FAILED is the third value (RPT-FIELD-status, RPT-CONF-01). */
export const reportStatus = z
  .enum(['PENDING', 'COMPLETED', 'FAILED'])
  .describe('States of a report.');
export type ReportType = z.infer<typeof reportType>;

/** A currency that an account can hold. */
export const heldCurrency = z
  .enum(Object.keys(exponents))
  .describe('Currencies that an account can hold.');

/** The period of a report, including both bounds. */
// RPT-FIELD-filter.from, RPT-FIELD-filter.to
export const reportFilter = z
  .object({
    from: timestamp.describe('Start of the period.'),
    to: timestamp.describe('End of the period.'),
  })
  .describe('The period of a report, including both bounds.');

/** `url` is present when the report is COMPLETED, and only then (CORE-UNSPEC-04). */
export const report = z
  .object({
    id: z.string().startsWith('report_').describe('Id of the report.'), // RPT-FIELD-id
    type: reportType.describe('Contents of the report.'),
    status: reportStatus.describe('The current state.'),
    filter: reportFilter.describe('The period that the report covers.'), // RPT-FIELD-filter
    format: z.literal('CSV').describe('Format of the file.'), // RPT-FIELD-format
    // RPT-FIELD-currency
    currency: heldCurrency.describe('Three-letter currency code (ISO 4217), such as IDR.'),
    // RPT-FIELD-business_id
    business_id: z.string().min(1).describe('Id of the business (account) that it belongs to.'),
    created: createdAt, // RPT-FIELD-created
    updated: updatedAt, // RPT-FIELD-updated
    url: z.string().optional().describe('URL of the file; present once the report is COMPLETED.'),
  })
  .describe('A file with the movements or balances of a period.');
export type Report = z.infer<typeof report>;
