// Runs operator reads on a thread of their own, so that no request waits for them. The first read
// starts the thread, unless it was warmed up; it ends after a time without reads.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContextOptions } from '@kasir/core/pipeline';
import { Unavailable } from '@kasir/core/store';
import type { SharedStorage } from '../../storage/storage.ts';
import type { OperatorRead, OperatorReads } from './reading.ts';

export interface ThreadData extends Pick<ContextOptions, 'secret' | 'dialect' | 'refunds'> {
  readonly storage: SharedStorage;
}

export interface ReadRequest {
  readonly id: number;
  readonly baseUrl: string;
  readonly name: string;
  readonly input: unknown;
}

export type ReadResponse =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly steps: unknown }
  | { readonly id: number; readonly error: { readonly message: string; readonly isAway: boolean } };

interface Open {
  readonly resolve: (output: never) => void;
  readonly reject: (error: Error) => void;
  readonly report: (steps: never) => void;
}

const EXTENSION = extname(import.meta.url);
/** The program is in the folder above this module, as source or built. */
const PROGRAM = new URL(`../reader-thread${EXTENSION}`, import.meta.url);
/** Workspace packages are loaded as source when this one is. */
const EXEC_ARGV = EXTENSION === '.ts' ? ['--conditions=@kasir/source'] : [];

/** The thread takes some memory: it ends after this many milliseconds without work. */
const IDLE_MS = 60_000;

export class ReadsElsewhere implements OperatorReads {
  readonly #data: ThreadData;
  readonly #baseUrl: () => string;
  readonly #prepare: () => Promise<void>;
  /** Reads in progress, by name and input: callers with the same request share the result. */
  readonly #running = new Map<string, Promise<unknown>>();
  readonly #open = new Map<number, Open>();
  #prepared: Promise<void> | null = null;
  #thread: Worker | null = null;
  #last = 0;
  #idle: NodeJS.Timeout | null = null;
  #closed = false;

  /** `prepare` runs on this thread and creates everything that the read-only thread needs. */
  constructor(data: ThreadData, baseUrl: () => string, prepare: () => Promise<void>) {
    this.#data = data;
    this.#baseUrl = baseUrl;
    this.#prepare = prepare;
  }

  run<Input, Output, Steps>(
    { name }: OperatorRead<Input, Output, Steps>,
    input: Input,
    report: (steps: Steps) => void = () => undefined,
  ): Promise<Output> {
    const key = JSON.stringify([name, input]);
    const running = this.#running.get(key);
    if (running) return running as Promise<Output>;
    const sent = this.#send(name, input, report).finally(() => this.#running.delete(key));
    this.#running.set(key, sent);
    return sent as Promise<Output>;
  }

  /** Starts the thread: loading its modules takes longer than most reads. */
  warmUp(): void {
    if (this.#closed || this.#thread) return;
    this.#thread = this.#start();
    this.#rest(this.#thread);
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#idle) clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }

  async #send(name: string, input: unknown, report: Open['report']): Promise<unknown> {
    await (this.#prepared ??= this.#prepare());
    if (this.#closed) throw new Error('The server is stopping.');
    if (this.#idle) clearTimeout(this.#idle);
    const thread = (this.#thread ??= this.#start());
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject, report });
      thread.ref();
      const request: ReadRequest = { id, baseUrl: this.#baseUrl(), name, input };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      thread.postMessage(request);
    });
  }

  #start(): Worker {
    const thread = new Worker(PROGRAM, { workerData: this.#data, execArgv: EXEC_ARGV });
    thread.on('message', (response: ReadResponse) => {
      const open = this.#open.get(response.id);
      if ('steps' in response) return open?.report(response.steps as never);
      this.#open.delete(response.id);
      this.#rest(thread);
      if ('output' in response) open?.resolve(response.output as never);
      else open?.reject(errorOf(response.error));
    });
    thread.on('error', (error) => this.#lose(thread, error as Error));
    thread.on('exit', () => this.#lose(thread, new Error('The thread for reads has ended.')));
    return thread;
  }

  /** Lets the process end while the thread is idle, and ends the thread after a while. */
  #rest(thread: Worker): void {
    if (this.#open.size > 0) return;
    thread.unref();
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#thread = null;
      void thread.terminate();
    }, IDLE_MS).unref();
  }

  /** Drops a failed thread; the next read starts another one. */
  #lose(thread: Worker, error: Error): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of open) reject(error);
  }
}

const errorOf = ({ message, isAway }: { message: string; isAway: boolean }): Error =>
  isAway
    ? new Unavailable('The database cannot be read.', new Error(message), true)
    : new Error(message);
