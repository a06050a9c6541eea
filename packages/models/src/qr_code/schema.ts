// QR code (legacy v1) and QR payment as they stand on the wire.
import { metadata, timestamp } from '@kasir/core';
import * as z from 'zod';

export const qrCodeType = z.enum(['DYNAMIC', 'STATIC']);
export const qrCodeStatus = z.enum(['ACTIVE', 'INACTIVE']);

export const qrCode = z.object({
  id: z.string().startsWith('qr_'),
  external_id: z.string(),
  amount: z.number().nullable(),
  description: z.string(),
  qr_string: z.string().min(1),
  callback_url: z.string(),
  type: qrCodeType,
  status: qrCodeStatus,
  created: timestamp,
  updated: timestamp,
  metadata: metadata.nullable(),
});
export type QrCode = z.infer<typeof qrCode>;

const paidCode = qrCode.pick({
  id: true,
  external_id: true,
  qr_string: true,
  type: true,
  metadata: true,
});

const paymentDetail = z.object({ receipt_id: z.string(), source: z.string() });

export const qrPayment = z.object({
  id: z.string().startsWith('qrpy_'),
  amount: z.number(),
  created: timestamp,
  qr_code: paidCode,
  status: z.literal('COMPLETED'),
  payment_detail: paymentDetail,
});
export type QrPayment = z.infer<typeof qrPayment>;

/** The QR payment callback carries the detail under both names in use (EVT-UNSPEC-01). */
export const qrPaymentCallback = qrPayment.extend({ payment_details: paymentDetail });
