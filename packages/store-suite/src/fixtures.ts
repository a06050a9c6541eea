// The fixtures of the store suite: a new store per test, and kinds that use every feature.
import * as z from 'zod';
import { kind, machine, recordKind, type PublicOf } from '@kasir/core/resource';
import type { At, Partition, Store, Tx } from '@kasir/core/store';
import { countingRandom, manualClock, type ManualClock } from '@kasir/core/testing';

/** The time and randomness of a store, both controlled by the test. */
export interface StoreEnvironment {
  readonly now: () => number;
  readonly random: () => string;
}

export interface OpenedStore {
  readonly store: Store;
  /** Closes the store and opens the kept data again, in the same environment. */
  readonly reopen: () => Promise<Store>;
  /** Closes every open store and deletes the kept data. */
  readonly dispose: () => Promise<void>;
}

/** Opens an empty store. */
export type OpenStore = (environment: StoreEnvironment) => Promise<OpenedStore>;

export interface StoreFixture {
  readonly store: Store;
  /** Real time. */
  readonly clock: ManualClock;
  readonly reopen: () => Promise<Store>;
}

/** Returns a test body that runs on a store of its own. */
export const staged =
  (open: OpenStore) =>
  (run: (stage: StoreFixture) => Promise<void>): (() => Promise<void>) =>
  async () => {
    const clock = manualClock();
    const opened = await open({ now: clock.now, random: countingRandom() });
    try {
      await run({ store: opened.store, clock, reopen: opened.reopen });
    } finally {
      await opened.dispose();
    }
  };

/** A test runner: groups of tests, and tests that fail when their promise rejects. */
export interface Runner {
  readonly describe: (name: string, body: () => void) => unknown;
  readonly test: (name: string, body: () => Promise<void>) => unknown;
}

/** A runner with the stores of its tests. */
export interface Suite extends Runner {
  readonly on: ReturnType<typeof staged>;
}

export const testPartition: Partition = { account: 'acc', mode: 'test' };
export const livePartition: Partition = { account: 'acc', mode: 'live' };
export const otherPartition: Partition = { account: 'acc2', mode: 'test' };

export const notes = kind<{ readonly secret: string | null }>()({
  name: 'note',
  schema: z.object({
    code: z.string().nullable(),
    reference: z.string().nullable(),
    label: z.string(),
    status: z.string(),
    size: z.number().nullable(),
    touched: z.number().nullable(),
    folder: z.string().nullable(),
  }),
  keys: { code: (row) => row.public.code, secret: (row) => row.state.secret },
  facets: {
    reference: (row) => row.public.reference,
    size: (row) => row.public.size,
    label: (row) => row.public.label,
    status: (row) => row.public.status,
    touched: (row) => row.public.touched,
  },
  searched: ['reference', 'label'],
  parent: (row) => row.public.folder,
});

export type Note = PublicOf<typeof notes>;

/** Returns a note with default values except for the given fields. */
export const note = (fields: Partial<Note> = {}): Note => ({
  code: null,
  reference: null,
  label: '',
  status: 'OPEN',
  size: null,
  touched: null,
  folder: null,
  ...fields,
});

export const lamps = kind()({
  name: 'lamp',
  schema: z.object({ state: z.enum(['NEW', 'ON', 'BROKEN']) }),
  status: (row) => row.public.state,
  machine: machine({
    name: 'lamp',
    states: ['NEW', 'ON', 'BROKEN'],
    transitions: [
      { from: null, on: 'make', to: 'NEW', clause: '', origin: 'chosen' },
      { from: 'NEW', on: 'switch', to: 'ON', clause: '', origin: 'chosen' },
      { from: 'ON', on: 'fall', to: 'BROKEN', clause: '', origin: 'chosen' },
    ],
  }),
});

export interface Parcel {
  /** The list that shows it, or null. */
  readonly route: string | null;
  readonly size: string | null;
  readonly color: string;
  readonly shelf: string;
}

/** A kind with several lists. */
export const parcels = recordKind<Parcel>()({
  name: 'parcel',
  listed: ({ route }) => route,
  facets: { size: ({ size }) => size, color: ({ color }) => color },
  parent: ({ shelf }) => shelf,
});

/** Returns a decision that inserts a note under a fresh id and returns the id. */
export const adds =
  (fields: Partial<Note> = {}, secret: string | null = null, expires?: number) =>
  (at: At, tx: Tx): string => {
    const id = at.id();
    const contents = { public: note(fields), state: { secret } };
    tx.insert(notes, id, contents, expires === undefined ? {} : { expires });
    return id;
  };

/** Returns a decision that changes fields of an existing note. */
export const changes =
  (id: string, fields: Partial<Note>) =>
  (_: At, tx: Tx): void => {
    const row = tx.get(notes, id);
    if (!row) throw new Error(`note ${id} is missing`);
    tx.update(notes, row, { public: { ...row.public, ...fields } });
  };

export const labelOf = (
  store: Store,
  partition: Partition,
  id: string,
): Promise<string | undefined> =>
  store.view(partition, (view) => view.get(notes, id)?.public.label);
