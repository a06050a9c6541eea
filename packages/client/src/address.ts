// Builds the target of a request from base URL, path parameters and query, encoded so that the
// server decodes the same values.
import type { CallData } from './call-data.ts';

export type Scalar = string | number | boolean | null | undefined;
export type Params = Readonly<Record<string, Scalar>>;
export type QueryValue = Scalar | readonly QueryValue[] | Query;
export interface Query {
  readonly [name: string]: QueryValue;
}

export interface Base {
  readonly origin: string;
  /** Path before every endpoint, without a trailing slash. */
  readonly prefix: string;
}

/**
 * Parses a base URL (CORE-01). Throws TypeError when it is invalid; the message never contains it,
 * because it may hold a secret.
 */
export const parseBaseUrl = (address: string | URL): Base => {
  const text = String(address);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new TypeError('baseUrl must be an absolute http or https address.');
  if (url.username || url.password || url.search || url.hash)
    throw new TypeError('baseUrl must have no credentials, query or fragment.');
  return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
};

const encodeParameter = (value: string, name: string): string => {
  if (!value.isWellFormed())
    throw new TypeError(`${name} contains an unpaired surrogate and cannot be sent.`);
  return encodeURIComponent(value);
};

/**
 * Fills a path template. Throws TypeError for values that would change the path: empty, `.` and
 * `..`.
 */
const pathOf = (template: string, params: Params): string =>
  template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name];
    const text = value === undefined || value === null ? '' : String(value);
    if (text === '' || text === '.' || text === '..')
      throw new TypeError(`The path parameter ${name} must be text other than "", "." and "..".`);
    return encodeParameter(text, `The path parameter ${name}`);
  });

/**
 * Returns the fields of a query value: lists as repeated names, objects as `name[key]`; absent
 * values send nothing.
 */
const fields = (name: string, value: QueryValue): string[] => {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: QueryValue) => fields(name, item));
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([key, inner]) => fields(`${name}[${key}]`, inner));
  const label = `The query parameter ${name}`;
  return [`${encodeParameter(name, label)}=${encodeParameter(String(value), label)}`];
};

/** Returns path and query of a request, relative to the origin. */
export const targetOf = (base: Base, contract: CallData, params: Params, query: Query): string => {
  const path = base.prefix + pathOf(contract.path, params);
  const pairs = Object.entries(query).flatMap(([name, value]) => fields(name, value));
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
};
