// Tries out a snapshot file: it is loaded into a temporary store, where the books are checked and
// every object is rendered once, before the account is changed.
import { setImmediate } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparedRoute } from '@kasir/core/pipeline';
import type { Context } from '@kasir/core/server';
import type { ObjectContents, Partition, PartitionContents, Store } from '@kasir/core/store';
import { randomHex } from '../random/random-hex.ts';
import { handlers, kinds } from '../registry.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { viewOfRow } from '../observation/resource-views.ts';
import { InvalidRow } from './check.ts';
import type { Spool } from './spool.ts';
import { withTransfers } from './transfers.ts';

const named = new Map(kinds.map((kind) => [kind.name, kind]));

/** Files with more objects are tried out on disk, smaller ones in memory. */
const IN_MEMORY_MAX = 2_000;

/** Response schemas by resource: an object that one refuses would be a 500 in a list. */
const responseSchemas = new Map(
  handlers
    .filter(({ contract }) => contract.id.endsWith('.get'))
    .map(({ contract }) => [contract.id.replace(/\.get$/, ''), preparedRoute(contract).success]),
);

/** Throws for an object that cannot be rendered. */
const showAll = (
  store: Store,
  partition: Partition,
  objects: readonly ObjectContents[],
  first: number,
  context: Context,
): Promise<void> =>
  store.view(partition, (view) => {
    for (const [at, { kind: name, id }] of objects.entries()) {
      const kind = named.get(name);
      const row = kind && view.get(kind, id);
      const viewed = kind && row && viewOfRow(kind, row);
      if (!viewed || !row) continue;
      try {
        const body = viewed.render(view, row, context);
        responseSchemas.get(viewed.resource)?.().parse(body);
      } catch {
        throw new InvalidRow(
          `body.file.objects.${first + at}.state`,
          `Must be what ${viewed.resource} can show: a value in it is none that the API has.`,
        );
      }
    }
  });

const tryIn = async (
  store: Store,
  { partition, context, spool, turn, findBreach }: Trial,
): Promise<void> => {
  // There is no other account here: every leg of a transfer counts as copied.
  await store.load(
    partition,
    { turn, reads: [], pieces: () => withTransfers(partition.account, spool.pieces(), []) },
    kinds,
  );
  let first = 0;
  for (const { objects } of spool.pieces()) {
    await showAll(store, partition, objects, first, context);
    first += objects.length;
    await setImmediate();
  }
  const breach = await findBreach(store);
  if (breach !== null) throw new InvalidRow('body.file', `Must have books that agree: ${breach}.`);
};

export interface Trial {
  readonly partition: Partition;
  readonly context: Context;
  readonly spool: Spool;
  readonly turn: PartitionContents['turn'];
  /** Returns the first breach in the books of a store, in words, or null. */
  readonly findBreach: (store: Store) => Promise<string | null>;
}

/** Rejects with `InvalidRow` for an object that cannot be rendered, or books that disagree. */
export const tryOut = async (trial: Trial): Promise<void> => {
  const folder = trial.spool.objects > IN_MEMORY_MAX ? mkdtempSync(join(tmpdir(), 'kasir-')) : null;
  const file = folder === null ? ':memory:' : join(folder, 'trial.db');
  try {
    const now = trial.turn.now;
    const store = await openSqlite({ file, now: () => now, random: () => randomHex(12) });
    try {
      await tryIn(store, trial);
    } finally {
      await store.close();
    }
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
};
