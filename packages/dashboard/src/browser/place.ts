// The context of every view: the reader's route, the accounts, the clock and the live feed.
import type { FeedEntry } from '@kasir/control';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ControlApi, Returned } from './api/client.ts';
import { toView, type Route } from './route.ts';

export type Account = Returned<ControlApi['accounts']['list']>['data'][number];
export type Clock = Returned<ControlApi['clock']['get']>;

export interface Live {
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
  /** Grows on every change, so that views reload. */
  readonly turn: number;
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** False while the feed cannot be read. */
  readonly connected: boolean;
  readonly missed: number;
}

export interface Place {
  readonly route: Route;
  readonly account: Account;
  readonly accounts: readonly Account[];
  readonly live: Live;
  readonly clock: Clock | null;
  /** Reloads the accounts after a change to one. */
  readonly refresh: () => void;
  /** Returns the address of another view of this account. */
  readonly link: (
    view: string,
    argument?: string,
    query?: Readonly<Record<string, string>>,
  ) => string;
}

export const PlaceContext = createContext<Place | null>(null);

/** Returns the place of the rendered view. */
export const usePlace = (): Place => {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A view is rendered inside a place.');
  return place;
};

export const linkFrom =
  (route: Route): Place['link'] =>
  (view, argument, query) =>
    toView(route, view, argument, query);

/** Returns the parameters and query of operations on the account. */
export const scopeOf = ({ account, route }: Place) => ({
  params: { id: account.id },
  query: { mode: route.mode },
});
