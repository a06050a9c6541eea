// POST /linked_account_tokens/{id}/validate_otp: checks the payer's password; a wrong one changes
// nothing.
import { done, fail, ok, operation } from '@kasir/core/server';
import { enterLinkPassword } from '@kasir/payments';
import { channelOf, getInstrument, statusAt } from '@kasir/payments/state';
import { linkedNeeds } from '../linked_accounts.ts';
import { toPasswordFailure } from '../passwords.ts';
import { findToken, unknownToken } from './find.ts';
import { renderToken } from './render.ts';
import { validateLinkedAccountOtp } from './validate_otp.contract.ts';

/** Checks in the order of the contract's errors. */
export const validateLinkedAccountOtpHandler = operation(validateLinkedAccountOtp, {
  needs: ({ params }) => linkedNeeds('linked_account_token', params.id),
  decide: (d, { params, body }) => {
    const row = findToken(d, params.id, d.now);
    if (!row) return unknownToken;
    if (statusAt(row, d.now) !== 'REQUIRES_ACTION')
      return fail('LINKED_ACCOUNT_TOKEN_STATUS_INVALID', 'This account is linked already. Use it.');
    if (!channelOf(row.state).otp)
      return fail(
        'OPERATION_NOT_ALLOWED',
        'This account is linked on its page. Send its payer to authorizer_url.',
      );
    const result = enterLinkPassword(d, row, body.otp_code);
    return toPasswordFailure(result) ?? done(row.id);
  },
  render: (d, id) => ok(renderToken(getInstrument(d, id), d.context)),
});
