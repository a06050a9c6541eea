// How statements reach PostgreSQL.
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { connect, Flight, openPool } from './database.ts';
import { newDatabase } from './testing/new-database.ts';

test('all statements of a flight are handed to the system in one write', async () => {
  const pool = openPool(await newDatabase(), 1);
  const client = await connect(pool);
  const { stream } = (client as unknown as pg.Client).connection;
  const one = vi.spyOn(stream, '_write');
  const many = vi.spyOn(stream, '_writev');
  const found: unknown[] = [];
  const flight = new Flight();
  for (const n of [1, 2, 3]) {
    flight.add({ name: `n${n}`, text: `SELECT ${n} AS n` }, [], (rows) => found.push(...rows));
  }
  await flight.send(client);
  expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(one.mock.calls.length + many.mock.calls.length).toBe(1);
  client.release();
  await pool.end();
});
