// The route of the reader, `#/ACCOUNT/MODE/VIEW/ARGUMENT?query`, so that every view has an address.
import { useEffect, useState } from 'preact/hooks';

export type Mode = 'test' | 'live';

export interface Route {
  /** Empty until an account is chosen. */
  readonly account: string;
  readonly mode: Mode;
  readonly view: string;
  /** The argument of the view, such as the id of an object; empty for all. */
  readonly argument: string;
  readonly query: Readonly<Record<string, string>>;
}

const decoded = (part: string | undefined): string => {
  try {
    return decodeURIComponent(part ?? '');
  } catch {
    return '';
  }
};

/** Parses a fragment; missing parts default to the overview in test mode. */
export const parseRoute = (fragment: string): Route => {
  const [path = '', search = ''] = fragment.replace(/^#?\/?/, '').split('?');
  const [account, mode, view, argument] = path.split('/');
  return {
    account: decoded(account),
    mode: mode === 'live' ? 'live' : 'test',
    view: decoded(view) || 'overview',
    argument: decoded(argument),
    query: Object.fromEntries(new URLSearchParams(search)),
  };
};

/** Returns the fragment of a route. */
export const hrefOf = ({ account, mode, view, argument, query }: Route): string => {
  const parts = [account, mode, view, ...(argument === '' ? [] : [argument])];
  const kept = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(kept).toString();
  const path = `#/${parts.map(encodeURIComponent).join('/')}`;
  return search === '' ? path : `${path}?${search}`;
};

/** Returns the route of another view of the same account. */
export const toView = (
  { account, mode }: Route,
  view: string,
  argument = '',
  query: Readonly<Record<string, string>> = {},
): string => hrefOf({ account, mode, view, argument, query });

export const goTo = (href: string): void => {
  location.hash = href;
};

/** Changes the query of a route without a new entry in the browser history. */
export const refine = (route: Route, change: Readonly<Record<string, string>>): void => {
  const href = hrefOf({ ...route, query: { ...route.query, ...change } });
  history.replaceState(null, '', href);
  dispatchEvent(new HashChangeEvent('hashchange'));
};

/** Returns the route and follows changes of the address. */
export const useRoute = (): Route => {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const follow = () => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return route;
};
