// POST /payment_requests/{id}/auth: the payer's one-time password arrives; a wrong one changes
// nothing.
import { done, fail, ok, operation } from '@kasir/core/server';
import { enterPaymentPassword, getInstrument, getIntent } from '@kasir/payments';
import { authorizePaymentRequest } from './auth.contract.ts';
import { requestNeeds } from './find.ts';
import { findAwaitingPassword } from './password.ts';
import { renderRequest } from './render.ts';

const messages = {
  INVALID_OTP_ERROR: 'auth_code is wrong. Send the one that the payer has received.',
  EXPIRED_OTP_ERROR: 'auth_code has expired. Request another one at auth/resend.',
  MAX_OTP_ATTEMPTS_ERROR: 'Too many wrong codes were sent. Request another one at auth/resend.',
} as const;

export const authorizePaymentRequestHandler = operation(authorizePaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const found = findAwaitingPassword(d, params.id);
    if (!found.ok) return found;
    const result = enterPaymentPassword(d, found.value, body.auth_code);
    return result === 'accepted' || result === 'INSUFFICIENT_BALANCE'
      ? done(found.value.id)
      : fail(result, messages[result]);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderRequest(intent, getInstrument(d, intent.state.instrument), d.context));
  },
});
