// Shows the facts about a connector: its address, certificate, health and channels.
import { h, type JSX } from 'preact';
import type { ControlApi, Returned } from '../../api/client.ts';
import { formatCount } from '../../format.ts';
import { grid } from '../../parts/grid.ts';
import { code, dd, details, dl, dt, span, summary } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { Copy, moment } from '../../parts/values.ts';

export type Connector = Returned<ControlApi['connectors']['list']>['data'][number];

/** The most operations that the server counts. */
const COUNT_MAX = 100;

const counted = (count: number): string => (count === COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Returns the state of a connector's certificate as a badge. */
export const admission = ({ certificate }: Connector): JSX.Element => {
  if (!certificate) return badge('No certificate', 'bad');
  return certificate.is_current
    ? badge('Certified', 'good')
    : badge('Outdated certificate', 'wait');
};

const admissionText = ({ certificate, override, version }: Connector): JSX.Element => {
  if (override) return span(null, `${override.reason} (${override.by}, `, moment(override.at), ')');
  if (!certificate) return span(null, 'None.');
  const { passed, laws, version: checked, issued } = certificate;
  const text = `Version ${checked}: ${passed} laws held, ${laws - passed} skipped, `;
  const outdated = certificate.is_current
    ? null
    : `. It has version ${version} now: run the laws again.`;
  return span(null, text, moment(issued), outdated);
};

/** Returns the facts about a connector. */
export const factsOf = (one: Connector): JSX.Element =>
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

/** Returns the channels that a connector declares, folded up. */
export const channels = (one: Connector): JSX.Element =>
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
