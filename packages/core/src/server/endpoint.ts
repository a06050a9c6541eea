// Prepares handlers for serving: everything that requests need from a contract is computed once.
import type * as z from 'zod';
import { bodyIn, type EndpointSpec, type Permission, type RouteSpec } from '../contract.ts';
import { compiled } from '../schema.ts';
import type { Handler } from './handler.ts';

/** One part of a request, with its schema. */
export interface PartCheck {
  readonly part: 'params' | 'query' | 'headers' | 'body';
  /** First word of the paths of its violations. */
  readonly prefix: string;
  readonly schema: z.ZodType;
  /** The same schema, compiled. */
  readonly fast: z.ZodType;
}

/** A route with the prepared data of its contract. */
export interface PreparedRoute {
  readonly contract: RouteSpec;
  /** Returns the checks of a request in a version. */
  readonly checks: (version: string | null) => readonly PartCheck[];
  /** Returns the schema of a success body, which removes all undeclared fields. */
  readonly success: () => z.ZodType;
  /** Names of the headers that the contract declares. */
  readonly headers: readonly string[];
}

/** An endpoint of the API with its handler. */
export interface Endpoint extends PreparedRoute {
  readonly handler: Handler;
  readonly contract: EndpointSpec;
  /** Each of these permissions is enough: writing implies reading. */
  readonly permissions: readonly Permission[];
  /** The resource under which accounts set versions. */
  readonly resource: string;
}

const prefixes = { params: 'path', query: 'query', headers: 'header', body: 'body' } as const;
const parts = ['params', 'query', 'headers', 'body'] as const;

const impliedBy = (permission: Permission): Permission[] =>
  permission.endsWith(':read')
    ? [permission, permission.replace(/read$/, 'write') as Permission]
    : [permission];

const checksIn = (contract: RouteSpec, version: string | null): PartCheck[] =>
  parts.flatMap((part) => {
    const schema = part === 'body' ? bodyIn(contract, version) : contract[part];
    return schema ? [{ part, prefix: prefixes[part], schema, fast: compiled(schema) }] : [];
  });

/** Computes a value at first use and caches it. */
const once = <T>(work: () => T): (() => T) => {
  let done: T | undefined;
  return () => (done ??= work());
};

/** Returns checks by version; versions without a body of their own use the usual ones. */
const checksOf = (contract: RouteSpec): PreparedRoute['checks'] => {
  const usual = once(() => checksIn(contract, null));
  const dated = new Map<string | null, () => readonly PartCheck[]>(
    Object.keys(contract.datedBodies ?? {}).map((version) => [
      version,
      once(() => checksIn(contract, version)),
    ]),
  );
  return (version) => (dated.get(version) ?? usual)();
};

/**
 * Prepares the data of a contract for serving. Schemas are compiled for the first request that
 * needs them, since compiling all of them takes longer than the rest of the start.
 */
export const preparedRoute = (contract: RouteSpec): PreparedRoute => ({
  contract,
  checks: checksOf(contract),
  success: once(() => compiled(contract.success.body)),
  headers: Object.keys(contract.headers?.shape ?? {}),
});

export const prepared = (handler: Handler): Endpoint => {
  const { contract } = handler;
  return {
    ...preparedRoute(contract),
    handler,
    contract,
    permissions: impliedBy(contract.permission),
    resource: contract.id.split('.')[0] ?? '',
  };
};
