// The table of channels, with a filter.
import type { JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { formatAmount, words } from '../format.ts';
import { say } from '../language.ts';
import { field, selectField } from '../parts/forms.ts';
import { grid, type Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { whenLoaded } from '../parts/notice.ts';
import { code, div, form, input } from '../parts/tags.ts';
import { serverText } from '../parts/values.ts';
import { usePlace } from '../place.ts';
import { refine } from '../route.ts';

type Channel = Returned<ControlApi['channels']['list']>['data'][number];

const limits = (by: Channel['minimum']): string =>
  Object.entries(by)
    .flatMap(([currency, amount]) => (amount === null ? [] : [formatAmount(amount, currency)]))
    .join(', ');

/** Returns the channels whose code, name, country or currency contains the text. */
export const filterChannels = (
  channels: readonly Channel[],
  text: string,
  type: string,
): Channel[] => {
  const part = text.toLowerCase();
  return channels.filter(
    (one) =>
      (type === '' || one.type === type) &&
      [one.code, one.name, one.country, ...one.currencies].some((value) =>
        value.toLowerCase().includes(part),
      ),
  );
};

const columns: readonly Column<Channel>[] = [
  { name: say('Code'), cell: ({ code: id }) => code(null, id), kind: 'tight' },
  { name: say('Name'), cell: ({ name }) => name, kind: 'words' },
  { name: say('Type'), cell: (one) => serverText(words(one.type)), kind: 'tight' },
  { name: say('Country'), cell: ({ country }) => country },
  { name: say('At least'), cell: ({ minimum }) => limits(minimum), kind: 'end' },
  { name: say('At most'), cell: ({ maximum }) => limits(maximum), kind: 'end' },
  {
    name: say('Refunds'),
    cell: ({ refunds }) => serverText(words(refunds)),
    kind: 'tight',
  },
  {
    name: say('Needs'),
    cell: ({ required_properties: needed }) => code(null, needed.join(', ')),
    kind: 'words',
  },
  { name: 'API', cell: ({ generations }) => generations.join(', ') },
];

export const ChannelsView = (): JSX.Element => {
  const { route } = usePlace();
  const { q = '', type = '' } = route.query;
  const channels = useLoad((signal) => api().channels.list({}, signal), []);
  const all = channels.data?.data ?? [];
  const types = [...new Set(all.map((one) => one.type))].toSorted();
  const rows = filterChannels(all, q, type);
  return div(
    { class: 'stack' },
    head({
      title: say('Channels'),
      lead: say('Banks, wallets, card networks, outlets and QR networks, with their limits.'),
    }),
    card(
      say('{count|channel|channels}', { count: rows.length }),
      { inner: false },
      form(
        {
          class: 'filters',
          'aria-label': say('Filter channels'),
          onSubmit: (event) => event.preventDefault(),
        },
        field(
          say('Code, name, country or currency'),
          input({
            type: 'search',
            defaultValue: q,
            onInput: (event) => refine(route, { q: event.currentTarget.value }),
          }),
        ),
        selectField(
          say('Type'),
          'type',
          types.map((one) => [one, words(one)] as const),
          {
            value: type,
            any: say('All'),
            lang: 'en',
            onChange: (value) => refine(route, { type: value }),
          },
        ),
      ),
      whenLoaded(channels, () =>
        grid({
          empty: {
            title: say('No channel is called so.'),
            hint: say('Clear the filter to see all.'),
          },
          label: say('Channels'),
          columns,
          rows,
          keyOf: ({ code: id, type: kind, country }) => [id, kind, country].join(' '),
        }),
      ),
    ),
  );
};
