// Finds the token of a charge, and checks the rules of its card.
import { mustBe, requiredFor } from '@kasir/core/messages';
import { fail, invalid, type Fail, type Scope } from '@kasir/core/server';
import { isCardObjectId, isEuropean, type ChargeBilling } from '@kasir/models';
import type { InstrumentRow } from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import { usedToken, wrongCvn } from '../card_tokens/authenticate.ts';
import { findCardToken, unknownToken } from '../card_tokens/find.ts';
import { ownAuthentication, tokenStatus } from '../card_tokens/render.ts';
import { isUsed } from '../card_tokens/use.ts';

type TokenRefusal = Fail<
  'INVALID_TOKEN_ID_ERROR' | 'TOKEN_NOT_FOUND_ERROR' | 'TOKEN_ALREADY_USED_ERROR'
>;

/** Returns the token of a charge, or the error when it cannot be charged. */
export const chargedToken = (
  d: Scope,
  id: string,
): { readonly ok: true; readonly token: InstrumentRow } | TokenRefusal => {
  if (!isCardObjectId(id))
    // CARD-ERR-INVALID_TOKEN_ID_ERROR
    return fail('INVALID_TOKEN_ID_ERROR', `token_id: ${mustBe('24 hexadecimal digits')}`);
  const token = findCardToken(d, id);
  if (!token) return unknownToken; // CARD-ERR-TOKEN_NOT_FOUND_ERROR
  if (isUsed(d, token)) return usedToken; // CARD-ERR-TOKEN_ALREADY_USED_ERROR
  if (tokenStatus(ownAuthentication(d, token), d.now) === 'FAILED') {
    return fail(
      'INVALID_TOKEN_ID_ERROR',
      'The holder of this card was not authenticated. Create another token.',
    );
  }
  return { ok: true, token };
};

interface Payer {
  readonly card_cvn?: string | null | undefined;
  readonly billing_details?: ChargeBilling | null | undefined;
}

/** Returns the error for a missing or wrong value that the card requires, or null. */
export const cardRefusal = (
  { state }: InstrumentRow,
  { card_cvn, billing_details }: Payer,
): Fail<
  'INVALID_CVN_LENGTH_ERROR' | 'API_VALIDATION_ERROR' | 'CARDHOLDER_NAME_REQUIRED'
> | null => {
  const detail = getDetail(state, 'CARD');
  const wrong = wrongCvn(detail, card_cvn);
  if (wrong) return wrong;
  if (!card_cvn && isEuropean(detail.country))
    // CARD-UNSPEC-05
    return invalid('body.card_cvn', requiredFor('cards issued in Europe'));
  const name = billing_details?.given_names ?? billing_details?.surname ?? detail.holder;
  return detail.holderName && !name
    ? fail(
        'CARDHOLDER_NAME_REQUIRED',
        'The bank of this card requires the name of its holder. Send billing_details.given_names.',
      )
    : null;
};
