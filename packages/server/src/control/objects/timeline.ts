// What happened to an object, in order: requests, steps of its life, journal lines, events with
// every attempt to deliver them, moves of the clock, visits of its page.
import type { TimelineEntry } from '@kasir/control';
import { timeOf, toIsoString, toMajor } from '@kasir/core';
import type { Entry } from '@kasir/core/server';
import { isByChaos, troubleOf } from '@kasir/webhooks/server';
import type { EntryOf, ObjectHistory } from '../../observation/observation.ts';
import type { EventRow } from './object-events.ts';
import { sentences } from './sentences.ts';

/** The parts of a timeline. */
export interface Happened {
  readonly history: ObjectHistory;
  readonly steps: readonly TimelineEntry[];
  readonly lines: readonly Entry[];
  readonly events: readonly EventRow[];
  /** When its payer went back from its page, or null. */
  readonly left: number | null;
}

const plain = {
  reason: null,
  clauses: [],
  request_id: null,
  webhook_id: null,
  detail: {},
} satisfies Omit<TimelineEntry, 'at' | 'type' | 'text'>;

const requestEntry = ({ at, request }: EntryOf<'request'>): TimelineEntry => {
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

const lineEntry = (line: Entry): TimelineEntry => {
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

/** What is to be done about one attempt, as if it were the last. */
const remedyOf = ({ state }: EventRow, attempt: EventRow['state']['attempts'][number]) =>
  troubleOf({ ...state, attempts: [attempt] })?.remedy ?? null;

const deliveryEntries = (row: EventRow): TimelineEntry[] =>
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

const eventEntries = (row: EventRow): TimelineEntry[] => [
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

const clockEntry = ({ at, now, frozen }: EntryOf<'clock'>): TimelineEntry => ({
  ...plain,
  at,
  type: 'clock',
  text: frozen ? sentences.frozen(now) : sentences.moved(now),
  detail: { now, frozen },
});

const leftEntry = (at: number): TimelineEntry => ({
  ...plain,
  at: toIsoString(at),
  type: 'page',
  text: sentences.left,
  reason: sentences.leftReason,
});

/** What stands first of what happened in one millisecond. */
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

/** Moves of the clock with nothing between them are one: the last. */
const withoutTicks = (entries: readonly TimelineEntry[]): TimelineEntry[] =>
  entries.filter(({ type }, at) => type !== 'clock' || entries[at + 1]?.type !== 'clock');

/** The timeline of an object, oldest first. */
export const timelineOf = ({ history, steps, lines, events, left }: Happened): TimelineEntry[] => {
  const entries = [
    ...history.requests.map(requestEntry),
    ...steps,
    ...lines.map(lineEntry),
    ...events.flatMap(eventEntries),
    ...history.clock.map(clockEntry),
    ...(left === null ? [] : [leftEntry(left)]),
  ];
  return withoutTicks(
    entries.toSorted(
      (a, b) =>
        Date.parse(a.at) - Date.parse(b.at) || order.indexOf(a.type) - order.indexOf(b.type),
    ),
  );
};
