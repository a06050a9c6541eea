// Renders card tokens and the authentications of their holders as this API shows them.
import { toMajor } from '@kasir/core/money';
import type { Context } from '@kasir/core/server';
import type { Reads, View } from '@kasir/core/store';
import { chosen, type CardAuthenticationView, type CardToken } from '@kasir/models';
import { isChallengeOpen } from '@kasir/payments/operation';
import { AUTHENTICATION_PAGE } from '@kasir/payments/pages';
import {
  echoReader,
  authentications,
  getInstrument,
  type AuthenticationRow,
  type InstrumentRow,
} from '@kasir/payments/state';
import { getDetail } from '@kasir/payments/types';
import type { TokenEcho } from './parse.ts';
import { CARD_TOKEN } from '../products.ts';

/** The rows to read, and the current time. */
type Reading = Pick<View, 'get' | 'now'>;

const readEcho = echoReader<TokenEcho>(CARD_TOKEN);

/** Returns the 24-digit id of a token. */
export const tokenId = ({ id, state }: InstrumentRow): string => state.merchantKey ?? id;

/** Returns the authentication that was created with a token, or null. */
export const ownAuthentication = (
  reads: Pick<Reads, 'get'>,
  token: InstrumentRow,
): AuthenticationRow | null => {
  const { authentication } = readEcho(token.state);
  return authentication === null ? null : (reads.get(authentications, authentication) ?? null);
};

/** Returns the status of an authentication. Once verified it stays VERIFIED, used or not. */
export const authenticationStatus = (
  row: Pick<AuthenticationRow, 'state'>,
  now: number,
): CardToken['status'] => {
  const { status, results } = row.state;
  if (isChallengeOpen(row, now)) return 'IN_REVIEW';
  if (status === 'VERIFIED' || status === 'USED') return 'VERIFIED';
  return status === 'EXPIRED' && results !== null ? 'VERIFIED' : 'FAILED';
};

/** Returns the status of a token: that of the authentication that was created with it. */
export const tokenStatus = (
  own: Pick<AuthenticationRow, 'state'> | null,
  now: number,
): CardToken['status'] => (own === null ? 'VERIFIED' : authenticationStatus(own, now));

/** Renders the indicator of the network, which has two digits in the domain (MODEL-UNSPEC-23). */
export const renderEci = (eci: string, { dialect }: Pick<Context, 'dialect'>): string =>
  chosen('card_eci', dialect) === 'one digit' ? String(Number(eci)) : eci;

/** Renders the fields of an open or failed challenge. */
const renderOutcome = (row: AuthenticationRow, now: number, context: Context) => {
  const status = authenticationStatus(row, now);
  return {
    ...(status === 'IN_REVIEW' && {
      payer_authentication_url: context.page(AUTHENTICATION_PAGE, row.id),
    }),
    ...(status === 'FAILED' && { failure_reason: row.state.failure ?? 'EXPIRED' }),
  };
};

/** Renders the fields of a token that a merchant sees (MODEL-UNSPEC-25). */
export const renderToken = (reads: Reading, token: InstrumentRow, context: Context): CardToken => {
  const detail = getDetail(token.state, 'CARD');
  const { externalId } = readEcho(token.state);
  const own = ownAuthentication(reads, token);
  return {
    id: tokenId(token),
    ...(externalId !== null && { external_id: externalId }),
    status: tokenStatus(own, reads.now),
    is_multiple_use: token.state.reusable,
    masked_card_number: detail.masked,
    card_expiration_month: detail.month,
    card_expiration_year: detail.year,
    card_info: {
      bank: detail.issuer,
      country: detail.country,
      type: detail.funding,
      brand: detail.network,
      fingerprint: detail.fingerprint,
    },
    ...(own && { authentication_id: own.state.shortId, ...renderOutcome(own, reads.now, context) }),
  };
};

export const renderAuthentication = (
  reads: Reading,
  row: AuthenticationRow,
  context: Context,
): CardAuthenticationView => {
  const { shortId, reference, amount, currency, instrument, results } = row.state;
  const token = getInstrument(reads, instrument);
  return {
    id: shortId,
    credit_card_token_id: tokenId(token),
    ...(reference !== null && { external_id: reference }),
    amount: toMajor(currency, amount),
    currency,
    masked_card_number: getDetail(token.state, 'CARD').masked,
    status: authenticationStatus(row, reads.now),
    ...renderOutcome(row, reads.now, context),
    ...(results?.eci && { eci: renderEci(results.eci, context) }),
    ...(results?.version && { threeds_version: results.version }),
  };
};
