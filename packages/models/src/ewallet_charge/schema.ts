// E-wallet charges of the legacy API (/ewallets/charges) and their refunds, as on the wire.
import { known, referenceId, timestamp } from '@kasir/core';
import * as z from 'zod';
import { ewalletChargeFailureCode } from './failure-codes.ts';
import { channels, channelTypes } from '../channels/table.ts';
import { transactionCode } from '../channels/find.ts';
import { refundFailureCode, refundReason, refundStatus } from '../refund/schema.ts';

const wallets = channels.filter(({ type }) => type === 'EWALLET');

/** The wallets by country and code, e.g. ID_OVO. */
export const walletsByCode = new Map(wallets.map((one) => [transactionCode(one), one]));

export const walletCode = z.enum([...walletsByCode.keys()]);

/** The code as returned: a later platform may have more wallets. */
export const publicWalletCode = known(walletCode.options);

/** Properties that this API names differently from the channel table. */
export const walletPropertyNames: Readonly<Record<string, string>> = {
  success_return_url: 'success_redirect_url',
  failure_return_url: 'failure_redirect_url',
  cancel_return_url: 'cancel_redirect_url',
};

export const checkoutMethod = z.enum(['ONE_TIME_PAYMENT', 'TOKENIZED_PAYMENT']);

export const ewalletChargeStatus = z.enum(['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED']);

/** A bought item. */
export const basketItem = z.object({
  reference_id: z.string().min(1),
  name: z.string().min(1),
  category: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  price: z.number().nonnegative(),
  quantity: z.number().positive(),
  type: z.string().min(1),
  sub_category: z.string().nullish(),
  url: z.string().nullish(),
  description: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

const chargeId = z.string().startsWith(channelTypes.EWALLET.paymentPrefix);

export const ewalletCharge = z.object({
  id: chargeId,
  business_id: z.string().min(1),
  reference_id: referenceId,
  status: ewalletChargeStatus,
  currency: z.string(),
  charge_amount: z.number(),
  capture_amount: z.number(),
  /** Null while nothing was refunded. */
  refunded_amount: z.number().nullable(),
  checkout_method: checkoutMethod,
  channel_code: publicWalletCode,
  channel_properties: z.record(z.string(), z.string()).nullable(),
  /** The URLs at which the payer authorizes it; null when no page is needed. */
  actions: z
    .object({
      desktop_web_checkout_url: z.string().nullable(),
      mobile_web_checkout_url: z.string().nullable(),
      mobile_deeplink_checkout_url: z.string().nullable(),
      qr_checkout_string: z.string().nullable(),
    })
    .nullable(),
  is_redirect_required: z.boolean(),
  capture_now: z.boolean(),
  customer_id: z.string().nullable(),
  payment_method_id: z.string().nullable(),
  failure_code: ewalletChargeFailureCode.nullable(),
  void_status: z.literal('SUCCEEDED').nullable(),
  voided_at: timestamp.nullable(),
  basket: z.array(basketItem).nullable(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created: timestamp,
  updated: timestamp,
});
export type EwalletCharge = z.infer<typeof ewalletCharge>;

export const ewalletRefund = z.object({
  id: z.string().startsWith('rfd-'),
  charge_id: chargeId,
  status: refundStatus,
  currency: z.string(),
  channel_code: publicWalletCode,
  capture_amount: z.number(),
  refund_amount: z.number(),
  reason: refundReason,
  failure_code: refundFailureCode.nullable(),
  created: timestamp,
  updated: timestamp,
});
export type EwalletRefund = z.infer<typeof ewalletRefund>;
