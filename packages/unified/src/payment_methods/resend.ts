// POST /v2/payment_methods/{id}/auth/resend: sends the password again; in test mode nothing is
// sent, and the same codes stay valid.
import { ok, operation } from '@kasir/core/server';
import { methodNeeds } from './find.ts';
import { findLinkable } from './linkable.ts';
import { renderMethod } from './render.ts';
import { resendPaymentMethodAuth } from './resend.contract.ts';

export const resendPaymentMethodAuthHandler = operation(resendPaymentMethodAuth, {
  needs: methodNeeds,
  decide: (d, { params }) => findLinkable(d, params.id),
  render: (d, row) => ok(renderMethod(row, d.context)),
});
