// Resends the events that a filter matches, and counts undelivered ones. The server does both for
// all events, not only for those of the shown page.
import { api, type ControlApi, type Returned } from '../api/client.ts';
import { say } from '../language.ts';
import { scopeOf, type Place } from '../place.ts';

export const statuses = ['PENDING', 'DELIVERED', 'FAILED', 'UNROUTED'] as const;

export interface EventFilter {
  readonly status?: (typeof statuses)[number];
  readonly event?: string;
  readonly subject?: string;
  readonly undelivered?: boolean;
  readonly trouble?: string;
}

export type Undelivered = Returned<ControlApi['events']['undelivered']>;
export type Cause = Undelivered['causes'][number];

/** Returns the undelivered webhooks by cause. */
export const readUndelivered = (place: Place, signal?: AbortSignal): Promise<Undelivered> =>
  api().events.undelivered(scopeOf(place), signal);

/** Returns `842 webhooks`, or `more than 10,000 webhooks` when the count stopped there. */
export const countText = (count: number, more: boolean): string =>
  say(more ? 'more than {count|webhook|webhooks}' : '{count|webhook|webhooks}', { count });

/** Resends all events that match a filter, in as many calls as needed; returns their number. */
export const resendAll = async (
  { account, route }: Place,
  filter: EventFilter,
): Promise<number> => {
  let sent = 0;
  let after: string | undefined;
  do {
    // oxlint-disable-next-line no-await-in-loop -- each call begins after the one before
    const { webhook_ids, next } = await api().events.resendMany({
      params: { id: account.id },
      body: { mode: route.mode, ...filter, ...(after !== undefined && { after }) },
    });
    sent += webhook_ids.length;
    after = next ?? undefined;
  } while (after !== undefined);
  return sent;
};
