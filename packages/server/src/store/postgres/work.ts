// Everything except decisions and views: jobs for workers, the test clock, partitions, the sweep.
import type pg from 'pg';
import {
  BACKLOG_MAX,
  partitionKey,
  partitionOf,
  Rounds,
  type Backlog,
  type Job,
  type JobClass,
  type Mode,
  type Pending,
  type CapacitySource,
  type Queue,
  type Partition,
  type Share,
  type TestClock,
} from '@kasir/core/store';
import { query, type Statement } from './database.ts';

const READ_CLOCK: Statement<TestClock> = {
  name: 'clock',
  text: 'SELECT frozen, ahead AS offset FROM clock',
};

/** The latest real time of a decision, as far as the partitions show. */
export const LATEST: Statement<{ readonly now: number }> = {
  name: 'latest',
  text: `
    SELECT greatest(
      max(r.now) FILTER (WHERE realm LIKE '%:live'),
      max(r.now - c.ahead) FILTER (WHERE realm LIKE '%:test' AND c.frozen IS NULL),
      0) AS now
    FROM realms r CROSS JOIN clock c`,
};

export const SET_CLOCK: Statement = {
  name: 'set_clock',
  text: 'UPDATE clock SET frozen = $1, ahead = $2',
};

/**
 * Makes jobs available that have become due or whose lease has ended. Skips rows that another node
 * is changing instead of waiting for them.
 */
const RIPEN: Statement<QueueRow> = {
  name: 'ripen',
  text: `
    WITH due AS (
      UPDATE jobs SET ready = true WHERE ctid = ANY(ARRAY(
        SELECT j.ctid FROM (VALUES ('live'), ('test')) AS m(mode) CROSS JOIN LATERAL (
          SELECT ctid FROM jobs
          WHERE mode = m.mode AND NOT ready AND due <= mode_now(m.mode, $1)
          ORDER BY due LIMIT $2 FOR UPDATE SKIP LOCKED
        ) j))
      RETURNING realm, lane, queue
    ), lapsed AS (
      UPDATE jobs SET lease = 0 WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM jobs WHERE lease > 0 AND lease <= $1
        ORDER BY lease LIMIT $2 FOR UPDATE SKIP LOCKED))
      RETURNING realm, lane, queue
    )
    SELECT DISTINCT * FROM (SELECT * FROM due UNION ALL SELECT * FROM lapsed) AS free`,
};

/** All queues with available jobs, each found by one step in the index. */
const QUEUES: Statement<QueueRow> = {
  name: 'queues',
  text: `
    WITH RECURSIVE found AS (
      (SELECT lane, realm, queue FROM jobs WHERE ready AND lease = 0
       ORDER BY lane, realm, queue LIMIT 1)
      UNION ALL
      SELECT n.lane, n.realm, n.queue FROM found CROSS JOIN LATERAL (
        SELECT lane, realm, queue FROM jobs
        WHERE ready AND lease = 0
          AND (lane, realm, queue) > (found.lane, found.realm, found.queue)
        ORDER BY lane, realm, queue LIMIT 1
      ) n
    )
    SELECT realm, lane, queue FROM found`,
};

/** Each queue is one index lookup; rows that another node takes are skipped. */
const TAKE: Statement<JobRow> = {
  name: 'take',
  text: `
    UPDATE jobs SET lease = $1, attempts = attempts + 1
    WHERE ctid = ANY(ARRAY(
      SELECT j.ctid FROM unnest($2::text[], $3::text[], $4::text[], $5::integer[])
        AS share(realm, lane, queue, n)
      CROSS JOIN LATERAL (
        SELECT ctid FROM jobs
        WHERE ready AND lease = 0
          AND lane = share.lane AND realm = share.realm AND queue = share.queue
        ORDER BY due, id LIMIT share.n FOR UPDATE SKIP LOCKED
      ) j))
    RETURNING realm, lane, queue, id, topic, due, payload, attempts - 1 AS attempts`,
};

/** The number of attempts shows whether the releasing worker still holds the job. */
const RELEASE: Statement = {
  name: 'release',
  text: 'UPDATE jobs SET lease = $4 WHERE realm = $1 AND id = $2 AND attempts = $3',
};

/** Restricts to one class of jobs; null means any. */
const OF_CLASS = '($2::text IS NULL OR lane = $2)';

const next = (mode: Mode): string => `
  (SELECT due FROM jobs WHERE mode = '${mode}' AND NOT ready AND due > mode_now('${mode}', $1)
   ORDER BY due LIMIT 1)`;
const isDue = (mode: Mode): string =>
  `EXISTS (SELECT FROM jobs WHERE mode = '${mode}' AND NOT ready AND due <= mode_now('${mode}', $1)
     AND ${OF_CLASS})`;

const PENDING: Statement<Pending> = {
  name: 'pending',
  text: `
    SELECT
      EXISTS (SELECT FROM jobs WHERE ready AND lease = 0 AND ${OF_CLASS})
        OR EXISTS (SELECT FROM jobs WHERE lease > 0 AND lease <= $1 AND ${OF_CLASS})
        OR ${isDue('test')} OR ${isDue('live')} AS ready,
      ${next('test')} AS test,
      ${next('live')} AS live,
      (SELECT count(*) FROM jobs WHERE lease > $1 AND lease > 0 AND ${OF_CLASS}) AS held`,
};

