// Asking the bank of an instrument to authenticate its holder for an amount.
import type { Scope } from '@kasir/core/server';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { CardAuthentication } from '../instruments/types/card_results.ts';
import { expireAuthentication } from './jobs.ts';
import { authentications, type AuthenticationRow, type AuthenticationState } from './kind.ts';

/** How long one can be answered and used. */
const VALID_MS = 24 * 3_600_000;

/** An authentication as it is asked for. */
export type AuthenticationWish = Pick<
  AuthenticationState,
  'product' | 'method' | 'amount' | 'reference' | 'returnUrls' | 'echo'
>;

/** Whoever asks for an authentication has asked for it: what the instrument wishes is no matter. */
const asked = {
  authentication: { skip: null, require: null },
  merchantInitiated: false,
} as const;

/** What the bank says at once of a holder whom it does not have to ask, or null. */
const knownHolder = (
  { state: { type, detail } }: InstrumentRow,
  method: AuthenticationState['method'],
): CardAuthentication | null => {
  if (method === 'OTP') return null;
  const { flow, authenticated } = typeOf(type);
  const asks = flow(detail, asked);
  if (asks === null) throw new Error(`Nobody authenticates instruments of type ${type} by 3DS`);
  return asks === 'FRICTIONLESS' ? authenticated(detail, asks) : null;
};

/** Opens an authentication: verified at once, or waiting for the holder. */
export const openAuthentication = (
  d: Scope,
  instrument: InstrumentRow,
  wish: AuthenticationWish,
): AuthenticationRow => {
  const id = d.id();
  const results = knownHolder(instrument, wish.method);
  const expires = d.now + VALID_MS;
  d.schedule(expireAuthentication, expires, { authentication: id });
  return d.create(authentications, id, results === null ? 'challenge' : 'verify', {
    ...wish,
    instrument: instrument.id,
    currency: instrument.state.currency,
    results,
    failure: null,
    usedBy: null,
    expires,
    created: d.now,
    updated: d.now,
  });
};
