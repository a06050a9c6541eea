// Finds a payment method that waits for the one-time password of its bank.
import { done, fail, type Done, type Fail, type Scope } from '@kasir/core/server';
import { channelOf, statusAt, type InstrumentRow } from '@kasir/payments/state';
import { findMethod, unknownMethod } from './find.ts';

type Unlinkable = Fail<
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_METHOD_ALREADY_ACTIVE'
  | 'PAYMENT_METHOD_ALREADY_FAILED'
  | 'PAYMENT_METHOD_STATUS_INVALID'
  | 'OPERATION_NOT_ALLOWED'
>;

/** Returns the payment method with this id, or the failure when it accepts no password. */
export const findLinkable = (d: Scope, id: string): Done<InstrumentRow> | Unlinkable => {
  const row = findMethod(d, id);
  if (!row) return unknownMethod;
  const status = statusAt(row, d.now);
  if (status === 'ACTIVE')
    return fail('PAYMENT_METHOD_ALREADY_ACTIVE', 'This payment method is linked already. Use it.');
  if (status === 'FAILED') {
    return fail(
      'PAYMENT_METHOD_ALREADY_FAILED',
      'The linking of this payment method has failed. Create another one.',
    );
  }
  if (status !== 'REQUIRES_ACTION') {
    return fail(
      'PAYMENT_METHOD_STATUS_INVALID',
      `This payment method is ${status} and does not wait for a password.`,
    );
  }
  return channelOf(row.state).otp
    ? done(row)
    : fail(
        'OPERATION_NOT_ALLOWED',
        'This payment method is linked on its page. Open the url of its action.',
      );
};
