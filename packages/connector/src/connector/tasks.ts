// Runs stored tasks of one kind when they are due, a few at a time, including those from before a
// restart.
import type { ConnectorStore, Task, TaskKind } from '../store/port.ts';
import type { System } from '../system.ts';
import { delayAfter } from './schedule.ts';

/** The maximum number of tasks that run at the same time. */
const PARALLEL = 8;
/** The longest sleep, so that a change of the clock is noticed. */
const SLEEP_MS_MAX = 60_000;
/** The wait after the store has failed. */
const STORE_WAIT_MS = 1_000;

export interface TaskLoopOptions {
  readonly store: ConnectorStore;
  readonly system: System;
  /** The kind of tasks that this loop runs. */
  readonly kind: TaskKind;
  /** Runs a task; resolves to false when it must be tried again. */
  readonly run: (task: Task) => Promise<boolean>;
  /** Called with a task after its last attempt. */
  readonly giveUp: (task: Task) => void;
  /** Called with a failure of the store. */
  readonly failed: (error: unknown) => void;
}

export class TaskLoop {
  readonly #options: TaskLoopOptions;
  readonly #running = new Map<string, Promise<void>>();
  #cancel: () => void = () => undefined;
  #looking: Promise<void> | null = null;
  #isWoken = false;
  #isStopped = false;

  /** Starts to run the tasks of a store. */
  constructor(options: TaskLoopOptions) {
    this.#options = options;
    this.wake();
  }

  /** Looks for due tasks now. */
  wake(): void {
    this.#isWoken = true;
    if (!this.#isStopped) this.#looking ??= this.#lookAgain();
  }

  /** Starts no more tasks, and resolves when all running tasks have ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#looking;
    await Promise.all(this.#running.values());
  }

  async #lookAgain(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      this.#cancel();
      try {
        await this.#look();
      } catch (error) {
        this.#options.failed(error);
        this.#sleep(STORE_WAIT_MS);
      }
    }
    this.#looking = null;
  }

  async #look(): Promise<void> {
    const { store, system, kind } = this.#options;
    const limit = this.#running.size + PARALLEL;
    const tasks = await store.transact((rows) => rows.nextTasks(kind, limit));
    const waiting = tasks.filter(({ id }) => !this.#running.has(id));
    const now = system.now();
    for (const task of waiting)
      if (task.due <= now && this.#running.size < PARALLEL && !this.#isStopped) this.#start(task);
    const next = waiting.find(({ due }) => due > now);
    if (next) this.#sleep(Math.min(next.due - now, SLEEP_MS_MAX));
  }

  #sleep(milliseconds: number): void {
    if (this.#isStopped) return;
    this.#cancel();
    this.#cancel = this.#options.system.after(milliseconds, () => this.wake());
  }

  #start(task: Task): void {
    const run = async (): Promise<void> => {
      try {
        await this.#finish(task);
        this.#running.delete(task.id);
        this.wake();
      } catch (error) {
        // The task is still due; a pause prevents it from running again at once, over and over.
        this.#running.delete(task.id);
        this.#options.failed(error);
        this.#sleep(STORE_WAIT_MS);
      }
    };
    this.#running.set(task.id, run());
  }

  async #finish(task: Task): Promise<void> {
    const { store, system, run, giveUp } = this.#options;
    const isDone = await run(task);
    const attempts = task.attempts + 1;
    const delay = isDone ? null : delayAfter(task.work.kind, attempts);
    await store.transact((rows) => {
      if (delay === null) rows.deleteTask(task.id);
      // A task that was deleted in the meantime stays deleted.
      else if (rows.findTask(task.id))
        rows.putTask({ ...task, attempts, due: system.now() + delay });
    });
    if (!isDone && delay === null) giveUp(task);
  }
}
