// Jobs in SQLite: due on the clock of their mode, held by a lease in real time.
import { realmOf, type Job, type JobWrite, type Mode } from '@kasir/core/server';
import type { Database } from './database.ts';
import type { Home } from './realms.ts';

interface StoredJob extends Omit<Job, 'realm' | 'payload'> {
  readonly row: number;
  readonly realm: string;
  readonly payload: string;
}

export class Jobs {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  insert(home: Home, { id, topic, due, payload }: JobWrite): void {
    this.#database
      .prepare('INSERT INTO jobs (realm, live, id, topic, due, payload) VALUES (?, ?, ?, ?, ?, ?)')
      .run(home.number, home.live, id, topic, due, payload);
  }

  has(home: Home, id: string): boolean {
    const sql = 'SELECT 1 FROM jobs WHERE realm = ? AND id = ?';
    return this.#database.prepare(sql).get(home.number, id) !== undefined;
  }

  delete(home: Home, id: string): void {
    this.#database.prepare('DELETE FROM jobs WHERE realm = ? AND id = ?').run(home.number, id);
  }

  /** Takes up to `n` jobs of a mode that are due at `now` and free at the real time. */
  claim(mode: Mode, n: number, now: number, real: number, leaseMs: number): Job[] {
    const due = this.#database
      .prepare(
        `SELECT j.rowid AS row, r.realm, j.id, j.topic, j.due, j.payload, j.attempts
         FROM jobs AS j JOIN realms AS r ON r.number = j.realm
         WHERE j.live = ? AND j.due <= ? AND j.lease <= ? ORDER BY j.due, j.id LIMIT ?`,
      )
      .all(mode === 'live' ? 1 : 0, now, real, n) as unknown as StoredJob[];
    const hold = this.#database.prepare(
      'UPDATE jobs SET lease = ?, attempts = attempts + 1 WHERE rowid = ?',
    );
    return due.map(({ row, realm, payload, ...job }) => {
      hold.run(real + leaseMs, row);
      return { ...job, realm: realmOf(realm), payload: JSON.parse(payload) as unknown };
    });
  }

  /** Frees a claimed job, unless another worker has taken it since. */
  release(home: Home, { id, attempts }: Job): void {
    this.#database
      .prepare('UPDATE jobs SET lease = 0 WHERE realm = ? AND id = ? AND attempts = ?')
      .run(home.number, id, attempts + 1);
  }

  /** The earliest due time of a mode's free jobs, or null. */
  next(mode: Mode, real: number): number | null {
    const first = this.#database
      .prepare('SELECT due FROM jobs WHERE live = ? AND lease <= ? ORDER BY due LIMIT 1')
      .get(mode === 'live' ? 1 : 0, real);
    return first ? Number(first['due']) : null;
  }

  /** How many jobs are held. */
  held(real: number): number {
    const counted = this.#database
      .prepare('SELECT count(*) AS held FROM jobs WHERE lease > 0 AND lease > ?')
      .get(real);
    return Number(counted?.['held']);
  }
}
