// QR codes (legacy v1) and QR payments as on the wire.
import { metadata, timestamp } from '@kasir/core';
import * as z from 'zod';

export const qrCodeType = z.enum(['DYNAMIC', 'STATIC']); // QR-FIELD-type
export const qrCodeStatus = z.enum(['ACTIVE', 'INACTIVE']); // QR-FIELD-status

export const qrCode = z.object({
  id: z.string().startsWith('qr_'), // QR-FIELD-id
  external_id: z.string(), // QR-FIELD-external_id
  amount: z.number().nullable(),
  description: z.string(),
  qr_string: z.string().min(1), // QR-FIELD-qr_string
  callback_url: z.string(),
  type: qrCodeType,
  status: qrCodeStatus,
  created: timestamp, // QR-FIELD-created
  updated: timestamp, // QR-FIELD-updated
  metadata: metadata.nullable(), // QR-FIELD-metadata
});
export type QrCode = z.infer<typeof qrCode>;

const paidCode = qrCode.pick({
  id: true, // QRPAY-FIELD-qr_code.id
  external_id: true, // QRPAY-FIELD-qr_code.external_id
  qr_string: true, // QRPAY-FIELD-qr_code.qr_string
  type: true, // QRPAY-FIELD-qr_code.type
  metadata: true, // QRPAY-FIELD-qr_code.metadata
});

// QRPAY-FIELD-payment_detail.receipt_id
const paymentDetail = z.object({ receipt_id: z.string(), source: z.string() });

export const qrPayment = z.object({
  id: z.string().startsWith('qrpy_'), // QRPAY-FIELD-id
  amount: z.number(), // QRPAY-FIELD-amount
  created: timestamp, // QRPAY-FIELD-created
  qr_code: paidCode, // QRPAY-FIELD-qr_code
  status: z.literal('COMPLETED'), // QRPAY-FIELD-status
  payment_detail: paymentDetail, // QRPAY-FIELD-payment_detail
});
export type QrPayment = z.infer<typeof qrPayment>;

/** The QR payment callback has the detail under both names in use (EVT-UNSPEC-01). */
export const qrPaymentCallback = qrPayment.extend({ payment_details: paymentDetail });
