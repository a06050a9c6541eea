// Verifying a holder: on the page of the bank, or by the password that it has sent.
import type { Scope } from '@kasir/core/server';
import { getConnector } from '../connectors/connector.ts';
import type { PasswordResult } from '../connectors/port.ts';
import { getInstrument } from '../instruments/find.ts';
import { typeOf } from '../instruments/types/index.ts';
import { authentications, type AuthenticationRow } from './kind.ts';

/** Whether its holder can be verified now: its time may have passed before its job ran. */
export const isChallengeOpen = (
  { state: { status, expires } }: Pick<AuthenticationRow, 'state'>,
  now: number,
): boolean => status === 'CHALLENGED' && now < expires;

/** The bank knows the holder. */
export const verifyAuthentication = (d: Scope, row: AuthenticationRow): AuthenticationRow => {
  const { type, detail } = getInstrument(d, row.state.instrument).state;
  const results =
    row.state.method === '3DS' ? typeOf(type).authenticated(detail, 'CHALLENGE') : null;
  return d.transition(authentications, row, 'verify', { results });
};

/** The bank does not know the holder; `reason` is what it says of a card. */
export const failAuthentication = (
  d: Scope,
  row: AuthenticationRow,
  reason: string,
): AuthenticationRow => {
  const { type, detail } = getInstrument(d, row.state.instrument).state;
  const results = typeOf(type).unauthenticated(detail, reason)?.authentication ?? null;
  return d.transition(authentications, row, 'fail', { results, failure: reason });
};

/**
 * The holder enters the password that the bank has sent. A wrong one changes nothing, until the
 * bank takes no more.
 */
export const enterAuthenticationPassword = (
  d: Scope,
  row: AuthenticationRow,
  password: string,
): PasswordResult => {
  const result = getConnector(d.context).enterPassword('link', password);
  if (result === 'accepted') verifyAuthentication(d, row);
  if (result === 'MAX_OTP_ATTEMPTS_ERROR') failAuthentication(d, row, result);
  return result;
};
