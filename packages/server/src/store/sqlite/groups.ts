// The combinations of the facets that share the index of a list: a page is read from one to the
// next of them.
import type { AnyKind } from '@kasir/core';
import type { ListFilter } from '@kasir/core/server';
import { facetColumn, listIndex, tableOf } from './schema.ts';
import type { Found } from './statements.ts';

/** Values of the grouped facets, in the order of their declaration. */
export type Group = readonly (string | number)[];

/** Above every id. */
export const LAST_ID = '\u{10FFFF}';

/**
 * Steps through the index from one combination to the next: there are few. Each step begins behind
 * `:last`, because SQLite goes over what is equal one by one.
 */
export const groupsSql = (kind: AnyKind, home: string): string => {
  const columns = kind.grouped.map((facet) => `i.${facetColumn(facet)}`).join(', ');
  const before = kind.grouped.map((_, at) => `g.v ->> ${at}`).join(', ');
  const first = (behind: string): string =>
    `(SELECT json_array(${columns}) FROM ${tableOf(kind)} AS i INDEXED BY ${listIndex(kind)}
      WHERE ${home} ${behind} ORDER BY ${columns} LIMIT 1)`;
  const next = first(`AND (${columns}, i.id) > (${before}, :last)`);
  return `WITH RECURSIVE g(v) AS (
      SELECT ${first('')} UNION ALL SELECT ${next} FROM g WHERE g.v IS NOT NULL
    ) SELECT v FROM g WHERE v IS NOT NULL`;
};

/** The combinations that a filter accepts. */
export const groupsOf = (kind: AnyKind, { any = {} }: ListFilter, found: Found): Group[] =>
  found
    .map(({ v }) => JSON.parse(String(v)) as Group)
    .filter((group) =>
      kind.grouped.every((facet, at) => {
        const value = group[at];
        return value !== undefined && (any[facet]?.includes(value) ?? true);
      }),
    );

/** That a row has the combination `v`. */
export const groupCondition = ({ grouped }: AnyKind, alias: string): string =>
  grouped.map((facet, at) => `${alias}.${facetColumn(facet)} = v.value ->> ${at}`).join(' AND ');
