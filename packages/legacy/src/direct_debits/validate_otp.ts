// POST /direct_debits/{id}/validate_otp: checks the payer's password; a wrong one changes nothing.
import { done, ok, operation } from '@kasir/core/server';
import { enterPaymentPassword } from '@kasir/payments';
import { getInstrument, getIntent } from '@kasir/payments/state';
import { toPasswordFailure } from '../passwords.ts';
import { debitNeeds, findAwaitingOtp } from './find.ts';
import { renderDebit } from './render.ts';
import { validateDirectDebitOtp } from './validate_otp.contract.ts';

export const validateDirectDebitOtpHandler = operation(validateDirectDebitOtp, {
  needs: debitNeeds,
  decide: (d, { params, body }) => {
    const found = findAwaitingOtp(d, params.id);
    if (!found.ok) return found;
    const result = enterPaymentPassword(d, found.value, body.otp_code);
    return toPasswordFailure(result) ?? done(found.value.id);
  },
  render: (d, id) => {
    const intent = getIntent(d, id);
    return ok(renderDebit(intent, getInstrument(d, intent.state.instrument), d.context));
  },
});
