// Maps the results of one-time passwords to errors, both for linking and for paying.
import { fail, type Fail } from '@kasir/core/server';
import type { PasswordResult } from '@kasir/payments';
import type { passwordErrors } from './password-errors.ts';

type Code = keyof typeof passwordErrors;

const messages: Readonly<Record<Code, string>> = {
  INVALID_OTP_ERROR: 'otp_code is wrong. Send the one that the payer has received.',
  EXPIRED_OTP_ERROR: 'otp_code has expired. Begin again.',
  MAX_OTP_ATTEMPTS_ERROR: 'Too many wrong codes were sent. Begin again.',
};

const isRefusal = (result: PasswordResult): result is Code => result in messages;

/** Returns the error of a refused password, or null for other results. */
export const toPasswordFailure = (result: PasswordResult): Fail<Code> | null =>
  isRefusal(result) ? fail(result, messages[result]) : null;
