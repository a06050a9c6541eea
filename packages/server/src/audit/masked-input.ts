// Renders the input of an act for the audit log: declared fields without secrets,
// never more than a few kilobytes.
import { redactedFields, type RouteSpec } from '@kasir/core';
import { placeOf } from '../logging/log-lines.ts';

/** A validated request. */
export interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const TEXT_MAX = 300;
const ITEMS_MAX = 20;
const FIELD_MAX = 2_000;

/** A URL may carry a password or a token before and after its host and path. */
const shortenText = (sent: string): string => {
  const text = /^https?:\/\//i.test(sent) ? (placeOf(sent) ?? '[invalid]') : sent;
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
};

const compact = (value: unknown): unknown => {
  if (typeof value === 'string') return shortenText(value);
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS_MAX).map(compact);
    return value.length > ITEMS_MAX ? [...items, `… ${value.length - ITEMS_MAX} more`] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, compact(inner)]));
};

const fieldsOf = (schema: RouteSpec['body'], value: unknown): [string, unknown][] => {
  if (!schema || value === undefined || value === null) return [];
  return Object.entries(redactedFields(schema, value) as object).map(([name, field]) => {
    const short = compact(field);
    const isLong = (JSON.stringify(short)?.length ?? 0) > FIELD_MAX;
    return [name, isLong ? '[long]' : short];
  });
};

/** Returns the fields of path, query and body in one object, as JSON. */
export const maskedInput = (contract: RouteSpec, { params, query, body }: Input): string =>
  JSON.stringify(
    Object.fromEntries([
      ...(contract.params ? fieldsOf(contract.params, params) : []),
      ...(contract.query ? fieldsOf(contract.query, query) : []),
      ...fieldsOf(contract.body, body),
    ]),
  );
