// Implements idempotency: one stored response per key and scope, for 24 hours.
import { hash } from 'node:crypto';
import type { EndpointSpec } from '../contract.ts';
import type { Violation } from '../errors.ts';
import { recordKind } from '../kind.ts';
import { limits } from '../limits.ts';
import { mustBe, quantity } from '../messages.ts';
import type { RenderedResponse } from './rendered-response.ts';
import type { RawRequest } from './raw-request.ts';
import type { Parts } from './request.ts';
import type { RunningWorkflow } from './workflow.ts';
import type { Context } from './scope.ts';

/**
 * A response as it was sent, to be replayed byte for byte; the workflow while the response is not
 * known yet (IDEM-UNSPEC-02).
 */
export type StoredResponse = { readonly fingerprint: string } & (
  | RenderedResponse
  | { readonly running: RunningWorkflow }
);

/**
 * Stored responses; the id is a hash of endpoint, parameters and key, and the partition completes
 * the scope.
 */
export const storedResponses = recordKind<StoredResponse>()({ name: 'response' });

export const storedResponseLifetimeMs = limits.idempotency_hours * 3_600_000; // IDEM-11

export type KeyChoice =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly violation: Violation };

/** Headers with the key, by the contract's idempotency (IDEM-CONF-02). */
const keyHeaders = {
  // IDEM-HDR-idempotency_key, IDEM-HDR-x_idempotency_key
  standard: ['idempotency-key', 'x-idempotency-key'],
  'x-external-id': ['x-external-id'], // IDEM-HDR-x_external_id
  none: [],
} as const;

/** Headers that name the owner of the key, when an account has several. */
const keyOwners = { standard: null, 'x-external-id': 'x-partner-id', none: null } as const;

/** Returns the idempotency key of a request; null when it has none or the endpoint accepts none. */
export const chooseKey = (
  { idempotency }: Pick<EndpointSpec, 'idempotency'>,
  headers: RawRequest['headers'],
): KeyChoice => {
  const names = keyHeaders[idempotency];
  const [name = ''] = names;
  const [key, other] = new Set(
    names.map((one) => headers[one]).filter((value) => value !== undefined),
  );
  const refused = (message: string): KeyChoice => ({
    ok: false,
    violation: { path: `header.${name}`, message },
  });
  if (other !== undefined) return refused(`${names.join(' and ')} differ. Send one of them.`);
  if (key === undefined) return { ok: true, key: null };
  const owner = keyOwners[idempotency];
  // IDEM-10, IDEM-UNSPEC-05
  if (key.length < 1 || key.length > limits.idempotency_key_characters)
    return refused(mustBe(`1 to ${quantity(limits.idempotency_key_characters, 'character')} long`));
  const whose = owner === null ? undefined : headers[owner];
  return { ok: true, key: whose === undefined ? key : `${whose} ${key}` };
};

const sortKeys = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).toSorted()) copy[key] = sortKeys(Reflect.get(value, key));
  return copy;
};

/** Returns JSON with sorted keys: equal values have the same text (IDEM-UNSPEC-04). */
export const canonical = (value: unknown): string => JSON.stringify(sortKeys(value));

/** Headers that differ each time a request is sent. */
const perSending = new Set(['x-external-id', 'x-timestamp', 'x-signature']);

/**
 * Returns a hash of everything that must be equal for a replay: query, body, declared headers, and
 * the version if one was sent; the account's setting may change between two requests. Keyed with a
 * secret of the platform, because parameters may hold card numbers, whose plain hashes can be
 * searched.
 */
export const fingerprint = (
  secret: string,
  { headers }: RawRequest,
  { query, body, headers: sent }: Parts,
  { version }: Context,
): string => {
  const acting = Object.entries(sent).filter(([name]) => !perSending.has(name));
  const isVersionSent = [headers['api-version'], headers['x-api-version']].some(Boolean);
  const parameters = [query, body, Object.fromEntries(acting), isVersionSent ? version : null];
  return hash('sha256', secret + canonical(parameters), 'base64url');
};

/** Returns the scope of a key (IDEM-UNSPEC-01): the endpoint and its path parameters. */
export const storedResponseId = (
  secret: string,
  { method, path }: Pick<EndpointSpec, 'method' | 'path'>,
  params: Parts['params'],
  key: string,
): string => hash('sha256', secret + canonical([method, path, params, key]), 'base64url');
