// Reads a page of the events of an account.
import type { EventView } from '@kasir/control';
import type { Partition } from '@kasir/core/store';
import { findEvents, type EventFilter, type EventPage } from '@kasir/deliveries';
import type { Reading } from '../reads/reading.ts';
import { viewEvent } from './view.ts';

export interface EventsWanted {
  readonly partition: Partition;
  readonly filter: EventFilter;
  readonly page: EventPage;
}

/** Returns the matching events and the cursor of the next page. */
const readEvents = (
  { store }: Reading,
  { partition, filter, page }: EventsWanted,
): Promise<{ readonly data: EventView[]; readonly next: string | null }> =>
  store.view(partition, (view) => {
    const { rows, next } = findEvents(view, filter, page);
    return { data: rows.map(viewEvent), next };
  });

export const eventsRead = { name: 'events', run: readEvents } as const;
