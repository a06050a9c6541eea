// Jobs in SQLite: due on the clock of their mode, held by a lease in real time. Each is in one of
// three small indexes: later jobs, available jobs by queue, and held jobs.
import {
  BACKLOG_MAX,
  partitionOf,
  type Backlog,
  type Job,
  type JobWrite,
  type JobClass,
  type Mode,
  type Queue,
  type Share,
} from '@kasir/core/store';
import type { Database } from './database.ts';
import type { PartitionState } from './partitions.ts';

/** The time of each mode; leases run on that of live accounts. */
export type Clocks = Readonly<Record<Mode, number>>;

interface StoredJob extends Pick<Job, 'id' | 'topic' | 'due' | 'attempts'> {
  readonly payload: string;
}

/** The most jobs made available at once, so that other work does not wait long. */
const RIPENED_MAX = 1_000;

/** Stored as the index in this list. */
export const jobClasses: readonly JobClass[] = ['work', 'delivery'];
const liveOf = (mode: Mode): number => (mode === 'live' ? 1 : 0);

/** Returns the condition on one class of jobs, or none. */
const ofClass = (jobClass: JobClass | undefined): string =>
  jobClass === undefined ? '' : ` AND lane = ${jobClasses.indexOf(jobClass)}`;

const READY = 'ready = 1 AND lease = 0';
const RIPE = 'ready = 0 AND live = ? AND due <= ?';
const LAPSED = 'lease > 0 AND lease <= ?';

