// Checks that arrays arrive unchanged: every text, JSON and number that a row can hold.
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnsOf } from './arrays.ts';
import { newDatabase } from './testing/new-database.ts';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await newDatabase() });
  await client.connect();
});
afterAll(() => client.end());

const TEXT = `
  SELECT t, j, i::int, b, e FROM
  unnest($1::text[], $2::jsonb[], $3::integer[], $4::bigint[], $5::boolean[]) WITH ORDINALITY
  AS n(t, j, i, b, e, at) ORDER BY at`;

/** Any text without NUL and half surrogate pairs, which PostgreSQL cannot store. */
const text = fc
  .string({ unit: 'binary' })
  .map((value) => value.toWellFormed().replaceAll('\0', ''));
/** Some versions of Node.js confuse keys that end in an escape with others read before. */
const key = text.map((value) => `${value}:`);
const row = fc.tuple(
  fc.option(text),
  fc.option(fc.dictionary(key, fc.oneof(text, fc.integer(), fc.constant('"\\{},NULL')))),
  fc.option(fc.integer()),
  fc.option(fc.maxSafeInteger()),
  fc.option(fc.boolean()),
);

test('columns of texts, JSON, numbers and booleans come back as they were sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      const cells = rows.map(([t, j, ...rest]) => [t, j && JSON.stringify(j), ...rest]);
      const found = await client.query<{ t: string; j: object; i: number; b: string; e: boolean }>({
        text: TEXT,
        values: columnsOf(TEXT, cells),
      });
      expect(
        found.rows.map(({ t, j, i, b, e }) => [t, j, i, b === null ? null : Number(b), e]),
      ).toEqual(rows.map(([t, j, ...rest]) => [t, j && { ...j }, ...rest]));
    }),
    { numRuns: 60 },
  );
});

test('an empty list of rows gives columns without elements', async () => {
  const { rows } = await client.query({ text: TEXT, values: columnsOf(TEXT, []) });
  expect(rows).toEqual([]);
});
