// POST /credit_card_charges: charges a card by its token.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount, toMajor } from '@kasir/core/money';
import {
  done,
  fail,
  invalid,
  ok,
  operation,
  type Done,
  type Refusal,
  type Scope,
} from '@kasir/core/server';
import { chargeBounds, type Channel } from '@kasir/models';
import { openIntent, promotionNeeds } from '@kasir/payments';
import { getIntent, isWaiting } from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import { cardChannelFailure } from '../card_tokens/create.ts';
import { authenticationNeeds, tokenNeeds } from '../card_tokens/find.ts';
import { cardChannel, otherCurrency } from '../card_tokens/parse.ts';
import { resolveAuthentication } from './authentication.ts';
import { createCardCharge } from './create.contract.ts';
import { externalIdNeeds, isExternalIdUsed } from './find.ts';
import { purchaseOf, toNewIntent, readEcho, type ChargeBody } from './parse.ts';
import { renderCharge } from './render.ts';
import { midLabel, termsFailure } from './terms.ts';
import { cardRefusal, chargedToken } from './token.ts';

/** Returns the error of an amount outside the limits of the account (LIMIT-04). */
export const limitRefusal = (d: Pick<Scope, 'context'>, channel: Channel, amount: number) => {
  const { currency } = channel;
  const { min, max } = chargeBounds(d.context.account, channel);
  if (amount < min) {
    // CARD-ERR-AMOUNT_BELOW_MINIMUM_LIMIT
    return fail(
      'AMOUNT_BELOW_MINIMUM_LIMIT',
      `amount must be at least ${toMajor(currency, min)} ${currency}.`,
    );
  }
  // CARD-ERR-AMOUNT_ABOVE_MAXIMUM_LIMIT
  return amount > max
    ? fail(
        'AMOUNT_ABOVE_MAXIMUM_LIMIT',
        `amount must be at most ${toMajor(currency, max)} ${currency}.`,
      )
    : null;
};

export const usedExternalId = fail(
  'EXTERNAL_ID_ALREADY_USED_ERROR',
  'A charge with this external_id exists. Send another external_id.',
);

/** Charges a card if all rules are met; the caller has checked the limits of the channel. */
const chargeCard = (
  d: Scope,
  body: ChargeBody,
  channel: Channel,
  amount: number,
): Done<string> | Refusal<typeof createCardCharge> => {
  const charged = { amount, currency: channel.currency };
  if (isExternalIdUsed(d, body.external_id)) return usedExternalId;
  const found = chargedToken(d, body.token_id);
  if (!found.ok) return found;
  const { token } = found;
  const refusal = cardRefusal(token, body) ?? termsFailure(d, token, body, charged);
  if (refusal) return refusal;
  const authenticated = resolveAuthentication(d, token, body.authentication_id ?? null, charged);
  if (!authenticated.ok) return authenticated;
  const { results } = getDetail(token.state, 'CARD');
  const newIntent = toNewIntent(d, {
    externalId: body.external_id,
    amount,
    channel,
    capture: body.capture ?? true, // CARD-CREATE-capture
    securityCode: Boolean(body.card_cvn) || results.securityCode !== null,
    typedCode: body.card_cvn,
    installment: body.installment ?? null,
    ...purchaseOf(body, midLabel(d, body)),
    echo: readEcho(d, body, token.state.reusable),
  });
  return done(openIntent(d, token, newIntent, authenticated.by).id);
};

const noResponse = fail(
  'SERVER_ERROR',
  'The bank has not responded. Read the charge by its external_id before you try again.',
);

/** Checks in the order of the contract's errors. */
export const createCardChargeHandler = operation(createCardCharge, {
  needs: ({ body }) => [
    ...externalIdNeeds(body.external_id),
    ...tokenNeeds(body.token_id),
    ...(body.promotion ? promotionNeeds(body.promotion.reference_id) : []),
    ...(body.authentication_id ? authenticationNeeds(body.authentication_id) : []),
  ],
  decide: (d, { body }) => {
    const channel = cardChannel(body.currency ?? 'IDR'); // CARD-CREATE-currency
    if (!channel) return invalid('body.currency', otherCurrency());
    const amount = parseAmount(channel.currency, body.amount);
    if (amount === undefined) return invalid('body.amount', amountDigits(channel.currency));
    const failure = cardChannelFailure(d, channel) ?? limitRefusal(d, channel, amount);
    return failure ?? chargeCard(d, body, channel, amount);
  },
  // A declined charge is rendered, too (CARD-UNSPEC-03).
  render: (d, id) => {
    const intent = getIntent(d, id);
    return isWaiting(intent) ? noResponse : ok(renderCharge(d, intent, d.context));
  },
});
