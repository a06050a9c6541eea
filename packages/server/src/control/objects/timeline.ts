// Builds the timeline of an object: requests, transitions, journal lines, events with their
// delivery attempts, clock changes, and visits of its page.
import type { TimelineEntry } from '@kasir/control';
import { timeOf, toIsoString } from '@kasir/core';
import { toMajor } from '@kasir/core/money';
import type { Entry, Mode } from '@kasir/core/store';
import { isByChaos, failureReasonOf } from '@kasir/deliveries';
import type { EntryOf, ObjectHistory } from '../../observation/observation.ts';
import type { EventRow } from './object-events.ts';
import { sentences } from './sentences.ts';

/** The parts of a timeline. */
export interface Happened {
  /** The mode; live accounts have only real time. */
  readonly mode: Mode;
  readonly history: ObjectHistory;
  readonly steps: readonly Entered[];
  readonly lines: readonly Entry[];
  readonly events: readonly EventRow[];
  /** The time when its payer left its page, or null. */
  readonly left: number | null;
}

const plain = {
  reason: null,
  clauses: [],
  request_id: null,
  webhook_id: null,
  detail: {},
} satisfies Omit<TimelineEntry, 'at' | 'clock' | 'type' | 'text'>;

/** An entry without its clock. */
export type Entered = Omit<TimelineEntry, 'clock'>;

const requestEntry = ({ at, request }: EntryOf<'request'>): Entered => {
  const { replayed, interference, request_id, status, error_code, method, path } = request;
  const reasons = [
    ...(replayed ? [sentences.replayReason] : []),
    ...(interference === null ? [] : [sentences.interference(interference)]),
  ];
  return {
    ...plain,
    at,
    type: replayed ? 'replay' : 'request',
    text: replayed ? sentences.replay(request) : sentences.request(request),
    reason: reasons.length === 0 ? null : reasons.join(' '),
    request_id,
    detail: { method, path, status, error_code },
  };
};

const lineEntry = (line: Entry): Entered => {
  const { id, ledger, currency, amount, type, balance, transaction } = line;
  const money = (minor: number): number => toMajor(currency, minor);
  return {
    ...plain,
    at: toIsoString(timeOf(id)),
    type: 'ledger',
    text: sentences.line(line),
    reason: sentences.lineReason(line),
    detail: {
      ledger,
      currency,
      amount: money(amount),
      balance: money(balance),
      type,
      transaction,
    },
  };
};

/** Returns the remedy for one attempt, as if it were the last. */
const remedyOf = ({ state }: EventRow, attempt: EventRow['state']['attempts'][number]) =>
  failureReasonOf({ ...state, attempts: [attempt] })?.remedy ?? null;

const deliveryEntries = (row: EventRow): Entered[] =>
  row.state.attempts.map((attempt, index) => {
    const { at, status, error, trigger } = attempt;
    const { name, url } = row.state;
    const byChaos = error !== null && isByChaos(error);
    const isGood = (error === null || byChaos) && status !== null && status >= 200 && status < 300;
    const why = [
      ...(trigger === 'resend' ? [sentences.resend] : []),
      ...(isGood && byChaos ? [error] : []),
    ];
    const remedy = isGood ? null : remedyOf(row, attempt);
    const reasons = [...why, ...(remedy === null ? [] : [remedy])];
    return {
      ...plain,
      at: toIsoString(at),
      type: 'delivery',
      text: isGood
        ? sentences.acknowledged(name, index + 1, status)
        : sentences.refused(name, index + 1, status, error),
      reason: reasons.length === 0 ? null : reasons.join(' '),
      webhook_id: row.id,
      detail: { event: name, url, status, error, trigger, attempt: index + 1 },
    };
  });

const eventEntries = (row: EventRow): Entered[] => [
  {
    ...plain,
    at: toIsoString(timeOf(row.id)),
    type: 'event',
    text: sentences.event(row.state.name),
    webhook_id: row.id,
    detail: { event: row.state.name, subject: row.state.subject, status: row.state.status },
  },
  ...deliveryEntries(row),
];

const clockEntry = ({ at, now, frozen }: EntryOf<'clock'>): Entered => ({
  ...plain,
  at,
  type: 'clock',
  text: frozen ? sentences.frozen(now) : sentences.moved(now),
  detail: { now, frozen },
});

const leftEntry = (at: number): Entered => ({
  ...plain,
  at: toIsoString(at),
  type: 'page',
  text: sentences.left,
  reason: sentences.leftReason,
});

/** The order of entries within one millisecond. */
const order: readonly TimelineEntry['type'][] = [
  'clock',
  'page',
  'request',
  'transition',
  'ledger',
  'event',
  'delivery',
  'replay',
];

/** Merges consecutive clock changes into the last of them. */
const withoutTicks = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.filter(({ type }, at) => type !== 'clock' || entries[at + 1]?.type !== 'clock');

/**
 * Returns the positions of requests among entries on the test clock, which may be days away: each
 * request comes at the first entry it caused; one that caused nothing keeps its real-time distance
 * to the request before it.
 */
const placeRequests = (
  requests: readonly Entered[],
  steps: readonly Entered[],
): ReadonlyMap<Entered, number> => {
  const caused = new Map(
    steps
      .toReversed()
      .flatMap(({ request_id: id, at }) => (id === null ? [] : [[id, Date.parse(at)]])),
  );
  const places = requests.map((one) => ({
    one,
    real: Date.parse(one.at),
    known: one.request_id === null ? undefined : caused.get(one.request_id),
  }));
  const first = places.find(({ known }) => known !== undefined);
  let ahead = first?.known === undefined ? 0 : first.known - first.real;
  return new Map(
    places.map(({ one, real, known }) => {
      if (known !== undefined) ahead = known - real;
      return [one, real + ahead];
    }),
  );
};

/** Returns the timeline of an object, in the order of events. */
export const timelineOf = ({
  mode,
  history,
  steps,
  lines,
  events,
  left,
}: Happened): TimelineEntry[] => {
  const requests = history.requests.map(requestEntry);
  const placed = placeRequests(requests, steps);
  const entries = [
    ...requests,
    ...steps,
    ...lines.map(lineEntry),
    ...events.flatMap(eventEntries),
    ...history.clock.map(clockEntry),
    ...(left === null ? [] : [leftEntry(left)]),
  ];
  const placeOf = (one: Entered): number => placed.get(one) ?? Date.parse(one.at);
  return withoutTicks(
    entries
      .toSorted((a, b) => placeOf(a) - placeOf(b) || order.indexOf(a.type) - order.indexOf(b.type))
      .map((one) => ({ ...one, clock: mode === 'live' || placed.has(one) ? 'real' : 'test' })),
  );
};
