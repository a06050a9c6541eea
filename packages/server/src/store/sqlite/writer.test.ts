// Checks the effect of a failing commit, a spoiled transaction and a long batch on other commands.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Database } from './database.ts';
import { Writer, type Outcome } from './writer.ts';

let database: Database;
let writer: Writer;
let settled: boolean[];

const opened = (group: boolean): void => {
  database = new Database(':memory:');
  database.exec(`
    CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE items (
      id INTEGER PRIMARY KEY,
      parent INTEGER REFERENCES parents(id) DEFERRABLE INITIALLY DEFERRED
    );
  `);
  settled = [];
  const settle = (failed: boolean) => settled.push(failed);
  const frame = { open: () => {}, seal: () => {}, settle };
  writer = new Writer(database, frame, group);
};

beforeEach(() => opened(true));
afterEach(() => database.close());

const adds =
  (id: number, parent: number | null = null) =>
  (): Outcome<number> => {
    database.prepare('INSERT INTO items (id, parent) VALUES (?, ?)').run(id, parent);
    return { ok: true, value: id };
  };

const items = (): unknown[] =>
  database
    .prepare('SELECT id FROM items ORDER BY id')
    .all()
    .map(({ id }) => id);

const outcomes = async (commands: Promise<number>[]): Promise<unknown[]> =>
  (await Promise.allSettled(commands)).map((result) =>
    result.status === 'fulfilled' ? result.value : 'rejected',
  );

describe('writer', () => {
  test('concurrent commands share a transaction, and without grouping each has its own', async () => {
    await Promise.all([1, 2, 3].map((id) => writer.run(adds(id))));
    expect(settled).toEqual([false]);
    database.close();
    opened(false);
    await Promise.all([1, 2, 3].map((id) => writer.run(adds(id))));
    expect(settled).toEqual([false, false, false]);
  });

  test('a command that fails in the database does not affect the others of its transaction', async () => {
    await writer.run(adds(5));
    settled = [];
    const ids = [1, 5, 2, 3, 5, 4];
    expect(await outcomes(ids.map((id) => writer.run(adds(id))))).toEqual([
      1,
      'rejected',
      2,
      3,
      'rejected',
      4,
    ]);
    expect(items()).toEqual([1, 2, 3, 4, 5]);
    expect(settled.filter((failed) => !failed).length).toBeLessThan(ids.length);
  });

  test('a command that ends the transaction and catches the error does not affect the others', async () => {
    const ends = (): Outcome<number> => {
      database.rollback();
      return { ok: false, error: new Error('the disk is full') };
    };
    const commands = [writer.run(adds(1)), writer.run(ends), writer.run(adds(2))];
    expect(await outcomes(commands)).toEqual([1, 'rejected', 2]);
    expect(items()).toEqual([1, 2]);
    expect(database.isWithin).toBe(false);
  });

  test('a refused command does not roll back the transaction of the others', async () => {
    const refusal = new Error('refused');
    const refused = writer.run((): Outcome<number> => ({ ok: false, error: refusal }));
    const kept = writer.run(adds(1));
    await expect(refused).rejects.toBe(refusal);
    expect(await kept).toBe(1);
    expect(settled).toEqual([false]);
  });

  test('a commit that fails rejects all of its commands and stores none, and the next one works', async () => {
    const failing = [writer.run(adds(1)), writer.run(adds(2, 99)), writer.run(adds(3))];
    expect(await outcomes(failing)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(items()).toEqual([]);
    expect(settled).toEqual([true]);
    expect(await writer.run(adds(4))).toBe(4);
    expect(items()).toEqual([4]);
  });

  test('a long batch is divided, so that the event loop turns in between', async () => {
    let turns = 0;
    let running = true;
    const turn = (): void => {
      turns += 1;
      if (running) setImmediate(turn);
    };
    const slow = (id: number) => (): Outcome<number> => {
      const until = performance.now() + 3;
      while (performance.now() < until) turns += 0;
      return adds(id)();
    };
    const commands = Array.from({ length: 30 }, (_, id) => writer.run(slow(id)));
    setImmediate(turn);
    await Promise.all(commands);
    running = false;
    expect(turns).toBeGreaterThan(5);
    expect(items()).toHaveLength(30);
  });

  test('a sync that fails immediately or later rejects the commands of its transaction, and no others', async () => {
    const failure = new Error('no disk');
    let fails = true;
    for (const isLater of [false, true]) {
      const sync = (later: ((failure: Error | null) => void) | null): boolean => {
        const failed = fails ? failure : null;
        if (later && isLater) setImmediate(later, failed);
        else if (failed) throw failed;
        return !later || !isLater;
      };
      const settle = (failed: boolean) => settled.push(failed);
      writer = new Writer(database, { open: () => {}, seal: () => {}, settle, sync }, true);
      const id = isLater ? 10 : 1;
      fails = true;
      expect(await outcomes([writer.run(adds(id)), writer.run(adds(id + 1))])).toEqual([
        'rejected',
        'rejected',
      ]);
      fails = false;
      expect(await writer.run(adds(id + 2))).toBe(id + 2);
    }
  });

  test('commands that come while others are synced share the next transaction', async () => {
    const syncs: (() => void)[] = [];
    const sync = (later: ((failure: Error | null) => void) | null): boolean => {
      if (later) syncs.push(() => later(null));
      return !later;
    };
    const settle = (failed: boolean) => settled.push(failed);
    writer = new Writer(database, { open: () => {}, seal: () => {}, settle, sync }, true);
    const first = writer.run(adds(1));
    await new Promise(setImmediate);
    const others = [writer.run(adds(2)), writer.run(adds(3))];
    await new Promise(setImmediate);
    expect([syncs.length, settled]).toEqual([1, []]);
    syncs.shift()?.();
    expect(await first).toBe(1);
    await new Promise(setImmediate);
    expect(syncs).toHaveLength(1);
    syncs.shift()?.();
    expect(await Promise.all(others)).toEqual([2, 3]);
    expect(settled).toEqual([false, false]);
  });

  test('closing completes the running sync and the waiting commands', async () => {
    const sync = (later: unknown): boolean => later === null;
    const settle = (failed: boolean) => settled.push(failed);
    writer = new Writer(database, { open: () => {}, seal: () => {}, settle, sync }, true);
    const first = writer.run(adds(1));
    await new Promise(setImmediate);
    const second = writer.run(adds(2));
    writer.close();
    expect(await Promise.all([first, second])).toEqual([1, 2]);
  });

  test('closing stores waiting commands and refuses later ones', async () => {
    const waiting = [writer.run(adds(1)), writer.run(adds(2))];
    writer.close();
    await expect(writer.run(adds(3))).rejects.toThrow('closed');
    expect(await outcomes(waiting)).toEqual([1, 2]);
    expect(items()).toEqual([1, 2]);
  });
});
