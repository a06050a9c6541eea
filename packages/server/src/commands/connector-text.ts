// Prints connectors and the rules that choose them as tables for a terminal.
import type { ConnectorView, RouteView } from '@kasir/control';
import type { Screen } from '../terminal/screen.ts';
import { wordStyle } from '../terminal/styles.ts';
import { factsText, tableText, type Column } from '../terminal/table.ts';

/** The most operations that the server counts. */
const COUNT_MAX = 100;

const counted = (count: number): string => (count === COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Returns the certificate or the override that allows the use of a connector, as text. */
const admission = ({ certificate, override, version }: ConnectorView): string => {
  if (override) return `NO CERTIFICATE: ${override.reason}`;
  if (!certificate) return 'NO CERTIFICATE';
  return certificate.is_current
    ? `certified ${version}`
    : `OUTDATED: certified ${certificate.version}, is ${version}`;
};

const stateOf = ({ is_enabled: isEnabled }: ConnectorView): string =>
  isEnabled ? 'enabled' : 'disabled';

/** The columns of a list of connectors. */
export const connectorColumns: readonly Column<ConnectorView>[] = [
  { title: 'name', of: ({ name }) => name },
  { title: 'state', of: stateOf, style: (one) => wordStyle(stateOf(one)) },
  { title: 'channels', of: ({ channels }) => channels.length, narrow: 'omit' },
  { title: 'open', of: (one) => counted(one.open_operations) },
  {
    title: 'doubtful',
    of: (one) => counted(one.doubtful_operations),
    style: (one) => (one.doubtful_operations > 0 ? 'failed' : undefined),
  },
  {
    title: 'certificate',
    of: admission,
    style: (one) => (one.certificate?.is_current ? 'good' : 'refused'),
    narrow: 'cut',
  },
  { title: 'url', of: ({ url }) => url, narrow: 'omit' },
];

const between = (min: number | null, max: number | null): string =>
  min === null && max === null ? '' : `${min ?? ''}..${max ?? ''}`;

const factsOf = (one: ConnectorView): readonly (readonly [string, string])[] => [
  ['name', one.name],
  ['url', one.url],
  ['callback url', one.callback_url],
  ['state', one.is_enabled ? 'enabled' : 'disabled: it gets nothing new'],
  ['version', one.version],
  ['certificate', admission(one)],
  ...(one.override ? [['said by', `${one.override.by}, ${one.override.at}`] as const] : []),
  ...(one.certificate
    ? [
        [
          'laws',
          `${one.certificate.passed} held, ${one.certificate.laws - one.certificate.passed} skipped, ${one.certificate.issued}`,
        ] as const,
      ]
    : []),
  ['card data', one.card_data ? 'yes' : 'no'],
  ['secrets', one.secrets === 1 ? '1' : `${one.secrets}: a rotation is going on`],
  ['open', counted(one.open_operations)],
  ['doubtful', counted(one.doubtful_operations)],
  ['added', one.added],
];

/** Returns the facts of a connector, with its channels counted by type. */
export const connectorSummary = (one: ConnectorView, screen: Screen): string => {
  const counts = Map.groupBy(one.channels, ({ type }) => type);
  const types = Array.from(counts, ([type, channels]) => `${channels.length} ${type}`);
  return factsText([...factsOf(one), ['channels', types.join(', ')]], screen);
};

/** Returns everything about a connector, with a table of its channels. */
export const connectorText = (one: ConnectorView, screen: Screen): string =>
  [
    factsText(factsOf(one), screen),
    '',
    tableText(
      [
        { title: 'channel', of: ({ type, code }) => `${type} ${code}` },
        { title: 'country', of: ({ country }) => country },
        { title: 'currency', of: ({ currency }) => currency },
        { title: 'minor units', of: ({ min, max }) => between(min, max), narrow: 'omit' },
        { title: 'works', of: ({ works }) => works.join(' '), narrow: 'cut' },
      ],
      one.channels,
      screen,
    ),
  ].join('\n');

/** The columns of rules, in the order in which they are tried. */
export const routeColumns: readonly Column<RouteView>[] = [
  { title: 'type', of: ({ type }) => type ?? '*' },
  { title: 'channel', of: ({ channel }) => channel ?? '*' },
  { title: 'country', of: ({ country }) => country ?? '*', narrow: 'omit' },
  { title: 'currency', of: ({ currency }) => currency ?? '*', narrow: 'omit' },
  { title: 'network', of: ({ network }) => network ?? '*', narrow: 'omit' },
  { title: 'minor units', of: ({ min, max }) => between(min, max) || '*', narrow: 'omit' },
  { title: 'share', of: ({ share }) => `${share}%` },
  { title: 'connectors', of: ({ connectors }) => connectors.join(', '), narrow: 'cut' },
];
