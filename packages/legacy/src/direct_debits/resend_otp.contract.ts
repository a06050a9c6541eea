// POST /direct_debits/{id}/resend_otp: have the bank send another password.
import { endpoint } from '@kasir/core';
import { directDebit } from '@kasir/models';
import { debitParams } from './get.contract.ts';
import { otpErrors } from './validate_otp.contract.ts';

export const resendDirectDebitOtp = endpoint({
  id: 'direct_debits.resend_otp',
  method: 'POST',
  path: '/direct_debits/{id}/resend_otp', // LEGACY-PATH-08
  summary: 'Have the bank send another one-time password',
  auth: 'secret',
  permission: 'money_in:write',
  params: debitParams,
  success: { status: 200, body: directDebit },
  errors: otpErrors,
  idempotency: 'standard',
  version: 'ignored',
});
