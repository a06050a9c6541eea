// E-wallet charges of the legacy API (/ewallets/charges) and their refunds, as on the wire.
import {
  createdAt,
  currencyCode,
  known,
  referenceId,
  timestamp,
  updatedAt,
  withUnit,
} from '@kasir/core';
import * as z from 'zod';
import { ewalletChargeFailureCode } from './failure-codes.ts';
import { channels, channelTypes } from '../channels/table.ts';
import { transactionCode } from '../channels/find.ts';
import { refundFailureCode, refundReason, refundStatus } from '../refund/schema.ts';

const wallets = channels.filter(({ type }) => type === 'EWALLET');

/** The wallets by country and code, e.g. ID_OVO. */
export const walletsByCode = new Map(wallets.map((one) => [transactionCode(one), one]));

export const walletCode = z
  .enum([...walletsByCode.keys()])
  .describe('Wallets by country and code, such as ID_OVO.');

/** The code as returned: a later platform may have more wallets. */
export const publicWalletCode = known(walletCode.options);

/** Properties that this API names differently from the channel table. */
export const walletPropertyNames: Readonly<Record<string, string>> = {
  success_return_url: 'success_redirect_url',
  failure_return_url: 'failure_redirect_url',
  cancel_return_url: 'cancel_redirect_url',
};

export const checkoutMethod = z
  .enum(['ONE_TIME_PAYMENT', 'TOKENIZED_PAYMENT'])
  .describe('Kinds of e-wallet charges: authorized once, or by a saved wallet.');

export const ewalletChargeStatus = z
  .enum(['PENDING', 'SUCCEEDED', 'FAILED', 'VOIDED', 'REFUNDED'])
  .describe('States of an e-wallet charge.');

/** A bought item. */
export const basketItem = z
  .object({
    reference_id: z.string().min(1).describe("The merchant's own reference of the item."),
    name: z.string().min(1).describe('Name, as payers see it.'),
    category: z.string().min(1).describe('Category, as defined by the merchant.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe('Three-letter currency code (ISO 4217), such as IDR.'),
    price: z.number().nonnegative().describe(withUnit('Price of one.')),
    quantity: z.number().positive().describe('Number of units.'),
    type: z.string().min(1).describe('Kind of goods or service.'),
    sub_category: z.string().nullish().describe('Second category, as defined by the merchant.'),
    url: z.string().nullish().describe('URL of its page in the shop.'),
    description: z.string().nullish().describe('Further description.'),
    metadata: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe("The merchant's own keys and values, shown again as they were sent."),
  })
  .describe('An item of an e-wallet charge.');

const chargeId = z.string().startsWith(channelTypes.EWALLET.paymentPrefix);

export const ewalletCharge = z
  .object({
    id: chargeId.describe('Id of the charge.'),
    business_id: z.string().min(1).describe('Id of the business (account) that it belongs to.'),
    reference_id: referenceId,
    status: ewalletChargeStatus.describe('The current state.'),
    currency: currencyCode,
    charge_amount: z.number().describe(withUnit('Amount that the payer is charged.')),
    capture_amount: z
      .number()
      .describe(withUnit('Part of the authorized amount that is captured.')),
    refunded_amount: z
      .number()
      .nullable()
      .describe(withUnit('Amount refunded so far; null while nothing was.')),
    checkout_method: checkoutMethod.describe(
      'Kind of charge: authorized once by the payer, or by a saved wallet.',
    ),
    channel_code: publicWalletCode.describe('Code of the payment channel, such as OVO or BCA.'),
    channel_properties: z
      .record(z.string(), z.string())
      .nullable()
      .describe('Data that the channel needs besides its code, such as return URLs.'),
    /** The URLs at which the payer authorizes it; null when no page is needed. */
    actions: z
      .object({
        desktop_web_checkout_url: z
          .string()
          .nullable()
          .describe('Page for a browser on a desktop.'),
        mobile_web_checkout_url: z.string().nullable().describe('Page for a browser on a phone.'),
        mobile_deeplink_checkout_url: z
          .string()
          .nullable()
          .describe('Link that opens the app of the wallet.'),
        qr_checkout_string: z
          .string()
          .nullable()
          .describe('Content of the QR code that the payer scans.'),
      })
      .nullable()
      .describe('The next actions; empty or null when there are none.'),
    is_redirect_required: z
      .boolean()
      .describe('True when the payer has to be sent to a page or app.'),
    capture_now: z.boolean().describe('Always true: the payment is captured at once.'),
    customer_id: z.string().nullable().describe('Id of the customer it belongs to.'),
    payment_method_id: z.string().nullable().describe('Id of a saved payment method that pays.'),
    failure_code: ewalletChargeFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    void_status: z.literal('SUCCEEDED').nullable().describe('State of the void.'),
    voided_at: timestamp.nullable().describe('Time at which the charge was voided.'),
    basket: z.array(basketItem).nullable().describe('Items of the purchase.'),
    metadata: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe("The merchant's own keys and values, shown again as they were sent."),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A charge of an e-wallet.');
export type EwalletCharge = z.infer<typeof ewalletCharge>;

export const ewalletRefund = z
  .object({
    id: z.string().startsWith('rfd-').describe('Id of the refund.'),
    charge_id: chargeId.describe('Id of the e-wallet charge.'),
    status: refundStatus.describe('The current state.'),
    currency: currencyCode,
    channel_code: publicWalletCode.describe('Code of the payment channel, such as OVO or BCA.'),
    capture_amount: z
      .number()
      .describe(withUnit('Part of the authorized amount that is captured.')),
    refund_amount: z.number().describe(withUnit('Amount of the refund.')),
    reason: refundReason.describe('Reason for the refund.'),
    failure_code: refundFailureCode
      .nullable()
      .describe('Code of the failure; null while there is none. More codes may follow.'),
    created: createdAt,
    updated: updatedAt,
  })
  .describe('A refund of an e-wallet charge.');
export type EwalletRefund = z.infer<typeof ewalletRefund>;
