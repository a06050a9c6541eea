// One-time passwords of direct debits: what the payer typed, and asking for another one.
import {
  fail,
  ok,
  type At,
  type Command,
  type Fail,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import { otpOutcome } from '@kasir/payments';
import type { PaymentRequestRow } from './attempt.ts';
import { takesPassword } from './actions.ts';
import type { authorizePaymentRequest } from './auth.contract.ts';
import { endUnpaid, methodOf } from './end.ts';
import { payerPays } from './pay.ts';
import { renderRequest } from './render.ts';
import type { resendPassword } from './resend.contract.ts';
import { ended, findRequest, unknownRequest } from './find.ts';

const messages = {
  INVALID_OTP_ERROR: 'This is not the password that the payer was sent: send that one.',
  EXPIRED_OTP_ERROR: 'This password has expired: ask for another one at auth/resend.',
  MAX_OTP_ATTEMPTS_ERROR: 'There were too many attempts: ask for another one at auth/resend.',
} as const;

type Asked =
  | { readonly ok: true; readonly request: PaymentRequestRow }
  | Fail<
      | 'DATA_NOT_FOUND'
      | 'PAYMENT_REQUEST_ALREADY_COMPLETED'
      | 'PAYMENT_REQUEST_ALREADY_FAILED'
      | 'NOT_SUPPORTED_BY_CHANNEL'
    >;

/** The request whose payer was sent a password. */
const askedRequest = (at: At, tx: Tx, id: string): Asked => {
  const request = findRequest(tx, id);
  if (!request) return unknownRequest;
  const over = ended(request, at.now);
  if (over) return over;
  return takesPassword(methodOf(tx, request))
    ? { ok: true, request }
    : fail(
        'NOT_SUPPORTED_BY_CHANNEL',
        'This payment request takes no password: send its payer to the url of its AUTH action.',
      );
};

const shown = (
  tx: Tx,
  id: string,
  context: Parameters<typeof renderRequest>[2],
): ReturnType<typeof renderRequest> => {
  const request = findRequest(tx, id);
  if (!request) throw new Error(`${id} is gone`);
  return renderRequest(request, methodOf(tx, request), context);
};

/** The payer's password arrives; a wrong one changes nothing. */
export const decideAuth = (
  at: At,
  tx: Tx,
  { params, body, context }: Command<typeof authorizePaymentRequest>,
): Reply<typeof authorizePaymentRequest> => {
  const asked = askedRequest(at, tx, params.id);
  if (!asked.ok) return asked;
  const { request } = asked;
  const outcome = otpOutcome.payment(body.auth_code);
  if (outcome in messages) {
    const code = outcome as keyof typeof messages;
    return fail(code, messages[code]);
  }
  if (outcome === 'INSUFFICIENT_BALANCE')
    endUnpaid(at, tx, request, { on: 'payment_fails', failure_code: outcome }, context);
  else payerPays(at, tx, request, request.public.amount ?? 0, context);
  return ok(shown(tx, params.id, context));
};

/** Another password is on its way; the one before it stays valid in test mode. */
export const decideResend = (
  at: At,
  tx: Tx,
  { params, context }: Command<typeof resendPassword>,
): Reply<typeof resendPassword> => {
  const asked = askedRequest(at, tx, params.id);
  return asked.ok ? ok(shown(tx, params.id, context)) : asked;
};