/** Counts stop at a bound, so that a large backlog delays nobody. */
const few = (where: string): string =>
  `(SELECT count(*) FROM (SELECT FROM jobs WHERE ${where} LIMIT ${BACKLOG_MAX}) AS few)`;

const BACKLOG: Statement<Backlog> = {
  name: 'backlog',
  text: `
    SELECT ${few("ready AND lease = 0 AND lane = 'work'")} AS work,
      ${few("ready AND lease = 0 AND lane = 'delivery'")} AS deliveries,
      ${few("mode = 'test' AND NOT ready")} + ${few("mode = 'live' AND NOT ready")} AS later,
      ${few('lease > 0')} AS held`,
};

/** Writes a row that is never read, to the smallest table that can hold a large row. */
const WRITE_PROBE: Statement = {
  name: 'write_probe',
  text: `
    INSERT INTO kinds (kind, keys, facets, searched, indexed)
    SELECT '$probe', array_agg(md5(random()::text)), '{}', '{}', '{}' FROM generate_series(1, $1)
    ON CONFLICT (kind) DO UPDATE SET keys = excluded.keys`,
};
/** Bytes of one value of the probe. */
const PROBED = 32;

const PARTITIONS: Statement<{ readonly realm: string }> = {
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

interface QueueRow {
  readonly realm: string;
  readonly lane: JobClass;
  readonly queue: string;
}

interface JobRow extends QueueRow, Pick<Job, 'id' | 'topic' | 'due' | 'attempts'> {
  readonly payload: string;
}

/** The most jobs made available at once, so that no transaction is long. */
const RIPENED_MAX = 1_000;

/** Milliseconds between searches for jobs of other nodes: a node runs its own jobs first. */
const LOOK_MS = 250;

const named = ({ realm, lane, queue }: QueueRow): Queue => ({
  partition: partitionOf(realm),
  jobClass: lane,
  queue,
});

/** Runs one statement per call, on its own connection: decisions and views do not delay it. */
export class Work {
  readonly #pool: pg.Pool;
  readonly #now: () => number;
  readonly #rounds = new Rounds();
  #looked = 0;

  constructor(pool: pg.Pool, now: () => number) {
    this.#pool = pool;
    this.#now = now;
  }

  /**
   * Claims jobs. Leases are in the real time of the node, so they must be long compared with the
   * clock differences between nodes.
   */
  claim(n: number, leaseMs: number, capacity?: CapacitySource): Promise<Job[]> {
    return this.#rounds.claim(n, capacity, {
      look: async () => (await query(this.#pool, QUEUES)).map(named),
      ripen: async () => (await query(this.#pool, RIPEN, [this.#now(), RIPENED_MAX])).map(named),
      take: (shares) => this.#take(shares, this.#now() + leaseMs),
    });
  }

  async #take(shares: readonly Share[], lease: number): Promise<Job[]> {
    const rows = await query(this.#pool, TAKE, [
      lease,
      shares.map(({ partition }) => partitionKey(partition)),
      shares.map(({ jobClass }) => jobClass),
      shares.map(({ queue }) => queue),
      shares.map(({ n }) => n),
    ]);
    return rows.map(({ payload, ...row }) => ({
      ...named(row),
      id: row.id,
      topic: row.topic,
      due: row.due,
      attempts: row.attempts,
      payload: JSON.parse(payload),
    }));
  }

  async release(job: Job, ms: number): Promise<void> {
    const { partition, id, attempts } = job;
    const lease = ms === 0 ? 0 : this.#now() + ms;
    await query(this.#pool, RELEASE, [partitionKey(partition), id, attempts + 1, lease]);
    if (lease === 0) this.#rounds.add(job);
  }

  /** Adds queues that have available jobs. */
  add(queues: readonly Queue[]): void {
    for (const queue of queues) this.#rounds.add(queue);
  }

  /** Makes the next claim look for jobs of other nodes, unless it did so recently. */
  look(): void {
    if (performance.now() - this.#looked < LOOK_MS) return;
    this.#looked = performance.now();
    this.#rounds.look();
  }

  async pending(jobClass?: JobClass): Promise<Pending> {
    const [row] = await query(this.#pool, PENDING, [this.#now(), jobClass ?? null]);
    return row ?? { ready: false, test: null, live: null, held: 0 };
  }

  async backlog(): Promise<Backlog> {
    const [row] = await query(this.#pool, BACKLOG);
    return row ?? { work: 0, deliveries: 0, later: 0, held: 0 };
  }

  async clock(): Promise<TestClock> {
    const [row] = await query(this.#pool, READ_CLOCK);
    return row ?? { frozen: null, offset: 0 };
  }

  async setClock({ frozen, offset }: TestClock): Promise<void> {
    await query(this.#pool, SET_CLOCK, [frozen, offset]);
  }

  async writeProbe(bytes: number): Promise<void> {
    await query(this.#pool, WRITE_PROBE, [Math.ceil(bytes / PROBED)]);
  }

  async partitions(): Promise<Partition[]> {
    const rows = await query(this.#pool, PARTITIONS);
    return rows.map(({ realm }) => partitionOf(realm));
  }

  async sweep(limit: number): Promise<number> {
    const [row] = await query(this.#pool, SWEEP, [this.#now(), limit]);
    return row?.swept ?? 0;
  }
}
