// Keys of the account: create, read once, revoke (AUTH-04); partners of the bank standard.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { facts } from '../api/facts.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { say } from '../language.ts';
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
import { outcome, whenLoaded } from '../parts/notice.ts';
import { code, details, div, fieldset, legend, summary, textarea } from '../parts/tags.ts';
import { newSecret } from '../parts/secret.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';

type NewKey = Returned<ControlApi['keys']['create']>;
type Permissions = NewKey['permissions'];

const once = (title: string, secret: string): JSX.Element =>
  newSecret({ title, secret, what: say('the key') });

const permissionsText = (granted: readonly string[]): string =>
  granted.length === facts().permissions.length
    ? say('all')
    : granted.length === 0
      ? say('none')
      : granted.join(', ');

type Key = Returned<ControlApi['keys']['list']>['data'][number];

const keyColumns: readonly Column<Key>[] = [
  { name: say('Name'), cell: ({ name }) => name, kind: 'words' },
  { name: say('Key'), cell: ({ ending }) => code(null, `…${ending}`), kind: 'tight' },
  { name: say('Mode'), cell: ({ mode }) => say(mode) },
  { name: say('Type'), cell: ({ type }) => type },
  {
    name: say('Permissions'),
    cell: ({ permissions }) => permissionsText(permissions),
    kind: 'words',
  },
  { name: say('Created'), cell: ({ created }) => moment(created) },
  {
    name: say('Status'),
    cell: ({ revoked }) => (revoked ? badge(say('Revoked'), 'idle') : badge(say('Active'), 'good')),
  },
];

const keyFields = () => [
  textField(say('Name'), 'name', { defaultValue: say('Key'), required: true }),
  selectField(
    say('Mode'),
    'mode',
    (['test', 'live'] as const).map((mode) => [mode, say(mode)] as const),
    { value: 'test' },
  ),
  selectField(say('Type'), 'type', [
    ['secret', say('Secret, for servers')],
    ['public', say('Public, for browsers')],
  ]),
  details(
    { class: 'wide' },
    summary(null, say('Permissions')),
    fieldset(
      { class: 'checks' },
      legend({ class: 'unseen' }, say('Permissions')),
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
    text: say('Revoke'),
    needs: 'keys.revoke',
    question: ({ name }) => say('Revoke {name} for ever?', { name }),
    busy,
    isOpen: ({ revoked }) => !revoked,
    onEnd: ({ id }) =>
      change(async () => {
        await api().keys.revoke({ params: { id }, body: {} });
        setMade((before) => (before?.id === id ? null : before));
      }, say('Revoked: requests with it get 401 from now on.')),
  });
  return card(
    say('API keys'),
    { inner: false },
    made
      ? div(
          { class: 'inner', key: 'made' },
          once(say('{name} was created.', { name: made.name }), made.key),
        )
      : null,
    whenLoaded(keys, ({ data }) =>
      grid({
        label: say('API keys'),
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
          submit: say('Create the key'),
          needs: 'keys.create',
          busy,
          label: say('Create a key'),
          onSubmit: create,
        },
        ...keyFields(),
      ),
    ),
  );
};

const partnerFields = () => [
  textField(say('Client id'), 'id', { required: true }),
  selectField(say('Signature'), 'signature', ['asymmetric', 'symmetric']),
  div(
    { class: 'wide' },
    field(
      say('Public key, PEM'),
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
      say('{id} is registered.', { id: values.text('id') }),
    );
  return card(
    say('Partners of the bank standard'),
    { inner: false },
    secret === null
      ? null
      : div({ class: 'inner', key: 'made' }, once(say('The client secret'), secret)),
    whenLoaded(partners, ({ data }) =>
      grid({
        empty: {
          title: say('No partner yet.'),
          hint: say(
            'A partner links accounts by signed requests, with a public RSA key of its own.',
          ),
        },
        label: say('Partners'),
        columns: [
          { name: say('Client id'), cell: ({ id }) => code(null, id), kind: 'words' },
          { name: say('Mode'), cell: ({ mode }) => say(mode) },
          { name: say('Signature'), cell: ({ signature }) => signature },
        ],
        rows: data,
        keyOf: ({ id, mode }) => `${id} ${mode}`,
      }),
    ),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: say('Register the partner'),
          needs: 'partners.register',
          plain: true,
          busy: doing.busy,
          label: say('Register a partner'),
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
    head({ title: say('Keys and partners'), lead: usePlace().account.name }),
    h(Keys, {}),
    h(Partners, {}),
  );
