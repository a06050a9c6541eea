// Access tokens: who they were given to and until when, under a keyed digest; none is stored.
import { timingSafeEqual } from 'node:crypto';
import type { Mode } from '@kasir/core/server';

/** Seconds that a token opens requests, as the standard has them. */
export const TOKEN_SECONDS = 900;

type Digest = (value: string) => string;

const seal = (payload: string, digest: Digest): string => digest(`access token ${payload}`);

/** A token of a partner from now on, on the clock of its mode. */
export const createAccessToken = (
  partner: string,
  mode: Mode,
  digest: Digest,
  now: number,
): string => {
  const contents = JSON.stringify([partner, mode, now + TOKEN_SECONDS * 1_000]);
  const payload = Buffer.from(contents).toString('base64url');
  return `${payload}.${seal(payload, digest)}`;
};

/** What a token says. */
export interface AccessToken {
  readonly partner: string;
  readonly mode: Mode;
  /** Milliseconds from which it opens nothing. */
  readonly until: number;
}

/** What a token says, or null when it is none of ours. */
export const readAccessToken = (token: string, digest: Digest): AccessToken | null => {
  const [payload = '', given = ''] = token.split('.');
  const expected = Buffer.from(seal(payload, digest));
  const sent = Buffer.from(given);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const [partner, mode, until] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    string,
    Mode,
    number,
  ];
  return { partner, mode, until };
};
