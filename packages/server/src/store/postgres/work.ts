// Everything that is neither a decision nor a view: jobs for workers, the test clock, realms, the
// sweep.
import type pg from 'pg';
import { realmKey, realmOf, type Job, type Realm, type TestClock } from '@kasir/core/server';
import { query, type Statement } from './database.ts';

export const READ_CLOCK: Statement<TestClock> = {
  name: 'clock',
  text: 'SELECT frozen, ahead AS offset FROM clock',
};

const SET_CLOCK: Statement = {
  name: 'set_clock',
  text: 'UPDATE clock SET frozen = $1, ahead = $2',
};

/**
 * Live jobs first. Rows that another worker takes at this moment are passed over, not waited for.
 */
const CLAIM: Statement<JobRow> = {
  name: 'claim',
  text: `
    UPDATE jobs SET lease = $1::bigint + $3::bigint, attempts = attempts + 1
    WHERE ctid = ANY(ARRAY(
      SELECT j.ctid FROM (VALUES ('live'), ('test')) AS m(mode) CROSS JOIN LATERAL (
        SELECT ctid FROM jobs
        WHERE mode = m.mode AND due <= mode_now(m.mode, $1) AND lease <= $1
        ORDER BY due, id LIMIT $2 FOR UPDATE SKIP LOCKED
      ) j LIMIT $2))
    RETURNING realm, id, topic, due, payload, attempts - 1 AS attempts`,
};

/** The number of attempts tells whether the job is still held by the one who gives it back. */
const RELEASE: Statement = {
  name: 'release',
  text: 'UPDATE jobs SET lease = 0 WHERE realm = $1 AND id = $2 AND attempts = $3',
};

const PENDING: Statement<Pending> = {
  name: 'pending',
  text: `
    SELECT
      (SELECT due FROM jobs WHERE mode = 'test' AND lease <= $1 ORDER BY due, id LIMIT 1) AS test,
      (SELECT due FROM jobs WHERE mode = 'live' AND lease <= $1 ORDER BY due, id LIMIT 1) AS live,
      (SELECT count(*) FROM jobs WHERE lease > $1 AND lease > 0) AS held`,
};

const REALMS: Statement<{ readonly realm: string }> = {
  name: 'realms',
  text: 'SELECT realm FROM realms WHERE used',
};

const SWEEP: Statement<{ readonly swept: number }> = {
  name: 'sweep',
  text: `
    WITH gone AS (
      DELETE FROM objects WHERE ctid = ANY(ARRAY(
        SELECT o.ctid FROM (VALUES ('live'), ('test')) AS m(mode) CROSS JOIN LATERAL (
          SELECT ctid FROM objects
          WHERE mode = m.mode AND expires <= mode_now(m.mode, $1)
          ORDER BY expires LIMIT $2 FOR UPDATE SKIP LOCKED
        ) o LIMIT $2))
      RETURNING realm, kind, id, keys
    ), freed AS (
      DELETE FROM keys WHERE ctid = ANY(ARRAY(
        SELECT k.ctid FROM gone CROSS JOIN LATERAL jsonb_each_text(gone.keys) AS held(name, value)
        CROSS JOIN LATERAL (
          SELECT ctid FROM keys
          WHERE realm = gone.realm AND kind = gone.kind AND name = held.name
            AND value = held.value AND id = gone.id LIMIT 1
        ) k))
    )
    SELECT count(*) AS swept FROM gone`,
};

interface JobRow {
  readonly realm: string;
  readonly id: string;
  readonly topic: string;
  readonly due: number;
  readonly payload: string;
  readonly attempts: number;
}

const inTurn = (a: JobRow, b: JobRow): number =>
  Number(b.realm.endsWith(':live')) - Number(a.realm.endsWith(':live')) ||
  a.due - b.due ||
  (a.id < b.id ? -1 : 1);

export interface Pending {
  readonly test: number | null;
  readonly live: number | null;
  readonly held: number;
}

/** One statement each, on a connection of their own: neither decisions nor views hold them up. */
export class Work {
  readonly #pool: pg.Pool;
  readonly #now: () => number;

  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  /**
   * Leases are in the real time of the node: they must be long against what clocks of nodes differ
   * by.
   */
  async claim(n: number, leaseMs: number): Promise<Job[]> {
    const rows = await query(this.#pool, CLAIM, [this.#now(), n, leaseMs]);
    return rows
      .toSorted(inTurn)
      .map((row) => ({ ...row, realm: realmOf(row.realm), payload: JSON.parse(row.payload) }));
  }

  async release({ realm, id, attempts }: Job): Promise<void> {
    await query(this.#pool, RELEASE, [realmKey(realm), id, attempts + 1]);
  }

  async pending(): Promise<Pending> {
    const [row] = await query(this.#pool, PENDING, [this.#now()]);
    return row ?? { test: null, live: null, held: 0 };
  }

  async clock(): Promise<TestClock> {
    const [row] = await query(this.#pool, READ_CLOCK);
    return row ?? { frozen: null, offset: 0 };
  }

  async setClock({ frozen, offset }: TestClock): Promise<void> {
    await query(this.#pool, SET_CLOCK, [frozen, offset]);
  }

  async realms(): Promise<Realm[]> {
    const rows = await query(this.#pool, REALMS);
    return rows.map(({ realm }) => realmOf(realm));
  }

  async sweep(limit: number): Promise<number> {
    const [row] = await query(this.#pool, SWEEP, [this.#now(), limit]);
    return row?.swept ?? 0;
  }
}
