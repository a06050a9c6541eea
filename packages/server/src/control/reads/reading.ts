// The access of operator reads to the platform: the store, and the contexts of accounts.
import type { Contexts } from '@kasir/core/pipeline';
import { SYSTEM, type Store } from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';

export interface Reading {
  readonly store: Pick<Store, 'view' | 'partitions' | 'now'>;
  readonly context: Contexts;
  /** Returns an account by its id. */
  readonly account: (id: string) => Promise<Account | undefined>;
}

/** Returns the access to a store. */
export const readingOn = (store: Reading['store'], context: Contexts): Reading => ({
  store,
  context,
  account: (id) => store.view(SYSTEM, (view) => view.get(accounts, id)?.state),
});

/** An operator read that may take long; its input and output can be sent to another thread. */
export interface OperatorRead<Input, Output> {
  /** The name by which the thread finds it. */
  readonly name: string;
  readonly run: (reading: Reading, input: Input) => Promise<Output>;
}

/** Runs operator reads: here, or on another thread. */
export interface OperatorReads {
  readonly run: <Input, Output>(read: OperatorRead<Input, Output>, input: Input) => Promise<Output>;
  /** Gets ready for reads that will soon be asked for. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
}

/** Runs reads on this thread: no other thread sees data kept in memory. */
export const readsHere = (reading: Reading): OperatorReads => ({
  run: (read, input) => read.run(reading, input),
  warmUp: () => undefined,
  close: async () => undefined,
});
