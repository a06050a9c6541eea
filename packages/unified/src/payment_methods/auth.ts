// POST /v2/payment_methods/{id}/auth: links a method with the one-time password that its bank has
// sent (PM2-UNSPEC-06).
import { done, ok, operation } from '@kasir/core/server';
import { enterLinkPassword } from '@kasir/payments';
import { getInstrument } from '@kasir/payments/state';
import { toPasswordFailure } from '../passwords.ts';
import { authPaymentMethod } from './auth.contract.ts';
import { methodNeeds } from './find.ts';
import { findLinkable } from './linkable.ts';
import { renderMethod } from './render.ts';

export const authPaymentMethodHandler = operation(authPaymentMethod, {
  needs: methodNeeds,
  decide: (d, { params, body }) => {
    const found = findLinkable(d, params.id);
    if (!found.ok) return found;
    const result = enterLinkPassword(d, found.value, body.auth_code);
    return toPasswordFailure(result) ?? done(found.value);
  },
  render: (d, { id }) => ok(renderMethod(getInstrument(d, id), d.context)),
});
