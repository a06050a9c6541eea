// Operators: add, give a role, replace a token, remove.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing, useLoad, type Doing, type Loaded } from '../api/load.ts';
import { getCurrent, mayCall } from '../api/rights.ts';
import { keepToken } from '../api/session.ts';
import { say } from '../language.ts';
import { Confirm, entryForm, selectField, textField, type Values } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome, whenLoaded } from '../parts/notice.ts';
import { div, p, span } from '../parts/tags.ts';
import { newSecret } from '../parts/secret.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';

type Operators = Returned<ControlApi['operators']['list']>['data'];
type Operator = Operators[number];
type Role = Operator['role'];
type NewOperator = Returned<ControlApi['operators']['add']>;

/** Returns a notice with a new token: nobody can read it again. */
const once = ({ name, token }: NewOperator): JSX.Element =>
  newSecret({ title: say('The token of {name}', { name }), secret: token, what: say('the token') });

const reasonOf = (values: Values) => {
  const reason = values.some('reason');
  return reason === undefined ? {} : { reason };
};

const reasonField = () => textField(say('Reason, for the audit log'), 'reason', { maxLength: 500 });

const roleField = () =>
  selectField(say('Role'), 'role', facts().roles, { value: facts().roles[0] ?? '' });

const roleOf = (values: Values): Role => values.text('role') as Role;

interface RowActions {
  readonly busy: boolean;
  readonly onRotate: (operator: Operator) => void;
  readonly onRemove: (operator: Operator) => void;
}

const list = (operators: Operators, { busy, onRotate, onRemove }: RowActions): JSX.Element =>
  grid({
    empty: {
      title: say('There is none beside root, the control token.'),
      hint: say(
        'Give people and programs tokens of their own: the audit log then says who did what.',
      ),
    },
    label: say('Operators'),
    columns: [
      { name: say('Name'), cell: ({ name }) => name, kind: 'words' },
      {
        name: say('Role'),
        cell: ({ role }) => badge(role, role === 'admin' ? 'info' : 'idle'),
      },
      { name: say('Added'), cell: ({ created }) => moment(created) },
      { name: say('By'), cell: ({ created_by: by }) => by, kind: 'words' },
      {
        name: say('Change'),
        kind: 'tight',
        cell: (operator) =>
          span(
            { class: 'row' },
            h(Confirm, {
              text: say('Replace the token'),
              needs: 'operators.rotate',
              question: say('Replace the token of {name}?', { name: operator.name }),
              busy,
              onConfirm: () => onRotate(operator),
            }),
            operator.name === getCurrent()?.name
              ? null
              : h(Confirm, {
                  text: say('Remove'),
                  needs: 'operators.remove',
                  question: say('Remove {name}?', { name: operator.name }),
                  busy,
                  onConfirm: () => onRemove(operator),
                }),
          ),
      },
    ],
    rows: operators,
    keyOf: ({ name }) => name,
  });

interface RolesProps {
  readonly operators: Loaded<{ readonly data: Operators }>;
  readonly doing: Doing;
}

const Roles = ({ operators, doing: { busy, change } }: RolesProps): JSX.Element => {
  const give = (values: Values) => {
    const name = values.text('name');
    const body = { role: roleOf(values), ...reasonOf(values) };
    change(
      () => api().operators.role({ params: { name }, body }),
      say('{name} has the role {role} from now on.', { name, role: body.role }),
    );
  };
  return card(
    say('Another role'),
    {},
    p(
      { class: 'hint' },
      say(
        'A viewer reads; an operator also acts in test mode and resends webhooks; an admin also decides about accounts, keys and operators.',
      ),
    ),
    whenLoaded(operators, ({ data }) =>
      entryForm(
        {
          submit: say('Give the role'),
          needs: 'operators.role',
          plain: true,
          busy,
          label: say('Give another role'),
          onSubmit: give,
        },
        selectField(
          say('Operator'),
          'name',
          data.map(({ name }) => name),
        ),
        roleField(),
        reasonField(),
      ),
    ),
  );
};

/** Replaces the token of the reader; this tab then uses the new one. */
const OwnToken = (): JSX.Element | null => {
  const [made, setMade] = useState<NewOperator | null>(null);
  const doing = useDoing();
  // The control token of root is a setting of the server and cannot be replaced here.
  if (getCurrent()?.name === 'root') return null;
  const rotate = () =>
    doing.change(async () => {
      const rotated = await api().operators.rotateOwn({ body: {} });
      keepToken(rotated.token);
      setMade(rotated);
    }, say('This tab has the new token. Your former one gets 401 from now on, also elsewhere.'));
  return card(
    say('Your token'),
    {},
    made ? once(made) : null,
    p({ class: 'hint' }, say('Replace it when somebody may have seen it, and from time to time.')),
    h(Confirm, {
      text: say('Replace my token'),
      needs: 'operators.rotateOwn',
      question: say('Replace your token?'),
      busy: doing.busy,
      onConfirm: rotate,
    }),
    outcome(doing),
  );
};

const AllOperators = (): JSX.Element => {
  const [made, setMade] = useState<NewOperator | null>(null);
  const operators = useLoad((signal) => api().operators.list({}, signal), []);
  const doing = useDoing(operators.reload);
  const { busy, change } = doing;
  const add = (values: Values) => {
    const body = { name: values.text('name'), role: roleOf(values), ...reasonOf(values) };
    change(
      async () => setMade(await api().operators.add({ body })),
      say('{name} is added.', { name: body.name }),
    );
  };
  const actions: RowActions = {
    busy,
    onRotate: ({ name }) =>
      change(
        async () => setMade(await api().operators.rotate({ params: { name }, body: {} })),
        say('The former token of {name} gets 401 from now on.', { name }),
      ),
    onRemove: ({ name }) =>
      change(
        async () => {
          await api().operators.remove({ params: { name }, body: {} });
          setMade((before) => (before?.name === name ? null : before));
        },
        say('{name} is removed: the token gets 401 from now on.', { name }),
      ),
  };
  return div(
    { class: 'stack' },
    card(
      say('Operators'),
      { inner: false },
      made ? div({ class: 'inner', key: 'made' }, once(made)) : null,
      whenLoaded(operators, ({ data }) => list(data, actions)),
      div(
        { class: 'inner' },
        outcome(doing),
        entryForm(
          {
            submit: say('Add the operator'),
            needs: 'operators.add',
            busy,
            label: say('Add an operator'),
            onSubmit: add,
          },
          textField(say('Name'), 'name', { required: true, placeholder: 'siti' }),
          roleField(),
          reasonField(),
        ),
      ),
    ),
    h(Roles, { operators, doing }),
  );
};

export const OperatorsView = (): JSX.Element =>
  div(
    { class: 'stack' },
    head({
      title: say('Operators'),
      lead: say(
        'Who may use this dashboard, the command line and the control API, beside the control token.',
      ),
    }),
    h(OwnToken, {}),
    mayCall('operators.list') ? h(AllOperators, {}) : null,
  );
