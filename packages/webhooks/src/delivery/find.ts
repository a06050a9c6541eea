// Finds events of an account: by their object through an index, by the rest while walking.
import type { RowOf } from '@kasir/core';
import { outgoing, type Outgoing, type View } from '@kasir/core/server';

export interface EventFilter {
  /** Public id of the object the events are about. */
  readonly subject?: string | undefined;
  /** Name of the event. */
  readonly event?: string | undefined;
  readonly status?: Outgoing['status'] | undefined;
  /** Inclusive bounds on creation, milliseconds. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface EventPage {
  readonly limit: number;
  /** The `next` of the page before. */
  readonly before?: string | undefined;
  /** `desc` (newest first) when left out. */
  readonly order?: 'asc' | 'desc';
}

export interface FoundEvents {
  readonly rows: readonly RowOf<typeof outgoing>[];
  /** What continues the walk; null at its end. */
  readonly next: string | null;
}

const CHUNK = 200;

/** Events looked at in one walk; a page may so be short and still have a next one. */
const WALK_MAX = 10_000;

/** A page of the events that fit. */
export const findEvents = (
  view: Pick<View, 'list'>,
  { subject, event, status, from, to }: EventFilter,
  { limit, before, order = 'desc' }: EventPage,
): FoundEvents => {
  const created = {
    ...(from !== undefined && { gte: from }),
    ...(to !== undefined && { lte: to }),
  };
  const filter = { created, ...(subject !== undefined && { any: { subject: [subject] } }) };
  const rows: RowOf<typeof outgoing>[] = [];
  let after = before;
  for (let walked = 0; walked < WALK_MAX; walked += CHUNK) {
    const { rows: chunk, more } = view.list(outgoing, filter, {
      limit: CHUNK,
      order,
      ...(after !== undefined && { after }),
    });
    for (const row of chunk) {
      const fits = (event ?? row.state.name) === row.state.name;
      if (!fits || (status ?? row.state.status) !== row.state.status) continue;
      if (rows.length === limit) return { rows, next: rows.at(-1)?.id ?? null };
      rows.push(row);
    }
    after = chunk.at(-1)?.id;
    if (!more || after === undefined) return { rows, next: null };
  }
  return { rows, next: after ?? null };
};
