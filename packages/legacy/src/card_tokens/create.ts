// POST /v2/credit_card_tokens and POST /credit_card_tokens: creates a token of a card.
import { amountDigits } from '@kasir/core/messages';
import { parseAmount } from '@kasir/core/money';
import {
  done,
  fail,
  invalid,
  ok,
  operation,
  type Command,
  type Refusal,
  type Scope,
  validationError,
} from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import type { Channel } from '@kasir/models';
import { channelRefusal, proposeInstrument, type InstrumentRefusal } from '@kasir/payments';
import { getInstrument, payersActOutside, type InstrumentRow } from '@kasir/payments/state';
import { openCardAuthentication } from './authentication.ts';
import { createCardToken, createFormerCardToken, isAuthenticated } from './create.contract.ts';
import { cardChannel, otherCurrency, readToken, tokenPath, type TokenBody } from './parse.ts';
import { renderToken } from './render.ts';
import { notifyTokenization } from './signals.ts';

type Refused = Refusal<typeof createCardToken>;

/** Returns the error when cards are not accepted: live without a connector, or switched off. */
export const cardChannelFailure = (d: Scope, channel: Channel) => {
  const refusal = channelRefusal(d, channel, null);
  if (!refusal) return null;
  return refusal.code === 'CHANNEL_NOT_ACTIVATED'
    ? fail(
        'CHANNEL_NOT_ACTIVATED',
        'Cards are not activated for this account. Activate them first.',
      )
    : fail(
        'CHANNEL_UNAVAILABLE',
        'No connector of your account serves cards in live mode. Add one, or use a test key.',
      );
};

/** Returns the error of a refused card; `pathOf` maps a field to its path in the request. */
export const invalidCard = (refusal: InstrumentRefusal, pathOf: (field: string) => string) => {
  if (refusal.code !== 'INVALID') throw new Error(`No card is refused as ${refusal.code}`);
  return validationError(
    refusal.problems.map(({ field, message }) => ({ path: pathOf(field), message })),
  );
};

/** Creates the token, and the authentication of its holder when the request includes one. */
const makeToken = (d: Scope, body: TokenBody, channel: Channel): InstrumentRow | Refused => {
  const { currency } = channel;
  const sent = body.amount ?? null;
  const amount = sent === null ? null : parseAmount(currency, sent);
  // In live mode the holder is authenticated when the card is charged.
  const isAsked = isAuthenticated(body) && !payersActOutside(d.context);
  const own = isAsked && amount !== null ? d.id() : null;
  const newInstrument = readToken(d, body, channel, own);
  const made = proposeInstrument(d, newInstrument, [
    amount === undefined ? { field: 'amount', message: amountDigits(currency) } : null,
  ]);
  if (!made.ok) return invalidCard(made.refusal, (field) => tokenPath(field, body));
  const { row: token } = made;
  if (own === null || amount === null || amount === undefined) notifyTokenization(d, token);
  else
    openCardAuthentication(d, token, {
      id: own,
      amount,
      currency,
      reference: body.external_id ?? null,
    });
  return token;
};

/** The decision and rendering of both paths. */
const tokenization = {
  decide: (d: Scope, { body }: Pick<Command<typeof createCardToken>, 'body'>) => {
    const channel = cardChannel(body.currency ?? 'IDR');
    if (!channel) return invalid('body.currency', otherCurrency());
    const failure = cardChannelFailure(d, channel);
    if (failure) return failure;
    const made = makeToken(d, body, channel);
    return 'ok' in made ? made : done(made.id);
  },
  render: (d: Pick<Scope, 'context' | 'now'> & Reads, id: string) =>
    ok(renderToken(d, getInstrument(d, id), d.context)),
};

export const createCardTokenHandler = operation(createCardToken, tokenization);
export const createFormerCardTokenHandler = operation<typeof createFormerCardToken, string>(
  createFormerCardToken,
  tokenization,
);
