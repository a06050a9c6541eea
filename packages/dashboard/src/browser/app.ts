// The dashboard: asks for a missing token, reads the accounts, shows a view.
import { h, type JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from './api/client.ts';
import { toFailure, type Failure } from './api/failure.ts';
import { useLoad } from './api/load.ts';
import { setCurrent } from './api/rights.ts';
import { dropToken, keepToken, readToken, takeToken } from './api/session.ts';
import { useFeed } from './feed.ts';
import { say, sayParts } from './language.ts';
import { field } from './parts/forms.ts';
import { problem, whenLoaded } from './parts/notice.ts';
import { button, code, div, form, h1, input, p } from './parts/tags.ts';
import { linkFrom, PlaceContext, type Account, type Place } from './place.ts';
import { hrefOf, useRoute } from './route.ts';
import { Shell } from './shell.ts';

interface GateProps {
  readonly failure: Failure | null;
  readonly onToken: (token: string) => void;
}

const Gate = ({ failure, onToken }: GateProps): JSX.Element => {
  useEffect(() => {
    document.title = say('Kasir dashboard');
  }, []);
  return div(
    { class: 'gate' },
    form(
      {
        class: 'card',
        onSubmit: (event) => {
          event.preventDefault();
          const token = new FormData(event.currentTarget).get('token');
          if (typeof token === 'string' && token.trim() !== '') onToken(token.trim());
        },
      },
      h1(null, say('Kasir dashboard')),
      p(
        null,
        ...sayParts(
          'Open the dashboard by the link that {command} prints, or enter the control token, which stands in {file} of the data folder, or your own as an operator.',
          { command: code(null, 'kasir start'), file: code(null, 'credentials.json') },
        ),
      ),
      failure ? problem(failure) : null,
      field(
        say('Token'),
        input({ name: 'token', type: 'password', autocomplete: 'off', required: true }),
      ),
      div({ class: 'row' }, button({ type: 'submit', class: 'main' }, say('Open'))),
    ),
  );
};

/** Reads all accounts, page after page: a platform has any number of sub-accounts. */
const readAccounts = async (signal: AbortSignal): Promise<readonly Account[]> => {
  const all: Account[] = [];
  let query: { readonly after?: string } | null = {};
  while (query) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const { data, next } = await api().accounts.list({ query }, signal);
    all.push(...data);
    query = next === null ? null : { after: next };
  }
  return all;
};

interface OpenProps {
  readonly accounts: readonly Account[];
  readonly refresh: () => void;
  readonly onLeave: () => void;
}

/** The dashboard for a reader with a valid token. */
const Open = ({ accounts, refresh, onLeave }: OpenProps): JSX.Element | null => {
  const route = useRoute();
  const live = useFeed();
  const clock = useLoad((signal) => api().clock.get({}, signal), [live.turn]);
  const account = accounts.find(({ id }) => id === route.account) ?? accounts[0];
  useEffect(() => {
    if (!account || account.id === route.account) return;
    history.replaceState(null, '', hrefOf({ ...route, account: account.id }));
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, [account?.id, route.account]);
  if (!account) return null;
  const here = { ...route, account: account.id };
  const place: Place = {
    route: here,
    account,
    accounts,
    live,
    clock: clock.data,
    refresh,
    link: linkFrom(here),
  };
  return h(PlaceContext.Provider, { value: place }, h(Shell, { onLeave }));
};

/** The whole page. */
export const App = (): JSX.Element => {
  const [token, setToken] = useState(readToken);
  useEffect(() => {
    // A link with a token may be opened in a tab that already shows the dashboard.
    const follow = () => {
      takeToken();
      setToken(readToken());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const accounts = useLoad(
    async (signal) => {
      if (token === null) return null;
      const [all, operator] = await Promise.all([
        readAccounts(signal),
        api().operators.current({}, signal),
      ]);
      setCurrent(operator);
      return all;
    },
    [token],
  );
  const open = (given: string) => {
    keepToken(given);
    setToken(given);
  };
  const leave = () => {
    dropToken();
    setToken(null);
  };
  const { failure } = accounts;
  if (token === null) return h(Gate, { failure: null, onToken: open });
  if (failure?.status === 401) return h(Gate, { failure: toFailure(failure), onToken: open });
  return div(
    null,
    whenLoaded(accounts, (data) =>
      data === null ? null : h(Open, { accounts: data, refresh: accounts.reload, onLeave: leave }),
    ),
  );
};
