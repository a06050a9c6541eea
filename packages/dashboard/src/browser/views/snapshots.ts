// Snapshots of a test account: take, restore, fork, export, reset.
import { unlessRefused } from '../api/rights.ts';
import type { Snapshot } from '@kasir/control';
import { h, type JSX } from 'preact';
import { Confirm, entryForm, textField, type Values } from '../parts/forms.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, notice, outcome, whenLoaded } from '../parts/notice.ts';
import { button, code, div, p, span, strong } from '../parts/tags.ts';
import { Copy, moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { FromFile } from './snapshots/from-file.ts';
import { useSnapshots, type Forked, type Restore } from './snapshots/actions.ts';

const ForkedNotice = ({ forked }: { readonly forked: Forked }): JSX.Element =>
  notice(
    'good',
    strong(null, `${forked.name} was made.`),
    p(null, 'Its key, which cannot be read again:'),
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
          needs: 'snapshots.restore',
          question: 'Put the account back?',
          busy,
          onConfirm: () => restore(snapshot),
        }),
        button(
          {
            type: 'button',
            class: 'small',
            ...unlessRefused('snapshots.fork', busy),
            onClick: () => fork(snapshot),
          },
          'Fork',
        ),
        button(
          {
            type: 'button',
            class: 'small',
            ...unlessRefused('snapshots.export', busy),
            onClick: () => save(snapshot),
          },
          'Download',
        ),
        h(Confirm, {
          text: 'Delete',
          needs: 'snapshots.delete',
          question: 'Delete this snapshot?',
          busy,
          onConfirm: () => remove(snapshot),
        }),
      ),
  },
];

type Actions = ReturnType<typeof useSnapshots>;

const list = ({ snapshots, doing, take, restore, fork, save, remove }: Actions): JSX.Element =>
  card(
    'Snapshots of this account',
    { inner: false },
    whenLoaded(snapshots, ({ data }) =>
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
          needs: 'snapshots.create',
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
            needs: 'snapshots.fork',
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
            needs: 'snapshots.reset',
            question: `Empty ${account.name}?`,
            busy,
            onConfirm: reset,
          }),
        ),
      ),
    ),
  );
};
