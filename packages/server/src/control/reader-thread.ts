// The thread for operator reads: runs them on its own connection to the same database.
import { parentPort, workerData } from 'node:worker_threads';
import { Unavailable, type Store } from '@kasir/core/store';
import { openSqliteReadOnly } from '../store/sqlite/read-only.ts';
import { contextsFor } from '../app/contexts.ts';
import type { ReadRequest, ReadResponse, ThreadData } from './reads/elsewhere.ts';
import { readingOn, type Reading } from './reads/reading.ts';
import { findRead } from './operator-reads.ts';

const { storage, secret, dialect, refunds } = workerData as ThreadData;

// Drivers are imported only when needed.
const open = async (): Promise<Pick<Store, 'view' | 'partitions' | 'now'>> => {
  if (storage.kind === 'file') return openSqliteReadOnly(storage.file);
  const { openPostgres } = await import('../store/postgres/postgres.ts');
  const random = (): string => {
    throw new Error('This thread only reads.');
  };
  return openPostgres({ url: storage.url, now: Date.now, random });
};

let baseUrl = '';
let opened: Promise<Reading> | undefined;

const reading = async (): Promise<Reading> => {
  opened ??= open().then((store) =>
    readingOn(store, contextsFor({ secret, dialect, refunds, baseUrl: () => baseUrl })),
  );
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
};

const send = (response: ReadResponse): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(response);
};

const respondTo = async ({ id, name, input }: ReadRequest): Promise<ReadResponse> => {
  try {
    const report = (steps: unknown): void => send({ id, steps });
    return { id, output: await findRead(name).run(await reading(), input, report) };
  } catch (error) {
    const isAway = error instanceof Unavailable;
    return { id, error: { message: String(error instanceof Error ? error.stack : error), isAway } };
  }
};

parentPort?.on('message', async (request: ReadRequest) => {
  ({ baseUrl } = request);
  send(await respondTo(request));
});
