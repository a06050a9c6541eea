// The actions on snapshots of the account, and their results.
import type { Snapshot } from '@kasir/control';
import { useState } from 'preact/hooks';
import { api, type ControlApi } from '../../api/client.ts';
import { useDoing, useLoad } from '../../api/load.ts';
import { say } from '../../language.ts';
import { download } from '../../parts/download.ts';
import { usePlace } from '../../place.ts';

export type Restore = NonNullable<Parameters<ControlApi['snapshots']['restore']>[0]['body']>;
type Fork = NonNullable<Parameters<ControlApi['snapshots']['fork']>[0]['body']>;

const fileName = ({ id, name }: Snapshot): string =>
  `kasir-${(name ?? id).replaceAll(/[^\w-]+/g, '-')}.json`;

export interface Forked {
  readonly name: string;
  readonly key: string;
}

/** Returns the actions on snapshots of the account, and their results. */
export const useSnapshots = () => {
  const { account, live, refresh } = usePlace();
  const [forked, setForked] = useState<Forked | null>(null);
  const params = { id: account.id };
  const snapshots = useLoad((signal) => api().snapshots.list({ params }, signal), [live.turn]);
  const doing = useDoing();
  const change = (act: () => Promise<string>) =>
    void doing.run(async () => {
      const done = await act();
      snapshots.reload();
      refresh();
      return done;
    });
  const restore = (body: Restore) =>
    change(async () => {
      const { objects } = await api().snapshots.restore({ params, body });
      return say('The account is back as it was: {count|object|objects}.', { count: objects });
    });
  const fork = (body: Fork) =>
    change(async () => {
      const { name, key } = await api().snapshots.fork({ params, body });
      setForked({ name, key: key.key });
      return say('Forked. Choose the new account above.');
    });
  const take = (name: string | undefined) =>
    change(async () => {
      const { objects } = await api().snapshots.create({ params, body: { name: name ?? null } });
      return say('Taken: {count|object|objects}.', { count: objects });
    });
  const save = (snapshot: Snapshot) =>
    change(async () => {
      const file = await api().snapshots.export({ params: { id: snapshot.id } });
      const text = `${JSON.stringify(file, null, 2)}\n`;
      download(new Blob([text], { type: 'application/json' }), fileName(snapshot));
      return say('The file is downloaded. It can be committed, and restored on another server.');
    });
  const remove = ({ id }: Snapshot) =>
    change(async () => {
      await api().snapshots.delete({ params: { id } });
      return say('The snapshot is deleted.');
    });
  const reset = () =>
    change(async () => {
      const { deleted } = await api().snapshots.reset({ params, body: {} });
      return say('Emptied: {count|object|objects} deleted.', { count: deleted });
    });
  return { snapshots, doing, forked, restore, fork, take, save, remove, reset };
};
