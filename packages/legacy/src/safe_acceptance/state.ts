// What safe acceptance keeps with its charge: where the result goes, and what it is signed with.
import type { Context } from '@kasir/core/server';
import type { IntentRow } from '@kasir/payments/state';
import type { ChargeEcho } from '../card_charges/parse.ts';

export interface Acceptance {
  readonly returnUrl: string;
  /**
   * What the result is signed with, the hash of the secret key that signed the form, under a seal
   * that only this installation can open, and only for this account: whoever reads the row, or a
   * copy of it, can sign nothing.
   */
  readonly sealed: Sealed;
}

interface Sealed {
  /** Never used twice: what covers the hash is made of it. */
  readonly nonce: string;
  readonly text: string;
}

export interface AcceptanceEcho extends ChargeEcho {
  readonly acceptance?: Acceptance;
}

type Sealing = Pick<Context, 'account' | 'digest'>;

/** Covers 64 hexadecimal digits by as many of a keyed digest, or uncovers them. */
const covered = ({ account, digest }: Sealing, nonce: string, text: string): string => {
  const cover = Buffer.from(digest(`safe acceptance ${account.id} ${nonce}`), 'hex');
  const bytes = Buffer.from(text, 'hex');
  return Buffer.from(bytes.map((byte, at) => byte ^ (cover[at] ?? 0))).toString('hex');
};

/** The hash of a key under a seal; the nonce is an id that nothing else has. */
export const sealed = (context: Sealing, nonce: string, secret: string): Sealed => ({
  nonce,
  text: covered(context, nonce, secret),
});

/** What the result of an acceptance is signed with. */
export const secretOf = (context: Sealing, { sealed: { nonce, text } }: Acceptance): string =>
  covered(context, nonce, text);

/** The acceptance that a charge came from, or null. */
export const acceptanceOf = ({ state }: IntentRow): Acceptance | null =>
  (state.echo as AcceptanceEcho).acceptance ?? null;
