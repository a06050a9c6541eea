// Objects of the account: by kind, status and reference, newest first.
import type { ObjectSummary } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { words } from '../format.ts';
import { textField, selectField, Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { Empty } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { button, div, form } from '../parts/tags.ts';
import { statusBadge } from '../parts/tone.ts';
import { amountText, idLink, moment } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';
import { refine } from '../route.ts';

/** Returns the columns of every list of objects. */
const objectColumns = ({ link }: Place): readonly Column<ObjectSummary>[] => [
  { name: 'Object', cell: ({ id }) => idLink(link('objects', id), id), kind: 'tight' },
  { name: 'Kind', cell: ({ kind }) => words(kind), kind: 'tight' },
  { name: 'Status', cell: ({ status }) => statusBadge(status) },
  { name: 'Amount', cell: ({ amount, currency }) => amountText(amount, currency), kind: 'end' },
  { name: 'Created', cell: ({ created }) => moment(created) },
  { name: 'Reference', cell: ({ reference_id }) => reference_id ?? '', kind: 'words' },
  { name: 'Channel', cell: ({ channel_code }) => channel_code ?? '' },
];

const example = (origin: string): string =>
  `curl -X POST ${origin}/customers -u "$KASIR_SECRET_KEY:" \\
  -H 'Content-Type: application/json' \\
  -d '{"reference_id":"customer-1","type":"INDIVIDUAL","individual_detail":{"given_names":"Budi"}}'`;

const FILTERS = ['kind', 'status', 'reference_id'] as const;
type Filter = Partial<Readonly<Record<(typeof FILTERS)[number], string>>>;

const filterOf = (query: Readonly<Record<string, string>>): Filter =>
  Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

const filterForm = ({ route }: Place, filter: Filter, kinds: readonly string[]): JSX.Element =>
  form(
    {
      class: 'filters',
      'aria-label': 'Filter objects',
      onSubmit: (event) => {
        event.preventDefault();
        const values = new Values(event.currentTarget);
        refine(route, {
          status: values.text('status').toUpperCase(),
          reference_id: values.text('reference_id'),
        });
      },
    },
    selectField(
      'Kind',
      'kind',
      kinds.map((one) => [one, words(one)] as const),
      {
        value: filter.kind ?? '',
        any: 'All kinds',
        onChange: (kind) => refine(route, { kind }),
      },
    ),
    textField('Status', 'status', {
      defaultValue: filter.status ?? '',
      placeholder: 'SUCCEEDED',
    }),
    textField('Reference', 'reference_id', { defaultValue: filter.reference_id ?? '' }),
    button({ type: 'submit' }, 'Filter'),
    Object.keys(filter).length === 0
      ? null
      : button(
          {
            type: 'reset',
            onClick: () => refine(route, { kind: '', status: '', reference_id: '' }),
          },
          'Clear',
        ),
  );

const nothing = (filter: Filter): JSX.Element =>
  Object.keys(filter).length === 0
    ? h(Empty, {
        title: 'Nothing has been made yet.',
        hint: 'Make a first object with the key that was printed at start, or in the API console:',
        command: example('http://127.0.0.1:8585'),
      })
    : h(Empty, {
        title: 'Nothing matches this filter.',
        hint: 'Clear the filter, or look at another mode or account.',
      });

export const ObjectsView = (): JSX.Element => {
  const place = usePlace();
  const { route, live, account } = place;
  const filter = filterOf(route.query);
  const list = usePaged<ObjectSummary, Returned<ControlApi['objects']['list']>>(
    (before, signal) => {
      const { params, query } = scopeOf(place);
      return api().objects.list(
        {
          params,
          query: { ...query, ...filter, ...(before !== undefined && { before }), limit: 50 },
        },
        signal,
      );
    },
    JSON.stringify([account.id, route.mode, filter]),
    live.turn,
  );
  return div(
    { class: 'stack' },
    head({
      title: 'Objects',
      lead: 'Everything the account has made, of every kind, newest first.',
    }),
    card(
      'List',
      { inner: false },
      filterForm(place, filter, list.data?.kinds ?? []),
      pagedGrid(list, {
        label: 'Objects',
        columns: objectColumns(place),
        keyOf: ({ id }) => id,
        empty: nothing(filter),
      }),
    ),
  );
};
