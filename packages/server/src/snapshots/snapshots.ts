// Takes, restores, forks and empties test accounts.
import { decideQuietly, deliveryJob, outgoing } from '@kasir/core/server';
import {
  SYSTEM,
  type ExtraDecision,
  type Partition,
  type PartitionContents,
  type Turn,
} from '@kasir/core/store';
import { accounts, type Account } from '@kasir/models';
import { subAccounts } from '@kasir/payments/accounts';
import { deliveryReports, healthJob } from '@kasir/deliveries';
import { chaosDone } from '../deliveries/chaos-done.ts';
import { createAccount, openTestAccount } from '../directory/bootstrap.ts';
import type { Kasir } from '../app/kasir.ts';
import { mailJob, mails } from '../mails/kind.ts';
import { randomHex } from '../random/random-hex.ts';
import { kinds, spanningWork } from '../registry.ts';
import { discardTotals } from '../totals/discard.ts';
import { totalKinds } from '../totals/kinds.ts';
import { openSqlite } from '../store/sqlite/sqlite.ts';
import { ofAccount } from './file.ts';
import {
  pieceId,
  snapshotPieces,
  snapshots,
  type Settings,
  type SnapshotRow,
  type Source,
} from './kind.ts';
import { Spool } from './spool.ts';
import { transferKinds, withTransfers } from './transfers.ts';

const testOf = (account: string): Partition => ({ account, mode: 'test' });

const settingsOf = ({ name, switches, versions, terms, cards }: Account): Settings => ({
  name,
  switches,
  versions: versions.test,
  ...(terms && { terms }),
  ...(cards && { cards }),
});

/** Returns an account with the settings of a snapshot; its keys, URLs and live side stay. */
const withSettings = (account: Account, settings: Settings): Account => {
  const { switches, versions, terms, cards } = settings;
  const { terms: _terms, cards: _cards, ...rest } = account;
  return {
    ...rest,
    switches,
    versions: { ...account.versions, test: versions },
    ...(terms && { terms }),
    ...(cards && { cards }),
  };
};

/** Milliseconds after which a snapshot without its last piece counts as abandoned. */
const GIVEN_UP_MS = 3_600_000;

/** Deletes a snapshot and all its pieces. */
const erase = async ({ store }: Kasir, id: string): Promise<boolean> => {
  const found = await store.exec(SYSTEM, (at, tx) => {
    const row = tx.get(snapshots, id);
    if (row) tx.update(snapshots, row, {}, { expires: at.now });
    return row !== undefined;
  });
  for (let number = 0; ; number += 1) {
    const erased = await store.exec(SYSTEM, (at, tx) => {
      const piece = tx.get(snapshotPieces, pieceId(id, number));
      if (piece) tx.update(snapshotPieces, piece, {}, { expires: at.now });
      return piece !== undefined;
    });
    if (!erased) return found;
  }
};

const SNAPSHOTS_MAX = 1_000;

const listSnapshots = ({ store }: Kasir, account: string): Promise<readonly SnapshotRow[]> =>
  store.view(
    SYSTEM,
    (view) => view.list(snapshots, { any: { account: [account] } }, { limit: SNAPSHOTS_MAX }).rows,
  );

/** Returns the account of a snapshot, or null when there is none with this id. */
export const accountOfSnapshot = ({ store }: Kasir, id: string): Promise<string | null> =>
  store.view(SYSTEM, (view) => view.get(snapshots, id)?.state.account ?? null);

/** Returns the snapshots of an account, newest first. */
export const keptOf = async (kasir: Kasir, account: string): Promise<readonly SnapshotRow[]> =>
  (await listSnapshots(kasir, account)).filter(({ state }) => typeof state.pieces === 'number');

/** Starts a snapshot, and deletes those of the account that were never completed. */
const begin = async (kasir: Kasir, account: Account, name: string | null): Promise<string> => {
  const { store } = kasir;
  const open = (await listSnapshots(kasir, account.id)).filter(
    ({ state }) => state.pieces === null,
  );
  const now = await store.view(testOf(account.id), (view) => view.now);
  const real = await store.view(SYSTEM, (view) => view.now);
  const settings = settingsOf(account);
  const begun = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  for (const { id } of open) if (begun(id) < real - GIVEN_UP_MS) await erase(kasir, id);
  return store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      const id = d.id();
      const turn = { now: 0, sequence: 0 };
      d.insert(snapshots, id, {
        account: account.id,
        name,
        taken: now,
        objects: 0,
        pieces: null,
        turn,
        settings,
      });
      return id;
    }),
  );
};

/** Takes a snapshot of the current contents of a test account. */
export const take = async (
  kasir: Kasir,
  account: Account,
  name: string | null = null,
): Promise<SnapshotRow> => {
  const { store } = kasir;
  const id = await begin(kasir, account, name);
  try {
    let [pieces, objects] = [0, 0];
    let turn: Turn = { now: 0, sequence: 0 };
    for await (const piece of store.dump(testOf(account.id), kinds)) {
      const number = pieces;
      await store.exec(SYSTEM, (at, tx) =>
        decideQuietly(at, tx, (d) => d.insert(snapshotPieces, pieceId(id, number), piece)),
      );
      pieces += 1;
      objects += piece.objects.length;
      turn = piece.turn;
    }
    return await store.exec(SYSTEM, (at, tx) =>
      decideQuietly(at, tx, (d) => {
        const row = d.get(snapshots, id);
        if (!row) throw new Error(`Snapshot ${id} is gone.`);
        const taken = Math.max(row.state.taken, turn.now);
        return d.change(snapshots, row, { objects, pieces, turn, taken });
      }),
    );
  } catch (error) {
    await erase(kasir, id).catch(() => undefined);
    throw error;
  }
};

