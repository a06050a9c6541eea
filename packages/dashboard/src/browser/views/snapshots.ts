// Snapshots of a test account: take, restore, fork, export, reset.
import type { Snapshot } from '@kasir/control';
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { formatCount } from '../format.ts';
import { checkField, Confirm, entryForm, textField, type Values } from '../parts/forms.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, notice, outcome, shown } from '../parts/notice.ts';
import { button, code, div, p, span, strong } from '../parts/tags.ts';
import { Copy, moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';

type Restore = NonNullable<Parameters<ControlApi['snapshots']['restore']>[0]['body']>;
type Fork = NonNullable<Parameters<ControlApi['snapshots']['fork']>[0]['body']>;

/** Hands a file to the browser. */
const download = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

const fileName = ({ id, name }: Snapshot): string =>
  `kasir-${(name ?? id).replaceAll(/[^\w-]+/g, '-')}.json`;

interface Forked {
  readonly name: string;
  readonly key: string;
}

const ForkedNotice = ({ forked }: { readonly forked: Forked }): JSX.Element =>
  notice(
    'good',
    strong(null, `${forked.name} was made.`),
    p(null, 'Its key is shown this once:'),
    span(
      { class: 'secret' },
      code(null, forked.key),
      h(Copy, { text: forked.key, what: 'the key' }),
    ),
  );

interface RowActions {
  readonly busy: boolean;
  readonly restore: (snapshot: Snapshot) => void;
  readonly fork: (snapshot: Snapshot) => void;
  readonly save: (snapshot: Snapshot) => void;
  readonly remove: (snapshot: Snapshot) => void;
}

const columns = ({
  busy,
  restore,
  fork,
  save,
  remove,
}: RowActions): readonly Column<Snapshot>[] => [
  { name: 'Name', cell: ({ id, name }) => name ?? code(null, id), kind: 'words' },
  { name: 'Taken', cell: ({ created }) => moment(created) },
  { name: 'Objects', cell: ({ objects }) => objects, kind: 'end' },
  {
    name: 'Do',
    cell: (snapshot) =>
      span(
        { class: 'row' },
        h(Confirm, {
          text: 'Restore',
          question: 'Put the account back?',
          busy,
          onConfirm: () => restore(snapshot),
        }),
        button(
          { type: 'button', class: 'small', disabled: busy, onClick: () => fork(snapshot) },
          'Fork',
        ),
        button(
          { type: 'button', class: 'small', disabled: busy, onClick: () => save(snapshot) },
          'Download',
        ),
        h(Confirm, {
          text: 'Delete',
          question: 'Delete this snapshot?',
          busy,
          onConfirm: () => remove(snapshot),
        }),
      ),
  },
];

interface FromFileProps {
  readonly busy: boolean;
  readonly onRestore: (file: unknown, clock: boolean) => void;
}

const FromFile = ({ busy, onRestore }: FromFileProps): JSX.Element => {
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File | undefined, clock: boolean) => {
    try {
      if (!file) throw new Error('Choose a file first.');
      const content = JSON.parse(await file.text()) as unknown;
      setProblem(null);
      onRestore(content, clock);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return card(
    'From a file',
    {},
    problem === null ? null : notice('bad', problem),
    entryForm(
      {
        submit: 'Restore the file',
        plain: true,
        busy,
        label: 'Restore from a file',
        onSubmit: (values, element) =>
          void read(
            element.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0],
            values.checked('clock'),
          ),
      },
      textField('Snapshot file', 'file', { type: 'file', accept: '.json,application/json' }),
      checkField('Set the clock back too', 'clock'),
    ),
  );
};

/** What can be done with snapshots of the account, and what came of it. */
const useSnapshots = () => {
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
      return `The account is back as it was: ${formatCount(objects, 'object')}.`;
    });
  const fork = (body: Fork) =>
    change(async () => {
      const { name, key } = await api().snapshots.fork({ params, body });
      setForked({ name, key: key.key });
      return 'Forked. Choose the new account above.';
    });
  const take = (name: string | undefined) =>
    change(async () => {
      const { objects } = await api().snapshots.create({ params, body: { name: name ?? null } });
      return `Taken: ${formatCount(objects, 'object')}.`;
    });
  const save = (snapshot: Snapshot) =>
    change(async () => {
      const file = await api().snapshots.export({ params: { id: snapshot.id } });
      download(fileName(snapshot), `${JSON.stringify(file, null, 2)}\n`);
      return 'The file is downloaded. It can be committed, and restored on another server.';
    });
  const remove = ({ id }: Snapshot) =>
    change(async () => {
      await api().snapshots.delete({ params: { id } });
      return 'The snapshot is deleted.';
    });
  const reset = () =>
    change(async () => {
      const { deleted } = await api().snapshots.reset({ params, body: {} });
      return `Emptied: ${formatCount(deleted, 'object')} deleted.`;
    });
  return { snapshots, doing, forked, restore, fork, take, save, remove, reset };
};

type Actions = ReturnType<typeof useSnapshots>;

const list = ({ snapshots, doing, take, restore, fork, save, remove }: Actions): JSX.Element =>
  card(
    'Snapshots of this account',
    { inner: false },
    shown(snapshots, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: 'No snapshot yet.',
            hint: 'Take one before a test, and restore it afterwards.',
          })
        : grid({
            label: 'Snapshots',
            columns: columns({
              busy: doing.busy,
              restore: ({ id }) => restore({ snapshot: id }),
              fork: ({ id }) => fork({ snapshot: id }),
              save,
              remove,
            }),
            rows: data,
            keyOf: ({ id }) => id,
          }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: 'Take a snapshot',
          busy: doing.busy,
          label: 'Take a snapshot',
          onSubmit: (values) => take(values.some('name')),
        },
        textField('Name', 'name', { placeholder: 'before the refund' }),
      ),
    ),
  );

export const SnapshotsView = (): JSX.Element => {
  const { account } = usePlace();
  const actions = useSnapshots();
  const { doing, forked, restore, fork, reset } = actions;
  const { busy } = doing;
  const copy = (values: Values) => {
    const name = values.some('name');
    fork(name === undefined ? {} : { name });
  };
  return div(
    { class: 'stack' },
    head({
      title: 'Snapshots',
      lead: 'Everything in a test account at one moment, to come back to. Keys and URLs stay as they are.',
    }),
    outcome(doing),
    forked ? h(ForkedNotice, { forked }) : null,
    list(actions),
    div(
      { class: 'columns' },
      card(
        'Fork',
        {},
        p(
          { class: 'hint' },
          'A new account with everything this one has now, and a key of its own.',
        ),
        entryForm(
          {
            submit: 'Fork the account',
            plain: true,
            busy,
            label: 'Fork the account',
            onSubmit: copy,
          },
          textField('Name of the copy', 'name'),
        ),
      ),
      h(FromFile, {
        busy,
        onRestore: (file, clock) =>
          restore({
            file: file as NonNullable<Restore['file']>,
            clock: clock ? 'snapshot' : 'keep',
          }),
      }),
      card(
        'Reset',
        {},
        p(
          { class: 'hint' },
          'Empties the account. Keys, settings and URLs stay; take a snapshot first if you may want it back.',
        ),
        div(
          null,
          h(Confirm, {
            text: 'Reset the account',
            question: `Empty ${account.name}?`,
            busy,
            onConfirm: reset,
          }),
        ),
      ),
    ),
  );
};
