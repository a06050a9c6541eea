// Creates and reads access tokens. None is stored: a keyed digest protects their partner, mode,
// expiry and the state of the partner's keys.
import { timingSafeEqual } from 'node:crypto';
import type { PartnerView } from '@kasir/core/pipeline';
import type { Mode } from '@kasir/core/store';

/** Lifetime of a token in seconds, as in the standard. */
export const TOKEN_SECONDS = 900;

type Digest = (value: string) => string;

const seal = (payload: string, digest: Digest): string => digest(`access token ${payload}`);

/** Returns a digest of the partner's keys; rotating any of them invalidates its tokens. */
const keysOf = ({ publicKey, secretNumber }: PartnerView, digest: Digest): string =>
  digest(`keys of a partner ${secretNumber} ${publicKey}`);

/** Creates a token of a partner that is valid from now on, by the clock of its mode. */
export const createAccessToken = (partner: PartnerView, digest: Digest, now: number): string => {
  const until = now + TOKEN_SECONDS * 1_000;
  const contents = JSON.stringify([partner.id, partner.mode, until, keysOf(partner, digest)]);
  const payload = Buffer.from(contents).toString('base64url');
  return `${payload}.${seal(payload, digest)}`;
};

/** The contents of a token. */
export interface AccessToken {
  readonly partner: string;
  readonly mode: Mode;
  /** Epoch milliseconds from which it is no longer valid. */
  readonly until: number;
  readonly keys: string;
}

/** Returns the contents of a token, or null when it was not issued here. */
export const readAccessToken = (token: string, digest: Digest): AccessToken | null => {
  const dot = token.indexOf('.');
  const payload = token.slice(0, Math.max(dot, 0));
  const expected = Buffer.from(seal(payload, digest));
  const sent = Buffer.from(token.slice(dot + 1));
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const [partner, mode, until, keys] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    Mode,
    number,
    string,
  ];
  return { partner, mode, until, keys };
};

/** Returns whether a token was issued to a partner with its current mode and keys. */
export const isTokenOf = (
  { mode, keys }: AccessToken,
  partner: PartnerView,
  digest: Digest,
): boolean =>
  partner.signature === 'symmetric' && partner.mode === mode && keys === keysOf(partner, digest);
