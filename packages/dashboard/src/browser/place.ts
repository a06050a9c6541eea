// What every view knows: where the reader is, the accounts there are, and what happens meanwhile.
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
  /** Grows when something happens, so that views read again. */
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
  /** Reads accounts again after one was changed. */
  readonly refresh: () => void;
  /** Address of another view of this account. */
  readonly link: (
    view: string,
    argument?: string,
    query?: Readonly<Record<string, string>>,
  ) => string;
}

export const PlaceContext = createContext<Place | null>(null);

/** The place of the view that is rendered. */
export const usePlace = (): Place => {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('A view is rendered inside a place.');
  return place;
};

export const linkFrom =
  (route: Route): Place['link'] =>
  (view, argument, query) =>
    toView(route, view, argument, query);

/** Parameters and query of operations on the account. */
export const scopeOf = ({ account, route }: Place) => ({
  params: { id: account.id },
  query: { mode: route.mode },
});
