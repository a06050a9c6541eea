// Shows a connector with its health, and changes it.
import { h, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../../api/client.ts';
import { useDoing } from '../../api/load.ts';
import { formatCount } from '../../format.ts';
import { Confirm } from '../../parts/forms.ts';
import { grid } from '../../parts/grid.ts';
import { card } from '../../parts/layout.ts';
import { notice, outcome } from '../../parts/notice.ts';
import {
  button,
  code,
  dd,
  details,
  div,
  dl,
  dt,
  p,
  span,
  strong,
  summary,
} from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { Copy, moment } from '../../parts/values.ts';
import { usePlace } from '../../place.ts';
import { ClaimForm } from './claim.ts';

export type Connector = Returned<ControlApi['connectors']['list']>['data'][number];

/** The most operations that the server counts. */
const COUNT_MAX = 100;

const counted = (count: number): string => (count === COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Returns by what right a connector may be used, as a badge. */
const admission = ({ certificate }: Connector): JSX.Element => {
  if (!certificate) return badge('No certificate', 'bad');
  return certificate.is_current
    ? badge('Certified', 'good')
    : badge('Outdated certificate', 'wait');
};

const admissionText = ({ certificate, override, version }: Connector): JSX.Element => {
  if (override) return span(null, `${override.reason} (${override.by}, `, moment(override.at), ')');
  if (!certificate) return span(null, 'None.');
  const { passed, laws, version: checked, issued } = certificate;
  const text = `${passed} of ${laws} laws held in version ${checked}, `;
  const outdated = certificate.is_current
    ? null
    : `. It has version ${version} now: run the laws again.`;
  return span(null, text, moment(issued), outdated);
};

const factsOf = (one: Connector): JSX.Element =>
  dl(
    { class: 'facts' },
    dt(null, 'Address'),
    dd(null, code(null, one.url)),
    dt(null, 'Callbacks to'),
    dd(
      null,
      span(
        { class: 'secret' },
        code(null, one.callback_url),
        h(Copy, { text: one.callback_url, what: 'the callback URL' }),
      ),
    ),
    dt(null, one.override ? 'Without certificate' : 'Certificate'),
    dd(null, admissionText(one)),
    dt(null, 'Open operations'),
    dd(null, counted(one.open_operations)),
    dt(null, 'Doubtful operations'),
    dd(
      null,
      one.doubtful_operations === 0
        ? '0'
        : badge(`${counted(one.doubtful_operations)} to look at`, 'bad'),
    ),
    dt(null, 'Card data'),
    dd(null, one.card_data ? 'Card numbers are sent to it.' : 'No card numbers are sent to it.'),
  );

const limits = ({ min, max }: Connector['channels'][number]): string =>
  min === null && max === null ? '' : `${min ?? ''} to ${max ?? ''}`.trim();

const channels = (one: Connector): JSX.Element =>
  details(
    null,
    summary(null, `What it can do: ${formatCount(one.channels.length, 'channel')}`),
    grid({
      label: `Channels of ${one.name}`,
      columns: [
        {
          name: 'Channel',
          cell: ({ type, code: id }) => code(null, `${type} ${id}`),
          kind: 'tight',
        },
        { name: 'Country', cell: ({ country }) => country },
        { name: 'Currency', cell: ({ currency }) => currency },
        { name: 'Minor units', cell: limits, kind: 'tight' },
        { name: 'Works', cell: ({ works }) => works.join(', '), kind: 'words' },
      ],
      rows: one.channels,
      keyOf: ({ type, code: id, country, currency }) => [type, id, country, currency].join(' '),
    }),
  );

interface OneProps {
  readonly one: Connector;
  readonly onChange: () => void;
}

/** A connector, with the buttons that change it. */
export const ConnectorCard = ({ one, onChange }: OneProps): JSX.Element => {
  const { account } = usePlace();
  const [secret, setSecret] = useState<string | null>(null);
  const doing = useDoing(onChange);
  const { busy, change } = doing;
  const params = { id: account.id, name: one.name };
  const small = (text: string, onClick: () => void) =>
    button({ type: 'button', class: 'small', disabled: busy, onClick }, text);
  const { connectors } = api();
  const addSecret = () =>
    change(async () => {
      const { secret: made } = await connectors.rotate({ params, body: { step: 'add' } });
      setSecret(made);
    }, 'Both secrets are in use until the former one is dropped.');
  const dropSecret = () =>
    change(async () => {
      await connectors.rotate({ params, body: { step: 'drop' } });
      setSecret(null);
    }, 'The former secret is dropped.');
  return card(
    one.name,
    {
      aside: span(
        { class: 'row' },
        one.is_enabled ? badge('Enabled', 'good') : badge('Disabled', 'idle'),
        admission(one),
      ),
    },
    secret === null
      ? null
      : notice(
          'good',
          strong(null, 'The new secret'),
          p(null, 'Give it to the connector now: it cannot be read again.'),
          span(
            { class: 'secret' },
            code(null, secret),
            h(Copy, { text: secret, what: 'the secret' }),
          ),
        ),
    factsOf(one),
    channels(one),
    div(
      { class: 'row' },
      small('Read its capabilities', () =>
        change(() => connectors.refresh({ params, body: {} }), 'Its capabilities were read.'),
      ),
      one.is_enabled
        ? small('Disable', () =>
            change(
              () => connectors.disable({ params, body: {} }),
              'It gets nothing new; what it has begun goes on.',
            ),
          )
        : small('Enable', () =>
            change(() => connectors.enable({ params, body: {} }), 'It begins operations again.'),
          ),
      one.secrets === 1
        ? small('New secret', addSecret)
        : h(Confirm, {
            text: 'Drop the former secret',
            question: 'Does the connector have the new one?',
            busy,
            onConfirm: dropSecret,
          }),
      h(Confirm, {
        text: 'Remove',
        question: `Remove ${one.name}? Nothing can be refunded through it afterwards.`,
        busy,
        onConfirm: () => change(() => connectors.remove({ params }), 'Removed.'),
      }),
    ),
    details(
      null,
      summary(null, 'Replace its certificate'),
      h(ClaimForm, {
        submit: 'Replace the certificate',
        label: `Replace the certificate of ${one.name}`,
        busy,
        fields: [],
        onSubmit: (claim) =>
          change(() => connectors.certify({ params, body: claim }), 'The certificate is replaced.'),
      }),
    ),
    outcome(doing),
  );
};
