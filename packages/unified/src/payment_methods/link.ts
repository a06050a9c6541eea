// Linking a payment method: by the password that its bank has sent, or on its page.
import { fail, type At, type Command, type Fail, type Reply, type Tx } from '@kasir/core/server';
import { otpOutcome } from '@kasir/payments';
import type { authPaymentMethod } from './auth.contract.ts';
import { channelOf } from './channel.ts';
import { findMethod, unknownMethod } from './find.ts';
import type { PaymentMethodRow } from './instrument.ts';
import { activateMethod, statusAt } from './life.ts';
import { answered } from './render.ts';
import type { resendPaymentMethodAuth } from './resend.contract.ts';

type Linkable =
  | { readonly ok: true; readonly row: PaymentMethodRow }
  | Fail<
      | 'DATA_NOT_FOUND'
      | 'PAYMENT_METHOD_ALREADY_ACTIVE'
      | 'PAYMENT_METHOD_ALREADY_FAILED'
      | 'PAYMENT_METHOD_STATUS_INVALID'
      | 'OPERATION_NOT_ALLOWED'
    >;

/** The method that waits for its password. */
const linkable = (tx: Tx, id: string, now: number): Linkable => {
  const row = findMethod(tx, id);
  if (!row) return unknownMethod;
  const status = statusAt(row, now);
  if (status === 'ACTIVE')
    return fail('PAYMENT_METHOD_ALREADY_ACTIVE', 'This payment method is linked: use it.');
  if (status === 'FAILED')
    return fail(
      'PAYMENT_METHOD_ALREADY_FAILED',
      'The linking of this payment method has failed: create another one.',
    );
  if (status !== 'REQUIRES_ACTION')
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      `This payment method is ${status} and does not wait for a password.`,
    );
  return channelOf(row).otp
    ? { ok: true, row }
    : fail(
        'OPERATION_NOT_ALLOWED',
        'This payment method is linked on its page: open the url of its action.',
      );
};

const remedies = {
  INVALID_OTP_ERROR: 'This auth_code is wrong: send the one that the bank has sent.',
  EXPIRED_OTP_ERROR: 'This auth_code has expired: have another one sent.',
  MAX_OTP_ATTEMPTS_ERROR: 'Too many wrong codes were sent: have another one sent.',
} as const;

/** Links a method by its one-time password (PM2-UNSPEC-06). */
export const decideAuth = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof authPaymentMethod>,
): Reply<typeof authPaymentMethod> => {
  const found = linkable(tx, params.id, at.now);
  if (!found.ok) return found;
  const outcome = otpOutcome.linking(body.auth_code);
  if (outcome !== 'success') return fail(outcome, remedies[outcome]);
  return answered(activateMethod(at, tx, found.row, context), context);
};

/** Has the password sent again; in test mode nothing is sent, and the same codes hold. */
export const decideResend = (
  at: At,
  tx: Tx,
  { params, context }: Command<typeof resendPaymentMethodAuth>,
): Reply<typeof resendPaymentMethodAuth> => {
  const found = linkable(tx, params.id, at.now);
  return found.ok ? answered(found.row, context) : found;
};
