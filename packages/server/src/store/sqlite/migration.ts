// Plans and runs the upgrade of a file from an earlier release, for `kasir migrate`.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { AnyKind } from '@kasir/core/resource';
import { Database, SCHEMA_VERSION } from './database.ts';
import { ensureTable, formerOf, hasTable, isTextCurrent, type Readable } from './ensure-table.ts';
import { fileError, foreignFile } from './file-errors.ts';
import { columnsOf, tableOf } from './schema.ts';

const countIn = (database: Readable, table: string): number =>
  Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);

const changesOf = (database: Readable, kind: AnyKind): string[] => {
  const moved = formerOf(database, kind).map(
    (former) => `${countIn(database, `objects_${former}`)} of ${former} become ${kind.name}`,
  );
  const table = tableOf(kind);
  if (!hasTable(database, table)) return moved;
  const present = database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const columns = columnsOf(kind);
  const rows = countIn(database, table);
  const missing = columns.filter((column) => !present.includes(column));
  const obsolete = present.filter(
    (column) => /^(key|facet)_/.test(column) && !columns.includes(column),
  );
  return [
    ...moved,
    ...missing.map((column) => `${kind.name} gets ${column}, filled for ${rows}`),
    ...obsolete.map((column) => `${kind.name} loses ${column}, which no query uses any more`),
    ...(isTextCurrent(database, kind) ? [] : [`${kind.name} gets its text index anew`]),
  ];
};

/** Returns the changes of `migrateSqlite` in words; another process may have the file open. */
export const planSqlite = (file: string, kinds: readonly AnyKind[]): string[] => {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version === 0 && database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get())
      throw foreignFile(file);
    const schema =
      version === 0 || version >= SCHEMA_VERSION
        ? []
        : [`schema ${version} becomes ${SCHEMA_VERSION}`];
    return [...schema, ...kinds.flatMap((kind) => changesOf(database, kind))];
  } catch (error) {
    throw fileError(file, error);
  } finally {
    database.close();
  }
};

/** Called before each kind, with the part of all rows to change that is done. */
export type ReportKind = (step: { readonly kind: string; readonly share: number }) => void;

/** Returns the number of rows that the upgrade of a kind goes through. */
const rowsToChange = (database: Readable, kind: AnyKind): number => {
  if (changesOf(database, kind).length === 0) return 0;
  const tables = [tableOf(kind), ...formerOf(database, kind).map((one) => `objects_${one}`)];
  return tables
    .filter((table) => hasTable(database, table))
    .reduce((sum, table) => sum + countIn(database, table), 0);
};

/** Upgrades a file that no server has open to this release. */
export const migrateSqlite = (
  file: string,
  kinds: readonly AnyKind[],
  report?: ReportKind,
): void => {
  const database = new Database(file);
  try {
    const present = kinds.filter(
      (kind) => hasTable(database, tableOf(kind)) || formerOf(database, kind).length > 0,
    );
    const rows = report ? present.map((kind) => rowsToChange(database, kind)) : [];
    const total = rows.reduce((sum, one) => sum + one, 0);
    let done = 0;
    for (const [index, kind] of present.entries()) {
      report?.({ kind: kind.name, share: total === 0 ? 0 : done / total });
      ensureTable(database, kind);
      done += rows[index] ?? 0;
    }
  } finally {
    database.close();
  }
};
