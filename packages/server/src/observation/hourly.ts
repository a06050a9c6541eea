// Counts requests and deliveries by hour of real time as they happen, for the overview. Notes that
// wait to be rendered may be dropped under load, but they are counted here before.
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Note } from './notes.ts';

const HOUR_MS = 3_600_000;

/** Upper bounds of durations in milliseconds; the last class has none. */
export const DURATIONS_MS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000] as const;

export interface HourlyCount {
  readonly account: string;
  readonly mode: string;
  /** The beginning of the hour in milliseconds since 1970. */
  readonly hour: number;
  requests: number;
  clientErrors: number;
  serverErrors: number;
  /** Requests by duration: one more number than `DURATIONS_MS`. */
  durations: number[];
  attempts: number;
  acknowledged: number;
}

/** Hours older than this are deleted. */
const KEPT_MS = 190 * 24 * HOUR_MS;

const TABLE = `CREATE TABLE IF NOT EXISTS hours (
    account TEXT NOT NULL,
    mode TEXT NOT NULL,
    hour INTEGER NOT NULL,
    counts TEXT NOT NULL,
    PRIMARY KEY (account, mode, hour)
  ) WITHOUT ROWID`;

const empty = (account: string, mode: string, hour: number): HourlyCount => ({
  account,
  mode,
  hour,
  requests: 0,
  clientErrors: 0,
  serverErrors: 0,
  durations: Array.from({ length: DURATIONS_MS.length + 1 }, () => 0),
  attempts: 0,
  acknowledged: 0,
});

const add = (to: HourlyCount, other: HourlyCount): void => {
  to.requests += other.requests;
  to.clientErrors += other.clientErrors;
  to.serverErrors += other.serverErrors;
  to.durations = to.durations.map((count, at) => count + (other.durations[at] ?? 0));
  to.attempts += other.attempts;
  to.acknowledged += other.acknowledged;
};

/** Counts that are not stored yet. */
export class HourlyCounts {
  readonly #now: () => number;
  #open = new Map<string, HourlyCount>();
  /** The counts of the last note: most notes have the account, mode and hour of the one before. */
  #last: HourlyCount | null = null;

  /** `now` is real time in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts a note; those of no account are not counted. */
  count(note: Note): void {
    if (note.type === 'request') {
      const { account, mode, status, duration } = note.observed;
      if (account === null || mode === null) return;
      const hour = this.#hourOf(account, mode);
      hour.requests += 1;
      if (status >= 500) hour.serverErrors += 1;
      else if (status >= 400) hour.clientErrors += 1;
      const found = DURATIONS_MS.findIndex((bound) => duration <= bound);
      const at = found === -1 ? DURATIONS_MS.length : found;
      hour.durations[at] = (hour.durations[at] ?? 0) + 1;
    } else if (note.type === 'delivery') {
      const { partition, acknowledged, url } = note.delivery;
      if (url === null) return;
      const hour = this.#hourOf(partition.account, partition.mode);
      hour.attempts += 1;
      hour.acknowledged += Number(acknowledged);
    }
  }

  /** Returns the counts so far, and begins anew. */
  take(): readonly HourlyCount[] {
    if (this.#open.size === 0) return [];
    const taken = [...this.#open.values()];
    this.#open = new Map();
    this.#last = null;
    return taken;
  }

  #hourOf(account: string, mode: string): HourlyCount {
    const now = this.#now();
    const last = this.#last;
    const isLast =
      last?.account === account &&
      last.mode === mode &&
      last.hour <= now &&
      now < last.hour + HOUR_MS;
    return isLast ? last : (this.#last = this.#opened(account, mode, now - (now % HOUR_MS)));
  }

  /** Returns the counts of an hour that are not stored yet. */
  #opened(account: string, mode: string, hour: number): HourlyCount {
    const key = `${account} ${mode} ${hour}`;
    const known = this.#open.get(key);
    if (known) return known;
    const fresh = empty(account, mode, hour);
    this.#open.set(key, fresh);
    return fresh;
  }
}

/** The stored hours, in the file of the log. */
export class StoredHours {
  readonly #find: StatementSync;
  readonly #put: StatementSync;
  readonly #drop: StatementSync;
  readonly #since: StatementSync;

  constructor(connection: DatabaseSync) {
    connection.exec(TABLE);
    this.#find = connection.prepare(
      'SELECT counts FROM hours WHERE account = ? AND mode = ? AND hour = ?',
    );
    this.#put = connection.prepare('INSERT OR REPLACE INTO hours VALUES (?, ?, ?, ?)');
    this.#drop = connection.prepare(
      'DELETE FROM hours WHERE account = ? AND mode = ? AND hour < ?',
    );
    this.#since = connection.prepare(
      'SELECT counts FROM hours WHERE account = ? AND mode = ? AND hour >= ? ORDER BY hour',
    );
  }

  /** Adds counts to the stored ones, within the transaction that is open. */
  add(counts: readonly HourlyCount[]): void {
    for (const count of counts) {
      const { account, mode, hour } = count;
      const known = this.#find.get(account, mode, hour);
      const sum = known ? (JSON.parse(String(known['counts'])) as HourlyCount) : null;
      if (sum) add(sum, count);
      else this.#drop.run(account, mode, hour - KEPT_MS);
      this.#put.run(account, mode, hour, JSON.stringify(sum ?? count));
    }
  }

  /** Returns the hours of an account from a time on, oldest first. */
  since(account: string, mode: string, from: number): readonly HourlyCount[] {
    return this.#since
      .all(account, mode, from)
      .map(({ counts }) => JSON.parse(String(counts)) as HourlyCount);
  }
}
