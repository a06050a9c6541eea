// Runs stored tasks when they are due, a few at a time, and those that a restart has left.
import type { ConnectorStore, Task } from '../store/port.ts';
import type { System } from '../system.ts';
import { delayAfter } from './schedule.ts';

/** The tasks that run at the same time. */
const PARALLEL = 8;
/** The longest sleep, so that a clock that was set has an effect. */
const SLEEP_MS_MAX = 60_000;
/** The wait after the store has failed. */
const STORE_WAIT_MS = 1_000;

export interface TaskLoop {
  /** Looks for due tasks now. */
  readonly wake: () => void;
  /** Starts nothing more, and resolves when what runs has ended. */
  readonly stop: () => Promise<void>;
}

export interface TaskLoopOptions {
  readonly store: ConnectorStore;
  readonly system: System;
  /** Runs a task; resolves to whether it is finished, otherwise it is tried again. Never rejects. */
  readonly run: (task: Task) => Promise<boolean>;
  /** Called with a task after its last attempt, and with a failure of the store. */
  readonly giveUp: (task: Task) => void;
  readonly failed: (error: unknown) => void;
}

/** Starts to run the tasks of a store. */
export const startTaskLoop = ({
  store,
  system,
  run,
  giveUp,
  failed,
}: TaskLoopOptions): TaskLoop => {
  const running = new Map<string, Promise<void>>();
  let cancel = (): void => undefined;
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let isWoken = false;

  const finishTask = async (task: Task): Promise<void> => {
    const isDone = await run(task);
    const attempts = task.attempts + 1;
    const delay = isDone ? null : delayAfter(task.work.kind, attempts);
    // A task that was removed meanwhile stays removed.
    await store.transact((rows) => {
      if (!rows.findTask(task.id)) return;
      if (delay === null) rows.deleteTask(task.id);
      else rows.putTask({ ...task, attempts, due: system.now() + delay });
    });
    if (!isDone && delay === null) giveUp(task);
  };

  const startTask = (task: Task): void => {
    const ended = finishTask(task)
      .catch(failed)
      .finally(() => {
        running.delete(task.id);
        wake();
      });
    running.set(task.id, ended);
  };

  const look = async (): Promise<void> => {
    const tasks = await store.transact((rows) => rows.nextTasks(running.size + PARALLEL));
    const waiting = tasks.filter(({ id }) => !running.has(id));
    const now = system.now();
    for (const task of waiting)
      if (task.due <= now && running.size < PARALLEL && !isStopped) startTask(task);
    const next = waiting.find(({ id, due }) => !running.has(id) && due > now);
    if (next && !isStopped) cancel = system.after(Math.min(next.due - now, SLEEP_MS_MAX), wake);
  };

  const lookAgain = async (): Promise<void> => {
    while (isWoken && !isStopped) {
      isWoken = false;
      cancel();
      try {
        await look();
      } catch (error) {
        failed(error);
        if (!isStopped) cancel = system.after(STORE_WAIT_MS, wake);
      }
    }
    looking = null;
  };

  const wake = (): void => {
    isWoken = true;
    if (!isStopped) looking ??= lookAgain();
  };

  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      cancel();
      await looking;
      await Promise.all(running.values());
    },
  };
};
