// Masks a request for logs: its path, the refused fields and the response. Names and values that no
// contract declares are removed.
import type { RouteSpec } from '../contract.ts';
import type { ErrorBody, Violation } from '../errors.ts';
import { redacted, withoutSecrets } from '../redact.ts';
import { fieldsOf } from '../schema.ts';
import type { Endpoint } from './endpoint.ts';

const LENGTH_MAX = 300;

/** The path segments that may be shown without an endpoint: words, versions, our own ids. */
const plainSegment =
  /^(?:v\d{1,2}|[a-z][a-z_-]{0,39}|(?:[a-z_-]{1,12})?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Masks a path without an endpoint: mistyped words are shown, everything else is hidden. */
const unknownPath = (path: string): string =>
  path
    .slice(0, LENGTH_MAX)
    .split('/')
    .map((segment) =>
      segment === '' || (plainSegment.test(segment) && withoutSecrets(segment) === segment)
        ? segment
        : '[hidden]',
    )
    .join('/');

const decodeSegment = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** A segment of a template: fixed text, then the name of a parameter if it has one. */
interface Segment {
  readonly text: string;
  readonly name: string | undefined;
}

const templates = new Map<string, readonly Segment[]>();

const segmentsOf = (template: string): readonly Segment[] => {
  const known = templates.get(template);
  if (known) return known;
  const segments = template.split('/').map((part): Segment => {
    const [, prefix = '', name] = /^([^{]*)\{(.+)\}$/.exec(part) ?? [];
    return name === undefined ? { text: part, name } : { text: prefix, name };
  });
  templates.set(template, segments);
  return segments;
};

/** Matches our own ids: they can be shown without asking the schema. */
const ownId = /^(?:[a-z]{1,12}[-_])?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Masks a path parameter that its schema does not accept. */
const maskedParam = ({ params }: RouteSpec, name: string, sent: string): string => {
  if (ownId.test(sent)) return sent;
  const values = params ? redacted(params, { [name]: sent }) : {};
  const value = (values as Record<string, unknown>)[name];
  return encodeURIComponent(typeof value === 'string' ? value : '[invalid]').replace(
    /%5B(\w+)%5D/g,
    '[$1]',
  );
};

/** Returns the path of an endpoint with masked parameters. */
const knownPath = (contract: RouteSpec, path: string): string => {
  const sent = path.split('/');
  return segmentsOf(contract.path)
    .map(({ text, name }, index) =>
      name === undefined
        ? text
        : text + maskedParam(contract, name, decodeSegment(sent[index] ?? '').slice(text.length)),
    )
    .join('/');
};

/** Returns the place of a violation, without names that the contract does not have. */
const placeOf = (contract: RouteSpec, path: string): string => {
  const [part = '', ...names] = path.split('.');
  const { params, query, headers, body, datedBodies = {} } = contract;
  const dated = Object.values(datedBodies);
  const all = part === 'body' ? [body, ...dated] : [{ path: params, query, header: headers }[part]];
  let schemas = all.filter((schema) => schema !== undefined);
  const masked = names.map((name) => {
    const fields = schemas.flatMap((schema) => fieldsOf(schema, name));
    schemas = fields;
    return part === 'header' || fields.length > 0 ? withoutSecrets(name) : '[hidden]';
  });
  return [part, ...masked].join('.');
};

/** Masks a refusal: its text only keeps field names that the contract has. */
const maskedError = (
  contract: RouteSpec,
  { error_code, message, errors = [] }: ErrorBody,
): ErrorBody => {
  const places = errors.map(({ path }) => ({ path, masked: placeOf(contract, path) }));
  const hidden = places.filter(({ path, masked }) => path !== masked);
  const clean = (text: string): string =>
    withoutSecrets(hidden.reduce((left, { path, masked }) => left.replaceAll(path, masked), text));
  const violations = errors.map((one, index): Violation => ({
    path: places[index]?.masked ?? '',
    message: clean(one.message),
  }));
  return { error_code, message: clean(message), ...(errors.length > 0 && { errors: violations }) };
};

export const maskedResponse = (
  contract: RouteSpec,
  code: string | null,
  sent: unknown,
): unknown => {
  if (sent === null) return null;
  if (code !== null) return maskedError(contract, sent as ErrorBody);
  return redacted(contract.success.body, sent);
};

const fieldOf = (part: unknown, name: string): unknown =>
  part !== null && typeof part === 'object' ? Reflect.get(part, name) : undefined;

/**
 * Returns the merchant's reference, by its name in any generation, both masked and as it was sent;
 * null when no part has a valid one.
 */
export const referenceIn = (
  parts: readonly { readonly masked: unknown; readonly sent: unknown }[],
): { readonly masked: string; readonly sent: string } | null => {
  for (const part of parts)
    for (const name of ['reference_id', 'external_id']) {
      const masked = fieldOf(part.masked, name);
      const sent = fieldOf(part.sent, name);
      if (typeof masked === 'string' && typeof sent === 'string' && masked !== '[invalid]')
        return { masked, sent };
    }
  return null;
};

export const maskedPath = (endpoint: Endpoint | null, path: string): string =>
  endpoint ? knownPath(endpoint.contract, path) : unknownPath(path);
