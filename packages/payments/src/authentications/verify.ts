// Records whether a holder was verified by the bank.
import type { Scope } from '@kasir/core/server';
import { getInstrument } from '../instruments/find.ts';
import { authenticateHolder, refusedResults } from '../instruments/types/card/bank.ts';
import { findDetail } from '../instruments/types/index.ts';
import { authentications, type AuthenticationRow } from './kind.ts';

/** Returns whether the holder can be verified now; it may have expired before its job runs. */
export const isChallengeOpen = (
  { state: { status, expires } }: Pick<AuthenticationRow, 'state'>,
  now: number,
): boolean => status === 'CHALLENGED' && now < expires;

/** Records that the bank has authenticated the holder. */
export const verifyAuthentication = (d: Scope, row: AuthenticationRow): AuthenticationRow => {
  const card = findDetail(getInstrument(d, row.state.instrument).state, 'CARD');
  const results = card && authenticateHolder(card, 'CHALLENGE');
  return d.transition(authentications, row, 'verify', { results });
};

/** Records that the bank has not authenticated the holder, for `reason`, a code of the bank. */
export const failAuthentication = (
  d: Scope,
  row: AuthenticationRow,
  reason: string,
): AuthenticationRow => {
  const card = findDetail(getInstrument(d, row.state.instrument).state, 'CARD');
  const results = card && refusedResults(card, reason).authentication;
  return d.transition(authentications, row, 'fail', { results, failure: reason });
};
