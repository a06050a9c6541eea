// E-wallet payments of the legacy API as on the wire: their status in three variants, one for each
// wallet, and the callbacks of each.
import { businessId, createdAt, merchantReference, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';

/** The wallets of POST and GET /ewallets, each with its own variant (EWALLET-UNSPEC-02). */
export const ewalletType = z
  .enum(['OVO', 'DANA', 'LINKAJA'])
  .describe('Wallets of e-wallet payments.');
export type EwalletType = z.infer<typeof ewalletType>;

/** Variants A and B return a decimal numeral as text; the public service returns a number. */
const amountText = z.union([z.string().regex(/^\d+(\.\d+)?$/), z.number()]);

export const ovoPaymentStatus = z
  .enum(['PENDING', 'COMPLETED', 'FAILED'])
  .describe('States of an OVO payment.');
export const danaPaymentStatus = z
  .enum(['PENDING', 'PAID', 'FAILED', 'EXPIRED'])
  .describe('States of a DANA payment.');
export const linkajaPaymentStatus = z.enum(['PENDING', 'COMPLETED', 'FAILED', 'EXPIRED']);

const named = {
  business_id: z.string().min(1).describe('Id of the business (account) that it belongs to.'),
  external_id: merchantReference,
};

/** Variant A. */
export const ovoPayment = z
  .object({
    ...named, // EWALLET-FIELD-A-business_id, EWALLET-FIELD-A-external_id
    amount: amountText.describe(withUnit()),
    ewallet_type: z.literal('OVO').describe('Code of the wallet.'), // EWALLET-FIELD-A-ewallet_type
    status: ovoPaymentStatus.describe('The current state.'), // EWALLET-FIELD-A-status
    // EWALLET-FIELD-A-transaction_date
    transaction_date: timestamp.describe('Time of the payment, or of creation.'),
  })
  .describe('The status of an OVO payment.');

/** Variant B. */
export const danaPayment = z
  .object({
    ...named, // EWALLET-FIELD-B-business_id, EWALLET-FIELD-B-external_id
    amount: amountText.describe(withUnit()),
    // EWALLET-FIELD-B-checkout_url
    checkout_url: z.string().min(1).describe('Page on which the payer pays.'),
    // EWALLET-FIELD-B-expiration_date
    expiration_date: timestamp.describe('Time at which it expires if it has not been paid.'),
    status: danaPaymentStatus.describe('The current state.'), // EWALLET-FIELD-B-status
  })
  .describe('The status of a DANA payment.');

/** Variant C of a completed or failed payment. */
export const decidedLinkajaPayment = z
  .object({
    ...named, // EWALLET-FIELD-C1-business_id, EWALLET-FIELD-C1-external_id
    amount: z.number().describe(withUnit()), // EWALLET-FIELD-C1-amount
    // EWALLET-FIELD-C1-payment_timestamp
    payment_timestamp: timestamp.describe('Time at which it was paid or failed.'),
    // EWALLET-FIELD-C1-status
    status: linkajaPaymentStatus.extract(['COMPLETED', 'FAILED']).describe('The current state.'),
  })
  .describe('The status of a LINKAJA payment that was paid or that failed.');

/** Variant C of a pending or expired payment. */
export const openLinkajaPayment = z
  .object({
    ...named, // EWALLET-FIELD-C2-business_id, EWALLET-FIELD-C2-external_id
    amount: z.number().describe(withUnit()), // EWALLET-FIELD-C2-amount
    // EWALLET-FIELD-C2-checkout_url
    checkout_url: z.string().min(1).describe('Page on which the payer pays.'),
    // EWALLET-FIELD-C2-expired_at
    expired_at: timestamp.describe('Time at which it expires or expired.'),
    // EWALLET-FIELD-C2-status
    status: linkajaPaymentStatus.extract(['PENDING', 'EXPIRED']).describe('The current state.'),
  })
  .describe('The status of a LINKAJA payment that is pending, or that expired unpaid.');

/** The status of an e-wallet payment: A, B, or one of the two shapes of C. */
export const ewalletPaymentStatus = z
  .union([ovoPayment, danaPayment, decidedLinkajaPayment, openLinkajaPayment])
  .describe('The status of an e-wallet payment, in the form of its wallet.');
export type EwalletPaymentStatus = z.infer<typeof ewalletPaymentStatus>;

/** The response of POST /ewallets; some fields only for some wallets (EWALLET-UNSPEC-01). */
export const createdEwalletPayment = z
  .object({
    external_id: merchantReference,
    amount: z.number().describe(withUnit()),
    ewallet_type: ewalletType.describe('Code of the wallet.'),
    transaction_date: timestamp.describe('Time of the payment, or of creation.'),
    business_id: z
      .string()
      .min(1)
      .optional()
      .describe('Id of the business (account) that it belongs to.'),
    status: ovoPaymentStatus.optional().describe('The current state.'),
    checkout_url: z.string().min(1).optional().describe('Page on which the payer pays.'),
  })
  .describe('An e-wallet payment that was requested.');
export type CreatedEwalletPayment = z.infer<typeof createdEwalletPayment>;

/** A bought item, as LINKAJA shows it to its user. */
export const ewalletItem = z
  .object({
    id: z.string().min(1).describe("The merchant's id of the item."),
    name: z.string().min(1).describe('Name, as payers see it.'),
    price: z.number().nonnegative().describe(withUnit('Price of one.')),
    quantity: z.int().positive().describe('Number of units.'),
  })
  .describe('An item of a purchase, as LINKAJA shows it to its user.');

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

const called = {
  external_id: merchantReference,
  business_id: businessId,
  amount: z.number().describe(withUnit()),
};

export const ovoCallback = z
  .object({
    ...called,
    id: z.string().min(1).describe('Id of the payment.'),
    phone: z.string().describe('Phone number.'),
    ewallet_type: z.literal('OVO').describe('Code of the wallet.'),
    status: ovoPaymentStatus.extract(['COMPLETED', 'FAILED']).describe('The current state.'),
    failure_code: ovoFailureCode
      .optional()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    created: createdAt,
  })
  .describe('An OVO payment, as its callback shows it.');

export const danaCallback = z
  .object({
    ...called,
    payment_status: danaPaymentStatus.exclude(['PENDING']).describe('State of the payment.'),
    transaction_date: timestamp.describe('Time of the payment, or of creation.'),
    ewallet_type: z.literal('DANA').describe('Code of the wallet.'),
  })
  .describe('A DANA payment, as its callback shows it.');

export const linkajaCallback = z
  .object({
    external_id: merchantReference,
    amount: z.number().describe(withUnit()),
    items: z.array(ewalletItem).describe('Items of the purchase.'),
    status: z.enum(['SUCCESS_COMPLETED', 'FAILED']).describe('The current state.'),
    ewallet_type: z.literal('LINKAJA').describe('Code of the wallet.'),
  })
  .describe('A LINKAJA payment, as its callback shows it.');