export class Jobs {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  insert(
    partitionState: PartitionState,
    { id, topic, lane, queue, due, ready, payload }: JobWrite,
  ): void {
    this.#database
      .prepare(
        `INSERT INTO jobs (realm, live, id, topic, lane, queue, due, ready, payload)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        partitionState.number,
        partitionState.live,
        id,
        topic,
        jobClasses.indexOf(lane),
        queue,
        due,
        Number(ready),
        payload,
      );
  }

  has(partitionState: PartitionState, id: string): boolean {
    const sql = 'SELECT 1 FROM jobs WHERE realm = ? AND id = ?';
    return this.#database.prepare(sql).get(partitionState.number, id) !== undefined;
  }

  delete(partitionState: PartitionState, id: string): void {
    this.#database
      .prepare('DELETE FROM jobs WHERE realm = ? AND id = ?')
      .run(partitionState.number, id);
  }

  /** Counts the waiting jobs, each number up to a bound. */
  backlog(): Backlog {
    const few = (where: string): string =>
      `(SELECT count(*) FROM (SELECT 1 FROM jobs WHERE ${where} LIMIT ${BACKLOG_MAX}))`;
    const due = (index: number): string => few(`${READY} AND lane = ${index}`);
    const { work, deliveries, later, held } = this.#database
      .prepare(
        `SELECT ${due(jobClasses.indexOf('work'))} AS work, ${due(jobClasses.indexOf('delivery'))} AS deliveries,
         ${few('ready = 0')} AS later, ${few('lease > 0')} AS held`,
      )
      .get() as unknown as Backlog;
    return { work, deliveries, later, held };
  }

  /** Returns all queues with available jobs, each found by one step in the index. */
  queues(): Queue[] {
    const next = this.#database.prepare(
      `SELECT lane, realm AS number, queue FROM jobs
       WHERE ${READY} AND (lane, realm, queue) > (?, ?, ?) ORDER BY lane, realm, queue LIMIT 1`,
    );
    const found: Queue[] = [];
    let last = next.get(0, 0, '');
    while (last) {
      found.push(...this.#named([last]));
      last = next.get(last['lane'] ?? null, last['number'] ?? null, last['queue'] ?? null);
    }
    return found;
  }

  /** Returns whether `ripen` would change anything. */
  hasRipe(clocks: Clocks, jobClass?: JobClass): boolean {
    const any = (condition: string, ...values: number[]): boolean =>
      this.#database
        .prepare(`SELECT 1 FROM jobs WHERE ${condition}${ofClass(jobClass)} LIMIT 1`)
        .get(...values) !== undefined;
    return (
      any(RIPE, liveOf('live'), clocks.live) ||
      any(RIPE, liveOf('test'), clocks.test) ||
      any(LAPSED, clocks.live)
    );
  }

  /** Makes jobs available that have become due or whose lease has ended; returns their queues. */
  ripen(clocks: Clocks): Queue[] {
    const changed = (change: string, condition: string, ...values: number[]) =>
      this.#database
        .prepare(
          `UPDATE jobs SET ${change} WHERE (realm, id) IN
             (SELECT realm, id FROM jobs WHERE ${condition} LIMIT ${RIPENED_MAX})
           RETURNING lane, realm AS number, queue`,
        )
        .all(...values);
    return this.#named([
      ...changed('ready = 1', RIPE, liveOf('live'), clocks.live),
      ...changed('ready = 1', RIPE, liveOf('test'), clocks.test),
      ...changed('lease = 0', LAPSED, clocks.live),
    ]);
  }

  /** Takes the first jobs of a queue until the end of a lease. */
  take(
    partitionState: PartitionState,
    { partition, jobClass, queue, n }: Share,
    lease: number,
  ): Job[] {
    const first = this.#database
      .prepare(
        `SELECT id, topic, due, payload, attempts FROM jobs
         WHERE ${READY} AND lane = ? AND realm = ? AND queue = ? ORDER BY due, id LIMIT ?`,
      )
      .all(jobClasses.indexOf(jobClass), partitionState.number, queue, n) as unknown as StoredJob[];
    const hold = this.#database.prepare(
      'UPDATE jobs SET lease = ?, attempts = attempts + 1 WHERE realm = ? AND id = ?',
    );
    return first.map(({ payload, ...job }) => {
      hold.run(lease, partitionState.number, job.id);
      return { ...job, partition, jobClass, queue, payload: JSON.parse(payload) as unknown };
    });
  }

  /** Releases a claimed job until `lease`, unless another worker has taken it since. */
  release(partitionState: PartitionState, { id, attempts }: Job, lease: number): void {
    this.#database
      .prepare('UPDATE jobs SET lease = ? WHERE realm = ? AND id = ? AND attempts = ?')
      .run(lease, partitionState.number, id, attempts + 1);
  }

  /** Returns whether a job is available. */
  isReady(clocks: Clocks, jobClass?: JobClass): boolean {
    const ready = this.#database
      .prepare(`SELECT 1 FROM jobs WHERE ${READY}${ofClass(jobClass)} LIMIT 1`)
      .get();
    return ready !== undefined || this.hasRipe(clocks, jobClass);
  }

  /** Returns the due time of the next job of a mode, or null. */
  next(mode: Mode, clocks: Clocks): number | null {
    const first = this.#database
      .prepare('SELECT due FROM jobs WHERE ready = 0 AND live = ? AND due > ? ORDER BY due LIMIT 1')
      .get(liveOf(mode), clocks[mode]);
    return first ? Number(first['due']) : null;
  }

  /** Returns the number of held jobs. */
  held(real: number, jobClass?: JobClass): number {
    const counted = this.#database
      .prepare(
        `SELECT count(*) AS held FROM jobs WHERE lease > 0 AND lease > ?${ofClass(jobClass)}`,
      )
      .get(real);
    return Number(counted?.['held']);
  }

  #named(rows: readonly Record<string, unknown>[]): Queue[] {
    const numbered = this.#database.prepare('SELECT realm FROM realms WHERE number = ?');
    const known = new Map<string, Queue>();
    for (const row of rows) {
      const [index, number, queue] = [row['lane'], row['number'], row['queue']].map(String);
      const key = `${index} ${number} ${queue}`;
      if (known.has(key)) continue;
      known.set(key, {
        partition: partitionOf(String(numbered.get(Number(number))?.['realm'])),
        jobClass: jobClasses[Number(index)] ?? 'work',
        queue: queue ?? '',
      });
    }
    return [...known.values()];
  }
}
