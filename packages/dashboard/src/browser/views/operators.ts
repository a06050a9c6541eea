// Operators: add, give a role, replace a token, remove.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing, useLoad, type Doing, type Loaded } from '../api/load.ts';
import { getCurrent, mayCall } from '../api/rights.ts';
import { keepToken } from '../api/session.ts';
import { Confirm, entryForm, selectField, textField, type Values } from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, notice, outcome, whenLoaded } from '../parts/notice.ts';
import { code, div, p, span, strong } from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { Copy, moment } from '../parts/values.ts';

type Operators = Returned<ControlApi['operators']['list']>['data'];
type Operator = Operators[number];
type Role = Operator['role'];
type NewOperator = Returned<ControlApi['operators']['add']>;

/** Returns a notice with a new token: nobody can read it again. */
const once = ({ name, token }: NewOperator): JSX.Element =>
  notice(
    'good',
    strong(null, `The token of ${name}`),
    p(null, 'Copy it now: it cannot be read again, and only its hash is kept.'),
    span({ class: 'secret' }, code(null, token), h(Copy, { text: token, what: 'the token' })),
  );

const reasonOf = (values: Values) => {
  const reason = values.some('reason');
  return reason === undefined ? {} : { reason };
};

const reasonField = () => textField('Reason, for the audit log', 'reason', { maxLength: 500 });

const roleField = () =>
  selectField('Role', 'role', facts().roles, { value: facts().roles[0] ?? '' });

const roleOf = (values: Values): Role => values.text('role') as Role;

interface RowActions {
  readonly busy: boolean;
  readonly onRotate: (operator: Operator) => void;
  readonly onRemove: (operator: Operator) => void;
}

const list = (operators: Operators, { busy, onRotate, onRemove }: RowActions): JSX.Element =>
  operators.length === 0
    ? h(Empty, {
        title: 'There is none beside root, the control token.',
        hint: 'Give people and programs tokens of their own: the audit log then says who did what.',
      })
    : grid({
        label: 'Operators',
        columns: [
          { name: 'Name', cell: ({ name }) => name, kind: 'words' },
          { name: 'Role', cell: ({ role }) => badge(role, role === 'admin' ? 'info' : 'idle') },
          { name: 'Added', cell: ({ created }) => moment(created) },
          { name: 'By', cell: ({ created_by: by }) => by, kind: 'words' },
          {
            name: 'Change',
            kind: 'tight',
            cell: (operator) =>
              span(
                { class: 'row' },
                h(Confirm, {
                  text: 'Replace the token',
                  needs: 'operators.rotate',
                  question: `Replace the token of ${operator.name}?`,
                  busy,
                  onConfirm: () => onRotate(operator),
                }),
                operator.name === getCurrent()?.name
                  ? null
                  : h(Confirm, {
                      text: 'Remove',
                      needs: 'operators.remove',
                      question: `Remove ${operator.name}?`,
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
      `${name} has the role ${body.role} from now on.`,
    );
  };
  return card(
    'Another role',
    {},
    p(
      { class: 'hint' },
      'A viewer reads; an operator also acts in test mode and resends webhooks; an admin also decides about accounts, keys and operators.',
    ),
    whenLoaded(operators, ({ data }) =>
      entryForm(
        {
          submit: 'Give the role',
          needs: 'operators.role',
          plain: true,
          busy,
          label: 'Give another role',
          onSubmit: give,
        },
        selectField(
          'Operator',
          'name',
          data.map(({ name }) => name),
        ),
        roleField(),
        reasonField(),
      ),
    ),
  );
};

/** Replaces the token of the reader, and goes on with the new one. */
const OwnToken = (): JSX.Element | null => {
  const [made, setMade] = useState<NewOperator | null>(null);
  const doing = useDoing();
  // The control token is a setting of the server.
  if (getCurrent()?.name === 'root') return null;
  const rotate = () =>
    doing.change(async () => {
      const rotated = await api().operators.rotateOwn({ body: {} });
      keepToken(rotated.token);
      setMade(rotated);
    }, 'This tab has the new token. Your former one gets 401 from now on, also elsewhere.');
  return card(
    'Your token',
    {},
    made ? once(made) : null,
    p({ class: 'hint' }, 'Replace it when somebody may have seen it, and from time to time.'),
    h(Confirm, {
      text: 'Replace my token',
      needs: 'operators.rotateOwn',
      question: 'Replace your token?',
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
    change(async () => setMade(await api().operators.add({ body })), `${body.name} is added.`);
  };
  const actions: RowActions = {
    busy,
    onRotate: ({ name }) =>
      change(
        async () => setMade(await api().operators.rotate({ params: { name }, body: {} })),
        `The former token of ${name} gets 401 from now on.`,
      ),
    onRemove: ({ name }) =>
      change(async () => {
        await api().operators.remove({ params: { name }, body: {} });
        setMade((before) => (before?.name === name ? null : before));
      }, `${name} is removed: the token gets 401 from now on.`),
  };
  return div(
    { class: 'stack' },
    card(
      'Operators',
      { inner: false },
      made ? div({ class: 'inner', key: 'made' }, once(made)) : null,
      whenLoaded(operators, ({ data }) => list(data, actions)),
      div(
        { class: 'inner' },
        outcome(doing),
        entryForm(
          {
            submit: 'Add the operator',
            needs: 'operators.add',
            busy,
            label: 'Add an operator',
            onSubmit: add,
          },
          textField('Name', 'name', { required: true, placeholder: 'siti' }),
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
      title: 'Operators',
      lead: 'Who may use this dashboard, the command line and the control API, beside the control token.',
    }),
    h(OwnToken, {}),
    mayCall('operators.list') ? h(AllOperators, {}) : null,
  );
