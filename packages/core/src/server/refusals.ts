// Refusals before a decision: rate limits, keys, permissions, unknown paths.
import type { EndpointSpec } from '../contract.ts';
import { edgeErrors, forbiddenCode } from '../errors.ts';
import { refusal, type Answer } from './answer.ts';
import type { KeyView } from './authenticate.ts';
import type { Endpoint } from './endpoint.ts';
import type { RawRequest } from './request.ts';
import type { AccountView } from './scope.ts';

/** Beyond a rate limit; `what` says whose. */
export const tooMany = (contract: EndpointSpec | null, what: string): Answer =>
  refusal(
    contract,
    429,
    'RATE_LIMIT_EXCEEDED',
    `Too many requests for ${what}: wait for the seconds in Retry-After.`,
  );

/** Without a valid key. */
export const unauthenticated = (contract: EndpointSpec): Answer =>
  refusal(
    contract,
    401,
    'INVALID_API_KEY',
    'Send Authorization: Basic base64("<secret API key>:").',
  );

/** The key or the account may not do this. */
export const forbidden = (contract: EndpointSpec, message: string): Answer =>
  refusal(contract, 403, forbiddenCode(contract.errors), message);

/**
 * Why a key may not use an endpoint for an account, or null when it may. Public keys carry no
 * permissions.
 */
export const denial = (
  { contract, permissions }: Endpoint,
  key: KeyView,
  account: AccountView,
): string | null => {
  if (contract.testOnly && key.mode === 'live')
    return 'This function exists in test mode only: use a test key.';
  if (key.type === 'public')
    return contract.auth === 'public' ? null : 'Use a secret key: public keys only make tokens.';
  if (!permissions.some((one) => key.permissions.includes(one)))
    return `This key lacks the permission ${contract.permission}.`;
  return contract.platformOnly && !account.platform
    ? 'This function is for platform accounts, which act for themselves: leave for-user-id out.'
    : null;
};

/** A path or method that no endpoint has; OPTIONS is answered with the methods there are. */
export const unrouted = (request: RawRequest, allowed: readonly string[]): Answer => {
  if (allowed.length === 0) {
    const message = `There is no endpoint ${request.method} ${request.path.slice(0, 200)}.`;
    return refusal(null, edgeErrors.NOT_FOUND, 'NOT_FOUND', message);
  }
  const allow = [...allowed, 'OPTIONS'].join(', ');
  if (request.method === 'OPTIONS')
    return { status: 204, headers: { allow }, text: '', code: null };
  const answer = refusal(
    null,
    edgeErrors.METHOD_NOT_ALLOWED,
    'METHOD_NOT_ALLOWED',
    `This path takes ${allow}.`,
  );
  return { ...answer, headers: { allow } };
};
