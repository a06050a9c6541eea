// POST /payment_requests/{id}/auth: authorizes a payment with the payer's one-time password; a
// wrong one changes nothing.
import { done, ok, operation } from '@kasir/core/server';
import { enterPaymentPassword } from '@kasir/payments';
import { getInstrument, getIntent } from '@kasir/payments/state';
import { toPasswordFailure } from '../passwords.ts';
import { authorizePaymentRequest } from './auth.contract.ts';
import { requestNeeds } from './find.ts';
import { findAwaitingPassword } from './password.ts';
import { renderRequest } from './render.ts';

export const authorizePaymentRequestHandler = operation(authorizePaymentRequest, {
  needs: requestNeeds,
  decide: (d, { params, body }) => {
    const found = findAwaitingPassword(d, params.id);
    if (!found.ok) return found;
    const result = enterPaymentPassword(d, found.value, body.auth_code);
    return toPasswordFailure(result) ?? done(found.value.id);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderRequest(intent, getInstrument(d, intent.state.instrument), d.context));
  },
});
