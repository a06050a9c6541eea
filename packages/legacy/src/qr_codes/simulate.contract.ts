// POST /qr_codes/{external_id}/payments/simulate: pay a QR code in test mode.
import { common, endpoint, withUnit } from '@kasir/core';
import { qrPayment } from '@kasir/models';
import * as z from 'zod';
import { qris } from './channel.ts';
import { qrForms } from './forms.ts';

export const simulateQrPayment = endpoint({
  id: 'qr_codes.simulate',
  method: 'POST',
  path: '/qr_codes/{external_id}/payments/simulate',
  summary: 'Simulate a payment of a QR code',
  auth: 'secret',
  permission: 'money_in:write',
  testOnly: true, // QR-SIM-02
  // QR-SIM-external_id
  params: z.object({
    external_id: z
      .string()
      .min(1)
      .meta({ ref: 'qr_code.external_id' })
      .describe("The merchant's own reference."),
  }),
  /** QR-SIM-amount: bounded by the channel; LIMIT-01 bounds only the amounts of codes. */
  body: z.object({ amount: z.int().min(qris.min).max(qris.max).nullish().describe(withUnit()) }),
  encodings: ['json', 'form'],
  success: { status: 200, body: qrPayment }, // QR-UNSPEC-06
  errors: { ...common.write, DATA_NOT_FOUND: 404 }, // QR-UNSPEC-07
  idempotency: 'standard',
  version: 'optional',
  otherForms: qrForms,
  clauseGroups: ['QR-SIM-*'],
  examples: {
    payment: { amount: 15_000 },
  },
});
