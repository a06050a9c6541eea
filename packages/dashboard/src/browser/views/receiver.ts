// The receiver of webhooks: URLs, token and signing secret with their rotation (AUTH-13).
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { useDoing, useLoad, type Doing } from '../api/load.ts';
import { formatTime } from '../format.ts';
import { say, sayParts } from '../language.ts';
import {
  checkField,
  Confirm,
  entryForm,
  numberField,
  selectField,
  textField,
} from '../parts/forms.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { outcome, whenLoaded } from '../parts/notice.ts';
import { button, code, div, p, strong } from '../parts/tags.ts';
import { Copy } from '../parts/values.ts';
import { scopeOf, usePlace } from '../place.ts';
import { Reports, Mails } from './receiver/health.ts';
import { Notifications } from './receiver/notifications.ts';

const HOUR_MS = 3_600_000;

/** A secret that is hidden until the reader opens it. */
const Secret = ({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string;
}): JSX.Element => {
  const [open, setOpen] = useState(false);
  return div(
    { class: 'secret' },
    strong(null, name),
    code(null, open ? value : '••••••••••••'),
    button(
      {
        class: 'small',
        'aria-label': `${open ? say('Hide') : say('Show')} ${name.toLowerCase()}`,
        onClick: () => setOpen(!open),
      },
      open ? say('Hide') : say('Show'),
    ),
    h(Copy, { text: value, what: name.toLowerCase() }),
  );
};

interface UrlsProps {
  readonly urls: Readonly<Record<string, string>>;
  readonly onDone: () => void;
}

/** Allows webhooks of the mode to private addresses, even when the server does not allow them. */
const PrivateAddresses = ({ doing }: { readonly doing: Doing }): JSX.Element => {
  const { account, route, refresh } = usePlace();
  const allow = (isAllowed: boolean) =>
    void doing.run(async () => {
      await api().accounts.update({
        params: { id: account.id },
        body: { private_callbacks: { [route.mode]: isAllowed } },
      });
      refresh();
      return isAllowed
        ? say('Webhooks may go to private addresses.')
        : say('The start of the server decides about private addresses.');
    });
  return entryForm(
    {
      submit: say('Save'),
      needs: 'accounts.update',
      plain: true,
      busy: doing.busy,
      label: say('Private addresses'),
      onSubmit: (values) => allow(values.checked('private')),
    },
    checkField(say('Private addresses too, in {mode} mode', { mode: say(route.mode) }), 'private', {
      defaultChecked: account.private_callbacks?.[route.mode] === true,
    }),
  );
};

const Urls = ({ urls, onDone }: UrlsProps): JSX.Element => {
  const { account, route, refresh } = usePlace();
  const doing = useDoing();
  const set = (family: string, url: string | null) =>
    void doing.run(async () => {
      await api().accounts.update({
        params: { id: account.id },
        body: { callback_urls: { [route.mode]: { [family]: url } } },
      });
      onDone();
      refresh();
      return url === null
        ? say('The URL of {family} is removed.', { family })
        : say('Webhooks of {family} go to {address} now.', { family, address: url });
    });
  const rows = Object.entries(urls).map(([family, url]) => ({ family, url }));
  return card(
    say('Callback URLs'),
    { inner: false },
    grid({
      empty: {
        title: say('No URL is set: webhooks are written, and sent nowhere.'),
        hint: say(
          'Set one for the family “default”, and every webhook that has no other URL goes there.',
        ),
      },
      label: say('Callback URLs'),
      columns: [
        { name: say('Family'), cell: ({ family }) => code(null, family), kind: 'tight' },
        { name: 'URL', cell: ({ url }) => code(null, url), kind: 'words' },
        {
          name: say('Change'),
          cell: ({ family }) =>
            h(Confirm, {
              text: say('Remove'),
              needs: 'accounts.update',
              question: say('Remove this URL?'),
              busy: doing.busy,
              onConfirm: () => set(family, null),
            }),
          kind: 'tight',
        },
      ],
      rows,
      keyOf: ({ family }) => family,
    }),
    div(
      { class: 'inner' },
      entryForm(
        {
          submit: say('Set the URL'),
          needs: 'accounts.update',
          busy: doing.busy,
          label: say('Set a callback URL'),
          onSubmit: (values) => set(values.text('family'), values.text('url')),
        },
        textField(say('Family of events'), 'family', { defaultValue: 'default', required: true }),
        textField('URL', 'url', {
          type: 'url',
          placeholder: 'https://shop.example/webhooks',
          required: true,
        }),
      ),
      h(PrivateAddresses, { doing }),
      outcome(doing),
    ),
  );
};

const Rotation = ({
  doing,
  onDone,
}: {
  readonly doing: Doing;
  readonly onDone: () => void;
}): JSX.Element => {
  const { account, route } = usePlace();
  return entryForm(
    {
      submit: say('Rotate'),
      needs: 'webhooks.rotate',
      plain: true,
      busy: doing.busy,
      label: say('Rotate a secret'),
      onSubmit: (values) =>
        void doing.run(async () => {
          const token = values.some('token');
          const { former_until: until } = await api().webhooks.rotate({
            params: { id: account.id },
            body: {
              mode: route.mode,
              secret: values.text('secret') === 'token' ? 'token' : 'signing_secret',
              overlap_ms: (values.number('hours') ?? 24) * HOUR_MS,
              ...(token !== undefined && { token }),
            },
          });
          onDone();
          return until === null
            ? say('Rotated: the former one is not used any more.')
            : say('Rotated. The former one stays in use until {time}.', {
                time: formatTime(until),
              });
        }),
    },
    selectField(say('Secret'), 'secret', [
      ['token', say('Verification token')],
      ['signing_secret', say('Signing secret')],
    ]),
    numberField(say('Hours of overlap'), 'hours', { min: 0, max: 168, defaultValue: 24 }),
    textField(say('New token'), 'token', { placeholder: say('random') }),
  );
};

export const ReceiverView = (): JSX.Element => {
  const place = usePlace();
  const doing = useDoing();
  const found = useLoad((signal) => api().webhooks.get(scopeOf(place), signal), []);
  return div(
    { class: 'stack' },
    head({
      title: say('Webhook receiver'),
      lead: say('Where webhooks of {mode} mode go, and how they are verified.', {
        mode: say(place.route.mode),
      }),
    }),
    whenLoaded(found, ({ urls, token, signing_secret: secret }) => [
      h(Urls, { urls, onDone: found.reload }),
      card(
        say('Verification'),
        {},
        p(
          { class: 'hint' },
          ...sayParts(
            'Every delivery carries the token as {header} and is signed with the signing secret.',
            { header: code(null, 'x-callback-token') },
          ),
        ),
        h(Secret, { name: say('Verification token'), value: token }),
        h(Secret, { name: say('Signing secret'), value: secret }),
        h(Rotation, { doing, onDone: found.reload }),
        outcome(doing),
      ),
    ]),
    h(Reports, {}),
    h(Mails, {}),
    h(Notifications, {}),
  );
};
