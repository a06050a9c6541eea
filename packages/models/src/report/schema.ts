// Reports, requested files, as on the wire.
import { exponents, timestamp } from '@kasir/core';
import * as z from 'zod';

export const reportType = z.enum(['BALANCE_HISTORY', 'TRANSACTIONS']); // RPT-FIELD-type
/** FAILED is the third value (RPT-FIELD-status, RPT-CONF-01). */
export const reportStatus = z.enum(['PENDING', 'COMPLETED', 'FAILED']);
export type ReportType = z.infer<typeof reportType>;

/** A currency that an account can hold. */
export const heldCurrency = z.enum(Object.keys(exponents));

/** The period of a report, including both bounds. */
// RPT-FIELD-filter.from, RPT-FIELD-filter.to
export const reportFilter = z.object({ from: timestamp, to: timestamp });

/** `url` is present when the report is COMPLETED, and only then (CORE-UNSPEC-04). */
export const report = z.object({
  id: z.string().startsWith('report_'), // RPT-FIELD-id
  type: reportType,
  status: reportStatus,
  filter: reportFilter, // RPT-FIELD-filter
  format: z.literal('CSV'), // RPT-FIELD-format
  currency: heldCurrency, // RPT-FIELD-currency
  business_id: z.string().min(1), // RPT-FIELD-business_id
  created: timestamp, // RPT-FIELD-created
  updated: timestamp, // RPT-FIELD-updated
  url: z.string().optional(),
});
export type Report = z.infer<typeof report>;
