// Parses the parameters that all lists with cursors share: public ids as cursors, and bounds;
// creates the link to the next page.
import { stripPrefix } from '../ids.ts';
import type { AnyKind } from '../kind.ts';
import type { link } from '../pagination.ts';
import { parseTimestamp } from '../text.ts';
import { invalid, type Fail } from './fail.ts';
import type { ListPage, View } from './store.ts';
import type * as z from 'zod';

interface CursorQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
  readonly before_id?: string | undefined;
}

type Cursor = { readonly ok: true; readonly page: ListPage } | Fail<'API_VALIDATION_ERROR'>;

/**
 * Returns the page that a list query requests; `find` returns the unprefixed id of a cursor. Both
 * cursors together, or one that is not of this account, are refused (TXN-UNSPEC-04): a page of
 * another account can never be reached.
 */
export const pageBy = (
  query: CursorQuery,
  defaultLimit: number,
  find: (cursor: string) => string | undefined,
): Cursor => {
  const { after_id, before_id } = query;
  const limit = query.limit ?? defaultLimit;
  if (after_id !== undefined && before_id !== undefined) {
    return invalid('query.after_id', 'Send after_id or before_id, not both.');
  }
  const cursor = after_id ?? before_id;
  if (cursor === undefined) return { ok: true, page: { limit } };
  const id = find(cursor);
  if (id === undefined) {
    const name = after_id === undefined ? 'before_id' : 'after_id';
    return invalid(`query.${name}`, 'Send the id of an item of this list.');
  }
  return { ok: true, page: after_id === undefined ? { limit, before: id } : { limit, after: id } };
};

/** Returns the page for cursors that are public ids, with a prefix before the id of an object. */
export const pageOf = (
  view: View,
  kind: AnyKind,
  prefix: string,
  query: CursorQuery,
  defaultLimit: number,
): Cursor =>
  pageBy(query, defaultLimit, (cursor) => {
    const id = stripPrefix(prefix, cursor);
    if (id === null || !view.get(kind, id)) {
      return undefined;
    }
    return id;
  });

/** Returns a filter of accepted values, omitted when the query has none. */
export const anyOf = <V>(
  name: string,
  values: readonly V[] | undefined,
): Record<string, readonly V[]> =>
  values === undefined || values.length === 0 ? {} : { [name]: values };

/** Returns a filter of one accepted value, omitted when the query has none. */
export const oneOf = <V>(name: string, value: V | undefined): Record<string, readonly V[]> =>
  value === undefined ? {} : { [name]: [value] };

interface Bounds {
  readonly gte?: string | undefined;
  readonly lte?: string | undefined;
}

/** Returns the bounds of a query, in milliseconds. */
export const between = (bounds: Bounds | undefined): { gte?: number; lte?: number } => ({
  ...(bounds?.gte !== undefined && { gte: parseTimestamp(bounds.gte) }),
  ...(bounds?.lte !== undefined && { lte: parseTimestamp(bounds.lte) }),
});

/** Returns a parameter as query fields: lists repeat their key, bounds are in brackets. */
const toQueryFields = (key: string, value: unknown): [string, string][] =>
  typeof value === 'string' || typeof value === 'number'
    ? [[key, String(value)]]
    : Object.entries(value ?? {}).flatMap(([inner, one]) =>
        toQueryFields(Array.isArray(value) ? key : `${key}[${inner}]`, one),
      );

/**
 * Returns the link to the next page in the same direction: relative to the base URL, with every
 * filter kept (TXN-UNSPEC-05).
 */
export const nextLink = (
  path: string,
  query: CursorQuery,
  rows: readonly { readonly id: string }[],
): z.output<typeof link> => {
  const { after_id: _after, before_id, ...filters } = query;
  const cursor =
    before_id === undefined ? { after_id: rows.at(-1)?.id } : { before_id: rows[0]?.id };
  const parameters = new URLSearchParams(
    Object.entries({ ...filters, ...cursor }).flatMap(([key, value]) => toQueryFields(key, value)),
  );
  return { href: `${path}?${parameters.toString()}`, rel: 'next', method: 'GET' };
};
