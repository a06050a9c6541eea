// What every list of the unified API shares: cursors as public ids.
import { bare, type AnyKind } from '@kasir/core';
import { invalid, type Fail, type ListPage, type View } from '@kasir/core/server';

interface CursorQuery {
  readonly limit?: number | undefined;
  readonly after_id?: string | undefined;
  readonly before_id?: string | undefined;
}

type Cursor = { readonly ok: true; readonly page: ListPage } | Fail<'API_VALIDATION_ERROR'>;

/**
 * The page a list query asks for. Both cursors together, or one that names nothing of this account,
 * are refused (TXN-UNSPEC-04): a page of another account can never be reached.
 */
export const pageOf = (
  view: View,
  kind: AnyKind,
  prefix: string,
  query: CursorQuery,
  defaultLimit: number,
): Cursor => {
  const { after_id, before_id } = query;
  const limit = query.limit ?? defaultLimit;
  if (after_id !== undefined && before_id !== undefined) {
    return invalid('query.after_id', 'Send after_id or before_id, not both.');
  }
  const cursor = after_id ?? before_id;
  if (cursor === undefined) return { ok: true, page: { limit } };
  const id = bare(prefix, cursor);
  if (id === null || !view.get(kind, id)) {
    const name = after_id === undefined ? 'before_id' : 'after_id';
    return invalid(`query.${name}`, 'Send the id of an item of this list.');
  }
  return { ok: true, page: after_id === undefined ? { limit, before: id } : { limit, after: id } };
};

/** A filter of accepted values, left out when the query does not name it. */
export const anyOf = <V>(
  name: string,
  values: readonly V[] | undefined,
): Record<string, readonly V[]> =>
  values === undefined || values.length === 0 ? {} : { [name]: values };
