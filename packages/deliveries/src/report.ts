// Reports delivery health per account and mode: one report for every six hours with an attempt.
import { firstIdAt, toIsoString } from '@kasir/core';
import { lifecycle, stateKind, type RowOf } from '@kasir/core/resource';
import {
  schemaOf,
  stateFields,
  type Decision,
  type DeliveryTrigger,
  type Outgoing,
  type Schedulable,
} from '@kasir/core/server';
import type { DeliveryReport } from '@kasir/models';
import * as z from 'zod';
import { maskedUrl } from './masked-url.ts';

const healthWork = z.object({ report: z.string() });

/** The job that closes a report after its six hours. */
export const healthJob = { name: 'webhook.health', payload: healthWork } satisfies Schedulable<
  typeof healthWork
>;

export const healthPeriodMs = 6 * 3_600_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const PROBLEMS_MAX = 20;
/** Maximum number of pairs of URL and reason that a report counts separately. */
const FAILING_MAX = 20;

type Problem = Omit<DeliveryReport['problems'][number], 'at'> & { readonly at: number };

/** A report as it is stored: its times are milliseconds. */
export interface ReportState extends Omit<DeliveryReport, 'from' | 'to' | 'problems' | 'failing'> {
  readonly from: number;
  readonly to: number;
  readonly problems: readonly Problem[];
  readonly failing: readonly DeliveryReport['failing'][number][];
}

/** Returns a stored report in its public form. */
export const renderReport = ({
  status,
  from,
  to,
  problems,
  failing: known,
  ...counts
}: ReportState): DeliveryReport => ({
  status,
  from: toIsoString(from),
  to: toIsoString(to),
  ...counts,
  problems: problems.map(({ at, ...problem }) => ({ at: toIsoString(at), ...problem })),
  failing: [...known],
});

const { count, line, moment, text } = stateFields;

const reportSchema = schemaOf<ReportState>()(
  z.strictObject({
    status: z.enum(['OPEN', 'CLOSED']),
    from: moment,
    to: moment,
    acknowledged: count,
    refused: count,
    failed: count,
    unrouted: count,
    problems: z.array(z.strictObject({ at: moment, webhook_id: text, event: text, error: text })),
    failing: z.array(z.strictObject({ url: line, error: text, attempts: count })),
    other_failures: count,
  }),
);

/** Reports of one account and mode, newest last by id; kept for 30 days. */
export const deliveryReports = stateKind<ReportState>()({
  name: 'delivery_report',
  state: reportSchema,
  lifecycle: lifecycle({
    name: 'delivery_report',
    states: ['OPEN', 'CLOSED'],
    on: {
      open: [{ from: [null], to: 'OPEN', when: 'the first attempt of its six hours is made' }],
      close: [{ from: ['OPEN'], to: 'CLOSED', when: 'its six hours are over' }],
    },
  }),
});

/** An attempt to be counted in a report. */
export interface Counted extends Omit<Problem, 'at'> {
  readonly trigger: DeliveryTrigger;
  /** New status of the event; null when it did not change. */
  readonly became: Outgoing['status'] | null;
  readonly url: string | null;
}

type Failing = ReportState['failing'];

/** Returns the counts with one more attempt; null when there is no room for its URL and reason. */
const countFailing = (known: Failing, url: string | null, error: string): Failing | null => {
  const isSame = (one: Failing[number]): boolean => one.url === url && one.error === error;
  if (known.some(isSame))
    return known.map((one) => (isSame(one) ? { ...one, attempts: one.attempts + 1 } : one));
  return known.length < FAILING_MAX ? [...known, { url, error, attempts: 1 }] : null;
};

const beginOf = (now: number): number => now - (now % healthPeriodMs);

/** Returns the id of the report that covers a time, so that it can be loaded beforehand. */
export const reportIdAt = (now: number): string => firstIdAt(beginOf(now));

const getReport = (d: Decision): RowOf<typeof deliveryReports> => {
  const from = beginOf(d.now);
  const to = from + healthPeriodMs;
  const id = reportIdAt(d.now);
  const known = d.get(deliveryReports, id);
  if (known) return known;
  d.schedule(healthJob, to, { report: id });
  const none = {
    acknowledged: 0,
    refused: 0,
    failed: 0,
    unrouted: 0,
    problems: [],
    failing: [],
    other_failures: 0,
  };
  return d.create(deliveryReports, id, 'open', { from, to, ...none }, { expires: to + KEPT_MS });
};

/** Adds an attempt to the report of the current six hours; the first attempt opens the report. */
export const countAttempt = (d: Decision, counted: Counted): void => {
  const { trigger, became, url, ...problem } = counted;
  const row = getReport(d);
  const before = row.state;
  const acknowledged = trigger === 'acknowledge';
  const problems = acknowledged
    ? before.problems
    : [...before.problems, { at: d.now, ...problem }].slice(-PROBLEMS_MAX);
  const counts = acknowledged
    ? before.failing
    : countFailing(before.failing, url === null ? null : maskedUrl(url), problem.error);
  d.change(deliveryReports, row, {
    acknowledged: before.acknowledged + Number(acknowledged),
    refused: before.refused + Number(trigger === 'refuse' || trigger === 'give_up'),
    failed: before.failed + Number(became === 'FAILED'),
    unrouted: before.unrouted + Number(became === 'UNROUTED'),
    problems,
    failing: counts ?? before.failing,
    other_failures: before.other_failures + Number(counts === null),
  });
};

/** Closes a report and returns it (EVT-DLV-08); null when it no longer exists. */
export const closeReport = (d: Decision, id: string): DeliveryReport | null =>
  d.get(deliveryReports, id)
    ? renderReport(d.transition(deliveryReports, { id }, 'close').state)
    : null;
