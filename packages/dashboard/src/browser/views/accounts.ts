// All accounts of the server: list, create, plant a seed.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useDoing } from '../api/load.ts';
import { say } from '../language.ts';
import {
  checkField,
  entryForm,
  field,
  selectField,
  textField,
  type Values,
} from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome } from '../parts/notice.ts';
import { a, code, div, p, textarea } from '../parts/tags.ts';
import { newSecret } from '../parts/secret.ts';
import { badge } from '../parts/tone.ts';
import { moment } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { hrefOf } from '../route.ts';

type Made = Returned<ControlApi['accounts']['create']>;
type Seed = Parameters<ControlApi['seeds']['plant']>[0]['body'];

const seed = JSON.stringify(
  {
    accounts: [
      {
        name: 'Shop',
        callback_urls: { default: 'http://127.0.0.1:3000/webhooks' },
        balance: { IDR: 1_000_000 },
      },
    ],
  },
  null,
  2,
);

const Create = (): JSX.Element => {
  const { accounts, refresh } = usePlace();
  const doing = useDoing();
  const [made, setMade] = useState<Made | null>(null);
  const create = (values: Values) =>
    void doing.run(async () => {
      const parent = values.some('parent');
      const email = values.some('email');
      const url = values.some('url');
      const account = await api().accounts.create({
        body: {
          name: values.text('name'),
          platform: values.checked('platform'),
          ...(parent !== undefined && {
            parent,
            type: values.text('type') === 'OWNED' ? 'OWNED' : 'MANAGED',
            email: email ?? '',
          }),
          ...(url !== undefined && { callback_urls: { default: url } }),
        },
      });
      setMade(account);
      refresh();
    });
  const platforms = accounts.filter(({ platform }) => platform);
  return card(
    say('New account'),
    {},
    made
      ? newSecret({
          title: say('{name} was created.', { name: made.name }),
          hint: say('Its test key, which cannot be read again:'),
          secret: made.key.key,
          what: say('the key'),
        })
      : null,
    entryForm(
      {
        submit: say('Create the account'),
        needs: 'accounts.create',
        busy: doing.busy,
        label: say('Create an account'),
        onSubmit: create,
      },
      textField(say('Name'), 'name', { required: true }),
      textField(say('Callback URL'), 'url', { type: 'url', placeholder: say('none yet') }),
      checkField(say('Platform: may act for sub-accounts'), 'platform'),
      platforms.length === 0
        ? null
        : selectField(
            say('Sub-account of'),
            'parent',
            platforms.map(({ id, name }) => [id, name] as const),
            { any: say('none') },
          ),
      platforms.length === 0
        ? null
        : selectField(say('Type of sub-account'), 'type', ['OWNED', 'MANAGED']),
      platforms.length === 0
        ? null
        : textField(say('Email of its owner'), 'email', { type: 'email' }),
    ),
    outcome(doing),
  );
};

const Plant = (): JSX.Element => {
  const { refresh } = usePlace();
  const doing = useDoing();
  return card(
    say('Seed'),
    {},
    p(
      { class: 'hint' },
      say(
        'Accounts, keys, customers, methods and scripts from one document. An account of the same name is left as it is.',
      ),
    ),
    entryForm(
      {
        submit: say('Plant the seed'),
        needs: 'seeds.plant',
        plain: true,
        busy: doing.busy,
        label: say('Plant a seed'),
        onSubmit: (values) =>
          void doing.run(async () => {
            const { accounts } = await api().seeds.plant({
              body: values.json('seed', say('The seed')) as Seed,
            });
            refresh();
            return say('{count|account|accounts} created.', {
              count: accounts.filter(({ created }) => created).length,
            });
          }),
      },
      div(
        { class: 'wide' },
        field(
          say('Seed, as JSON'),
          textarea({ name: 'seed', rows: 10, spellcheck: false, defaultValue: seed }),
        ),
      ),
    ),
    outcome(doing),
  );
};

export const AccountsView = (): JSX.Element => {
  const { accounts, route } = usePlace();
  return div(
    { class: 'stack' },
    head({
      title: say('All accounts'),
      lead: say('{count|account|accounts}', { count: accounts.length }),
    }),
    card(
      say('Accounts'),
      { inner: false },
      grid({
        label: say('Accounts'),
        columns: [
          {
            name: say('Name'),
            cell: ({ id, name }) =>
              a(
                {
                  href: hrefOf({
                    ...route,
                    account: id,
                    view: 'overview',
                    argument: '',
                    query: {},
                  }),
                },
                name,
              ),
            kind: 'words',
          },
          { name: say('Id'), cell: ({ id }) => code(null, id), kind: 'tight' },
          {
            name: say('Kind'),
            cell: ({ parent, platform }) =>
              badge(
                parent === null
                  ? platform
                    ? say('Platform')
                    : say('Account')
                  : say('Sub-account'),
                parent === null ? 'info' : 'idle',
              ),
          },
          { name: say('Created'), cell: ({ created }) => moment(created) },
        ],
        rows: accounts,
        keyOf: ({ id }) => id,
      }),
    ),
    div({ class: 'columns' }, h(Create, {}), h(Plant, {})),
  );
};
