// What reads of operators need of the platform: the store, and how objects of an account look.
import { SYSTEM, type Contexts, type Store } from '@kasir/core/server';
import { accounts, type Account } from '@kasir/models';

export interface Reading {
  readonly store: Pick<Store, 'view' | 'partitions' | 'now'>;
  readonly context: Contexts;
  /** An account by its id. */
  readonly account: (id: string) => Promise<Account | undefined>;
}

/** What is read on a store. */
export const readingOn = (store: Reading['store'], context: Contexts): Reading => ({
  store,
  context,
  account: (id) => store.view(SYSTEM, (view) => view.get(accounts, id)?.state),
});

/** A read of operators that may take long; its input and output can be sent to another thread. */
export interface OperatorRead<Input, Output> {
  /** What it is found by there. */
  readonly name: string;
  readonly run: (reading: Reading, input: Input) => Promise<Output>;
}

/** Runs reads of operators: here, or where they hold up nobody. */
export interface OperatorReads {
  readonly run: <Input, Output>(read: OperatorRead<Input, Output>, input: Input) => Promise<Output>;
  readonly close: () => Promise<void>;
}

/** Runs them on this thread: what is kept in memory is seen by no other one. */
export const readsHere = (reading: Reading): OperatorReads => ({
  run: (read, input) => read.run(reading, input),
  close: async () => undefined,
});
