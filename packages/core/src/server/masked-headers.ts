// Masks the headers of a request: harmless ones are recorded, credentials only by name and scheme,
// and all others not at all.
import type { RouteSpec } from '../contract.ts';
import { redacted, withoutSecrets } from '../redact.ts';

const HIDDEN = '[hidden]';

/** Harmless headers, with the values that may be shown. */
const harmless: Readonly<Record<string, RegExp>> = {
  accept: /^[\w*+./;=, -]{1,200}$/,
  'accept-language': /^[\w*;=., -]{1,200}$/,
  'api-version': /^\d{4}-\d\d-\d\d$/,
  'content-length': /^\d{1,10}$/,
  'content-type': /^[\w*+./;=" -]{1,200}$/,
  'for-user-id': /^[\da-f]{24}$/,
  host: /^[\w.:[\]-]{1,200}$/,
  'idempotency-key': /^[\x20-\x7e]{1,300}$/,
  'user-agent': /^[\x20-\x7e]{1,300}$/,
  'x-external-id': /^[\x20-\x7e]{1,300}$/,
  'x-idempotency-key': /^[\x20-\x7e]{1,300}$/,
  'x-kasir-fault': /^[\x20-\x7e]{1,100}$/,
  'x-kasir-script': /^[\x20-\x7e]{1,100}$/,
};

/** Names of headers with credentials, which prove the identity of the caller. */
const proofs = /authorization|cookie|secret|signature|token/;

/** Hides a credential but shows its scheme: Basic and Bearer reveal nothing about the key. */
const withoutProof = (sent: string): string => {
  const [, scheme] = /^(basic|bearer) /i.exec(sent) ?? [];
  return scheme === undefined ? HIDDEN : `${scheme} ${HIDDEN}`;
};

const namesOf = new WeakMap<RouteSpec, ReadonlySet<string>>();

/** Returns the names of the headers that a contract declares. */
const declaredBy = (contract: RouteSpec): ReadonlySet<string> => {
  const known = namesOf.get(contract);
  if (known) return known;
  const names = new Set(Object.keys(contract.headers?.shape ?? {}));
  namesOf.set(contract, names);
  return names;
};

const general: ReadonlySet<string> = new Set([
  ...Object.keys(harmless),
  'authorization',
  'cookie',
  'x-callback-token',
]);

/** Returns the headers of a request to record, as JSON and without credentials. */
export const recordedHeaders = (
  contract: RouteSpec | null,
  sent: Readonly<Record<string, string | undefined>>,
): string => {
  const declared = contract ? declaredBy(contract) : general;
  const kept: Record<string, string> = {};
  for (const name in sent) {
    const value = sent[name];
    if (value === undefined || (!general.has(name) && !declared.has(name))) continue;
    kept[name] = proofs.test(name) ? withoutProof(value) : value;
  }
  return JSON.stringify(kept);
};

/** Returns recorded headers as operators may read them. */
export const maskedHeaders = (
  contract: RouteSpec | null,
  recorded: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const declared = contract?.headers
    ? (redacted(contract.headers, recorded) as Readonly<Record<string, unknown>>)
    : {};
  return Object.fromEntries(
    Object.entries(recorded).map(([name, value]) => {
      if (proofs.test(name)) return [name, value];
      const accepted = harmless[name];
      if (accepted) return [name, accepted.test(value) ? withoutSecrets(value) : '[invalid]'];
      const masked = declared[name];
      return [name, typeof masked === 'string' ? masked : HIDDEN];
    }),
  );
};
