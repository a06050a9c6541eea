// The log of API requests, with filters.
import type { LoggedRequest } from '@kasir/control';
import type { JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { formatMs } from '../format.ts';
import { say } from '../language.ts';
import { textField, selectField, Values } from '../parts/forms.ts';
import type { Column } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { pagedGrid } from '../parts/list.ts';
import { usePaged } from '../parts/paged.ts';
import { a, button, div, form, span } from '../parts/tags.ts';
import { badge, httpBadge } from '../parts/tone.ts';
import { moment, serverText } from '../parts/values.ts';
import { usePlace, type Place } from '../place.ts';
import { refine } from '../route.ts';

const columns = ({ link }: Place): readonly Column<LoggedRequest>[] => [
  {
    name: say('Request'),
    cell: ({ request_id, method, path }) =>
      a({ href: link('requests', request_id) }, `${method} ${path}`),
    kind: 'words',
  },
  {
    name: say('Response'),
    cell: ({ status, error_code }) => httpBadge(status, error_code),
  },
  { name: say('At'), cell: ({ at }) => moment(at) },
  { name: say('Took'), cell: ({ duration_ms }) => formatMs(duration_ms), kind: 'end' },
  {
    name: say('Notes'),
    cell: ({ replayed, interference }) => [
      replayed ? badge(say('Repeated response'), 'info') : null,
      interference === null
        ? null
        : span(null, badge(say('Interfered'), 'wait'), ' ', serverText(interference)),
    ],
    kind: 'words',
  },
  { name: say('Reference'), cell: ({ reference_id }) => reference_id ?? '', kind: 'words' },
];

const fields = ['method', 'status', 'endpoint', 'error_code', 'object', 'reference_id'] as const;

const filterForm = ({ route }: Place): JSX.Element => {
  const { query } = route;
  const at = (name: (typeof fields)[number]) => ({ defaultValue: query[name] ?? '' });
  return form(
    {
      class: 'filters',
      'aria-label': say('Filter requests'),
      onSubmit: (event) => {
        event.preventDefault();
        const values = new Values(event.currentTarget);
        refine(route, Object.fromEntries(fields.map((name) => [name, values.text(name)])));
      },
    },
    selectField(say('Method'), 'method', ['GET', 'POST', 'PATCH', 'DELETE'], {
      value: query['method'] ?? '',
      any: say('All'),
    }),
    textField(say('Status'), 'status', {
      ...at('status'),
      placeholder: say('409 or 4xx'),
      size: 8,
    }),
    textField(say('Endpoint'), 'endpoint', { ...at('endpoint'), placeholder: 'refunds.create' }),
    textField(say('Error code'), 'error_code', at('error_code')),
    textField(say('Object'), 'object', at('object')),
    textField(say('Reference'), 'reference_id', at('reference_id')),
    button({ type: 'submit' }, say('Filter')),
  );
};

export const RequestsView = (): JSX.Element => {
  const place = usePlace();
  const { route, live, account } = place;
  const filter = Object.fromEntries(
    fields.flatMap((name) => (route.query[name] ? [[name, route.query[name]]] : [])),
  );
  const list = usePaged<LoggedRequest, Returned<ControlApi['requests']['list']>>(
    (before, signal) =>
      api().requests.list(
        {
          query: {
            account: account.id,
            mode: route.mode,
            ...filter,
            ...(before !== undefined && { before }),
            limit: 50,
          },
        },
        signal,
      ),
    JSON.stringify([account.id, route.mode, filter]),
    live.turn,
  );
  return div(
    { class: 'stack' },
    head({
      title: say('Requests'),
      lead: say('Every request to the API with its response. Secrets are never kept.'),
    }),
    card(
      say('Log'),
      { inner: false },
      filterForm(place),
      pagedGrid(list, {
        label: say('Requests'),
        columns: columns(place),
        keyOf: ({ request_id }) => request_id,
        empty: {
          title: say('No request.'),
          hint: say('Make one, or clear the filter:'),
          command: 'curl -u "$KASIR_SECRET_KEY:" http://127.0.0.1:8585/balance',
        },
      }),
    ),
  );
};
