// Requests that the bank of an instrument authenticates its holder for an amount.
import { legacyId } from '@kasir/core';
import type { Scope } from '@kasir/core/server';
import type { InstrumentRow } from '../instruments/kind.ts';
import { authenticateHolder, isChallengedFor } from '../instruments/types/card/bank.ts';
import { findDetail } from '../instruments/types/index.ts';
import type { CardAuthentication } from '../instruments/types/card/results.ts';
import { expireAuthentication } from './jobs.ts';
import { authentications, type AuthenticationRow, type AuthenticationState } from './kind.ts';

/** The time during which an authentication can be verified and used. */
const VALID_MS = 24 * 3_600_000;

/** A requested authentication. */
export interface NewAuthentication extends Pick<
  AuthenticationState,
  'product' | 'amount' | 'reference' | 'returnUrls' | 'echo'
> {
  /** Its unprefixed id; a new one when omitted. */
  readonly id?: string;
  /** Currency of the charge; that of the instrument when omitted. */
  readonly currency?: string;
}

/** The settings of a requested authentication, which never skips the bank. */
const explicit = {
  authentication: { skip: null, require: null },
  initiator: 'payer',
} as const;

/** Returns the bank's immediate results for a holder who needs no challenge, or null. */
const knownHolder = ({ state }: InstrumentRow): CardAuthentication | null => {
  const card = findDetail(state, 'CARD');
  if (!card) throw new Error(`Nobody authenticates instruments of type ${state.type} by 3DS`);
  return isChallengedFor(card, explicit) ? null : authenticateHolder(card, 'FRICTIONLESS');
};

/** Opens an authentication, verified at once or waiting for the holder. */
export const openAuthentication = (
  d: Scope,
  instrument: InstrumentRow,
  { id = d.id(), currency = instrument.state.currency, ...newAuthentication }: NewAuthentication,
): AuthenticationRow => {
  const results = knownHolder(instrument);
  const expires = d.now + VALID_MS;
  d.schedule(expireAuthentication, expires, { authentication: id });
  return d.create(authentications, id, results === null ? 'challenge' : 'verify', {
    ...newAuthentication,
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
