// The callback of a paid QR code in version 2022-07-31: in an envelope, with the fields of the code
// beside those of the payment (VER-04).
import { businessId, createdAt, merchantReference, metadata, withUnit } from '@kasir/core';
import type { DatedForm } from '@kasir/core/resource';
import * as z from 'zod';
import { qrCode, qrPayment, type qrPaymentCallback } from './schema.ts';

const data = z
  .object({
    id: qrPayment.shape.id,
    business_id: businessId,
    currency: z.literal('IDR').describe('Three-letter currency code (ISO 4217), such as IDR.'),
    amount: z.number().describe(withUnit()),
    status: z.literal('SUCCEEDED').describe('The current state.'),
    created: createdAt,
    qr_id: qrCode.shape.id.describe('Id of the QR code.'),
    qr_string: z.string().describe('Content of the QR code, to be drawn as an image.'),
    reference_id: merchantReference,
    type: qrCode.shape.type,
    metadata: metadata.nullable(),
    payment_detail: qrPayment.shape.payment_detail,
  })
  .describe('A payment of a QR code, as version 2022-07-31 shows it.');

export const datedQrPayment: DatedForm<typeof qrPaymentCallback> = {
  data,
  essential: { id: true, amount: true, status: true, qr_id: true, reference_id: true },
  render: (
    { id, amount, created, qr_code, payment_detail },
    business_id,
  ): z.input<typeof data> => ({
    id,
    business_id,
    // QRIS is a standard of Indonesia: no codes have another currency.
    currency: 'IDR',
    amount,
    status: 'SUCCEEDED',
    created,
    qr_id: qr_code.id,
    qr_string: qr_code.qr_string,
    reference_id: qr_code.external_id,
    type: qr_code.type,
    metadata: qr_code.metadata,
    payment_detail,
  }),
};
