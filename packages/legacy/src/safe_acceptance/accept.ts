// POST /credit_cards/safe_acceptance: charges a card by a signed form, at once or after its holder
// is authenticated.
import { amountDigits, mustBe } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import {
  done,
  invalid,
  ok,
  operation,
  type Done,
  type Refusal,
  type Scope,
} from '@kasir/core/server';
import { cardSettingsOf, type Channel } from '@kasir/models';
import { authenticationRefusal, openIntent, proposeInstrument } from '@kasir/payments';
import { getIntent, type AuthenticationRow, type InstrumentRow } from '@kasir/payments/state';
import { describePurchase, getDetail } from '@kasir/payments/types';
import { limitRefusal, usedExternalId } from '../card_charges/create.ts';
import { externalIdNeeds, isExternalIdUsed } from '../card_charges/find.ts';
import { toNewIntent } from '../card_charges/parse.ts';
import { cardRefusal, chargedToken } from '../card_charges/token.ts';
import { cardChannelFailure, invalidCard } from '../card_tokens/create.ts';
import { tokenNeeds } from '../card_tokens/find.ts';
import { cardChannel, otherCurrency, toNewInstrument } from '../card_tokens/parse.ts';
import { ownAuthentication } from '../card_tokens/render.ts';
import { acceptSafely } from './accept.contract.ts';
import { renderAcceptance } from './render.ts';
import { sealSecret, type AcceptanceEcho } from './state.ts';
import { isInTime, timestampOutOfRange } from './time.ts';
import { verifyForm, type AcceptanceBody } from './verify.ts';

type Refused = Refusal<typeof acceptSafely>;
type Token = { readonly ok: true; readonly token: InstrumentRow } | Refused;

const cardFields: Readonly<Record<string, string>> = {
  'card.number': 'body.card_number',
  'card.year': 'body.card_exp_year',
  'card.securityCode': 'body.card_cvn',
};

/** Creates a token of the card in a form, for this charge only. */
const newToken = (d: Scope, body: AcceptanceBody, channel: Channel): Token => {
  const { card_number: number, card_exp_month: month, card_exp_year: year } = body;
  if (!number || !month || !year) return invalid('body.token_id', mustBe('sent, or a card'));
  const newInstrument = toNewInstrument(d, {
    channel,
    reusable: false,
    externalId: body.reference_id,
    authentication: null,
    input: {
      number,
      month: month.padStart(2, '0'),
      year,
      securityCode: body.card_cvn ?? null,
      holder: null,
      postalCode: false,
      installment: null,
    },
  });
  const made = proposeInstrument(d, newInstrument);
  return made.ok
    ? { ok: true, token: made.row }
    : invalidCard(made.refusal, (field) => cardFields[field] ?? 'body.card_number');
};

/**
 * Returns the authentication that was created with a token, or null when it is not valid for the
 * charge.
 */
const findTokenAuthentication = (
  d: Scope,
  token: InstrumentRow,
  charged: { readonly amount: number; readonly currency: string },
): AuthenticationRow | null => {
  const own = ownAuthentication(d, token);
  const refusal = own && authenticationRefusal(own, { ...charged, instrument: token.id }, d.now);
  return refusal === null ? own : null;
};

/** Charges the card, or opens a charge that waits for its holder. */
const charge = (
  d: Scope,
  body: AcceptanceBody,
  channel: Channel,
  { amount, secret }: { readonly amount: number; readonly secret: string },
): Done<string> | Refused => {
  if (isExternalIdUsed(d, body.reference_id)) return usedExternalId;
  const found = body.token_id ? chargedToken(d, body.token_id) : newToken(d, body, channel);
  if (!found.ok) return found;
  const { token } = found;
  const refusal = cardRefusal(token, body);
  if (refusal) return refusal;
  const by = findTokenAuthentication(d, token, { amount, currency: channel.currency });
  const skips = !by && body.should_authenticate === false;
  if (skips && !cardSettingsOf(d.context.account).optional_authentication)
    return invalid(
      'body.should_authenticate',
      'Must be true: this account requires authentication of every card.',
    );
  const { results } = getDetail(token.state, 'CARD');
  const echo: AcceptanceEcho = {
    charge_type: token.state.reusable ? 'MULTIPLE_USE_TOKEN' : 'SINGLE_USE_TOKEN',
    ...(body.descriptor && { descriptor: body.descriptor }),
    acceptance: { returnUrl: body.return_url, sealed: sealSecret(d.context, d.id(), secret) },
  };
  const newIntent = toNewIntent(d, {
    externalId: body.reference_id,
    amount,
    channel,
    capture: body.transaction_type === 'SALES',
    securityCode: Boolean(body.card_cvn) || results.securityCode !== null,
    typedCode: body.card_cvn,
    ...describePurchase({ preferences: { statement_descriptor: body.descriptor } }),
    echo,
  });
  const authentication = { skip: skips, require: null };
  return done(openIntent(d, token, { ...newIntent, authentication }, by).id);
};

export const acceptSafelyHandler = operation(acceptSafely, {
  needs: ({ body }) => [
    ...externalIdNeeds(body.reference_id),
    ...(body.token_id ? tokenNeeds(body.token_id) : []),
  ],
  decide: (d, { body, context }) => {
    const verified = verifyForm({ body, context });
    if (!verified.ok) return verified;
    // An unsigned form comes with a secret key, so that its timestamp does not matter.
    if (body.signature && !isInTime(body, context, d.now)) return timestampOutOfRange;
    const channel = cardChannel(body.currency ?? 'IDR');
    if (!channel) return invalid('body.currency', otherCurrency());
    const amount = parseAmount(channel.currency, Number(body.amount));
    if (amount === undefined) return invalid('body.amount', amountDigits(channel.currency));
    const failure = cardChannelFailure(d, channel) ?? limitRefusal(d, channel, amount);
    return failure ?? charge(d, body, channel, { amount, secret: verified.secret });
  },
  render: (d, id) => ok(renderAcceptance(d, getIntent(d, id), d.context)),
});
