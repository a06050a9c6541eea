// Search: objects, requests, events, accounts and channels by id, reference or name.
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { words } from '../format.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { Empty, whenLoaded } from '../parts/notice.ts';
import { a, div, p } from '../parts/tags.ts';
import { usePlace, type Place } from '../place.ts';
import { hrefOf } from '../route.ts';

type Found = Returned<ControlApi['search']['find']>['data'][number];

const hrefTo = ({ type, id, account }: Found, { route, link }: Place): string => {
  const to = (view: string, argument: string, query = {}) =>
    hrefOf({ ...route, account: account ?? route.account, view, argument, query });
  switch (type) {
    case 'object':
      return to('objects', id);
    case 'request':
      return to('requests', id);
    case 'event':
      return to('webhooks', id);
    case 'account':
      return to('account', '');
    case 'channel':
      return link('channels', '', { q: id });
  }
};

const Results = ({ q }: { readonly q: string }): JSX.Element => {
  const place = usePlace();
  const found = useLoad(
    (signal) => api().search.find({ query: { q, mode: place.route.mode, limit: 100 } }, signal),
    [q],
  );
  return card(
    'Found',
    { inner: false },
    whenLoaded(found, ({ data }) =>
      data.length === 0
        ? h(Empty, {
            title: `Nothing is called ${q}.`,
            hint: 'Search for a whole id, a reference or its beginning, a Request-ID, or the name of an account or channel. Test and live mode are searched apart.',
          })
        : grid({
            label: 'Search results',
            columns: [
              { name: 'What', cell: ({ type }) => words(type), kind: 'tight' },
              { name: 'Id', cell: (one) => a({ class: 'mono', href: hrefTo(one, place) }, one.id) },
              { name: 'Title', cell: ({ title }) => title, kind: 'words' },
              { name: 'Detail', cell: ({ detail }) => detail, kind: 'words' },
            ],
            rows: data,
            keyOf: ({ type, id, account, detail }) => [type, id, account, detail].join(' '),
          }),
    ),
  );
};

export const SearchView = (): JSX.Element => {
  const { route } = usePlace();
  const q = route.query['q'] ?? '';
  return div(
    { class: 'stack' },
    head({ title: q === '' ? 'Search' : `Search: ${q}` }),
    q === '' ? p(null, 'Type an id, a reference or a name above.') : h(Results, { q }),
  );
};
