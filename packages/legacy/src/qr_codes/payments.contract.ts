// GET /qr_codes/payments: list the payments of a QR code.
import { common, endpoint, limits, moment } from '@kasir/core';
import { qrPayment } from '@kasir/models';
import * as z from 'zod';
import { qrForms } from './forms.ts';

const { min, max } = limits.qr_payments_page;

export const listQrPayments = endpoint({
  id: 'qr_codes.payments',
  method: 'GET',
  path: '/qr_codes/payments',
  summary: 'Get payments of a QR code',
  auth: 'secret',
  permission: 'money_in:read', // QR-PAYMENTS-ERR-REQUEST_FORBIDDEN_ERROR
  query: z.object({
    // QR-PAYMENTS-external_id
    external_id: z
      .string()
      .min(1)
      .meta({ ref: 'qr_code.external_id' })
      .describe("The merchant's own reference."),
    limit: z.int().min(min).max(max).optional().describe('Maximum number of items on a page.'),
    from: moment.optional().describe('Only those from this time on.'),
    to: moment.optional().describe('Only those up to this time.'),
  }),
  success: { status: 200, body: z.array(qrPayment) }, // QR-PAYMENTS-01
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  otherForms: qrForms,
  clauseGroups: ['QR-PAYMENTS-*'],
});
