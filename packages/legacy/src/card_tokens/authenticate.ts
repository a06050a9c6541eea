// POST /credit_card_tokens/{id}/authentications: authenticates the holder of a card token.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import { done, fail, invalid, ok, operation } from '@kasir/core/server';
import { securityCodeDigits } from '@kasir/models';
import { payersActOutside, statusAt } from '@kasir/payments/state';
import { getDetail, type CardDetail } from '@kasir/payments/types';
import { authenticateCardToken } from './authenticate.contract.ts';
import { openCardAuthentication } from './authentication.ts';
import { cardChannelFailure } from './create.ts';
import { findCardToken, tokenNeeds, unknownToken } from './find.ts';
import { cardChannel, otherCurrency } from './parse.ts';
import { renderAuthentication } from './render.ts';
import { isUsed } from './use.ts';

/**
 * Returns the error of a security code of the wrong length for its network, or null
 * (CARD-ERR-INVALID_CVN_LENGTH_ERROR).
 */
export const wrongCvn = ({ network }: CardDetail, cvn: string | null | undefined) =>
  cvn && cvn.length !== securityCodeDigits(network)
    ? fail(
        'INVALID_CVN_LENGTH_ERROR',
        `card_cvn must have ${securityCodeDigits(network)} digits for ${network}.`,
      )
    : null;

/** The error for a single-use token that was already charged. */
export const usedToken = fail(
  'TOKEN_ALREADY_USED_ERROR',
  'This token is for a single use and was used. Create another token.',
);

const askedWhenCharged = fail(
  'CHANNEL_UNAVAILABLE',
  'In live mode the bank of a card is asked when the card is charged. Charge the token without an authentication.',
);

export const authenticateCardTokenHandler = operation(authenticateCardToken, {
  needs: ({ params }) => tokenNeeds(params.id),
  decide: (d, { params, body }) => {
    const channel = cardChannel(body.currency ?? 'IDR');
    if (!channel) return invalid('body.currency', otherCurrency());
    const { currency } = channel;
    const amount = parseAmount(currency, body.amount);
    if (amount === undefined) return invalid('body.amount', amountDigits(currency));
    const failure = cardChannelFailure(d, channel);
    if (failure) return failure;
    if (payersActOutside(d.context)) return askedWhenCharged;
    const token = findCardToken(d, params.id);
    if (!token) return unknownToken;
    if (isUsed(d, token)) return usedToken;
    if (statusAt(token, d.now) === 'EXPIRED') {
      return fail(
        'INVALID_TOKEN_ID_ERROR',
        'The card of this token has expired. Create a token of another card.',
      );
    }
    const reference = body.external_id ?? null;
    return (
      wrongCvn(getDetail(token.state, 'CARD'), body.card_cvn) ??
      done(openCardAuthentication(d, token, { id: d.id(), amount, currency, reference }))
    );
  },
  render: (d, row) => ok(renderAuthentication(d, row, d.context)),
});
