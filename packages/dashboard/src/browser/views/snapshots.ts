// Snapshots of a test account: take, restore, fork, export, reset.
import { unlessRefused } from '../api/rights.ts';
import type { Snapshot } from '@kasir/control';
import { h, type JSX } from 'preact';
import { say } from '../language.ts';
import { Confirm, entryForm, textField } from '../parts/forms.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome, whenLoaded } from '../parts/notice.ts';
import { button, code, div, p, span } from '../parts/tags.ts';
import { newSecret } from '../parts/secret.ts';
import { moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { FromFile } from './snapshots/from-file.ts';
import { useSnapshots, type Restore } from './snapshots/actions.ts';

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
  { name: say('Name'), cell: ({ id, name }) => name ?? code(null, id), kind: 'words' },
  { name: say('Taken'), cell: ({ created }) => moment(created) },
  { name: say('Objects'), cell: ({ objects }) => objects, kind: 'end' },
  {
    name: say('Do'),
    cell: (snapshot) =>
      span(
        { class: 'row' },
        h(Confirm, {
          text: say('Restore'),
          needs: 'snapshots.restore',
          question: say('Put the account back?'),
          busy,
          onConfirm: () => restore(snapshot),
        }),
        button(
          {
            class: 'small',
            ...unlessRefused('snapshots.fork', busy),
            onClick: () => fork(snapshot),
          },
          say('Fork'),
        ),
        button(
          {
            class: 'small',
            ...unlessRefused('snapshots.export', busy),
            onClick: () => save(snapshot),
          },
          say('Download'),
        ),
        h(Confirm, {
          text: say('Delete'),
          needs: 'snapshots.delete',
          question: say('Delete this snapshot?'),
          busy,
          onConfirm: () => remove(snapshot),
        }),
      ),
  },
];

type Actions = ReturnType<typeof useSnapshots>;

const list = ({ snapshots, doing, take, restore, fork, save, remove }: Actions): JSX.Element =>
  card(
    say('Snapshots of this account'),
    { inner: false },
    whenLoaded(snapshots, ({ data }) =>
      grid({
        empty: {
          title: say('No snapshot yet.'),
          hint: say('Take one before a test, and restore it afterwards.'),
        },
        label: say('Snapshots'),
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
          submit: say('Take a snapshot'),
          needs: 'snapshots.create',
          busy: doing.busy,
          label: say('Take a snapshot'),
          onSubmit: (values) => take(values.some('name')),
        },
        textField(say('Name'), 'name', { placeholder: say('before the refund') }),
      ),
    ),
  );

/** Returns the card that creates a copy of the account in its current state. */
const forkCard = ({ doing, fork }: Actions): JSX.Element =>
  card(
    say('Fork'),
    {},
    p(
      { class: 'hint' },
      say('A new account with everything this one has now, and a key of its own.'),
    ),
    entryForm(
      {
        submit: say('Fork the account'),
        needs: 'snapshots.fork',
        plain: true,
        busy: doing.busy,
        label: say('Fork the account'),
        onSubmit: (values) => {
          const name = values.some('name');
          fork(name === undefined ? {} : { name });
        },
      },
      textField(say('Name of the copy'), 'name'),
    ),
  );

const resetCard = ({ doing, reset }: Actions, name: string): JSX.Element =>
  card(
    say('Reset'),
    {},
    p(
      { class: 'hint' },
      say(
        'Empties the account. Keys, settings and URLs stay; take a snapshot first if you may want it back.',
      ),
    ),
    div(
      null,
      h(Confirm, {
        text: say('Reset the account'),
        needs: 'snapshots.reset',
        question: say('Empty {name}?', { name }),
        busy: doing.busy,
        onConfirm: reset,
      }),
    ),
  );

export const SnapshotsView = (): JSX.Element => {
  const { account } = usePlace();
  const actions = useSnapshots();
  const { doing, forked, restore } = actions;
  return div(
    { class: 'stack' },
    head({
      title: say('Snapshots'),
      lead: say(
        'Everything in a test account at one moment, to come back to. Keys and URLs stay as they are.',
      ),
    }),
    outcome(doing),
    forked
      ? newSecret({
          title: say('{name} was created.', { name: forked.name }),
          hint: say('Its test key, which cannot be read again:'),
          secret: forked.key,
          what: say('the key'),
        })
      : null,
    list(actions),
    div(
      { class: 'columns' },
      forkCard(actions),
      h(FromFile, {
        busy: doing.busy,
        onRestore: (file, clock) =>
          restore({
            file: file as NonNullable<Restore['file']>,
            clock: clock ? 'snapshot' : 'keep',
          }),
      }),
      resetCard(actions, account.name),
    ),
  );
};
