// Tokens of operators: created once, stored as a keyed digest, recognized by their beginning.
import { keyedDigest } from '@kasir/core/pipeline';
import { randomHex } from '../random/random-hex.ts';

/** The beginning of every token, by which scanners of leaked secrets can recognize one. */
const PREFIX = 'kasir_operator_';

/** Returns a new token. */
export const createToken = (): string => PREFIX + randomHex(48);

/** Returns whether a text can be a token of an operator: no other text is looked up. */
export const isOperatorToken = (text: string): boolean =>
  text.startsWith(PREFIX) && /^[\da-f]{48}$/.test(text.slice(PREFIX.length));

/** Returns the stored form of a token; `secret` is that of the installation. */
export const tokenHash = (secret: string, token: string): string =>
  keyedDigest(secret, `operator ${token}`);
