// The table of a kind by its declaration: a column and an index for every key and facet. Each kind
// has its own table, because an insert tests every partial index of its table.
import { hash } from 'node:crypto';
import { LIST, type AnyKind, type Facet } from '@kasir/core/resource';

/**
 * Rows of a searched kind are numbered within their partition; row numbers start at the partition's
 * number times this.
 */
export const ROWS_PER_PARTITION = 2 ** 30;

/** Longer keys, in bytes, are stored as their hash to keep the index small. */
const KEY_BYTES_MAX = 200;

export type Column = string | number | Uint8Array | null;

export const tableOf = (kind: AnyKind): string => `objects_${kind.name}`;
export const textTableOf = (kind: AnyKind): string => `text_${kind.name}`;
export const keyColumn = (key: string): string => `key_${key}`;
export const facetColumn = (facet: string): string => `facet_${facet}`;
export const idIndex = (kind: AnyKind): string => `${tableOf(kind)}_id`;
export const parentIndex = (kind: AnyKind): string => `${tableOf(kind)}_parent`;

/** Returns the index of a facet's values in the order of ids; that of a list has all facets. */
export const facetIndex = (kind: AnyKind, facet: string): string =>
  kind.listed && facet === LIST ? listIndex(kind) : `${tableOf(kind)}_${facetColumn(facet)}`;

/**
 * Returns the index of all facets in the order of ids, by list for a kind with several, over listed
 * objects; the index of a single facet serves as well.
 */
export const listIndex = (kind: AnyKind): string => {
  const [facet, second] = Object.keys(kind.facets);
  return facet !== undefined && second === undefined && !kind.listed
    ? facetIndex(kind, facet)
    : `${tableOf(kind)}_list`;
};

/** Returns the stored form of an alternate key: a hash is a blob, so that it equals no text. */
export const keyValue = (value: string | null): Column =>
  value === null || value.length <= KEY_BYTES_MAX / 4 || Buffer.byteLength(value) <= KEY_BYTES_MAX
    ? value
    : hash('sha256', value, 'buffer');

/** Returns the columns of alternate keys and facets, with their values. */
export const columnValues = (
  keys: Readonly<Record<string, string | null>>,
  facets: Readonly<Record<string, Facet>>,
): [column: string, value: Column][] => [
  ...Object.entries(keys).map(([key, value]): [string, Column] => [
    keyColumn(key),
    keyValue(value),
  ]),
  ...Object.entries(facets).map(([facet, value]): [string, Column] => [
    facetColumn(facet),
    value ?? null,
  ]),
];

/** Returns the columns of all alternate keys and facets of a kind. */
export const columnsOf = (kind: AnyKind): string[] => [
  ...Object.keys(kind.keys).map(keyColumn),
  ...Object.keys(kind.facets).map(facetColumn),
];

/** Returns the indexes of all facets of a kind, within a list if it has several. */
const facetIndexesOf = (kind: AnyKind): string[] => {
  const table = tableOf(kind);
  const { listed } = kind;
  const columns = Object.keys(kind.facets)
    .filter((facet) => !listed || facet !== LIST)
    .map(facetColumn);
  const within = listed ? `realm, ${facetColumn(LIST)}` : 'realm';
  const singles = columns.map(
    (column) =>
      `INDEX IF NOT EXISTS ${table}_${column} ON ${table}(${within}, ${column}, id, expires)
        WHERE ${column} IS NOT NULL`,
  );
  if (!listed && columns.length < 2) return singles;
  const held = listed ? [facetColumn(LIST)] : columns;
  return [
    ...singles,
    `INDEX IF NOT EXISTS ${listIndex(kind)} ON ${table}(${[within, 'id', ...columns].join(', ')}, expires)
      WHERE ${held.map((column) => `${column} IS NOT NULL`).join(' OR ')}`,
  ];
};

/** Returns the indexes of a kind's table, without the leading CREATE. */
export const indexesOf = (kind: AnyKind): string[] => {
  const table = tableOf(kind);
  return [
    `UNIQUE INDEX IF NOT EXISTS ${idIndex(kind)} ON ${table}(realm, id)`,
    `INDEX IF NOT EXISTS ${parentIndex(kind)} ON ${table}(realm, parent, id) WHERE parent IS NOT NULL`,
    `INDEX IF NOT EXISTS ${table}_expires ON ${table}(live, expires) WHERE expires IS NOT NULL`,
    ...Object.keys(kind.keys)
      .map(keyColumn)
      .map(
        (key) =>
          `UNIQUE INDEX IF NOT EXISTS ${table}_${key} ON ${table}(realm, ${key}) WHERE ${key} IS NOT NULL`,
      ),
    ...facetIndexesOf(kind),
  ];
};
