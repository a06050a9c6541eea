// Takes, restores, forks and empties test accounts.
import { decideQuietly, deliveryJob, outgoing, SYSTEM, type Partition } from '@kasir/core/server';
import type { Account } from '@kasir/models';
import { subAccounts } from '@kasir/payments';
import { deliveryReports, healthJob } from '@kasir/webhooks/server';
import { chaosDone } from '../deliveries/chaos-done.ts';
import { createAccount, openTestAccount } from '../directory/bootstrap.ts';
import type { Kasir } from '../kasir.ts';
import { mailJob, mails } from '../mails/kind.ts';
import { kinds } from '../registry.ts';
import { ofAccount, type Taken } from './file.ts';
import { snapshotContents, snapshots, type Settings, type SnapshotRow } from './kind.ts';

const testOf = (account: string): Partition => ({ account, mode: 'test' });

const settingsOf = ({ name, switches, versions, terms, cards }: Account): Settings => ({
  name,
  switches,
  versions: versions.test,
  ...(terms && { terms }),
  ...(cards && { cards }),
});

/** An account with settings of a snapshot; its keys, URLs and live side stay. */
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

/** Everything in a test account now. */
export const take = async (
  { store }: Kasir,
  account: Account,
  name: string | null = null,
): Promise<Taken> => {
  const partition = testOf(account.id);
  const contents = await store.dump(partition, kinds);
  const taken = await store.view(partition, (view) => view.now);
  return { account: account.id, name, taken, settings: settingsOf(account), contents };
};

/** Keeps a snapshot. */
export const keep = (
  { store }: Kasir,
  { account, name, taken, settings, contents }: Taken,
): Promise<SnapshotRow> =>
  store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => {
      const id = d.id();
      d.insert(snapshotContents, id, { settings, contents });
      return d.insert(snapshots, id, { account, name, taken, objects: contents.objects.length });
    }),
  );

/** A kept snapshot with what it holds; undefined when there is none of this id. */
export const findKept = ({ store }: Kasir, id: string): Promise<Taken | undefined> =>
  store.view(SYSTEM, (view) => {
    const row = view.get(snapshots, id);
    const held = view.get(snapshotContents, id);
    if (!row || !held) return undefined;
    const { account, name, taken } = row.state;
    return { account, name, taken, ...held.state };
  });

const SNAPSHOTS_MAX = 1_000;

/** Snapshots of an account, newest first. */
export const keptOf = async (
  { store }: Kasir,
  account: string,
): Promise<readonly SnapshotRow[]> => {
  const { rows } = await store.view(SYSTEM, (view) =>
    view.list(snapshots, { any: { account: [account] } }, { limit: SNAPSHOTS_MAX }),
  );
  return rows;
};

/** Forgets a snapshot; false when there is none of this id. */
export const forget = ({ store }: Kasir, id: string): Promise<boolean> =>
  store.exec(SYSTEM, (at, tx) => {
    const row = tx.get(snapshots, id);
    const held = tx.get(snapshotContents, id);
    if (row) tx.update(snapshots, row, {}, { expires: at.now });
    if (held) tx.update(snapshotContents, held, {}, { expires: at.now });
    return row !== undefined;
  });

/** Puts a test account back to what was taken; returns how many objects it has then. */
export const restore = async (
  { store, directory, clock }: Kasir,
  account: Account,
  { account: from, settings, contents, taken }: Taken,
  withClock: boolean,
): Promise<number> => {
  if (withClock) await clock.restore(taken);
  await store.load(testOf(account.id), ofAccount(contents, from, account.id), kinds);
  await directory.changeAccount(account.id, (known) => withSettings(known, settings));
  return contents.objects.length;
};

/** What a copy leaves with the account that it is of: its sub-accounts, and what was sent of it. */
const leftObjects = new Set([
  subAccounts.name,
  outgoing.name,
  deliveryReports.name,
  mails.name,
  chaosDone.name,
]);
const leftWork = new Set<string>([deliveryJob.name, healthJob.name, mailJob.name]);

/** Makes a new account that holds what was taken, with the callback URLs of `account`. */
export const fork = async (
  { store, directory }: Kasir,
  account: Account,
  { account: from, settings, contents }: Taken,
  name: string,
): Promise<Account> => {
  const { platform, callbacks } = account;
  const made = await store.exec(SYSTEM, (at, tx) =>
    decideQuietly(at, tx, (d) => createAccount(d, { name, platform, parent: null, callbacks })),
  );
  const copied = {
    ...contents,
    objects: contents.objects.filter(({ kind }) => !leftObjects.has(kind)),
    jobs: contents.jobs.filter(({ topic }) => !leftWork.has(topic)),
  };
  await store.load(testOf(made.id), ofAccount(copied, from, made.id), kinds);
  const forked = await directory.changeAccount(made.id, (known) => withSettings(known, settings));
  return forked ?? made;
};

/** Empties a test account down to its opening balance; returns how many objects it had. */
export const reset = async ({ store }: Kasir, account: Account): Promise<number> => {
  const partition = testOf(account.id);
  const { objects, turn } = await store.dump(partition, kinds);
  await store.load(partition, { turn, objects: [], entries: [], jobs: [] }, kinds);
  await openTestAccount(store, account.id);
  return objects.length;
};
