// Search: objects, requests, events, accounts and channels by id, reference or name.
import { h, type JSX } from 'preact';
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { useLoad } from '../api/load.ts';
import { say } from '../language.ts';
import { grid } from '../parts/grid.ts';
import { card, head } from '../parts/layout.ts';
import { whenLoaded } from '../parts/notice.ts';
import { a, div, p } from '../parts/tags.ts';
import { usePlace, type Place } from '../place.ts';
import { hrefOf } from '../route.ts';

type Found = Returned<ControlApi['search']['find']>['data'][number];

const types: Readonly<Record<Found['type'], string>> = {
  object: say('Object'),
  request: say('Request'),
  event: say('Event'),
  account: say('Account'),
  channel: say('Channel'),
};

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
    say('Found'),
    { inner: false },
    whenLoaded(found, ({ data }) =>
      grid({
        empty: {
          title: say('Nothing is called {text}.', { text: q }),
          hint: say(
            'Search for a whole id, a reference or its beginning, a Request-ID, or the name of an account or channel. Test and live mode are searched apart.',
          ),
        },
        label: say('Search results'),
        columns: [
          { name: say('What'), cell: ({ type }) => types[type], kind: 'tight' },
          {
            name: say('Id'),
            cell: (one) => a({ class: 'mono', href: hrefTo(one, place) }, one.id),
          },
          { name: say('Title'), cell: ({ title }) => title, kind: 'words' },
          { name: say('Detail'), cell: ({ detail }) => detail, kind: 'words' },
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
    head({ title: q === '' ? say('Search') : say('Search: {text}', { text: q }) }),
    q === '' ? p(null, say('Type an id, a reference or a name above.')) : h(Results, { q }),
  );
};
