// Dumps a PostgreSQL database as statements that recreate it: tables, indexes, functions and rows.
import pg from 'pg';

const within = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET search_path = kasir, public');
    return await work(client);
  } finally {
    await client.end();
  }
};

const TABLES = `
  SELECT c.oid, c.relname AS name FROM pg_class c
  WHERE c.relnamespace = 'kasir'::regnamespace AND c.relkind = 'r' ORDER BY c.relname`;

const COLUMNS = `
  SELECT a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS filled,
    pg_get_expr(d.adbin, d.adrelid) AS value, a.attgenerated = 's' AS generated,
    CASE WHEN a.attcollation <> t.typcollation THEN l.collname END AS collation
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_collation l ON l.oid = a.attcollation
  LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE a.attrelid = $1 AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

const CONSTRAINTS = `
  SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
  WHERE conrelid = $1 AND contype IN ('p', 'u', 'c') ORDER BY contype, conname`;

const INDEXES = `
  SELECT pg_get_indexdef(i.indexrelid) AS text FROM pg_index i
  WHERE i.indrelid = $1
    AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`;

const FUNCTIONS = `
  SELECT pg_get_functiondef(oid) AS text FROM pg_proc
  WHERE pronamespace = 'kasir'::regnamespace ORDER BY oid`;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly filled: boolean;
  readonly value: string | null;
  readonly generated: boolean;
  readonly collation: string | null;
}

const columnText = (column: Column): string => {
  const { name, type, filled, value, generated, collation } = column;
  return [
    `"${name}" ${type}`,
    ...(collation === null ? [] : [`COLLATE "${collation}"`]),
    ...(filled ? ['NOT NULL'] : []),
    ...(value === null
      ? []
      : [generated ? `GENERATED ALWAYS AS (${value}) STORED` : `DEFAULT ${value}`]),
  ].join(' ');
};

const tableText = async (
  client: pg.Client,
  { oid, name }: { readonly oid: number; readonly name: string },
): Promise<string[]> => {
  const { rows: columns } = await client.query<Column>(COLUMNS, [oid]);
  const { rows: constraints } = await client.query<{ text: string }>(CONSTRAINTS, [oid]);
  const { rows: indexes } = await client.query<{ text: string }>(INDEXES, [oid]);
  const parts = [...columns.map(columnText), ...constraints.map(({ text }) => text)];
  const stored = columns.filter(({ generated }) => !generated).map((one) => `"${one.name}"`);
  const { rows } = await client.query<{ all: string | null }>(
    `SELECT jsonb_agg(to_jsonb(t))::text AS all FROM (SELECT ${stored.join(', ')} FROM ${name}) t`,
  );
  const all = rows[0]?.all ?? '[]';
  return [
    `CREATE TABLE ${name} (${parts.join(', ')})`,
    ...indexes.map(({ text }) => text),
    `INSERT INTO ${name} (${stored.join(', ')}) SELECT ${stored.join(', ')} ` +
      `FROM jsonb_populate_recordset(NULL::${name}, ${client.escapeLiteral(all)}::jsonb)`,
  ];
};

/** Returns the statements that recreate the database, one per element. */
export const dumpPostgres = (url: string): Promise<string[]> =>
  within(url, async (client) => {
    const { rows: tables } = await client.query<{ oid: number; name: string }>(TABLES);
    const { rows: functions } = await client.query<{ text: string }>(FUNCTIONS);
    const { rows: extensions } = await client.query<{ name: string }>(
      `SELECT extname AS name FROM pg_extension WHERE extname <> 'plpgsql'`,
    );
    const texts: string[] = [
      'CREATE SCHEMA kasir',
      ...extensions.map(({ name }) => `CREATE EXTENSION IF NOT EXISTS ${name} SCHEMA public`),
    ];
    for (const table of tables) texts.push(...(await tableText(client, table)));
    return [...texts, ...functions.map(({ text }) => text)];
  });

/** Recreates a dumped database in an empty one. */
export const restorePostgres = (url: string, statements: readonly string[]): Promise<void> =>
  within(url, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
