// GET /qr_codes/{external_id}: read a QR code.
import { common, endpoint } from '@kasir/core';
import { qrCode } from '@kasir/models';
import * as z from 'zod';
import { qrForms } from './forms.ts';

export const getQrCode = endpoint({
  id: 'qr_codes.get',
  method: 'GET',
  path: '/qr_codes/{external_id}',
  summary: 'Get a QR code by external id',
  auth: 'secret',
  permission: 'money_in:read', // QR-GET-ERR-REQUEST_FORBIDDEN_ERROR
  // QR-GET-external_id
  params: z.object({
    external_id: z
      .string()
      .min(1)
      .meta({ ref: 'qr_code.external_id' })
      .describe("The merchant's own reference."),
  }),
  success: { status: 200, body: qrCode }, // QR-GET-01
  errors: { ...common.read, DATA_NOT_FOUND: 404 },
  idempotency: 'none',
  version: 'optional',
  otherForms: qrForms,
  clauseGroups: ['QR-GET-*'],
});
