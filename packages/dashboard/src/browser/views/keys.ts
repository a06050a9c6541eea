// Keys of the account: create, read once, revoke (AUTH-04); partners of the bank standard.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing, useLoad } from '../api/load.ts';
import {
  checkField,
  entryForm,
  field,
  selectField,
  textField,
  type Values,
} from '../parts/forms.ts';
import { endColumn } from '../parts/change-column.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, notice, outcome, whenLoaded } from '../parts/notice.ts';
import {
  code,
  details,
  div,
  fieldset,
  legend,
  p,
  span,
  strong,
  summary,
  textarea,
} from '../parts/tags.ts';
import { badge } from '../parts/tone.ts';
import { Copy, moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';

type NewKey = Returned<ControlApi['keys']['create']>;
type Permissions = NewKey['permissions'];

/** Returns a notice with a secret that is shown only once. */
const once = (title: string, secret: string): JSX.Element =>
  notice(
    'good',
    strong(null, title),
    p(null, 'Copy it now: it cannot be read again, and only its hash is kept.'),
    span({ class: 'secret' }, code(null, secret), h(Copy, { text: secret, what: 'the key' })),
  );

const permissionsText = (granted: readonly string[]): string =>
  granted.length === facts().permissions.length
    ? 'all'
    : granted.length === 0
      ? 'none'
      : granted.join(', ');

type Key = Returned<ControlApi['keys']['list']>['data'][number];

const keyColumns: readonly Column<Key>[] = [
  { name: 'Name', cell: ({ name }) => name, kind: 'words' },
  { name: 'Key', cell: ({ ending }) => code(null, `…${ending}`), kind: 'tight' },
  { name: 'Mode', cell: ({ mode }) => mode },
  { name: 'Type', cell: ({ type }) => type },
  { name: 'Permissions', cell: ({ permissions }) => permissionsText(permissions), kind: 'words' },
  { name: 'Created', cell: ({ created }) => moment(created) },
  {
    name: 'Status',
    cell: ({ revoked }) => (revoked ? badge('Revoked', 'idle') : badge('Active', 'good')),
  },
];

const keyFields = () => [
  textField('Name', 'name', { defaultValue: 'Key', required: true }),
  selectField('Mode', 'mode', ['test', 'live'], { value: 'test' }),
  selectField('Type', 'type', [
    ['secret', 'Secret, for servers'],
    ['public', 'Public, for browsers'],
  ]),
  details(
    { class: 'wide' },
    summary(null, 'Permissions'),
    fieldset(
      { class: 'checks' },
      legend({ class: 'unseen' }, 'Permissions'),
      ...facts().permissions.map((one) =>
        checkField(one, 'permissions', { value: one, defaultChecked: true }),
      ),
    ),
  ),
];

const keyOf = (values: Values) =>
  ({
    name: values.text('name'),
    mode: values.text('mode') === 'live' ? 'live' : 'test',
    type: values.text('type') === 'public' ? 'public' : 'secret',
    permissions: values.all('permissions') as Permissions,
  }) as const;

const Keys = (): JSX.Element => {
  const { account, live } = usePlace();
  const [made, setMade] = useState<NewKey | null>(null);
  const params = { id: account.id };
  const keys = useLoad((signal) => api().keys.list({ params }, signal), [live.turn]);
  const doing = useDoing(keys.reload);
  const { busy, run, change } = doing;
  const create = (values: Values) =>
    void run(async () => {
      setMade(await api().keys.create({ params, body: keyOf(values) }));
      keys.reload();
    });
  const end = endColumn<Key>({
    text: 'Revoke',
    needs: 'keys.revoke',
    question: ({ name }) => `Revoke ${name} forever?`,
    busy,
    isOpen: ({ revoked }) => !revoked,
    onEnd: ({ id }) =>
      change(async () => {
        await api().keys.revoke({ params: { id }, body: {} });
        setMade((before) => (before?.id === id ? null : before));
      }, 'Revoked: requests with it get 401 from now on.'),
  });
  return card(
    'API keys',
    { inner: false },
    made ? div({ class: 'inner', key: 'made' }, once(`${made.name} was created.`, made.key)) : null,
    whenLoaded(keys, ({ data }) =>
      grid({
        label: 'API keys',
        columns: [...keyColumns, end],
        rows: data,
        keyOf: ({ id }) => id,
      }),
    ),
    div(
      { class: 'inner' },
      outcome(doing),
      entryForm(
        {
          submit: 'Create the key',
          needs: 'keys.create',
          busy,
          label: 'Create a key',
          onSubmit: create,
        },
        ...keyFields(),
      ),
    ),
  );
};

const partnerFields = () => [
  textField('Client id', 'id', { required: true }),
  selectField('Signature', 'signature', ['asymmetric', 'symmetric']),
  div(
    { class: 'wide' },
    field(
      'Public key, PEM',
      textarea({
        name: 'public_key',
        rows: 5,
        required: true,
        placeholder: '-----BEGIN PUBLIC KEY-----',
      }),
    ),
  ),
];

const Partners = (): JSX.Element => {
  const { account, route, live } = usePlace();
  const [secret, setSecret] = useState<string | null>(null);
  const params = { id: account.id };
  const partners = useLoad((signal) => api().partners.list({ params }, signal), [live.turn]);
  const doing = useDoing(partners.reload);
  const register = (values: Values) =>
    doing.change(
      async () => {
        const made = await api().partners.register({
          params,
          body: {
            id: values.text('id'),
            mode: route.mode,
            signature: values.text('signature') === 'symmetric' ? 'symmetric' : 'asymmetric',
            public_key: values.text('public_key'),
          },
        });
        setSecret(made.client_secret);
      },
      `${values.text('id')} is registered.`,
    );
  return card(
    'Partners of the bank standard',
    { inner: false },
    secret === null
      ? null
      : div({ class: 'inner', key: 'made' }, once('The client secret', secret)),
    whenLoaded(partners, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: 'No partner yet.',
            hint: 'A partner links accounts by signed requests, with a public RSA key of its own.',
          })
        : grid({
            label: 'Partners',
            columns: [
              { name: 'Client id', cell: ({ id }) => code(null, id), kind: 'words' },
              { name: 'Mode', cell: ({ mode }) => mode },
              { name: 'Signature', cell: ({ signature }) => signature },
            ],
            rows: data,
            keyOf: ({ id, mode }) => `${id} ${mode}`,
          }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: 'Register the partner',
          needs: 'partners.register',
          plain: true,
          busy: doing.busy,
          label: 'Register a partner',
          onSubmit: register,
        },
        ...partnerFields(),
      ),
      outcome(doing),
    ),
  );
};

export const KeysView = (): JSX.Element =>
  div(
    { class: 'stack' },
    head({ title: 'Keys and partners', lead: usePlace().account.name }),
    h(Keys, {}),
    h(Partners, {}),
  );
