// Views for people who query PostgreSQL by hand. The platform never reads them; `kasir views`
// creates them in its schema.
import type pg from 'pg';
import {
  ENTRIES,
  fieldsOf,
  isQueried,
  SAMPLE,
  viewOf,
  type Fields,
  type FieldType,
} from '../query-view-fields.ts';

const KEY = 'o.realm';
const shared = `left(${KEY}, -5) AS account, right(${KEY}, 4) AS mode`;

const casts: Readonly<Record<FieldType, string>> = {
  number: '::numeric',
  boolean: '::boolean',
  text: '',
};

const columnsOf = (fields: Fields): string =>
  Array.from(
    fields,
    ([name, type]) => `, (o.private::json ->> '${name}')${casts[type]} AS "${name}"`,
  ).join('');

/** Recreates the views of all stored kinds; returns their names. */
export const createPostgresViews = async (client: pg.ClientBase): Promise<string[]> => {
  await client.query('BEGIN');
  try {
    const old = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.views
       WHERE table_schema = 'kasir' AND table_name LIKE 'v\\_%'`,
    );
    for (const { name } of old.rows) await client.query(`DROP VIEW kasir.${name}`);
    const { rows } = await client.query<{ kind: string }>(
      'SELECT kind FROM kasir.kinds ORDER BY 1',
    );
    const kinds = rows.map(({ kind }) => kind).filter(isQueried);
    for (const kind of kinds) {
      const sample = await client.query<{ private: string }>(
        `SELECT private FROM kasir.objects WHERE kind = $1 ORDER BY id DESC LIMIT ${SAMPLE}`,
        [kind],
      );
      const fields = fieldsOf(sample.rows.map((row) => row.private));
      await client.query(`
        CREATE VIEW kasir.${viewOf(kind)} AS
        SELECT ${shared}, o.id, o.version, o.expires${columnsOf(fields)}
        FROM kasir.objects o WHERE o.kind = '${kind}'`);
    }
    await client.query(`
      CREATE VIEW kasir.${ENTRIES} AS
      SELECT ${shared}, o.ledger, o.currency, o.id, o.transaction, o.type, o.amount, o.balance
      FROM kasir.entries o`);
    await client.query('COMMIT');
    return [...kinds.map(viewOf), ENTRIES];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
