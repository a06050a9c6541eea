// POST /direct_debits/{id}/validate_otp: confirm a direct debit with the password of its bank. One
// trailing slash is ignored, because official SDKs send it.
import { common, endpoint, secret, text } from '@kasir/core';
import { directDebit } from '@kasir/models';
import * as z from 'zod';
import { passwordErrors } from '../password-errors.ts';
import { debitParams } from './get.contract.ts';

/** Errors of a debit that does not accept a password now. */
export const otpErrors = {
  ...common.write,
  DATA_NOT_FOUND: 404,
  DIRECT_DEBIT_ALREADY_COMPLETED: 409,
  DIRECT_DEBIT_ALREADY_FAILED: 409,
  NOT_SUPPORTED_BY_CHANNEL: 400,
} as const;

export const validateDirectDebitOtp = endpoint({
  id: 'direct_debits.validate_otp',
  method: 'POST',
  path: '/direct_debits/{id}/validate_otp', // LEGACY-PATH-08
  summary: 'Confirm a direct debit with a one-time password',
  auth: 'secret',
  permission: 'money_in:write',
  params: debitParams,
  body: z.object({
    otp_code: secret(text(50)).describe('One-time password that the payer received.'),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: directDebit },
  errors: { ...otpErrors, ...passwordErrors },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    password: { otp_code: '123456' },
  },
});
