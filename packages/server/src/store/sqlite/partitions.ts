// The state of partitions in SQLite: a small number in every row, and the last turn.
import {
  firstTurn,
  partitionKey,
  type Partition,
  type TestClock,
  type Turn,
} from '@kasir/core/store';
import type { Database } from './database.ts';

export interface PartitionState {
  readonly number: number;
  readonly partition: Partition;
  /** 1 for live partitions: a column, so that indexes can distinguish the two clocks. */
  readonly live: 0 | 1;
  turn: Turn;
}

interface Stored {
  readonly number: number;
  readonly now: number;
  readonly sequence: number;
}

/** All partitions seen by this process; turns are written with the transaction that used them. */
export class PartitionStates {
  readonly #database: Database;
  /** By account: the id is a single string, which a map hashes only once. */
  readonly #known = {
    test: new Map<string, PartitionState>(),
    live: new Map<string, PartitionState>(),
  };
  /** Turns before the open transaction, to restore when it fails. */
  readonly #before = new Map<PartitionState, Turn>();
  readonly #written = new Set<PartitionState>();
  #last: number;

  constructor(database: Database) {
    this.#database = database;
    this.#last = Number(
      database.prepare('SELECT max(number) AS number FROM realms').get()?.['number'] ?? 0,
    );
  }

  of(partition: Partition): PartitionState {
    const known = this.#known[partition.mode].get(partition.account);
    if (known) return known;
    const stored = this.#database
      .prepare('SELECT number, now, sequence FROM realms WHERE realm = ?')
      .get(partitionKey(partition)) as Stored | undefined;
    if (!stored) this.#last += 1;
    const partitionState: PartitionState = {
      number: stored?.number ?? this.#last,
      partition,
      live: partition.mode === 'live' ? 1 : 0,
      turn: stored ? { now: stored.now, sequence: stored.sequence } : firstTurn,
    };
    this.#known[partition.mode].set(partition.account, partitionState);
    return partitionState;
  }

  /** Returns the latest real time of a decision, as far as the partitions show. */
  latest({ frozen, offset }: TestClock): number {
    const last = (mode: string): number =>
      Number(
        this.#database
          .prepare('SELECT max(now) AS now FROM realms WHERE realm LIKE ?')
          .get(`%:${mode}`)?.['now'] ?? 0,
      );
    return Math.max(last('live'), frozen === null ? last('test') - offset : 0);
  }

  /** Takes a turn in the open transaction; it is stored only if something was `written`. */
  take(partitionState: PartitionState, turn: Turn, written: boolean): void {
    if (!this.#before.has(partitionState)) this.#before.set(partitionState, partitionState.turn);
    partitionState.turn = turn;
    if (written) this.#written.add(partitionState);
  }

  /** Writes the turns of this transaction, as its last statements. */
  store(): void {
    const statement = this.#database.prepare(
      'INSERT INTO realms (number, realm, now, sequence) VALUES (?, ?, ?, ?) ' +
        'ON CONFLICT (number) DO UPDATE SET now = excluded.now, sequence = excluded.sequence',
    );
    for (const { number, partition, turn } of this.#written) {
      statement.run(number, partitionKey(partition), turn.now, turn.sequence);
    }
  }

  /** Ends the transaction; with `failed` the earlier turns are restored. */
  settle(failed: boolean): void {
    if (failed) for (const [partitionState, turn] of this.#before) partitionState.turn = turn;
    this.#before.clear();
    this.#written.clear();
  }
}
