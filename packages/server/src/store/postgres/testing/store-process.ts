// A node in a process of its own that a test can run beside others, and kill.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { kind } from '@kasir/core/resource';
import type { At, Job, Partition, Store, Tx } from '@kasir/core/store';
import * as z from 'zod';
import { openPostgres } from '../postgres.ts';

export const partition: Partition = { account: 'shared', mode: 'live' };

/** Responses under the key of a request, as the pipeline keeps them. */
export const storedNotes = kind<{ readonly note: string }>()({
  name: 'answer',
  schema: z.object({}),
});

export const notes = kind()({
  name: 'note',
  schema: z.object({ code: z.string(), writer: z.string(), now: z.number() }),
  keys: { code: (row) => row.public.code },
  facets: { writer: (row) => row.public.writer },
});

/** Returns a decision that stores a response, a note, two journal lines and a job once per code. */
export const writeOnce =
  (code: string, writer: string) =>
  (at: At, tx: Tx): string => {
    const seen = tx.get(storedNotes, code);
    if (seen) return seen.state.note;
    const id = at.id();
    tx.insert(notes, id, { public: { code, writer, now: at.now }, state: {} });
    tx.post(id, [
      { ledger: 'available', currency: 'IDR', amount: 1, type: 'TRANSACTION' },
      { ledger: 'clearing', currency: 'IDR', amount: -1, type: 'TRANSACTION' },
    ]);
    tx.job('noted', at.now, { code });
    tx.insert(storedNotes, code, { public: {}, state: { note: id } });
    return id;
  };

/** Returns a decision that inserts a note unless its key exists; it returns the note's owner. */
export const claimCode =
  (code: string, writer: string) =>
  (at: At, tx: Tx): { id: string; writer: string } => {
    const found = tx.find(notes, 'code', code);
    if (found) return { id: found.id, writer: found.public.writer };
    const id = at.id();
    tx.insert(notes, id, { public: { code, writer, now: at.now }, state: {} });
    return { id, writer };
  };

export const links = kind()({
  name: 'link',
  schema: z.object({ place: z.number(), now: z.number(), writer: z.string() }),
});

const heads = kind()({ name: 'head', schema: z.object({ place: z.number() }) });

/** Returns a decision that appends a link to the single chain of the partition. */
export const append =
  (writer: string) =>
  (at: At, tx: Tx): void => {
    const head = tx.get(heads, 'head');
    const place = (head?.public.place ?? 0) + 1;
    if (head) tx.update(heads, head, { public: { place } });
    else tx.insert(heads, 'head', { public: { place }, state: {} });
    tx.insert(links, at.id(), { public: { place, now: at.now, writer }, state: {} });
  };

/** Finishes a job with a decision that leaves one note with the job's id as its code. */
const finish = async (store: Store, { id, partition }: Job, writer: string): Promise<string> => {
  const decide = (at: At, tx: Tx): void => {
    const note = { code: id, writer, now: at.now };
    tx.insert(notes, at.id(), { public: note, state: {} });
  };
  await store.exec(partition, decide, { job: id });
  return id;
};

/** The task of a node; every response is one line of JSON. */
export interface Orders {
  readonly url: string;
  readonly name: string;
  readonly task: keyof typeof tasks;
  /** Milliseconds that its clock is ahead of the machine's. */
  readonly ahead?: number;
  /** The size of the task: keys to race for, links to append, jobs to take. */
  readonly count?: number;
  readonly leaseMs?: number;
}

type Task = (store: Store, orders: Required<Orders>) => Promise<void>;

/** Writes synchronously: a line stays written even when the process is killed right after. */
const print = (line: unknown): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

/** Waits until the test starts all nodes at once. */
const signal = async (): Promise<void> => {
  print('ready');
  await once(process.stdin, 'data');
  process.stdin.destroy();
};

/** Claims the same codes as every node, the second node in reverse order. */
const race: Task = async (store, { name, count }) => {
  await store.exec(partition, claimCode('warm', name));
  await signal();
  const codes = Array.from({ length: count }, (_, n) => `code ${n}`);
  if (name === 'b') codes.reverse();
  const claimed = await Promise.all(
    codes.map(async (code) => ({ code, ...(await store.exec(partition, claimCode(code, name))) })),
  );
  print(claimed.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
};

const chain: Task = async (store, { name, count }) => {
  await signal();
  for (let n = 0; n < count; n += 1) await store.exec(partition, append(name));
};

/** Writes until the process is killed. */
const write: Task = async (store, { name }) => {
  const hand = async (number: number): Promise<void> => {
    for (let n = 0; ; n += 1) {
      const code = `${name} ${number} ${n}`;
      print({ begun: code });
      print({ code, note: await store.exec(partition, writeOnce(code, name)) });
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, number) => hand(number)));
};

/** Takes and finishes jobs until there are none, held ones included. */
const work: Task = async (store, { name, count, leaseMs }) => {
  const done: string[] = [];
  for (;;) {
    const jobs = await store.claim(count, leaseMs);
    done.push(...(await Promise.all(jobs.map((job) => finish(store, job, name)))));
    const { ready, held } = await store.pending();
    if (!ready && held === 0) break;
    if (jobs.length === 0) await sleep(20);
  }
  print(done);
};

/** Takes jobs and leaves them unfinished until the process is killed. */
const hold: Task = async (store, { count, leaseMs }) => {
  const jobs = await store.claim(count, leaseMs);
  print(jobs.map(({ id }) => id));
  await sleep(3_600_000);
};

const tasks = { race, chain, write, work, hold };

const run = async (orders: Orders): Promise<void> => {
  const { url, task, ahead = 0, count = 0, leaseMs = 0 } = orders;
  const store = await openPostgres({
    url,
    now: () => Date.now() + ahead,
    random: () => randomBytes(8).toString('hex'),
  });
  await tasks[task](store, { ...orders, ahead, count, leaseMs });
  await store.close();
};

if (import.meta.main) await run(JSON.parse(process.argv[2] ?? '') as Orders);
