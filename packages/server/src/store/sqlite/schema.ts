// The table of a kind, made from its declaration: a column and an index for every key and facet.
// Kinds have tables of their own, because an insert tests every partial index of its table.
import { hash } from 'node:crypto';
import type { AnyKind, Facet } from '@kasir/core';
import type { Database } from './database.ts';

/** Rows of a searched kind are numbered within their realm, whose own number stands above these. */
export const ROWS_PER_REALM = 2 ** 30;

/** Longer keys are stored as their hash, to keep the index small. */
const KEY_BYTES_MAX = 200;

export type Column = string | number | Uint8Array | null;

export const tableOf = (kind: AnyKind): string => `objects_${kind.name}`;
export const textTableOf = (kind: AnyKind): string => `text_${kind.name}`;
export const keyColumn = (key: string): string => `key_${key}`;
export const facetColumn = (facet: string): string => `facet_${facet}`;
export const idIndex = (kind: AnyKind): string => `${tableOf(kind)}_id`;
export const parentIndex = (kind: AnyKind): string => `${tableOf(kind)}_parent`;
export const facetIndex = (kind: AnyKind, facet: string): string =>
  `${tableOf(kind)}_${facetColumn(facet)}`;

/** An index of all facets in the order of ids; a single facet's own index serves as well. */
export const listIndex = (kind: AnyKind): string => {
  const [facet, second] = Object.keys(kind.facets);
  return facet !== undefined && second === undefined
    ? facetIndex(kind, facet)
    : `${tableOf(kind)}_list`;
};

/** How an alternate key is stored: a hash is a blob, so that it equals no text. */
export const keyValue = (value: string | null): Column =>
  value === null || Buffer.byteLength(value) <= KEY_BYTES_MAX
    ? value
    : hash('sha256', value, 'buffer');

/** Columns that hold alternate keys and facets, with their values. */
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

const columnsOf = (kind: AnyKind): string[] => [
  ...Object.keys(kind.keys).map(keyColumn),
  ...Object.keys(kind.facets).map(facetColumn),
];

const assertPlainNames = (kind: AnyKind): void => {
  for (const name of [kind.name, ...Object.keys(kind.keys), ...Object.keys(kind.facets)]) {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) {
      throw new Error(`${name} of kind ${kind.name} cannot name a column: use a-z, 0-9 and _`);
    }
  }
};

const indexesOf = (kind: AnyKind): string[] => {
  const table = tableOf(kind);
  const facets = Object.keys(kind.facets);
  const all = facets.map(facetColumn).join(', ');
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
    ...facets.map(
      (facet) =>
        `INDEX IF NOT EXISTS ${facetIndex(kind, facet)} ON ${table}(realm, ${facetColumn(facet)}, id, expires)
          WHERE ${facetColumn(facet)} IS NOT NULL`,
    ),
    ...(facets.length > 1
      ? [`INDEX IF NOT EXISTS ${listIndex(kind)} ON ${table}(realm, id, ${all}, expires)`]
      : []),
  ];
};

