// A handler made ready to serve: what is asked of its contract on every request is worked out once.
import type * as z from 'zod';
import { bodyIn, type EndpointSpec, type Permission, type RouteSpec } from '../contract.ts';
import { compiled } from '../schema.ts';
import type { Handler } from './handler.ts';

/** One part of a request and the schema it must follow. */
export interface PartCheck {
  readonly part: 'params' | 'query' | 'headers' | 'body';
  /** First word of the paths of its violations. */
  readonly prefix: string;
  readonly schema: z.ZodType;
  /** The same schema, compiled. */
  readonly fast: z.ZodType;
}

/** A route whose contract was read once. */
export interface PreparedRoute {
  readonly contract: RouteSpec;
  /** What a request is checked by in a version. */
  readonly checks: (version: string | null) => readonly PartCheck[];
  /** Writes a success body: nothing leaves that the contract does not name. */
  readonly success: () => z.ZodType;
  /** Names of the headers that act. */
  readonly headers: readonly string[];
}

/** An endpoint of the API with its handler. */
export interface Endpoint extends PreparedRoute {
  readonly handler: Handler;
  readonly contract: EndpointSpec;
  /** Any of these permissions opens it: writing implies reading. */
  readonly permissions: readonly Permission[];
  /** Under which accounts set versions. */
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

/** Worked out at the first use, and kept. */
const once = <T>(work: () => T): (() => T) => {
  let done: T | undefined;
  return () => (done ??= work());
};

/** Checks by version, those of a version without a body of its own being the usual ones. */
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
 * Works out what is asked of a contract on every request; its schemas are compiled for the first
 * request that needs them, since compiling all of them takes longer than everything else at start.
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
