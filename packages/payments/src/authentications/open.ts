// Asking the bank of an instrument to authenticate its holder for an amount.
import { legacyId } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import type { InstrumentRow } from '../instruments/kind.ts';
import { typeOf } from '../instruments/types/index.ts';
import type { CardAuthentication } from '../instruments/types/card-results.ts';
import { expireAuthentication } from './jobs.ts';
import { authentications, type AuthenticationRow, type AuthenticationState } from './kind.ts';

/** How long one can be verified and used. */
const VALID_MS = 24 * 3_600_000;

/** An authentication as it is requested. */
export interface AuthenticationWish extends Pick<
  AuthenticationState,
  'product' | 'method' | 'amount' | 'reference' | 'returnUrls' | 'echo'
> {
  /** The bare id it will have; a new one when left out. */
  readonly id?: string;
  /** Currency of the charge; that of the instrument when left out. */
  readonly currency?: string;
}

/** An authentication that was requested is made, whatever the instrument says of its charges. */
const explicit = {
  authentication: { skip: null, require: null },
  merchantInitiated: false,
} as const;

/** What the bank says at once of a holder whom it need not challenge, or null. */
const knownHolder = (
  { state: { type, detail } }: InstrumentRow,
  method: AuthenticationState['method'],
): CardAuthentication | null => {
  if (method === 'OTP') return null;
  const { flow, authenticated } = typeOf(type);
  const bankFlow = flow(detail, explicit);
  if (bankFlow === null) throw new Error(`Nobody authenticates instruments of type ${type} by 3DS`);
  return bankFlow === 'FRICTIONLESS' ? authenticated(detail, bankFlow) : null;
};

/** Opens an authentication: verified at once, or waiting for the holder. */
export const openAuthentication = (
  d: Scope,
  instrument: InstrumentRow,
  { id = d.id(), currency = instrument.state.currency, ...wish }: AuthenticationWish,
): AuthenticationRow => {
  const results = knownHolder(instrument, wish.method);
  const expires = d.now + VALID_MS;
  d.schedule(expireAuthentication, expires, { authentication: id });
  return d.create(authentications, id, results === null ? 'challenge' : 'verify', {
    ...wish,
    shortId: legacyId(id),
    instrument: instrument.id,
    currency,
    results,
    failure: null,
    usedBy: null,
    expires,
    created: d.now,
    updated: d.now,
  });
};
