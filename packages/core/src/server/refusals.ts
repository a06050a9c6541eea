// Renders refusals before a decision: rate limits, keys, permissions, unknown paths.
import { typedCommand } from '../engine.ts';
import type { EndpointSpec } from '../contract.ts';
import { edgeErrors, forbiddenCode } from '../errors.ts';
import { refusal, type RenderedResponse } from './rendered-response.ts';
import { keyOf, type KeyView } from './authenticate.ts';
import type { Claim } from './signed-form.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawRequest } from './raw-request.ts';
import type { AccountView } from './scope.ts';
import { unavailableMessage, type Unavailable } from './unavailable.ts';

/** Refuses a request beyond a rate limit; `what` names the limited party (RATE-05). */
export const tooMany = (contract: EndpointSpec | null, what: string): RenderedResponse =>
  refusal(
    contract,
    429,
    'RATE_LIMIT_EXCEEDED',
    `Too many requests ${what}. Wait for the seconds in Retry-After.`,
  );

/** Refuses a request because the database is unavailable; nothing was written. */
export const unavailable = (
  contract: EndpointSpec | null,
  error: Unavailable,
): RenderedResponse => ({
  ...refusal(
    contract,
    edgeErrors.SERVICE_UNAVAILABLE,
    'SERVICE_UNAVAILABLE',
    unavailableMessage(error),
  ),
  headers: { 'retry-after': '1' },
});

const format = 'Send the header Authorization: Basic base64("<secret API key>:").';

/** Returns the message about an Authorization header without a valid key. */
const keyProblem = (authorization = ''): string => {
  if (authorization === '') return `The API key is missing. ${format}`; // AUTH-07
  return keyOf(authorization) === null
    ? `The API key in the header Authorization cannot be read. ${format}`
    : `The API key is unknown or was revoked. Send a key of this server: it is printed at start and kept in credentials.json, and "${typedCommand('keys create')}" makes another.`;
};

/** Refuses a request without a valid key; `claim` is its Authorization, if any. */
export const unauthenticated = (
  contract: EndpointSpec,
  { authorization, problem }: Claim,
): RenderedResponse =>
  refusal(contract, 401, 'INVALID_API_KEY', problem ?? keyProblem(authorization));

/** Refuses a secret key in a form, where everybody who sees the form can read it. */
export const exposedKey = (contract: EndpointSpec): RenderedResponse =>
  refusal(
    contract,
    401,
    'INVALID_API_KEY',
    'The field authorization holds a secret API key, which anyone who sees the form can use. Rotate that key now, and send a public key in the form.',
  );

/** Refuses an operation for which the key or the account has no permission. */
export const forbidden = (contract: EndpointSpec, message: string): RenderedResponse =>
  refusal(contract, 403, forbiddenCode(contract.errors), message);

/**
 * Returns the reason why a key may not use an endpoint for an account, or null. Public keys have no
 * permissions.
 */
export const denial = (
  { contract, permissions }: Endpoint,
  key: KeyView,
  account: AccountView,
): string | null => {
  // AUTH-UNSPEC-05
  if (contract.testOnly && key.mode === 'live')
    return 'This endpoint exists in test mode only. Use a test key.';
  if (key.type === 'public')
    return contract.auth === 'secret'
      ? 'A public key can only create and read tokens. Use a secret key.'
      : null;
  // AUTH-05
  if (!permissions.some((one) => key.permissions.includes(one)))
    return `This API key lacks the permission ${contract.permission}. Use a key that has it.`;
  return contract.platformOnly && !account.platform
    ? 'This endpoint is for platform accounts acting for themselves. Omit the header for-user-id.'
    : null;
};

/**
 * Refuses a path or method without an endpoint; the response to OPTIONS lists the supported
 * methods, and the refusal of a path suggests the nearest known one.
 */
export const unrouted = (
  request: RawRequest,
  allowed: readonly string[],
  findNearest: () => string | null,
): RenderedResponse => {
  if (allowed.length === 0) {
    const nearest = findNearest();
    const meant = nearest === null ? '' : ` Did you mean ${nearest}?`;
    const message = `Unknown endpoint: ${request.method} ${request.path.slice(0, 200)}.${meant}`;
    return refusal(null, edgeErrors.NOT_FOUND, 'NOT_FOUND', message);
  }
  const allow = [...allowed, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS')
    return { status: 204, headers: { allow }, text: '', code: null };
  const response = refusal(
    null,
    edgeErrors.METHOD_NOT_ALLOWED,
    'METHOD_NOT_ALLOWED',
    `${request.method} is not supported here. Supported methods: ${allow}.`,
  );
  return { ...response, headers: { allow } };
};
