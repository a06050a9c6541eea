// Makes the response to a one-time password that was not accepted, for linking and for paying.
import { fail, type Fail } from '@kasir/core/server';
import type { PasswordResult } from '@kasir/payments';

const messages = {
  INVALID_OTP_ERROR: 'auth_code is wrong. Send the one that the payer has received.',
  EXPIRED_OTP_ERROR: 'auth_code has expired. Request another one at auth/resend.',
  MAX_OTP_ATTEMPTS_ERROR: 'Too many wrong codes were sent. Request another one at auth/resend.',
} as const;

type Code = keyof typeof messages;

const isRefusal = (result: PasswordResult): result is Code => result in messages;

/** Returns the refusal of a password; null if it was accepted or the balance was insufficient. */
export const toPasswordFailure = (result: PasswordResult): Fail<Code> | null =>
  isRefusal(result) ? fail(result, messages[result]) : null;
