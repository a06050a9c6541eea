// Runs one stored task: sends a callback, or refreshes an operation.
import { isFinal } from '../protocol/index.ts';
import type { ConnectorStore, Task } from '../store/port.ts';
import type { Failure } from './author.ts';
import { sendCallback, type CallbackTarget } from './callbacks.ts';
import type { Runner } from './runner.ts';

export interface TaskRunOptions {
  readonly store: ConnectorStore;
  readonly runner: Runner;
  /** Null when no URL for callbacks is configured: the platform must then read outcomes itself. */
  readonly target: CallbackTarget | null;
  readonly failed: (failure: Failure) => void;
}

/** Runs a task; resolves to whether it is finished. Rejects only when the store fails. */
export const runTask = async (
  { store, runner, target, failed }: TaskRunOptions,
  { id, work }: Task,
): Promise<boolean> => {
  if (work.kind === 'refresh') {
    if (runner.isBusy(work.operation)) return false;
    await runner.refresh(work.operation);
    const row = await store.transact((rows) => rows.findOperation(work.operation));
    return row === null || isFinal(row.operation);
  }
  if (!target) return true;
  try {
    await sendCallback(target, work.body);
    return true;
  } catch (error) {
    // After the connector has stopped, the next process sends the callback.
    if (!target.signal.aborted) failed({ during: 'callback', id, error });
    return false;
  }
};
