// Defines what safe acceptance stores with its charge: the URL for the result, and the sealed
// secret that signs it.
import type { Context } from '@kasir/core/server';
import type { IntentRow } from '@kasir/payments/state';
import type { ChargeEcho } from '../card_charges/parse.ts';

export interface Acceptance {
  readonly returnUrl: string;
  /**
   * The secret that signs the result: the hash of the secret key that signed the form. It is sealed
   * so that only this installation can open it, and only for this account; the row or a copy of it
   * is not enough to sign anything.
   */
  readonly sealed: Sealed;
}

interface Sealed {
  /** Unique id from which the key stream that encrypts the hash is derived. */
  readonly nonce: string;
  readonly text: string;
}

export interface AcceptanceEcho extends ChargeEcho {
  readonly acceptance?: Acceptance;
}

type Sealing = Pick<Context, 'account' | 'digest'>;

/** Encrypts or decrypts 64 hexadecimal digits by XOR with a keyed digest of the nonce. */
const xorWithDigest = ({ account, digest }: Sealing, nonce: string, text: string): string => {
  const cover = Buffer.from(digest(`safe acceptance ${account.id} ${nonce}`), 'hex');
  const bytes = Buffer.from(text, 'hex');
  return Buffer.from(bytes.map((byte, at) => byte ^ (cover[at] ?? 0))).toString('hex');
};

/** Encrypts the hash of a key; the nonce is an id that nothing else uses. */
export const sealSecret = (context: Sealing, nonce: string, secret: string): Sealed => ({
  nonce,
  text: xorWithDigest(context, nonce, secret),
});

/** Returns the secret that signs the result of an acceptance. */
export const openSecret = (context: Sealing, { sealed: { nonce, text } }: Acceptance): string =>
  xorWithDigest(context, nonce, text);

/** Returns the acceptance that created a charge, or null. */
export const acceptanceOf = ({ state }: IntentRow): Acceptance | null =>
  (state.echo as AcceptanceEcho).acceptance ?? null;
