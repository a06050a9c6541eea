// QR codes (legacy v1) and QR payments as on the wire.
import { createdAt, merchantReference, metadata, updatedAt, withUnit } from '@kasir/core';
import * as z from 'zod';

export const qrCodeType = z
  .enum(['DYNAMIC', 'STATIC'])
  .describe('DYNAMIC codes are paid once, STATIC ones many times.'); // QR-FIELD-type
// QR-FIELD-status
export const qrCodeStatus = z.enum(['ACTIVE', 'INACTIVE']).describe('States of a QR code.');

export const qrCode = z
  .object({
    id: z.string().startsWith('qr_').describe('Id of the QR code.'), // QR-FIELD-id
    external_id: merchantReference, // QR-FIELD-external_id
    amount: z.number().nullable().describe(withUnit()),
    description: z.string().describe("Text for the merchant's own use."),
    // QR-FIELD-qr_string
    qr_string: z.string().min(1).describe('Content of the QR code, to be drawn as an image.'),
    callback_url: z.string().describe('URL to which notifications of it are sent.'),
    type: qrCodeType.describe(
      "DYNAMIC has an amount and is paid once; STATIC is paid any number of times, with the payer's amount.",
    ),
    status: qrCodeStatus.describe('The current state.'),
    created: createdAt, // QR-FIELD-created
    updated: updatedAt, // QR-FIELD-updated
    metadata: metadata.nullable(), // QR-FIELD-metadata
  })
  .describe('A QR code that is paid once (DYNAMIC) or many times (STATIC).');
export type QrCode = z.infer<typeof qrCode>;

const paidCode = qrCode.pick({
  id: true, // QRPAY-FIELD-qr_code.id
  external_id: true, // QRPAY-FIELD-qr_code.external_id
  qr_string: true, // QRPAY-FIELD-qr_code.qr_string
  type: true, // QRPAY-FIELD-qr_code.type
  metadata: true, // QRPAY-FIELD-qr_code.metadata
});

// QRPAY-FIELD-payment_detail.receipt_id
const paymentDetail = z.object({
  receipt_id: z.string().describe('Number of the receipt at the channel.'),
  source: z.string().describe('Name of the bank or wallet that paid.'),
});

export const qrPayment = z
  .object({
    id: z.string().startsWith('qrpy_').describe('Id of the payment.'), // QRPAY-FIELD-id
    amount: z.number().describe(withUnit()), // QRPAY-FIELD-amount
    created: createdAt, // QRPAY-FIELD-created
    qr_code: paidCode.describe('The QR code that was paid.'), // QRPAY-FIELD-qr_code
    status: z.literal('COMPLETED').describe('The current state.'), // QRPAY-FIELD-status
    payment_detail: paymentDetail.describe(
      'Details of the payment from the channel, beside the amount.',
    ), // QRPAY-FIELD-payment_detail
  })
  .describe('A payment of a QR code.');
export type QrPayment = z.infer<typeof qrPayment>;

/** The QR payment callback has the detail under both names in use (EVT-UNSPEC-01). */
export const qrPaymentCallback = qrPayment
  .extend({ payment_details: paymentDetail.describe('Details of the payment from the channel.') })
  .describe('A payment of a QR code, as its callback shows it.');