/** Returns a snapshot with its contents; undefined when none has this id. */
export const findKept = async ({ store }: Kasir, id: string): Promise<Source | undefined> => {
  const row = await store.view(SYSTEM, (view) => view.get(snapshots, id));
  const count = row?.state.pieces;
  if (!row || typeof count !== 'number') return undefined;
  const pieces = async function* () {
    for (let number = 0; number < count; number += 1) {
      const piece = await store.view(
        SYSTEM,
        (view) => view.get(snapshotPieces, pieceId(id, number))?.state,
      );
      if (!piece) throw new Error(`Snapshot ${id} was deleted while it was read.`);
      yield piece;
    }
  };
  return { ...row.state, pieces };
};

/** Deletes a snapshot; returns false when none has this id. */
export const forget = (kasir: Kasir, id: string): Promise<boolean> => erase(kasir, id);

/** Returns a spool with the contents of a source, converted to those of an account. */
const fillSpool = async (source: Source, account: string): Promise<Spool> => {
  const spool = new Spool();
  try {
    for await (const piece of source.pieces()) spool.add(ofAccount(piece, source.account, account));
    return spool;
  } catch (error) {
    spool[Symbol.dispose]();
    throw error;
  }
};

/**
 * Returns the decision that is stored together with new contents of an account: it discards its
 * totals, which are counted again, and sets the settings of the snapshot, if there is one.
 */
const replacedDecision = (account: string, settings: Settings | null): ExtraDecision => ({
  partition: SYSTEM,
  kinds: [accounts, ...totalKinds],
  decide: (at, tx) => {
    discardTotals(at, tx, testOf(account));
    const row = settings && tx.get(accounts, account);
    if (row) tx.update(accounts, row, { state: withSettings(row.state, settings) });
  },
});

/** Restores a test account from a source; returns its number of objects. */
export const restore = async (
  { store, directory, clock }: Kasir,
  account: Account,
  source: Source,
  withClock: boolean,
): Promise<number> => {
  using spool = await fillSpool(source, account.id);
  const { turn, taken, settings } = source;
  await store.load(
    testOf(account.id),
    {
      turn,
      reads: transferKinds,
      pieces: (held) => withTransfers(account.id, spool.pieces(), held),
      extraDecision: replacedDecision(account.id, settings),
      ...(withClock && { clock: await clock.at(taken) }),
    },
    kinds,
  );
  directory.forget();
  return spool.objects;
};

/** Kinds that a copy leaves behind: the account's sub-accounts, and its outgoing messages. */
const leftObjects = new Set([
  subAccounts.name,
  outgoing.name,
  deliveryReports.name,
  mails.name,
  chaosDone.name,
]);
const leftWork: ReadonlySet<string> = new Set([
  deliveryJob.name,
  healthJob.name,
  mailJob.name,
  ...spanningWork,
]);

const copied = (piece: PartitionContents): PartitionContents => ({
  ...piece,
  objects: piece.objects.filter(({ kind }) => !leftObjects.has(kind)),
  jobs: piece.jobs.filter(({ topic }) => !leftWork.has(topic)),
});

/** Returns the current contents of a test account, as a source that can be read once. */
export const current = async ({ store }: Kasir, account: Account): Promise<Source> => ({
  account: account.id,
  name: null,
  taken: await store.view(testOf(account.id), (view) => view.now),
  turn: await store.view(testOf(account.id), (view) => ({ now: view.now, sequence: 0 })),
  settings: settingsOf(account),
  pieces: () => store.dump(testOf(account.id), kinds),
});

/** Creates a new account with the contents of a source and the callback URLs of `account`. */
export const fork = async (
  { store, directory }: Kasir,
  account: Account,
  source: Source,
  name: string,
): Promise<Account> => {
  const { platform, callbacks } = account;
  const made = await store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => createAccount(d, { name, platform, parent: null, callbacks })),
  );
  using spool = await fillSpool(source, made.id);
  const pieces = function* () {
    for (const piece of spool.pieces()) yield copied(piece);
  };
  await store.load(
    testOf(made.id),
    {
      // The last turn of current contents is known only after they have been read.
      turn: spool.turn ?? source.turn,
      reads: transferKinds,
      pieces: (held) => withTransfers(made.id, pieces(), held),
      extraDecision: replacedDecision(made.id, source.settings),
    },
    kinds,
  );
  directory.forget();
  return (await directory.account(made.id)) ?? made;
};

/** Returns the contents of a new test account: its opening balance. */
const opening = async (account: string, now: number): Promise<PartitionContents[]> => {
  const store = await openSqlite({ file: ':memory:', now: () => now, random: () => randomHex(12) });
  try {
    await openTestAccount(store, account);
    const pieces: PartitionContents[] = [];
    for await (const piece of store.dump(testOf(account), kinds)) pieces.push(piece);
    return pieces;
  } finally {
    await store.close();
  }
};

/**
 * Empties a test account down to its opening balance; returns the number of objects it had. Its
 * time is reset as well: whatever time a file has set, it follows the clock again.
 */
export const reset = async ({ store, clock }: Kasir, account: Account): Promise<number> => {
  const partition = testOf(account.id);
  let objects = 0;
  for await (const piece of store.dump(partition, kinds)) objects += piece.objects.length;
  const pieces = await opening(account.id, await clock.now());
  const [{ turn } = { turn: { now: 0, sequence: 0 } }] = pieces;
  await store.load(
    partition,
    {
      turn,
      reads: transferKinds,
      pieces: (held) => withTransfers(account.id, pieces, held),
      extraDecision: replacedDecision(account.id, null),
    },
    kinds,
  );
  return objects;
};
