// Shows the facts about a connector: its address, certificate, health and channels.
import type { JSX } from 'preact';
import type { ControlApi, Returned } from '../../api/client.ts';
import { say, sayParts } from '../../language.ts';
import { factList } from '../../parts/facts.ts';
import { grid } from '../../parts/grid.ts';
import { code, details, span, summary } from '../../parts/tags.ts';
import { badge } from '../../parts/tone.ts';
import { copyable } from '../../parts/secret.ts';
import { moment } from '../../parts/values.ts';

export type Connector = Returned<ControlApi['connectors']['list']>['data'][number];

/** The most operations that the server counts. */
const COUNT_MAX = 100;

const counted = (count: number): string => (count === COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Returns the state of a connector's certificate as a badge. */
export const admission = ({ certificate }: Connector): JSX.Element => {
  if (!certificate) return badge(say('No certificate'), 'bad');
  return certificate.is_current
    ? badge(say('Certified'), 'good')
    : badge(say('Outdated certificate'), 'wait');
};

const admissionText = ({ certificate, override, version }: Connector): JSX.Element => {
  if (override) return span(null, `${override.reason} (${override.by}, `, moment(override.at), ')');
  if (!certificate) return span(null, say('None.'));
  const { passed, laws, version: checked, issued } = certificate;
  const outdated = certificate.is_current
    ? null
    : ` ${say('It has version {version} now: run the laws again.', { version })}`;
  return span(
    null,
    ...sayParts('Version {version}: {passed|law|laws} held, {skipped} skipped, {time}.', {
      version: checked,
      passed,
      skipped: laws - passed,
      time: moment(issued),
    }),
    outdated,
  );
};

/** Returns the facts about a connector. */
export const factsOf = (one: Connector): JSX.Element =>
  factList([
    [say('Address'), code(null, one.url)],
    [say('Callbacks to'), copyable(one.callback_url, say('the callback URL'))],
    [say(one.override ? 'Without certificate' : 'Certificate'), admissionText(one)],
    [say('Open operations'), counted(one.open_operations)],
    [
      say('Doubtful operations'),
      one.doubtful_operations === 0
        ? '0'
        : badge(say('{count} to look at', { count: counted(one.doubtful_operations) }), 'bad'),
    ],
    [
      say('Card data'),
      say(one.card_data ? 'Card numbers are sent to it.' : 'No card numbers are sent to it.'),
    ],
  ]);

const limits = ({ min, max }: Connector['channels'][number]): string =>
  [min, max].some((one) => one !== null) ? `${min ?? ''} – ${max ?? ''}`.trim() : '';

/** Returns the channels that a connector declares, folded up. */
export const channels = (one: Connector): JSX.Element =>
  details(
    null,
    summary(null, say('What it can do: {count|channel|channels}', { count: one.channels.length })),
    grid({
      label: say('Channels of {name}', { name: one.name }),
      columns: [
        {
          name: say('Channel'),
          cell: ({ type, code: id }) => code(null, `${type} ${id}`),
          kind: 'tight',
        },
        { name: say('Country'), cell: ({ country }) => country },
        { name: say('Currency'), cell: ({ currency }) => currency },
        { name: say('Minor units'), cell: limits, kind: 'tight' },
        { name: say('Works'), cell: ({ works }) => works.join(', '), kind: 'words' },
      ],
      rows: one.channels,
      keyOf: ({ type, code: id, country, currency }) => [type, id, country, currency].join(' '),
    }),
  );
