// Checks the transport of statements to PostgreSQL.
import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { connect, StatementPipeline, openPool } from './database.ts';
import { newDatabase } from './testing/new-database.ts';

test('all statements of a pipeline are passed to the system in one write', async () => {
  const pool = openPool(await newDatabase(), 1);
  const client = await connect(pool);
  const { stream } = (client as unknown as pg.Client).connection;
  const one = vi.spyOn(stream, '_write');
  const many = vi.spyOn(stream, '_writev');
  const found: unknown[] = [];
  const pipeline = new StatementPipeline();
  for (const n of [1, 2, 3]) {
    pipeline.add({ name: `n${n}`, text: `SELECT ${n} AS n` }, [], (rows) => found.push(...rows));
  }
  await pipeline.send(client);
  expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  expect(one.mock.calls.length + many.mock.calls.length).toBe(1);
  client.release();
  await pool.end();
});

test('a caller waits for a busy connection up to the limit of the pool, and no longer', async () => {
  const url = await newDatabase();
  for (const [turn, waits] of [
    [50, false],
    [600_000, true],
  ] as const) {
    const pool = openPool(url, 1, turn);
    const held = await connect(pool);
    const next = connect(pool).then(
      (client) => {
        client.release();
        return true;
      },
      () => false,
    );
    if (waits) held.release();
    expect(await next).toBe(waits);
    if (!waits) held.release();
    await pool.end();
  }
});

test('an unreachable database fails without waiting for the limit of the pool', async () => {
  const pool = openPool('postgres://127.0.0.1:1/nobody', 1, 600_000);
  await expect(connect(pool)).rejects.toThrow('PostgreSQL cannot be reached');
  await pool.end();
});
