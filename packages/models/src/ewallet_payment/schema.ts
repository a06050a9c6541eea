// E-wallet payments of the legacy API as on the wire: their status in three variants, one for each
// wallet, and the callbacks of each.
import { timestamp } from '@kasir/core';
import * as z from 'zod';

/** The wallets of POST and GET /ewallets, each with its own variant (EWALLET-UNSPEC-02). */
export const ewalletType = z.enum(['OVO', 'DANA', 'LINKAJA']);
export type EwalletType = z.infer<typeof ewalletType>;

/** Variants A and B return a decimal numeral as text; the public service returns a number. */
const amountText = z.union([z.string().regex(/^\d+(\.\d+)?$/), z.number()]);

export const ovoPaymentStatus = z.enum(['PENDING', 'COMPLETED', 'FAILED']);
export const danaPaymentStatus = z.enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED']);
export const linkajaPaymentStatus = z.enum(['PENDING', 'COMPLETED', 'FAILED', 'EXPIRED']);

const named = { business_id: z.string().min(1), external_id: z.string() };

/** Variant A. */
export const ovoPayment = z.object({
  ...named, // EWALLET-FIELD-A-business_id, EWALLET-FIELD-A-external_id
  amount: amountText,
  ewallet_type: z.literal('OVO'), // EWALLET-FIELD-A-ewallet_type
  status: ovoPaymentStatus, // EWALLET-FIELD-A-status
  transaction_date: timestamp, // EWALLET-FIELD-A-transaction_date
});

/** Variant B. */
export const danaPayment = z.object({
  ...named, // EWALLET-FIELD-B-business_id, EWALLET-FIELD-B-external_id
  amount: amountText,
  checkout_url: z.string().min(1), // EWALLET-FIELD-B-checkout_url
  expiration_date: timestamp, // EWALLET-FIELD-B-expiration_date
  status: danaPaymentStatus, // EWALLET-FIELD-B-status
});

/** Variant C of a completed or failed payment. */
export const decidedLinkajaPayment = z.object({
  ...named, // EWALLET-FIELD-C1-business_id, EWALLET-FIELD-C1-external_id
  amount: z.number(), // EWALLET-FIELD-C1-amount
  payment_timestamp: timestamp, // EWALLET-FIELD-C1-payment_timestamp
  status: linkajaPaymentStatus.extract(['COMPLETED', 'FAILED']), // EWALLET-FIELD-C1-status
});

/** Variant C of a pending or expired payment. */
export const openLinkajaPayment = z.object({
  ...named, // EWALLET-FIELD-C2-business_id, EWALLET-FIELD-C2-external_id
  amount: z.number(), // EWALLET-FIELD-C2-amount
  checkout_url: z.string().min(1), // EWALLET-FIELD-C2-checkout_url
  expired_at: timestamp, // EWALLET-FIELD-C2-expired_at
  status: linkajaPaymentStatus.extract(['PENDING', 'EXPIRED']), // EWALLET-FIELD-C2-status
});

/** The status of an e-wallet payment: A, B, or one of the two shapes of C. */
export const ewalletPaymentStatus = z.union([
  ovoPayment,
  danaPayment,
  decidedLinkajaPayment,
  openLinkajaPayment,
]);
export type EwalletPaymentStatus = z.infer<typeof ewalletPaymentStatus>;

/** The response of POST /ewallets; some fields only for some wallets (EWALLET-UNSPEC-01). */
export const createdEwalletPayment = z.object({
  external_id: z.string(),
  amount: z.number(),
  ewallet_type: ewalletType,
  transaction_date: timestamp,
  business_id: z.string().min(1).optional(),
  status: ovoPaymentStatus.optional(),
  checkout_url: z.string().min(1).optional(),
});
export type CreatedEwalletPayment = z.infer<typeof createdEwalletPayment>;

/** A bought item, as LINKAJA shows it to its user. */
export const ewalletItem = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  price: z.number().nonnegative(),
  quantity: z.int().positive(),
});

/** The reason why an OVO payment FAILED; also an error when the request waits for the result. */
export const ovoFailureCode = z.enum([
  'USER_DID_NOT_AUTHORIZE_THE_PAYMENT',
  'DUPLICATE_PAYMENT',
  'USER_DECLINED_THE_TRANSACTION',
  'PHONE_NUMBER_NOT_REGISTERED',
  'EXTERNAL_ERROR',
  'SENDING_TRANSACTION_ERROR',
  'EWALLET_APP_UNREACHABLE',
  'UNKNOWN_ERROR',
  'ACCOUNT_BLOCKED_ERROR',
  'OVO_TIMEOUT_ERROR',
  'CREDENTIALS_ERROR',
  'ACCOUNT_AUTHENTICATION_ERROR',
]);
export type OvoFailureCode = z.infer<typeof ovoFailureCode>;

const called = { external_id: z.string(), business_id: z.string(), amount: z.number() };

export const ovoCallback = z.object({
  ...called,
  id: z.string().min(1),
  phone: z.string(),
  ewallet_type: z.literal('OVO'),
  status: ovoPaymentStatus.extract(['COMPLETED', 'FAILED']),
  failure_code: ovoFailureCode.optional(),
  created: timestamp,
});

export const danaCallback = z.object({
  ...called,
  payment_status: danaPaymentStatus.exclude(['PENDING']),
  transaction_date: timestamp,
  ewallet_type: z.literal('DANA'),
});

export const linkajaCallback = z.object({
  external_id: z.string(),
  amount: z.number(),
  items: z.array(ewalletItem),
  status: z.enum(['SUCCESS_COMPLETED', 'FAILED']),
  ewallet_type: z.literal('LINKAJA'),
});
