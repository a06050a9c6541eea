// Access tokens: who they were given to, with which keys, until when, under a keyed digest; none is
// stored.
import { timingSafeEqual } from 'node:crypto';
import type { Mode, PartnerView } from '@kasir/core/server';

/** Seconds that a token opens requests, as the standard has them. */
export const TOKEN_SECONDS = 900;

type Digest = (value: string) => string;

const seal = (payload: string, digest: Digest): string => digest(`access token ${payload}`);

/** What a partner proves itself with: a token ends when any of it is rotated. */
const keysOf = ({ publicKey, secretNumber }: PartnerView, digest: Digest): string =>
  digest(`keys of a partner ${secretNumber} ${publicKey}`);

/** A token of a partner from now on, on the clock of its mode. */
export const createAccessToken = (partner: PartnerView, digest: Digest, now: number): string => {
  const until = now + TOKEN_SECONDS * 1_000;
  const contents = JSON.stringify([partner.id, partner.mode, until, keysOf(partner, digest)]);
  const payload = Buffer.from(contents).toString('base64url');
  return `${payload}.${seal(payload, digest)}`;
};

/** What a token says. */
export interface AccessToken {
  readonly partner: string;
  readonly mode: Mode;
  /** Milliseconds from which it opens nothing. */
  readonly until: number;
  readonly keys: string;
}

/** What a token says, or null when it is none of ours. */
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

/** Whether a token was given to a partner as it is now. */
export const isTokenOf = (
  { mode, keys }: AccessToken,
  partner: PartnerView,
  digest: Digest,
): boolean =>
  partner.signature === 'symmetric' && partner.mode === mode && keys === keysOf(partner, digest);
