// Dated versions: those in which an object can be read, and how a request selects one, by its
// header or by the setting of its account.
import { contractNamed, registry } from '../registry.ts';
import { versionOf } from '../run/samples/sample.ts';
import type { Account } from './account.ts';
import type { Model } from './model.ts';

type Headers = Readonly<Record<string, string>>;

const HEADER = 'api-version';

/** Returns the resource under which accounts set the version of an endpoint. */
const resourceOf = (endpoint: string): string => endpoint.split('.')[0] ?? '';

const newestOf = (endpoint: string): string | undefined => versionOf(endpoint).headers?.[HEADER];

/**
 * Returns the version of a request that reads something: any that the contract knows when the
 * target is held to it, else the newest; null when there is none.
 */
export const versionFor = ({ trial }: Model, endpoint: string): string | null => {
  const { version, versions = [] } = contractNamed(endpoint);
  const newest = newestOf(endpoint);
  if (newest === undefined) return null;
  const isOptional = version === 'optional' && trial.isHeldToContracts;
  return isOptional && trial.random() < 1 / 2 ? trial.pick(versions) : newest;
};

/** Returns whether the requests of an endpoint may leave their version to the account. */
export const isNamed = (endpoint: string): boolean =>
  contractNamed(endpoint).version === 'optional' && newestOf(endpoint) !== undefined;

/**
 * Returns the version of an account without a header: its setting, or by our contracts the newest.
 */
const usualOf = (
  { trial }: Model,
  { versions, alone }: Account,
  endpoint: string,
): string | undefined =>
  versions.get(resourceOf(endpoint)) ??
  (trial.isHeldToContracts && alone ? newestOf(endpoint) : undefined);

/**
 * Returns the headers of a version: sometimes none when the account is set to it (VER-03). The
 * setting of the account that is acted for counts.
 */
export const headersFor = (
  model: Model,
  account: Account,
  endpoint: string,
  version: string | null,
): Headers => {
  if (version === null) return {};
  const isSet = isNamed(endpoint) && usualOf(model, account, endpoint) === version;
  const { trial } = model;
  return isSet && trial.random() < 1 / 2 ? {} : { [HEADER]: version };
};

/** Levels of how a request selects its version. */
export const namings = ['by header', 'by header', 'by its account'] as const;

/** Returns the headers without the version; null when the account is set to another one. */
export const leftToAccount = (
  model: Model,
  account: Account,
  endpoint: string,
  headers: Headers,
): Headers | null => {
  const { [HEADER]: version, ...rest } = headers;
  const isSet = version !== undefined && usualOf(model, account, endpoint) === version;
  return isSet ? rest : null;
};

/** Returns resource -> versions that accounts can set, of endpoints and of events. */
export const settable = (endpoints: Iterable<string>): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  const add = (resource: string, versions: readonly string[]): void => {
    const all = [...new Set([...(found.get(resource) ?? []), ...versions])];
    if (all.length > 0) found.set(resource, all);
  };
  for (const endpoint of endpoints) {
    const resource = resourceOf(endpoint);
    add(resource, isNamed(endpoint) ? (contractNamed(endpoint).versions ?? []) : []);
    for (const { dated } of registry.events.values())
      if (dated?.resource === resource) add(resource, Object.keys(dated.forms));
  }
  return found;
};
