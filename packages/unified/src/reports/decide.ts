// Business rules of reports: asking for one, and making it.
import { iso, limits, momentOf, step, type RowOf } from '@kasir/core';
import {
  emit,
  fail,
  invalid,
  ok,
  type At,
  type Command,
  type Context,
  type Reply,
  type Tx,
} from '@kasir/core/server';
import {
  prefixes,
  reportCompleted,
  reportFailed,
  reportMachine,
  reports,
  type Report,
} from '@kasir/models';
import type { createReport } from './create.contract.ts';

/** Topic of the job that makes a report; the payload is `{ report: bare id }`. */
export const GENERATE = 'report.generate';

/** Name of reports in links. */
export const REPORT = 'report';

const DAY_MS = 86_400_000;

/** The beginning that makes a report of a test account fail (STATE-RPT-02). */
const FAILING_FROM = 0;

export const unavailable = fail(
  'FEATURE_NOT_AVAILABLE',
  'Reports are not enabled for this account.',
);

export const isAvailable = ({ account }: Context): boolean => account.switches['reports'] !== false;

/** A report as it is shown: with the link to its file once it is COMPLETED, and only then. */
export const shownReport = (
  { id, public: stored }: RowOf<typeof reports>,
  { download }: Context,
): Report => (stored.status === 'COMPLETED' ? { ...stored, url: download(REPORT, id) } : stored);

/** Stores what is asked for. The id marks the place in the journal up to which it will be told. */
export const decideCreate = (
  at: At,
  tx: Tx,
  { body, context }: Command<typeof createReport>,
): Reply<typeof createReport> => {
  const { type, filter, currency } = body;
  const to = filter ? momentOf(filter.to) : at.now;
  const from = filter ? momentOf(filter.from) : to - DAY_MS;
  if (from >= to) return invalid('body.filter.from', 'Send a time before that of body.filter.to.');
  if (!isAvailable(context)) return unavailable;
  const days = limits.report_days;
  if (to - from > days * DAY_MS && !isDoomed(from, context))
    return fail('DATE_RANGE_TOO_BIG', `Send a filter of at most ${days} days.`);
  const id = at.id();
  const row = tx.insert(reports, id, {
    public: {
      id: prefixes.report + id,
      type,
      status: step(reportMachine, null, 'request').to,
      filter: { from: iso(from), to: iso(to) },
      format: 'CSV',
      currency: currency ?? 'IDR',
      business_id: context.account.id,
      created: iso(at.now),
      updated: iso(at.now),
    },
    state: {},
  });
  tx.job(GENERATE, at.now, { report: id });
  return ok(shownReport(row, context));
};

const isDoomed = (from: number, { realm }: Context): boolean =>
  realm.mode === 'test' && from === FAILING_FROM;

/** Makes a report that waits for it: nothing is written but that its file can be fetched. */
export const generate = (at: At, tx: Tx, id: string, context: Context): void => {
  const row = tx.get(reports, id);
  if (row?.public.status !== 'PENDING') return;
  const fails = isDoomed(momentOf(row.public.filter.from), context);
  const { to } = step(reportMachine, 'PENDING', fails ? 'generation_fails' : 'generate');
  const made = tx.update(reports, row, {
    public: { ...row.public, status: to, updated: iso(at.now) },
  });
  const { account, realm } = context;
  emit(at, tx, { account, mode: realm.mode }, fails ? reportFailed : reportCompleted, {
    data: shownReport(made, context),
    subject: made.public.id,
  });
};
