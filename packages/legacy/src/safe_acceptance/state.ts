// What safe acceptance keeps with its charge: where the result goes, and what it is signed with.
import type { IntentRow } from '@kasir/payments';
import type { ChargeEcho } from '../card_charges/parse.ts';

export interface Acceptance {
  readonly returnUrl: string;
  /** The hash of the secret key that signed the form: the result is signed with the same. */
  readonly secret: string;
}

export interface AcceptanceEcho extends ChargeEcho {
  readonly acceptance?: Acceptance;
}

/** The acceptance that a charge came from, or null. */
export const acceptanceOf = ({ state }: IntentRow): Acceptance | null =>
  (state.echo as AcceptanceEcho).acceptance ?? null;
