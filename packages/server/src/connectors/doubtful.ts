// Finds the doubtful operations of all accounts: for the counters, and for a daily mail.
import { decideQuietly } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { attentions, operations, type OperationRow } from '@kasir/payments/operation';
import { noteDoubts } from './doubt-mail.ts';

/** Doubtful operations of all connectors with this name. */
export interface Doubtful {
  readonly connector: string;
  readonly count: number;
  /** When the oldest of them was begun, in milliseconds. */
  readonly oldest: number;
}

/**
 * Operations per read, and the most that are counted for an account: larger numbers need not be
 * exact.
 */
const PAGE = 200;
const COUNTED_MAX = 10_000;

/** The time during which a count is reused, in milliseconds. */
const COUNT_MS = 60_000;
/**
 * The time before the first search for accounts that need a mail, and between two, in milliseconds.
 */
const FIRST_LOOK_MS = 60_000;
const LOOK_MS = 3_600_000;

const readDoubtful = async (
  store: Pick<Store, 'view'>,
  partition: Partition,
): Promise<readonly OperationRow[]> => {
  const found: OperationRow[] = [];
  for (;;) {
    const after = found.at(-1)?.id;
    const page = { limit: PAGE, ...(after !== undefined && { after }) };
    const { rows, more } = await store.view(partition, (view) =>
      view.list(operations, { any: { attention: attentions } }, page),
    );
    found.push(...rows);
    if (!more || found.length >= COUNTED_MAX) return found;
  }
};

/** Returns the doubtful operations by connector; those of one account are newest first. */
const groupByConnector = (rows: readonly OperationRow[]): Doubtful[] =>
  [...Map.groupBy(rows, ({ state }) => state.connector)].map(([connector, own]) => ({
    connector,
    count: own.length,
    oldest: Math.min(...own.map(({ state }) => state.created)),
  }));

const add = (a: Doubtful, b: Doubtful): Doubtful => ({
  connector: a.connector,
  count: a.count + b.count,
  oldest: Math.min(a.oldest, b.oldest),
});

export interface DoubtWatchOptions {
  readonly store: Pick<Store, 'exec' | 'view' | 'partitions' | 'now'>;
  /** Returns the name of an account. */
  readonly nameOf: (account: string) => Promise<string>;
  /** The address of the operators, or null: their mails are kept for reading. */
  readonly to: string | null;
  /** Called when the accounts could not be searched. */
  readonly failed?: (error: unknown) => void;
}

/** Watches the doubtful operations of an installation. */
export class DoubtWatch {
  readonly #options: DoubtWatchOptions;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #closed = false;
  #counted: { readonly until: number; readonly found: Promise<readonly Doubtful[]> } | null = null;

  constructor(options: DoubtWatchOptions) {
    this.#options = options;
  }

  /** Searches for accounts that need a mail, soon after the start and then every hour. */
  start(): void {
    this.#lookAfter(FIRST_LOOK_MS);
  }

  /** Ends the searches, and waits for the running one. */
  async close(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#closed = true;
    await this.#looking;
  }

  #lookAfter(ms: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .catch((error: unknown) => this.#options.failed?.(error))
        .then(() => this.#lookAfter(LOOK_MS));
    }, ms).unref();
  }

  /** Returns the doubtful operations of all accounts by the name of their connector. */
  count(): Promise<readonly Doubtful[]> {
    const now = performance.now();
    if (!this.#counted || this.#counted.until < now) {
      const found = this.#countNow();
      this.#counted = { until: now + COUNT_MS, found };
      // A failure is not kept: the next caller counts again.
      found.catch(() => (this.#counted = null));
    }
    return this.#counted.found;
  }

  /** Writes a mail for every account with doubtful operations that had none today. */
  async look(): Promise<void> {
    const { store, nameOf, to } = this.#options;
    for (const partition of await this.#livePartitions()) {
      const rows = await readDoubtful(store, partition);
      if (rows.length === 0) continue;
      const name = await nameOf(partition.account);
      const about = { id: partition.account, name, to };
      await store.exec(partition, (at, tx) =>
        decideQuietly(at, tx, (d) => noteDoubts(d, about, rows)),
      );
    }
  }

  async #countNow(): Promise<readonly Doubtful[]> {
    const sums = new Map<string, Doubtful>();
    for (const partition of await this.#livePartitions())
      for (const one of groupByConnector(await readDoubtful(this.#options.store, partition))) {
        const known = sums.get(one.connector);
        sums.set(one.connector, known ? add(known, one) : one);
      }
    return [...sums.values()];
  }

  async #livePartitions(): Promise<readonly Partition[]> {
    const { store } = this.#options;
    return (await store.partitions()).filter(({ mode }) => mode === 'live');
  }
}
