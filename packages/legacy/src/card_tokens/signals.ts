// Emits the webhooks of card tokens: the outcome of an authentication, and of the token that was
// created with it. Later changes of the card emit none.
import { toMajor } from '@kasir/core/money';
import { listen, type Scope, type Signal } from '@kasir/core/server';
import { cardAuthenticated, cardTokenization } from '@kasir/models';
import { type DomainSignals, silentInstruments, silentPayments } from '@kasir/payments/signals';
import { getInstrument, type AuthenticationRow, type InstrumentRow } from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import { CARD_AUTHENTICATION, CARD_TOKEN } from '../products.ts';
import {
  authenticationStatus,
  ownAuthentication,
  renderEci,
  renderToken,
  tokenId,
} from './render.ts';

/** Emits the final status of a token. */
export const notifyTokenization = (d: Scope, token: InstrumentRow): void => {
  const { payer_authentication_url: _, ...data } = renderToken(d, token, d.context);
  d.emit(cardTokenization, { data, subject: data.id });
};

const notifyAuthentication = (d: Scope, { row }: Signal<AuthenticationRow>): void => {
  const { shortId, reference, amount, currency, instrument, results } = row.state;
  const token = getInstrument(d, instrument);
  const { masked, month, year } = getDetail(token.state, 'CARD');
  d.emit(cardAuthenticated, {
    data: {
      id: shortId,
      credit_card_token_id: tokenId(token),
      ...(reference !== null && { external_id: reference }),
      amount: toMajor(currency, amount),
      currency,
      card_data: { masked_card_number: masked, exp_month: month, exp_year: year },
      status: authenticationStatus(row, d.now),
      eci: results?.eci ? renderEci(results.eci, d.context) : null,
      three_ds_result: results?.result ?? null,
      three_ds_version: results?.version ?? null,
    },
    subject: shortId,
  });
  if (ownAuthentication(d, token)?.id === row.id) notifyTokenization(d, token);
};

export const cardAuthenticationListener = listen<DomainSignals>()(
  CARD_AUTHENTICATION,
  ['authentication'],
  {
    'authentication.challenged': null,
    'authentication.verified': notifyAuthentication,
    'authentication.failed': notifyAuthentication,
    // An authentication that was verified and never used has already emitted its outcome.
    'authentication.expired': (d, signal) => {
      if (signal.before === 'CHALLENGED') notifyAuthentication(d, signal);
    },
  },
);

export const cardTokenListener = listen<DomainSignals>()(CARD_TOKEN, ['instrument', 'payment'], {
  ...silentInstruments,
  ...silentPayments,
});
