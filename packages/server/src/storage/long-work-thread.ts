// The thread of long work on a data directory: runs one task, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { CommandFailure } from '../failures/exit-codes.ts';
import type { LongNews, LongWork } from './long-work.ts';

const send = (news: LongNews): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(news);
};

const done = async (work: LongWork): Promise<string | number> => {
  if (work.name === 'compact') return (await import('./compaction.ts')).compact(work.directory);
  const { backUp, migrateStored } = await import('./maintenance.ts');
  if (work.name === 'backUp') return backUp(work.directory, work.copy, work.partial);
  await migrateStored({ kind: 'file', directory: work.directory }, ({ kind, share }) =>
    send({ type: 'step', text: `upgrading ${kind}`, share }),
  );
  return '';
};

try {
  send({ type: 'done', result: await done(workerData as LongWork) });
} catch (error) {
  if (!(error instanceof CommandFailure)) throw error;
  send({ type: 'failed', reason: error.reason, message: error.message });
}
