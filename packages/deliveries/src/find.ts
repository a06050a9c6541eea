// Finds the events of an account, and counts undelivered events by cause. An index serves the
// filters on object and failed delivery; all other filters are applied to each event read.
import type { RowOf } from '@kasir/core/resource';
import { outgoing, type Outgoing } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { failureReasonOf } from './reasons.ts';

export interface EventFilter {
  /** Public id of the object the events are about. */
  readonly subject?: string | undefined;
  /** Name of the event. */
  readonly event?: string | undefined;
  readonly status?: Outgoing['status'] | undefined;
  /** Only events that were tried and not delivered. */
  readonly undelivered?: boolean | undefined;
  /** Reason of the failed delivery: the `text` that `failureReasonOf` returns. */
  readonly trouble?: string | undefined;
  /** Inclusive bounds of the creation time, in milliseconds. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface EventPage {
  readonly limit: number;
  /** The `next` of the previous page. */
  readonly before?: string | undefined;
  /** Defaults to `desc` (newest first). */
  readonly order?: 'asc' | 'desc';
}

export interface FoundEvents {
  readonly rows: readonly RowOf<typeof outgoing>[];
  /** The `before` of the next page; null on the last page. */
  readonly next: string | null;
}

const CHUNK = 200;

/** Events read for one page. A page can therefore be short and still have a next one. */
const WALK_MAX = 10_000;

/** Returns the statuses to look up; empty unless the filter asks for undelivered events. */
const undeliveredOf = ({ status, undelivered, trouble }: EventFilter): Outgoing['status'][] => {
  if (status === 'FAILED' || status === 'UNROUTED') return [status];
  return undelivered === true || trouble !== undefined ? ['PENDING', 'FAILED', 'UNROUTED'] : [];
};

const fits = ({ event, status, trouble }: EventFilter, { state }: RowOf<typeof outgoing>) =>
  (event ?? state.name) === state.name &&
  (status ?? state.status) === state.status &&
  (trouble === undefined || failureReasonOf(state)?.text === trouble);

/** Returns a page of the events that match the filter. */
export const findEvents = (
  view: Pick<View, 'list'>,
  wanted: EventFilter,
  { limit, before, order = 'desc' }: EventPage,
): FoundEvents => {
  const { subject, from, to } = wanted;
  const undelivered = undeliveredOf(wanted);
  const created = {
    ...(from !== undefined && { gte: from }),
    ...(to !== undefined && { lte: to }),
  };
  const any = {
    ...(subject !== undefined && { subject: [subject] }),
    ...(undelivered.length > 0 && { undelivered }),
  };
  const filter = { created, any };
  const rows: RowOf<typeof outgoing>[] = [];
  let after = before;
  for (let walked = 0; walked < WALK_MAX; walked += CHUNK) {
    const { rows: chunk, more } = view.list(outgoing, filter, {
      limit: CHUNK,
      order,
      ...(after !== undefined && { after }),
    });
    for (const row of chunk) {
      if (!fits(wanted, row)) continue;
      if (rows.length === limit) return { rows, next: rows.at(-1)?.id ?? null };
      rows.push(row);
    }
    after = chunk.at(-1)?.id;
    if (!more || after === undefined) return { rows, next: null };
  }
  return { rows, next: after ?? null };
};

/** Undelivered events with the same cause. */
export interface Cause {
  readonly text: string;
  readonly remedy: string;
  readonly count: number;
  /** The newest of these events. */
  readonly newest: readonly RowOf<typeof outgoing>[];
}

/** Undelivered events by cause, the most frequent cause first. */
export interface Undelivered {
  readonly total: number;
  /** True when there are more events than were counted. */
  readonly more: boolean;
  readonly causes: readonly Cause[];
}

/** Counts at most `WALK_MAX` undelivered events, newest first; returns `limit` of each cause. */
export const countUndelivered = (view: Pick<View, 'list'>, limit: number): Undelivered => {
  const { rows, next } = findEvents(view, { undelivered: true }, { limit: WALK_MAX });
  const byText = new Map<string, RowOf<typeof outgoing>[]>();
  for (const row of rows) {
    const text = failureReasonOf(row.state)?.text ?? '';
    const those = byText.get(text);
    if (those) those.push(row);
    else byText.set(text, [row]);
  }
  const causes = [...byText].map(([text, those]) => {
    const [first] = those;
    const remedy = (first && failureReasonOf(first.state)?.remedy) ?? '';
    return { text, remedy, count: those.length, newest: those.slice(0, limit) };
  });
  return {
    total: rows.length,
    more: next !== null,
    causes: causes.toSorted((one, other) => other.count - one.count),
  };
};
