// POST /linked_account_tokens/{id}/validate_otp: link an account with the password of its bank.
import { common, endpoint, pathId, secret, text } from '@kasir/core';
import { validatedToken } from '@kasir/models';
import * as z from 'zod';
import { passwordErrors } from '../password-errors.ts';

/** The id of a token in a path. */
export const tokenParams = z.object({
  id: pathId('linked_account_token.id'),
});

export const validateLinkedAccountOtp = endpoint({
  id: 'linked_account_tokens.validate_otp',
  method: 'POST',
  path: '/linked_account_tokens/{id}/validate_otp', // LEGACY-PATH-06
  summary: 'Link an account with a one-time password',
  auth: 'secret',
  permission: 'money_in:write',
  params: tokenParams,
  body: z.object({
    otp_code: secret(text(50)).describe('One-time password that the payer received.'),
  }),
  encodings: ['json', 'form'],
  success: { status: 200, body: validatedToken },
  errors: {
    ...common.write,
    DATA_NOT_FOUND: 404,
    LINKED_ACCOUNT_TOKEN_STATUS_INVALID: 409,
    OPERATION_NOT_ALLOWED: 400,
    ...passwordErrors,
  },
  idempotency: 'standard',
  version: 'ignored',
  examples: {
    password: { otp_code: '123456' },
  },
});
