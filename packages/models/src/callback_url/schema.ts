// The callback URLs of an account: one for each mode and type, to which events of that type are
// sent.
import { businessId, httpUrl } from '@kasir/core';
import * as z from 'zod';

/**
 * Types of the public service. Some belong to services outside of Kasir: their URL is stored, and
 * nothing is sent there.
 */
const publicTypes = [
  'invoice',
  'fva_status',
  'fva_paid',
  'ro_fpc_paid',
  'regional_ro_paid',
  'ewallet',
  'payment_method',
  'payment_method_v2',
  'direct_debit',
  'qr_code',
  'recurring',
  'payment_succeeded',
  'payment_awaiting_capture',
  'payment_pending',
  'payment_failed',
  'capture_succeeded',
  'capture_failed',
  'payment_request_completed',
  'disbursement',
  'ph_disbursement',
  'batch_disbursement',
  'payout',
  'report',
] as const;

/** Types that the public service only lets people set by hand; `default` is for all events. */
const ownTypes = [
  'account',
  'cardless_credit',
  'credit_card_authentication',
  'credit_card_safe_acceptance',
  'credit_card_tokenization',
  'refund',
  'v3_payment',
  'v3_payment_request',
  'v3_payment_token',
  'default',
] as const;

/** The type of a callback URL: a family of events, or `default` (EVT-UNSPEC-10). */
export const callbackType = z
  .enum([...publicTypes, ...ownTypes])
  .describe('Families of events that have their own URL.');

/** A callback URL as it was set, with the token by which its receiver verifies deliveries. */
export const callbackUrl = z
  .object({
    status: z.literal('SUCCESSFUL').describe('The current state.'),
    /** Id of the account. */
    user_id: businessId,
    url: httpUrl.describe('URL to which events of this type are sent.'),
    environment: z.enum(['TEST', 'LIVE']).describe('Mode: test or live.'),
    callback_token: z
      .string()
      .describe('Verification token: deliveries carry it as the header x-callback-token.'),
  })
  .describe('A callback URL that was set.');
