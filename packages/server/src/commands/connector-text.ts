// Prints connectors and the rules that choose them as tables for a terminal.
import type { ConnectorView, RouteView } from '@kasir/control';
import { aligned } from './table.ts';

/** The most operations that the server counts. */
const COUNT_MAX = 100;

const counted = (count: number): string => (count === COUNT_MAX ? `${COUNT_MAX}+` : String(count));

/** Says by what right a connector may be used. */
const admission = ({ certificate, override, version }: ConnectorView): string => {
  if (override) return `NO CERTIFICATE: ${override.reason}`;
  if (!certificate) return 'NO CERTIFICATE';
  return certificate.is_current
    ? `certified ${version}`
    : `OUTDATED: certified ${certificate.version}, is ${version}`;
};

/** Returns a table with one line for each connector. */
export const connectorTable = (connectors: readonly ConnectorView[]): string =>
  aligned([
    ['name', 'state', 'channels', 'open', 'doubtful', 'certificate', 'url'],
    ...connectors.map((one) => [
      one.name,
      one.is_enabled ? 'enabled' : 'disabled',
      String(one.channels.length),
      counted(one.open_operations),
      counted(one.doubtful_operations),
      admission(one),
      one.url,
    ]),
  ]);

const between = (min: number | null, max: number | null): string =>
  min === null && max === null ? '' : `${min ?? ''}..${max ?? ''}`;

const factsOf = (one: ConnectorView): readonly (readonly string[])[] => [
  ['name', one.name],
  ['url', one.url],
  ['callback url', one.callback_url],
  ['state', one.is_enabled ? 'enabled' : 'disabled: it gets nothing new'],
  ['version', one.version],
  ['certificate', admission(one)],
  ...(one.override ? [['said by', `${one.override.by}, ${one.override.at}`]] : []),
  ...(one.certificate
    ? [
        [
          'laws',
          `${one.certificate.passed} held, ${one.certificate.laws - one.certificate.passed} skipped, ${one.certificate.issued}`,
        ],
      ]
    : []),
  ['card data', one.card_data ? 'yes' : 'no'],
  ['secrets', one.secrets === 1 ? '1' : `${one.secrets}: a rotation is going on`],
  ['open', counted(one.open_operations)],
  ['doubtful', counted(one.doubtful_operations)],
  ['added', one.added],
];

/** Returns the facts of a connector, with its channels counted by type. */
export const connectorSummary = (one: ConnectorView): string => {
  const counts = Map.groupBy(one.channels, ({ type }) => type);
  const types = Array.from(counts, ([type, channels]) => `${channels.length} ${type}`);
  return aligned([...factsOf(one), ['channels', types.join(', ')]]);
};

/** Returns everything about a connector, with a table of its channels. */
export const connectorText = (one: ConnectorView): string =>
  [
    aligned(factsOf(one)),
    '',
    aligned([
      ['channel', 'country', 'currency', 'minor units', 'works'],
      ...one.channels.map(({ type, code, country, currency, min, max, works }) => [
        `${type} ${code}`,
        country,
        currency,
        between(min, max),
        works.join(' '),
      ]),
    ]),
  ].join('\n');

/** Returns a table of rules in the order in which they are tried. */
export const routeTable = (routes: readonly RouteView[]): string =>
  routes.length === 0
    ? 'No rules: connectors are tried in their order.'
    : aligned([
        ['type', 'channel', 'country', 'currency', 'network', 'minor units', 'share', 'connectors'],
        ...routes.map((one) => [
          one.type ?? '*',
          one.channel ?? '*',
          one.country ?? '*',
          one.currency ?? '*',
          one.network ?? '*',
          between(one.min, one.max) || '*',
          `${one.share}%`,
          one.connectors.join(', '),
        ]),
      ]);
