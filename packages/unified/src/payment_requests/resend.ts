// POST /payment_requests/{id}/auth/resend: sends another password; the previous one stays valid in
// test mode.
import { ok, operation } from '@kasir/core/server';
import { getInstrument } from '@kasir/payments/state';
import { requestNeeds } from './find.ts';
import { findAwaitingPassword } from './password.ts';
import { renderRequest } from './render.ts';
import { resendPassword } from './resend.contract.ts';

export const resendPasswordHandler = operation(resendPassword, {
  needs: requestNeeds,
  decide: (d, { params }) => findAwaitingPassword(d, params.id),
  render: (d, row) => ok(renderRequest(row, getInstrument(d, row.state.instrument), d.context)),
});
