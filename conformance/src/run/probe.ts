// Finds out what a target has before anything is judged: is it there, does it take the key, which
// endpoints.
import type { EndpointSpec } from '@kasir/core';
import { errorCodeOf } from '../violation.ts';
import type { Client } from '../wire/client.ts';
import { buildRequest } from '../wire/encode.ts';
import type { Actor, ApiResponse, OutgoingRequest } from '../wire/message.ts';

/** The target cannot be reached or rejects the key, so that nothing can be checked. */
export class Unreachable extends Error {}

export interface ProbeResult {
  readonly endpoints: ReadonlySet<string>;
  /** Requests per minute that an ordinary response announces, or null. */
  readonly rateLimit: number | null;
}

const unknownRouteRequest = (actor: Actor): OutgoingRequest => ({
  endpoint: null,
  actor,
  method: 'GET',
  target: '/cfm-no-such-route',
  headers: {},
  body: null,
});

/**
 * A request without effect: unknown ids and an empty body. It has no endpoint, because the endpoint
 * may not exist.
 */
const harmlessRequest = (contract: EndpointSpec, actor: Actor): OutgoingRequest => {
  const names = Object.keys(contract.params?.shape ?? {});
  const params = Object.fromEntries(names.map((name) => [name, 'cfm-probe']));
  const body = contract.method === 'GET' ? {} : { body: {} };
  return { ...buildRequest(contract, { params, ...body }, actor), endpoint: null };
};

/**
 * If unknown routes return a success, only a list can be distinguished from them; its response is
 * checked like any list.
 */
const isList = ({ method, params, success }: EndpointSpec, { status }: ApiResponse): boolean =>
  method === 'GET' && params === undefined && status === success.status;

const resembles = (response: ApiResponse, unknown: ApiResponse): boolean =>
  response.status === unknown.status && errorCodeOf(response) === errorCodeOf(unknown);

const absent = (response: ApiResponse, unknown: ApiResponse): boolean =>
  response.status === 501 ||
  response.status === 405 ||
  errorCodeOf(response) === 'FEATURE_NOT_AVAILABLE' ||
  resembles(response, unknown);

/**
 * Calls every endpoint once. Throws `Unreachable` if the target does not respond or rejects the
 * key, or if every endpoint responds like an unknown route.
 */
export const probe = async (
  client: Client,
  actor: Actor,
  contracts: Iterable<EndpointSpec>,
  writes: boolean,
): Promise<ProbeResult> => {
  const sending = { record: () => {} };
  let unknown: ApiResponse;
  try {
    unknown = await client.send(unknownRouteRequest(actor), sending);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Unreachable(`The target cannot be reached: ${why}. Check --base-url.`);
  }
  const endpoints = new Set<string>();
  let rateLimit: number | null = null;
  let checkedCount = 0;
  for (const contract of contracts) {
    if (contract.method !== 'GET' && !writes) continue;
    const response = await client.send(harmlessRequest(contract, actor), sending);
    if (response.status === 401) {
      throw new Unreachable(
        'The target rejects the API key (401). Give a secret test key with --key.',
      );
    }
    const limit = Number(response.headers['rate-limit-limit']);
    if (limit > 0) rateLimit = Math.max(rateLimit ?? 0, limit);
    if (!absent(response, unknown) || isList(contract, response)) endpoints.add(contract.id);
    checkedCount += 1;
  }
  if (endpoints.size === 0) {
    throw new Unreachable(
      `The target supports none of the ${checkedCount} endpoints: it responds with ${unknown.status} to each of them, ` +
        'as it does to an unknown route. Check the path of --base-url.',
    );
  }
  return { endpoints, rateLimit };
};
