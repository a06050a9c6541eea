// Idempotency: one stored answer per key, scope and 24 hours (IDEM-01 to IDEM-11).
import { hash } from 'node:crypto';
import { z } from 'zod';
import { kind } from '../kind.ts';
import { limits } from '../limits.ts';
import type { Violation } from '../errors.ts';
import { Unreadable } from './decode.ts';

/** An answer as it was given, to be replayed byte for byte. */
export interface StoredAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Stored answers; the id is the hash of method, path and key, the realm is the rest of the scope. */
export const answers = kind<StoredAnswer>()({ name: 'answer', schema: z.object({}) });

export const answerLifetimeMs = limits.idempotency_hours * 3_600_000;

export type KeyChoice =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly violation: Violation };

/** The idempotency key of a request from both spellings of the header (IDEM-CONF-02). */
export const chooseKey = (sent: readonly (string | undefined)[]): KeyChoice => {
  const [key, other] = [...new Set(sent.filter((value) => value !== undefined))];
  const refused = (message: string): KeyChoice => ({
    ok: false,
    violation: { path: 'header.idempotency-key', message },
  });
  if (other !== undefined)
    return refused('Send one key: idempotency-key and x-idempotency-key differ.');
  if (key === undefined) return { ok: true, key: null };
  if (key.length < 1 || key.length > limits.idempotency_key_characters) {
    return refused(`Send 1 to ${limits.idempotency_key_characters} characters.`);
  }
  return { ok: true, key };
};

const DEPTH_MAX = 64;

/** JSON with sorted keys, so that equal parameters in another spelling have the same text (IDEM-UNSPEC-04). */
export const canonical = (value: unknown, depth = 0): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (depth > DEPTH_MAX) {
    throw new Unreadable([
      { path: 'body', message: `Send at most ${DEPTH_MAX} levels of nesting.` },
    ]);
  }
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, depth + 1)).join(',')}]`;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, depth + 1)}`).join(',')}}`;
};

/**
 * What must be equal for a replay. Keyed with a secret of the installation, because parameters may hold
 * card numbers and a plain hash of those can be searched.
 */
export const fingerprint = (secret: string, parts: unknown): string =>
  hash('sha256', secret + canonical(parts), 'base64url');

export const answerId = (secret: string, method: string, path: string, key: string): string =>
  hash('sha256', `${secret}${method} ${path}\n${key}`, 'base64url');
