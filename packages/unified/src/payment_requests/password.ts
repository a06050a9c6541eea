// Finds a payment request whose payer was sent a one-time password.
import { done, fail, type Done, type Fail, type Scope } from '@kasir/core/server';
import { takesPassword } from '@kasir/payments/pages';
import { getInstrument, type IntentRow } from '@kasir/payments/state';
import { findRequest, endedFailure, unknownRequest } from './find.ts';

type Refused = Fail<
  | 'DATA_NOT_FOUND'
  | 'PAYMENT_REQUEST_ALREADY_COMPLETED'
  | 'PAYMENT_REQUEST_ALREADY_FAILED'
  | 'NOT_SUPPORTED_BY_CHANNEL'
>;

export const findAwaitingPassword = (d: Scope, id: string): Done<IntentRow> | Refused => {
  const request = findRequest(d, id);
  if (!request) return unknownRequest;
  const ended = endedFailure(request, d.now);
  if (ended) return ended;
  return takesPassword(getInstrument(d, request.state.instrument))
    ? done(request)
    : fail(
        'NOT_SUPPORTED_BY_CHANNEL',
        'This payment request accepts no password. Send its payer to the url of its AUTH action.',
      );
};
