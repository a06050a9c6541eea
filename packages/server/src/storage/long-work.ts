// Runs long work on a data directory in a thread, so that the command can show its progress.
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { databaseFile } from '../failures/start-failure.ts';
import { CommandFailure, type ExitReason } from '../failures/exit-codes.ts';
import { randomHex } from '../random/random-hex.ts';
import type { Progress } from '../terminal/progress.ts';

/** A task of the thread, as it is sent to it. */
export type LongWork =
  | {
      readonly name: 'backUp';
      readonly directory: string;
      readonly copy: string;
      readonly partial: string;
    }
  | { readonly name: 'migrate'; readonly directory: string }
  | { readonly name: 'compact'; readonly directory: string };

/** A message of the thread: its progress, and once its result or its failure. */
export type LongNews =
  | { readonly type: 'step'; readonly text: string; readonly share: number | null }
  | { readonly type: 'done'; readonly result: string | number }
  | { readonly type: 'failed'; readonly reason: ExitReason; readonly message: string };

type Report = (progress: Progress) => void;

const EXTENSION = extname(import.meta.url);
const PROGRAM = new URL(`./long-work-thread${EXTENSION}`, import.meta.url);
/** Workspace packages are loaded as source when this one is. */
const EXEC_ARGV = EXTENSION === '.ts' ? ['--conditions=@kasir/source'] : [];

/** Runs a task to its end. Rejects with its failure. */
const run = async (work: LongWork, report: Report): Promise<string | number> => {
  const thread = new Worker(PROGRAM, { workerData: work, execArgv: EXEC_ARGV });
  const { promise, resolve, reject } = Promise.withResolvers<string | number>();
  thread.on('error', reject);
  thread.on('message', (news: LongNews) => {
    if (news.type === 'step') report({ text: news.text, share: news.share });
    else if (news.type === 'done') resolve(news.result);
    else reject(new CommandFailure(news.reason, news.message));
  });
  const ended = once(thread, 'exit');
  try {
    return await promise;
  } finally {
    await ended;
  }
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** Milliseconds between two reads of the size of a growing copy. */
const LOOK_MS = 200;

/** Copies the database file of a data directory, see `backUp`; returns its size in bytes. */
export const backUpInThread = async (
  directory: string,
  copy: string,
  report: Report,
): Promise<number> => {
  const partial = `${copy}.${randomHex(8)}.partial`;
  const whole = sizeOf(databaseFile(directory));
  const look = setInterval(() => {
    const copied = sizeOf(partial);
    // The copy has no gaps, so it may end below the size of the file.
    const share = whole === 0 ? null : Math.min(1, copied / whole);
    report({ text: `copied ${megabytes(copied)} of ${megabytes(whole)} MB`, share });
  }, LOOK_MS);
  try {
    return Number(await run({ name: 'backUp', directory, copy, partial }, report));
  } finally {
    clearInterval(look);
  }
};

/** Upgrades the database file of a data directory to this release. */
export const migrateInThread = async (directory: string, report: Report): Promise<void> => {
  await run({ name: 'migrate', directory }, report);
};

/** Compacts the database file of a data directory, see `compact`; returns the text to print. */
export const compactInThread = async (directory: string, report: Report): Promise<string> =>
  String(await run({ name: 'compact', directory }, report));
