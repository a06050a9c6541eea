// Lists the mail about delivery health, sent or kept for reading (EVT-DLV-08).
import { timeOf, toIsoString } from '@kasir/core';
import type { RowOf } from '@kasir/core/resource';
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { SYSTEM, type Mode, type Partition } from '@kasir/core/store';
import { mails } from '../../mails/kind.ts';
import { operation } from '../operation.ts';

const viewMail = ({ account, mode }: Partition, { id, state }: RowOf<typeof mails>) => {
  const { status, to, subject, text, attempts, error } = state;
  const created = toIsoString(timeOf(id));
  return { id, account, mode, created, status, to, subject, text, attempts, error };
};

type MailView = ReturnType<typeof viewMail>;

const newestFirst = (a: MailView, b: MailView): number =>
  a.created === b.created ? (a.id < b.id ? 1 : -1) : a.created < b.created ? 1 : -1;

export const listMails = operation(controlContracts.mails.list, async ({ store }, { query }) => {
  const { account, mode, limit } = query;
  const modes: readonly Mode[] = mode === undefined ? ['test', 'live'] : [mode];
  const allPartitions = async (): Promise<readonly Partition[]> =>
    (await store.partitions()).filter((one) => one.account !== SYSTEM.account);
  const partitions =
    account === undefined ? await allPartitions() : modes.map((one) => ({ account, mode: one }));
  let newest: readonly MailView[] = [];
  for (const partition of partitions) {
    if (!modes.includes(partition.mode)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that few are held
    const found = await store.view(partition, (view) => view.list(mails, {}, { limit }).rows);
    const views = found.map((row) => viewMail(partition, row));
    newest = [...newest, ...views].toSorted(newestFirst).slice(0, limit);
  }
  return ok({ data: [...newest] });
});
