// POST /direct_debits/{id}/resend_otp: sends another password; in test mode the previous one stays
// valid.
import { ok, operation } from '@kasir/core/server';
import { getInstrument } from '@kasir/payments/state';
import { debitNeeds, findAwaitingOtp } from './find.ts';
import { renderDebit } from './render.ts';
import { resendDirectDebitOtp } from './resend_otp.contract.ts';

export const resendDirectDebitOtpHandler = operation(resendDirectDebitOtp, {
  needs: debitNeeds,
  decide: (d, { params }) => findAwaitingOtp(d, params.id),
  render: (d, row) => ok(renderDebit(row, getInstrument(d, row.state.instrument), d.context)),
});
