// Objects of the account: by kind, status and reference, newest first.
import type { ObjectSummary } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
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

/** Columns of every list of objects. */
export const objectColumns = ({ link }: Place): readonly Column<ObjectSummary>[] => [
  { name: 'Object', cell: ({ id }) => idLink(link('objects', id), id), kind: 'tight' },
  { name: 'Kind', cell: ({ kind }) => words(kind), kind: 'tight' },
  { name: 'Status', cell: ({ status }) => statusBadge(status) },
  { name: 'Amount', cell: ({ amount, currency }) => amountText(amount, currency), kind: 'end' },
  { name: 'Channel', cell: ({ channel_code }) => channel_code ?? '' },
  { name: 'Reference', cell: ({ reference_id }) => reference_id ?? '', kind: 'words' },
  { name: 'Created', cell: ({ created }) => moment(created) },
];

const example = (origin: string): string =>
  `curl -X POST ${origin}/customers -u "$KASIR_SECRET_KEY:" \\
  -H 'Content-Type: application/json' \\
  -d '{"reference_id":"customer-1","type":"INDIVIDUAL","individual_detail":{"given_names":"Budi"}}'`;

export const ObjectsView = (): JSX.Element => {
  const place = usePlace();
  const { route, live, account } = place;
  const { kind = '', status = '', reference_id: reference = '' } = route.query;
  const list = usePaged<
    ObjectSummary,
    Awaited<ReturnType<ReturnType<typeof api>['objects']['list']>>
  >(
    (before, signal) => {
      const { params, query } = scopeOf(place);
      return api().objects.list(
        {
          params,
          query: {
            ...query,
            ...(kind !== '' && { kind }),
            ...(status !== '' && { status }),
            ...(reference !== '' && { reference_id: reference }),
            ...(before !== undefined && { before }),
            limit: 50,
          },
        },
        signal,
      );
    },
    [account.id, route.mode, kind, status, reference].join('|'),
    live.turn,
  );
  const kinds = list.data?.kinds ?? [];
  return div(
    { class: 'stack' },
    head({
      title: 'Objects',
      lead: 'Everything the account has made, of every kind, newest first.',
    }),
    card(
      'List',
      { inner: false },
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
          { value: kind, any: 'All kinds', onChange: (value) => refine(route, { kind: value }) },
        ),
        textField('Status', 'status', { defaultValue: status, placeholder: 'SUCCEEDED' }),
        textField('Reference', 'reference_id', { defaultValue: reference }),
        button({ type: 'submit' }, 'Filter'),
        kind + status + reference === ''
          ? null
          : button(
              {
                type: 'reset',
                onClick: () => refine(route, { kind: '', status: '', reference_id: '' }),
              },
              'Clear',
            ),
      ),
      pagedGrid(list, {
        label: 'Objects',
        columns: objectColumns(place),
        keyOf: ({ id }) => id,
        empty:
          kind + status + reference === ''
            ? h(Empty, {
                title: 'Nothing has been made yet.',
                hint: 'Make a first object with the key that was printed at start, or in the API console:',
                command: example('http://127.0.0.1:8585'),
              })
            : h(Empty, {
                title: 'Nothing matches this filter.',
                hint: 'Clear the filter, or look at another mode or account.',
              }),
      }),
    ),
  );
};
