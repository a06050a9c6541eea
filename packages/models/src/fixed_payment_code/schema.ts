// Payment codes for retail outlets in Indonesia in the legacy API, and the payments to them.
import { businessId, merchantReference, objectId, timestamp, withUnit } from '@kasir/core';
import * as z from 'zod';
import { channels } from '../channels/table.ts';

/** The outlets that accept these codes: those of the channel table. */
export const retailOutletName = z
  .enum(
    channels
      .filter(({ type, country }) => type === 'OVER_THE_COUNTER' && country === 'ID')
      .map(({ code }) => code) as [string, ...string[]],
  )
  .describe('Chains of outlets.');

export const fixedPaymentCodeStatus = z
  .enum(['ACTIVE', 'INACTIVE'])
  .describe('States of a fixed payment code.');

/** Unset fields are omitted, as in all legacy resources. */
export const fixedPaymentCode = z
  .object({
    id: objectId,
    owner_id: businessId,
    external_id: merchantReference,
    retail_outlet_name: z.string().describe('Code of the chain of outlets.'),
    /** The first characters of all codes of the merchant. */
    prefix: z.string().describe('First digits of every code of the merchant.'),
    name: z.string().describe('Name shown to the payer.'),
    /** The complete code, with its prefix. */
    payment_code: z.string().describe('Code that the payer presents at the outlet.'),
    type: z.literal('USER').describe('Always USER: the code was made for one payer.'),
    is_single_use: z.boolean().describe('True when it can be paid only once.'),
    expiration_date: timestamp.describe('Time at which it expires if it has not been paid.'),
    status: fixedPaymentCodeStatus.describe('The current state.'),
    expected_amount: z
      .number()
      .optional()
      .describe(withUnit('Amount that has to be paid; any amount when omitted.')),
    description: z.string().optional().describe("Text for the merchant's own use."),
  })
  .describe('A payment code that is paid at an outlet.');
export type FixedPaymentCode = z.infer<typeof fixedPaymentCode>;

export const fixedPaymentCodePayment = z
  .object({
    id: objectId,
    payment_id: z.string().describe('Id of the payment.'),
    fixed_payment_code_payment_id: z.string().describe('Id of the payment.'),
    fixed_payment_code_id: z.string().describe('Id of the fixed payment code.'),
    owner_id: businessId,
    external_id: merchantReference,
    prefix: z.string().describe('First digits of every code of the merchant.'),
    payment_code: z.string().describe('Code that the payer presents at the outlet.'),
    retail_outlet_name: z.string().describe('Code of the chain of outlets.'),
    name: z.string().describe('Name shown to the payer.'),
    amount: z.number().describe(withUnit()),
    status: z.literal('COMPLETED').describe('The current state.'),
    transaction_timestamp: timestamp.describe('Time at which the payer paid.'),
  })
  .describe('A payment of a fixed payment code.');
export type FixedPaymentCodePayment = z.infer<typeof fixedPaymentCodePayment>;