/** Fills columns that were declared after objects had been stored. */
const fill = (database: Database, kind: AnyKind, columns: readonly string[]): void => {
  const table = tableOf(kind);
  const read = database.prepare(
    `SELECT row, public, private FROM ${table} WHERE row > ? ORDER BY row LIMIT 500`,
  );
  const write = database.prepare(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE row = ?`,
  );
  const computed = (contents: { public: unknown; private: unknown }): Map<string, Column> => {
    const each = <T>(readers: Readonly<Record<string, (row: never) => T>>) =>
      Object.fromEntries(
        Object.entries(readers).map(([name, of]) => [name, of(contents as never)]),
      );
    return new Map(columnValues(each(kind.keys), each(kind.facets)));
  };
  let last = -1;
  for (;;) {
    const rows = read.all(last);
    for (const row of rows) {
      const contents = {
        public: JSON.parse(String(row['public'])),
        private: JSON.parse(String(row['private'])),
      };
      const values = computed(contents);
      write.run(...columns.map((column) => values.get(column) ?? null), row['row'] ?? null);
      last = Number(row['row']);
    }
    if (rows.length === 0) return;
  }
};

const ensureColumns = (database: Database, kind: AnyKind): void => {
  const table = tableOf(kind);
  const columns = columnsOf(kind);
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (
      row INTEGER PRIMARY KEY,
      realm INTEGER NOT NULL,
      live INTEGER NOT NULL,
      id TEXT NOT NULL,
      version INTEGER NOT NULL,
      expires INTEGER,
      parent TEXT,
      ${columns.map((column) => `${column},`).join(' ')}
      public TEXT NOT NULL,
      private TEXT NOT NULL
    );
  `);
  const present = database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const missing = columns.filter((column) => !present.includes(column));
  for (const column of missing) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column}`);
  if (missing.length > 0) fill(database, kind, missing);
  const obsolete = present.filter(
    (column) => /^(key|facet)_/.test(column) && !columns.includes(column),
  );
  if (missing.length + obsolete.length > 0) database.exec(`DROP INDEX IF EXISTS ${table}_list`);
  for (const column of obsolete) {
    database.exec(
      `DROP INDEX IF EXISTS ${table}_${column}; ALTER TABLE ${table} DROP COLUMN ${column}`,
    );
  }
  for (const index of indexesOf(kind)) database.exec(`CREATE ${index}`);
};

/** Numbers the rows of every realm in the order of their ids. */
const renumber = (table: string): string => `
  UPDATE ${table} SET row = -numbered.next FROM (
    SELECT row AS old, realm * ${ROWS_PER_REALM} + row_number() OVER (PARTITION BY realm ORDER BY id) AS next
    FROM ${table}
  ) AS numbered WHERE ${table}.row = numbered.old;
  UPDATE ${table} SET row = -row;
`;

/**
 * The trigram index of the searched facets. Triggers keep it in step, except for inserts: within a
 * trigger the index writes a segment for every row, which makes an insert three times as dear.
 */
const createText = (kind: AnyKind): string =>
  `CREATE VIRTUAL TABLE ${textTableOf(kind)} USING fts5(${kind.searched.map(facetColumn).join(', ')}, ` +
  `content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`;

const isTextCurrent = (database: Database, kind: AnyKind): boolean => {
  const found = database
    .prepare('SELECT sql FROM sqlite_master WHERE name = ?')
    .get(textTableOf(kind));
  return found?.['sql'] === (kind.searched.length > 0 ? createText(kind) : undefined);
};

const dropText = (database: Database, kind: AnyKind): void => {
  const text = textTableOf(kind);
  database.exec(`
    DROP TRIGGER IF EXISTS ${text}_updated;
    DROP TRIGGER IF EXISTS ${text}_deleted;
    DROP TABLE IF EXISTS ${text};
  `);
};

const fillText = (database: Database, kind: AnyKind): void => {
  const table = tableOf(kind);
  const text = textTableOf(kind);
  const columns = kind.searched.map(facetColumn);
  const insert = `INSERT INTO ${text}(rowid, ${columns.join(', ')})`;
  const remove = `DELETE FROM ${text} WHERE rowid = old.row;`;
  database.exec(`
    ${renumber(table)}
    ${createText(kind)};
    ${insert} SELECT row, ${columns.join(', ')} FROM ${table};
    CREATE TRIGGER ${text}_updated AFTER UPDATE OF row, ${columns.join(', ')} ON ${table} BEGIN
      ${remove} ${insert} VALUES (new.row, ${columns.map((column) => `new.${column}`).join(', ')});
    END;
    CREATE TRIGGER ${text}_deleted AFTER DELETE ON ${table} BEGIN ${remove} END;
  `);
};

/** Brings the table of a kind to its declaration; stored objects get what was declared since. */
export const ensureTable = (database: Database, kind: AnyKind): void => {
  assertPlainNames(kind);
  database.within(() => {
    const current = isTextCurrent(database, kind);
    if (!current) dropText(database, kind);
    ensureColumns(database, kind);
    if (!current && kind.searched.length > 0) fillText(database, kind);
  });
};
