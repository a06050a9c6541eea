// Uses an authentication for one charge of its instrument, for at most the authenticated amount.
import type { Ref } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { authentications, type AuthenticationRow } from './kind.ts';

/** A charge that uses an authentication. Amount in minor units. */
export interface AuthenticatedCharge {
  /** Unprefixed id of the charged instrument. */
  readonly instrument: string;
  readonly currency: string;
  readonly amount: number;
}

/** The reasons why a charge cannot use an authentication. */
export type AuthenticationRefusal =
  | 'OTHER_INSTRUMENT'
  | 'USED'
  | 'EXPIRED'
  | 'NOT_VERIFIED'
  | 'OTHER_CURRENCY'
  | 'AMOUNT_TOO_LARGE';

/** Returns the reason why a charge cannot use an authentication now, or null. */
export const authenticationRefusal = (
  { state }: Pick<AuthenticationRow, 'state'>,
  { instrument, currency, amount }: AuthenticatedCharge,
  now: number,
): AuthenticationRefusal | null => {
  if (state.instrument !== instrument) return 'OTHER_INSTRUMENT';
  if (state.status === 'USED') return 'USED';
  if (state.status === 'EXPIRED' || now >= state.expires) return 'EXPIRED';
  if (state.status !== 'VERIFIED') return 'NOT_VERIFIED';
  if (state.currency !== currency) return 'OTHER_CURRENCY';
  return amount > state.amount ? 'AMOUNT_TOO_LARGE' : null;
};

/**
 * Marks an authentication as used by a charge, whatever its result. Throws when
 * `authenticationRefusal` returns a refusal: callers check first.
 */
export const useAuthentication = (
  d: Scope,
  row: AuthenticationRow,
  charge: AuthenticatedCharge,
  usedBy: Ref,
): AuthenticationRow => {
  const refusal = authenticationRefusal(row, charge, d.now);
  if (refusal) throw new Error(`Authentication ${row.id} cannot be used: ${refusal}`);
  return d.transition(authentications, row, 'use', { usedBy });
};
