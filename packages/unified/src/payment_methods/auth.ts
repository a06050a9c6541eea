// POST /v2/payment_methods/{id}/auth: links a method by the password that its bank has sent
// (PM2-UNSPEC-06).
import { done, fail, ok, operation } from '@kasir/core/server';
import { enterLinkPassword, getInstrument } from '@kasir/payments';
import { authPaymentMethod } from './auth.contract.ts';
import { methodNeeds } from './find.ts';
import { findLinkable } from './linkable.ts';
import { renderMethod } from './render.ts';

const messages = {
  INVALID_OTP_ERROR: 'auth_code is wrong. Send the one that the bank has sent.',
  EXPIRED_OTP_ERROR: 'auth_code has expired. Request another one at auth/resend.',
  MAX_OTP_ATTEMPTS_ERROR: 'Too many wrong codes were sent. Request another one at auth/resend.',
} as const;

export const authPaymentMethodHandler = operation(authPaymentMethod, {
  needs: methodNeeds,
  decide: (d, { params, body }) => {
    const found = findLinkable(d, params.id);
    if (!found.ok) return found;
    const result = enterLinkPassword(d, found.value, body.auth_code);
    return result in messages
      ? fail(result as keyof typeof messages, messages[result as keyof typeof messages])
      : done(found.value);
  },
  render: (d, { id }) => ok(renderMethod(getInstrument(d, id), d.context)),
});
