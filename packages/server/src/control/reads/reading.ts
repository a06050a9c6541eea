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

/**
 * An operator read that may take long; its input, its output and its reports can be sent to another
 * thread.
 */
export interface OperatorRead<Input, Output, Steps = never> {
  /** The name by which the thread finds it. */
  readonly name: string;
  readonly run: (reading: Reading, input: Input, report: (steps: Steps) => void) => Promise<Output>;
}

/** Runs operator reads: here, or on another thread. */
export interface OperatorReads {
  /** `report` is called with the progress of the read, unless the read was in progress already. */
  readonly run: <Input, Output, Steps>(
    read: OperatorRead<Input, Output, Steps>,
    input: Input,
    report?: (steps: Steps) => void,
  ) => Promise<Output>;
  /** Prepares for reads that will follow soon. */
  readonly warmUp: () => void;
  readonly close: () => Promise<void>;
}

/** Runs reads on this thread: no other thread sees data kept in memory. */
export const readsHere = (reading: Reading): OperatorReads => ({
  run: (read, input, report = () => undefined) => read.run(reading, input, report),
  warmUp: () => undefined,
  close: async () => undefined,
});
