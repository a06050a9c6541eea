// Views for people who query an SQLite file by hand. `kasir views` creates them; the platform never
// reads them.
import type { DatabaseSync } from 'node:sqlite';
import { ENTRIES, fieldsOf, isQueried, SAMPLE, viewOf, type Fields } from '../query-view-fields.ts';

const KEY = 'r.realm';
const shared = `substr(${KEY}, 1, length(${KEY}) - 5) AS account, substr(${KEY}, -4) AS mode`;
const PARTITION = 'JOIN realms r ON r.number = o.realm';

const columnsOf = (fields: Fields): string =>
  Array.from(fields.keys(), (name) => `, o.private ->> '$.${name}' AS "${name}"`).join('');

/** Returns the names of the existing views. */
const present = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'view' AND name LIKE 'v\\_%' ESCAPE '\\'")
    .all()
    .map(({ name }) => String(name));

const kindsIn = (database: DatabaseSync): string[] =>
  database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'objects\\_%' ESCAPE '\\'",
    )
    .all()
    .map(({ name }) => String(name).slice('objects_'.length))
    .filter(isQueried)
    .toSorted();

/** Returns SQL that drops a kind's view: a view of a dropped column blocks all changes. */
export const dropView = (kind: string): string => `DROP VIEW IF EXISTS ${viewOf(kind)}`;

/** Recreates the views of all stored kinds; returns their names. */
export const createSqliteViews = (database: DatabaseSync): string[] => {
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const name of present(database)) database.exec(`DROP VIEW ${name}`);
    const kinds = kindsIn(database);
    for (const kind of kinds) {
      const states = database
        .prepare(`SELECT private FROM objects_${kind} ORDER BY id DESC LIMIT ${SAMPLE}`)
        .all()
        .map(({ private: state }) => String(state));
      database.exec(`
        CREATE VIEW ${viewOf(kind)} AS
        SELECT ${shared}, o.id, o.version, o.expires${columnsOf(fieldsOf(states))}
        FROM objects_${kind} o ${PARTITION}`);
    }
    database.exec(`
      CREATE VIEW ${ENTRIES} AS
      SELECT ${shared}, o.ledger, o.currency, o.id, o."transaction", o.type, o.amount, o.balance
      FROM entries o ${PARTITION}`);
    database.exec('COMMIT');
    return [...kinds.map(viewOf), ENTRIES];
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};
