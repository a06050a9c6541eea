// Objects of the account, newest first: of all kinds or of one; the address contains the filters.
import type { ObjectSummary } from '@kasir/control';
import { h, type JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { kindName } from '../kind-names.ts';
import { say } from '../language.ts';
import { numberField, selectField, textField, Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import type { EmptyProps } from '../parts/notice.ts';
import { usePaged } from '../parts/paged.ts';
import { a, button, details, div, form, nav, span, summary } from '../parts/tags.ts';
import { statusBadge } from '../parts/tone.ts';
import { amountText, idLink, moment } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';
import { refine } from '../route.ts';
import { ExportButton } from './objects/export.ts';
import { filterNames, filterOf, queryOf, rareNames, type Filter } from './objects/filter.ts';

/** Milliseconds without typing before the filter is applied. */
const TYPED_MS = 300;

/** Kinds that most accounts look at; the others are in the list of all. */
const COMMON = [
  'payment_requests',
  'payments',
  'payment_methods',
  'invoices',
  'refunds',
  'customers',
  'transactions',
] as const;

/**
 * Returns the columns of the list. Values that have no column of their own in a narrow window are
 * shown below the id.
 */
const objectColumns = ({ link }: Place): readonly Column<ObjectSummary>[] => [
  {
    name: say('Object'),
    cell: ({ id, kind, status, amount, currency, created, reference_id, channel_code }) => [
      idLink(link('objects', id), id),
      div({ class: 'hint' }, kindName(kind)),
      div(
        { class: 'row only-narrow' },
        statusBadge(status),
        span(null, amountText(amount, currency)),
      ),
      div({ class: 'hint only-narrow' }, moment(created)),
      div(
        { class: 'hint only-middle clipped' },
        [channel_code, reference_id].filter((one) => one !== null).join(' · '),
      ),
    ],
    kind: 'words',
  },
  { name: say('Status'), cell: ({ status }) => statusBadge(status), kind: 'hide-narrow' },
  {
    name: say('Amount'),
    cell: ({ amount, currency }) => amountText(amount, currency),
    kind: 'end hide-narrow',
  },
  { name: say('Created'), cell: ({ created }) => moment(created), kind: 'hide-narrow' },
  { name: say('Channel'), cell: ({ channel_code }) => channel_code ?? '', kind: 'hide-middle' },
  {
    name: say('Reference'),
    cell: ({ reference_id }) =>
      span({ class: 'clipped', title: reference_id ?? '' }, reference_id ?? ''),
    kind: 'hide-middle',
  },
];

const example = (origin: string): string =>
  `curl -X POST ${origin}/customers -u "$KASIR_SECRET_KEY:" \\
  -H 'Content-Type: application/json' \\
  -d '{"reference_id":"customer-1","type":"INDIVIDUAL","individual_detail":{"given_names":"Budi"}}'`;

const none = Object.fromEntries(filterNames.map((name) => [name, '']));

interface FormProps {
  readonly filter: Filter;
  readonly kinds: readonly string[];
}

/** The filters, applied while the reader types. */
const FilterForm = ({ filter, kinds }: FormProps): JSX.Element => {
  const { route } = usePlace();
  const timer = useRef(0);
  const latest = useRef(route);
  latest.current = route;
  const apply = (element: HTMLFormElement): void => {
    const values = new Values(element);
    refine(
      latest.current,
      Object.fromEntries(filterNames.map((name) => [name, values.text(name)])),
    );
  };
  const text = (title: string, name: (typeof filterNames)[number], placeholder = '') =>
    textField(title, name, { defaultValue: filter[name] ?? '', placeholder });
  return form(
    {
      // A cleared filter needs a new form, because the old fields would keep the typed text.
      key: String(Object.keys(filter).length === 0),
      class: 'filters',
      role: 'search',
      'aria-label': say('Filter objects'),
      onInput: ({ currentTarget }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(apply, TYPED_MS, currentTarget) as unknown as number;
      },
      onSubmit: (event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        apply(event.currentTarget);
      },
    },
    textField(say('Id or reference'), 'q', { type: 'search', defaultValue: filter.q ?? '' }),
    selectField(
      say('Kind'),
      'kind',
      kinds.map((one) => [one, kindName(one)] as const),
      { value: filter.kind ?? '', any: say('All kinds') },
    ),
    text(say('Status'), 'status', 'SUCCEEDED'),
    button({ type: 'submit' }, say('Filter')),
    Object.keys(filter).length === 0
      ? null
      : button({ onClick: () => refine(route, none) }, say('Clear')),
    details(
      { class: 'wide', open: rareNames.some((name) => filter[name] !== undefined) },
      summary(null, say('More filters')),
      div(
        { class: 'fields' },
        textField(say('Created from'), 'from', { type: 'date', defaultValue: filter.from ?? '' }),
        textField(say('Created to'), 'to', { type: 'date', defaultValue: filter.to ?? '' }),
        numberField(say('Amount from'), 'min', { defaultValue: filter.min ?? '' }),
        numberField(say('Amount to'), 'max', { defaultValue: filter.max ?? '' }),
        text(say('Channel'), 'channel', 'OVO'),
        text(say('Customer'), 'customer', 'cust-…'),
        text(say('Whole reference'), 'reference'),
        text(say('Metadata'), 'metadata', 'key=value'),
      ),
    ),
  );
};

const kindLinks = ({ link }: Place, filter: Filter, kinds: readonly string[]): JSX.Element =>
  nav(
    { class: 'kinds', 'aria-label': say('Kinds of objects') },
    ...(['', ...COMMON.filter((kind) => kinds.includes(kind))] as const).map((kind) =>
      a(
        {
          key: kind,
          href: link('objects', '', { ...filter, kind }),
          ...((filter.kind ?? '') === kind && { 'aria-current': 'page' as const }),
        },
        kind === '' ? say('All kinds') : kindName(kind),
      ),
    ),
  );

const nothing = (filter: Filter): EmptyProps =>
  Object.keys(filter).length === 0
    ? {
        title: say('Nothing has been made yet.'),
        hint: say(
          'Make a first object with the key that was printed at start, or in the API console:',
        ),
        command: example('http://127.0.0.1:8585'),
      }
    : {
        title: say('Nothing matches this filter.'),
        hint: say('Clear the filter, or look at another mode or account.'),
      };

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
          query: {
            ...query,
            ...queryOf(filter),
            ...(before !== undefined && { before }),
            limit: 50,
          },
        },
        signal,
      );
    },
    JSON.stringify([account.id, route.mode, filter]),
    live.turn,
  );
  const kinds = list.data?.kinds ?? [];
  return div(
    { class: 'stack' },
    head({
      title: say('Objects'),
      lead: say('Everything the account has made, newest first.'),
    }),
    kindLinks(place, filter, kinds),
    card(
      filter.kind === undefined ? say('All kinds') : kindName(filter.kind),
      { inner: false, aside: h(ExportButton, { filter }) },
      h(FilterForm, { filter, kinds }),
      pagedGrid(list, {
        label: say('Objects'),
        columns: objectColumns(place),
        keyOf: ({ id }) => id,
        empty: nothing(filter),
      }),
    ),
  );
};
