// Finds and checks the authentication of a charge, which some accounts may omit.
import { mustBe } from '@kasir/core/messages';
import { fail, type Fail, type Scope } from '@kasir/core/server';
import { cardSettingsOf, isCardObjectId } from '@kasir/models';
import { authenticationRefusal, type AuthenticationRefusal } from '@kasir/payments';
import {
  payersActOutside,
  type AuthenticationRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { findCardAuthentication } from '../card_tokens/find.ts';
import { authenticationStatus, ownAuthentication } from '../card_tokens/render.ts';

type Refused = Fail<
  | 'INVALID_AUTHENTICATION_ID_ERROR'
  | 'AUTHENTICATION_NOT_FOUND_ERROR'
  | 'AUTHENTICATION_ID_MISSING_ERROR'
  | 'AUTHENTICATION_ALREADY_USED_ERROR'
  | 'AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR'
>;

/** `by` is null for a charge without 3-D Secure. */
type AuthenticationResult = { readonly ok: true; readonly by: AuthenticationRow | null } | Refused;

const unknownAuthentication = fail(
  'AUTHENTICATION_NOT_FOUND_ERROR',
  'There is no authentication of this token with this id.',
);

const missing = fail(
  'AUTHENTICATION_ID_MISSING_ERROR', // CARD-ERR-AUTHENTICATION_ID_MISSING_ERROR
  'The holder of this card must be authenticated. Send the authentication_id of a VERIFIED authentication.',
);

const unusable = (why: string): Refused =>
  fail('INVALID_AUTHENTICATION_ID_ERROR', `${why} Authenticate the holder again.`);

const errorOf = (refusal: AuthenticationRefusal): Refused => {
  switch (refusal) {
    case 'OTHER_INSTRUMENT':
      return unknownAuthentication;
    case 'USED':
      return fail(
        'AUTHENTICATION_ALREADY_USED_ERROR', // CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR
        'This authentication was used by another charge. Authenticate the holder again.',
      );
    case 'EXPIRED':
      return unusable('This authentication has expired.');
    case 'NOT_VERIFIED':
      return unusable('This authentication is not VERIFIED.');
    case 'OTHER_CURRENCY':
      return unusable('This authentication is for another currency.');
    case 'AMOUNT_TOO_LARGE':
      return fail(
        // CARD-ERR-AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR
        'AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR',
        'amount must be at most the amount that the holder was authenticated for.',
      );
  }
};

/** Returns the authentication with this id; without an id, that of the single-use token. */
const findNamedAuthentication = (
  d: Scope,
  token: InstrumentRow,
  id: string | null,
): AuthenticationResult => {
  if (id === null) {
    const own = token.state.reusable ? null : ownAuthentication(d, token);
    if (own && authenticationStatus(own, d.now) === 'IN_REVIEW') return missing;
    return { ok: true, by: own };
  }
  if (!isCardObjectId(id)) {
    return fail(
      'INVALID_AUTHENTICATION_ID_ERROR', // CARD-ERR-INVALID_AUTHENTICATION_ID_ERROR
      `authentication_id: ${mustBe('24 hexadecimal digits')}`,
    );
  }
  const by = findCardAuthentication(d, id);
  // CARD-ERR-AUTHENTICATION_NOT_FOUND_ERROR
  return by ? { ok: true, by } : unknownAuthentication;
};

/** Returns the authentication of a charge, or the error when the charge cannot be made with it. */
export const resolveAuthentication = (
  d: Scope,
  token: InstrumentRow,
  id: string | null,
  charge: Pick<AuthenticationRow['state'], 'amount' | 'currency'>,
): AuthenticationResult => {
  const named = findNamedAuthentication(d, token, id);
  if (!named.ok) return named;
  // CARD-CREATE-authentication_id
  // In live mode the bank decides at the charge whether it requires an authentication.
  if (named.by === null && payersActOutside(d.context)) return named;
  if (named.by === null)
    return cardSettingsOf(d.context.account).optional_authentication ? named : missing;
  const refusal = authenticationRefusal(named.by, { ...charge, instrument: token.id }, d.now);
  return refusal ? errorOf(refusal) : named;
};
