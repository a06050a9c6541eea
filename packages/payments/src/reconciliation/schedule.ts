// Schedules the fetches of statements: every day that has ended, until its statement is complete.
import { job, type Decision } from '@kasir/core/server';
import * as z from 'zod';
import { connectorQueue } from '../operations/queue.ts';
import { liveSettingsOf } from '../operations/settings.ts';
import { addDays, dayOf, startOf } from './day.ts';
import { changeFeed, statementFeeds } from './feed.ts';
import { openStatement, statements, type StatementDay } from './statement.ts';

/** After downtime, days are fetched in groups of this size, an hour apart. */
const CATCH_UP_DAYS = 31;

const HOUR_MS = 3_600_000;

/** The pauses before an incomplete statement is fetched again; the last one repeats. */
const pauses = [HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS];

/** The most attempts: after a month an operator has to request it. */
const ATTEMPTS_MAX = 32;

const day = z.object({ connector: z.string(), date: z.string() });

/**
 * The job that fetches a statement: it calls a connector outside of decisions, so that its handler
 * is in the server.
 */
export const fetchStatementJob = { name: 'statements.fetch', payload: day };

const scheduleFetch = (d: Decision, { connector, date }: StatementDay, due: number): void => {
  const row = openStatement(d, { connector, date });
  const id = d.schedule(fetchStatementJob, due, { connector, date }, connectorQueue(connector));
  d.change(statements, row, { job: id, next: due });
};

/** Fetches the statement of a day now, instead of at its next time. */
export const requestStatement = (d: Decision, requested: StatementDay): void =>
  scheduleFetch(d, requested, d.now);

/** Records an attempt to fetch a statement, and schedules the next unless it is complete. */
export const recordAttempt = (
  d: Decision,
  attempted: StatementDay,
  problem: string | null,
): void => {
  const row = openStatement(d, attempted);
  const attempts = row.state.attempts + 1;
  d.change(statements, row, { attempts, problem, job: null, next: null });
  if (row.state.complete || attempts >= ATTEMPTS_MAX) return;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? HOUR_MS;
  scheduleFetch(d, attempted, d.now + pause);
};

/** Schedules the days that have ended since the last time, every midnight in UTC. */
export const planStatements = job({
  name: 'statements.plan',
  payload: z.object({ connector: z.string() }),
  run: (d, { connector }) => {
    const feed = d.get(statementFeeds, connector)?.state;
    if (!feed?.active) return;
    const isUsed = liveSettingsOf(d).connectors.some(({ name }) => name === connector);
    if (!isUsed) return changeFeed(d, connector, { active: false });
    const today = dayOf(d.now);
    const last = addDays(today, -1);
    let planned = feed.planned ?? addDays(last, -1);
    for (let days = 0; planned < last && days < CATCH_UP_DAYS; days += 1) {
      planned = addDays(planned, 1);
      scheduleFetch(d, { connector, date: planned }, d.now);
    }
    changeFeed(d, connector, { planned });
    const next = planned < last ? d.now + HOUR_MS : startOf(addDays(today, 1));
    d.schedule(planStatements, next, { connector });
  },
});

/**
 * Begins to fetch the statements of a connector, from that of today on; call it when the connector
 * is added. It ends when the account no longer has the connector.
 */
export const startStatements = (d: Decision, connector: string): void => {
  const feed = d.get(statementFeeds, connector)?.state;
  if (feed?.active) return;
  const today = dayOf(d.now);
  changeFeed(d, connector, { active: true, planned: feed?.planned ?? addDays(today, -1) });
  d.schedule(planStatements, startOf(addDays(today, 1)), { connector });
};
