// POST /qr_codes: create a QR code.
import { common, endpoint, httpUrl, limits, metadata, text, withUnit } from '@kasir/core';
import { qrCode, ruleResponseHeaders, ruleHeaders } from '@kasir/models';
import * as z from 'zod';
import { qrForms } from './forms.ts';

const { min, max } = limits.qr_code_amount_idr;

const shared = {
  // QR-CREATE-external_id
  external_id: text(limits.external_id_characters)
    .refine((value) => value !== 'payments', {
      error: '"payments" is reserved for the list of payments. Send a different external_id.',
    })
    .describe("The merchant's own reference."),
  // QR-CREATE-callback_url
  callback_url: httpUrl.describe('URL to which notifications of it are sent.'),
  metadata: metadata.nullish(), // QR-CREATE-metadata
};

export const createQrCode = endpoint({
  id: 'qr_codes.create',
  method: 'POST',
  path: '/qr_codes',
  summary: 'Create a QR code',
  auth: 'secret',
  permission: 'money_in:write', // QR-CREATE-ERR-REQUEST_FORBIDDEN_ERROR
  headers: ruleHeaders, // QR-CREATE-HDR-with_fee_rule
  // QR-CREATE-type
  body: z.discriminatedUnion('type', [
    // QR-CREATE-amount, required here (QR-UNSPEC-01).
    z.object({
      ...shared,
      type: z.literal('DYNAMIC').describe('A dynamic code has an amount and is paid once.'),
      amount: z.int().min(min).max(max).describe(withUnit()),
    }),
    // An amount is ignored (QR-CREATE-amount-static).
    z.object({
      ...shared,
      type: z.literal('STATIC').describe('A static code has no amount: each payer enters one.'),
    }),
  ]),
  encodings: ['json', 'form'], // QR-CREATE-01, QR-UNSPEC-03
  success: {
    status: 200,
    body: qrCode, // QR-CREATE-02
    headers: ruleResponseHeaders,
  },
  errors: {
    ...common.write, // QR-CREATE-ERR-API_VALIDATION_ERROR
    CHANNEL_NOT_ACTIVATED: 403,
    CHANNEL_UNAVAILABLE: 503,
    DATA_NOT_FOUND: 409, // ERR-CONF-02
    DUPLICATE_ERROR: 409, // ERR-CONF-05
  },
  idempotency: 'standard',
  version: 'optional',
  otherForms: qrForms,
  clauseGroups: ['QR-CREATE-*'],
  examples: {
    dynamic: {
      external_id: 'order-1',
      type: 'DYNAMIC',
      callback_url: 'https://merchant.example/callbacks/qr',
      amount: 15_000,
      metadata: { branch: 'A 1', till: 'two' },
    },
    static: {
      external_id: 'counter-1',
      type: 'STATIC',
      callback_url: 'https://merchant.example/callbacks/qr',
    },
  },
});
