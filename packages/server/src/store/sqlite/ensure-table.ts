// Migrates the table of a kind to its current declaration: stored objects get the new columns, and
// objects of former kinds move in.
import type { AnyKind, Row } from '@kasir/core/resource';
import type { Database } from './database.ts';
import {
  columnsOf,
  columnValues,
  facetColumn,
  indexesOf,
  ROWS_PER_PARTITION,
  tableOf,
  textTableOf,
  type Column,
} from './schema.ts';
import { dropView } from './query-views.ts';
import { rowOf, type StoredObject } from './stored.ts';

/** An object with the number of its row. */
interface NumberedObject extends StoredObject {
  readonly row: number;
}

interface FormerObject extends NumberedObject {
  readonly realm: number;
  readonly live: number;
  readonly expires: number | null;
}

const dropText = (database: Database, kind: string): void => {
  database.exec(`
    DROP TRIGGER IF EXISTS text_${kind}_updated;
    DROP TRIGGER IF EXISTS text_${kind}_deleted;
    DROP TABLE IF EXISTS text_${kind};
  `);
};

const assertPlainNames = (kind: AnyKind): void => {
  for (const name of [
    kind.name,
    ...kind.formerly,
    ...Object.keys(kind.keys),
    ...Object.keys(kind.facets),
  ]) {
    if (!/^[a-z][a-z0-9_]*$/.test(name)) {
      throw new Error(`${name} of kind ${kind.name} cannot name a column: use a-z, 0-9 and _`);
    }
  }
};

const each = <T>(
  readers: Readonly<Record<string, (row: never) => T>>,
  row: Row,
): Record<string, T> =>
  Object.fromEntries(Object.entries(readers).map(([name, of]) => [name, of(row as never)]));

/** Returns the columns of an object by the current declaration of its kind. */
const columnsFor = (kind: AnyKind, row: Row): Map<string, Column> =>
  new Map(columnValues(each(kind.keys, row), each(kind.facets, row)));

/** A database that can be read, whether or not it can be written. */
export type Readable = Pick<Database, 'prepare'>;

const SLICE = 500;

/** Fills columns that were declared after objects had been stored. */
const fill = (database: Database, kind: AnyKind, columns: readonly string[]): void => {
  const table = tableOf(kind);
  const read = database.prepare(
    `SELECT row, id, version, public, private FROM ${table} WHERE row > ? ORDER BY row LIMIT ${SLICE}`,
  );
  const write = database.prepare(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE row = ?`,
  );
  let rows: NumberedObject[];
  let last = -1;
  do {
    rows = read.all(last) as unknown as NumberedObject[];
    for (const stored of rows) {
      const values = columnsFor(kind, rowOf(kind, stored));
      write.run(...columns.map((column) => values.get(column) ?? null), stored.row);
      last = stored.row;
    }
  } while (rows.length > 0);
};

export const hasTable = (database: Readable, table: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;

/** Returns the former kinds whose objects have not been moved yet. */
export const formerOf = (database: Readable, { formerly }: AnyKind): string[] =>
  formerly.filter((former) => hasTable(database, `objects_${former}`));

/** Moves the objects of a former kind into the table of the kind that replaces it. */
const takeOver = (database: Database, kind: AnyKind, former: string): void => {
  const columns = columnsOf(kind);
  const names = ['realm', 'live', 'id', 'version', 'expires', 'parent', ...columns];
  const read = database.prepare(
    `SELECT row, realm, live, id, version, expires, public, private FROM objects_${former}
     WHERE row > ? ORDER BY row LIMIT ${SLICE}`,
  );
  const write = database.prepare(
    `INSERT INTO ${tableOf(kind)} (${names.join(', ')}, public, private)
     VALUES (${names.map(() => '?').join(', ')}, ?, ?)`,
  );
  let rows: FormerObject[];
  let last = -1;
  do {
    rows = read.all(last) as unknown as FormerObject[];
    for (const stored of rows) {
      const row = rowOf(kind, stored, former);
      const values = columnsFor(kind, row);
      write.run(
        stored.realm,
        stored.live,
        stored.id,
        stored.version,
        stored.expires,
        kind.parent?.(row) ?? null,
        ...columns.map((column) => values.get(column) ?? null),
        JSON.stringify(row.public),
        JSON.stringify(row.state),
      );
      last = stored.row;
    }
  } while (rows.length > 0);
  dropText(database, former);
  database.exec(`${dropView(former)}; DROP TABLE objects_${former}`);
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

/** Returns SQL that numbers the rows of each partition in the order of their ids. */
const renumber = (table: string): string => `
  UPDATE ${table} SET row = -numbered.next FROM (
    SELECT row AS old, realm * ${ROWS_PER_PARTITION} + row_number() OVER (PARTITION BY realm ORDER BY id) AS next
    FROM ${table}
  ) AS numbered WHERE ${table}.row = numbered.old;
  UPDATE ${table} SET row = -row;
`;

/**
 * Returns the SQL of the trigram index over the searched facets. Triggers keep it up to date,
 * except for inserts: within a trigger the index writes a segment for every row, which makes an
 * insert three times as expensive.
 */
const createText = (kind: AnyKind): string =>
  `CREATE VIRTUAL TABLE ${textTableOf(kind)} USING fts5(${kind.searched.map(facetColumn).join(', ')}, ` +
  `content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`;

export const isTextCurrent = (database: Readable, kind: AnyKind): boolean => {
  const found = database
    .prepare('SELECT sql FROM sqlite_master WHERE name = ?')
    .get(textTableOf(kind));
  return found?.['sql'] === (kind.searched.length > 0 ? createText(kind) : undefined);
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

/**
 * Migrates the table of a kind to its declaration: stored objects get the keys and facets declared
 * since, and objects of its former kinds move into it.
 */
export const ensureTable = (database: Database, kind: AnyKind): void => {
  assertPlainNames(kind);
  database.within(() => {
    const former = formerOf(database, kind);
    // Rows of a searched kind are in the order of their ids, so they are renumbered.
    const current = former.length === 0 && isTextCurrent(database, kind);
    if (!current) dropText(database, kind.name);
    ensureColumns(database, kind);
    for (const name of former) takeOver(database, kind, name);
    if (!current && kind.searched.length > 0) fillText(database, kind);
  });
};
