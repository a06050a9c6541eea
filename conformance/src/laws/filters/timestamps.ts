// Laws about timestamps in queries: every format of an instant has the same result.
import { setTimeout as sleep } from 'node:timers/promises';
import {
  timestampFormats,
  toTimestamp,
  type TimestampFormat,
} from '../../run/samples/timestamps.ts';
import { law, type Law } from '../../law.ts';
import { boundedLists, boundsOf, timeOf, type Bound, type BoundedList } from './bounded-lists.ts';
import type { ListLocation } from './listings.ts';
import { downloadReport } from '../../views/report-file.ts';
import { idsOf, readPage, type Row } from '../../views/list-pages.ts';
import { makePaid, makeQr, payQr, settledReport } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import {
  Blocked,
  expectStatus,
  expectThat,
  expectObject,
  expectSame,
  textOf,
} from '../../violation.ts';
import { encoded } from '../../wire/encode.ts';

const title =
  'a timestamp filter selects the same rows in every ISO 8601 format of the same instant';

const ROWS = 4;
const SECOND_MS = 1_000;

const wholeSecond = (at: number): number => Math.floor(at / SECOND_MS) * SECOND_MS;

/** Returns an instant among the rows, and whole seconds before and after all of them. */
const instantsOf = (rows: readonly Row[], bound: Bound): readonly number[] => {
  const times = rows
    .map((row) => timeOf(row, bound))
    .filter((at) => at !== null)
    .toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const among = times[Math.floor(times.length / 2)] ?? 0;
  return [among, wholeSecond(first), wholeSecond(last) + SECOND_MS];
};

const oneOfEachKind = (trial: Trial): readonly TimestampFormat[] =>
  [...Map.groupBy(timestampFormats, ({ kind }) => kind).values()].map((some) => trial.pick(some));

/** Returns all formats in a thorough run, otherwise one of each kind. */
const spellingsFor = (trial: Trial): readonly TimestampFormat[] =>
  trial.profile.sampleSize >= timestampFormats.length ? timestampFormats : oneOfEachKind(trial);

interface Asking {
  readonly trial: Trial;
  readonly endpoint: string;
  readonly found: ListLocation;
  readonly bound: Bound;
}

const idsFor = async ({ trial, endpoint, found, bound }: Asking, moment: string) => {
  const { query, ...listRef } = found;
  const boundedQuery = { ...query, ...bound.query(moment) };
  return idsOf((await readPage(trial, { endpoint, ...listRef }, boundedQuery)).rows).toSorted();
};

/**
 * Expects the rows on the right side of an instant and returns the ids found; rows exactly at the
 * instant may be on either side.
 */
const judged = async (asking: Asking, rows: readonly Row[], at: number): Promise<string[]> => {
  const { trial, bound } = asking;
  const ids = await idsFor(asking, toTimestamp(at));
  const isAfter = bound.side === 'from';
  const sure = rows.filter((row) => {
    const time = timeOf(row, bound);
    return time !== null && (isAfter ? time > at : time < at);
  });
  const there = rows.filter((row) => timeOf(row, bound) === at);
  const what = `the rows of ${encoded(bound.query(toTimestamp(at)))}`;
  const open = new Set(idsOf(there));
  expectSame(
    what,
    idsOf(sure).toSorted(),
    ids.filter((id) => !open.has(id)),
  );
  if (ids.length > 0 && ids.length < rows.length) trial.witness('a bound among rows');
  return ids;
};

const bounded = async (trial: Trial, { endpoint, fill }: BoundedList): Promise<void> => {
  const found = await fill(trial, ROWS);
  const { query, ...listRef } = found;
  const { rows } = await readPage(trial, { endpoint, ...listRef }, query);
  expectThat(rows.length >= ROWS, `the ${ROWS} created rows`, rows);
  const begun = [...trial.transcript];
  for (const bound of boundsOf(endpoint)) {
    const asking = { trial, endpoint, found, bound };
    for (const at of instantsOf(rows, bound)) {
      trial.transcript = [...begun];
      const ids = await judged(asking, rows, at);
      const plain = [...trial.transcript];
      for (const { name, kind, of } of spellingsFor(trial)) {
        const moment = of(at);
        if (moment === null) continue;
        trial.transcript = [...plain];
        expectSame(`the rows of ${bound.name} ${name}`, ids, await idsFor(asking, moment));
        trial.witness(`a bound ${kind}`);
      }
    }
  }
};

const witnesses = [
  'a bound among rows',
  ...new Set(timestampFormats.map(({ kind }) => `a bound ${kind}`)),
];

const lists: readonly Law[] = boundedLists.map((list) =>
  law({
    id: 'fl-14',
    on: list.endpoint,
    title,
    level: list.clauses.length > 0 ? 'M' : 'S',
    clauses: list.clauses,
    needs: list.platform ? ['writes', 'control'] : ['writes'],
    endpoints: [...list.endpoints, list.endpoint],
    witnesses,
    run: async (trial) => {
      if (list.platform) await trial.actAsPlatform();
      await bounded(trial, list);
    },
  }),
);

const BALANCE = 'balance.get';

const balance = law({
  id: 'fl-14',
  on: BALANCE,
  title,
  level: 'S',
  needs: ['writes', 'control'],
  endpoints: ['payment_requests.create', 'payment_requests.simulate', BALANCE],
  witnesses: ['a balance that was another'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const times: number[] = [];
    for (let n = 0; n < 2; n += 1) times.push(Date.parse(textOf(await makePaid(trial), 'created')));
    const read = async (at_timestamp?: string): Promise<unknown> => {
      const response = await trial.call(BALANCE, { query: { at_timestamp } });
      expectStatus(response, 200, 'for a balance');
      return response.body;
    };
    const now = JSON.stringify(await read());
    for (const at of [...times, wholeSecond(times[0] ?? 0)]) {
      const wanted = await read(toTimestamp(at));
      if (JSON.stringify(wanted) !== now) trial.witness('a balance that was another');
      for (const { name, of } of spellingsFor(trial)) {
        const moment = of(at);
        if (moment !== null) expectSame(`the balance ${name}`, wanted, await read(moment));
      }
    }
  },
});

/** Returns the transaction ids in a report whose period is in any format. */
const reportedIds = async (trial: Trial, from: string, to: string): Promise<string[]> => {
  const body = { type: 'TRANSACTIONS', filter: { from, to }, currency: 'IDR' };
  const requested = expectObject(
    await trial.call('reports.create', { body }),
    `from ${from} to ${to}`,
  );
  const report = await settledReport(trial, requested);
  const { status } = report;
  if (status !== 'COMPLETED') throw new Blocked(`a report ended as ${String(status)}`);
  const rows = await downloadReport(trial, report);
  return rows.map((row) => row['transaction id'] ?? '').toSorted();
};

/** Most payments until enough have different times: a clock may stand still for a while. */
const TRIES = 100;

/** Makes payments and returns their times, all of them different. */
const paidApart = async (trial: Trial): Promise<readonly number[]> => {
  const code = await makeQr(trial, { type: 'STATIC' });
  const times: number[] = [];
  for (let n = 0; n < TRIES && times.length < ROWS; n += 1) {
    const at = Date.parse(textOf(await payQr(trial, code, 15_000 + n), 'created'));
    if (at > (times.at(-1) ?? 0)) times.push(at);
    await sleep(2);
  }
  if (times.length < ROWS) throw new Blocked('all payments were made at one instant');
  return times;
};

const reports = law({
  id: 'fl-14',
  on: 'reports.create',
  title,
  level: 'S',
  needs: ['writes', 'control'],
  endpoints: ['qr_codes.create', 'qr_codes.simulate', 'reports.create', 'reports.get'],
  witnesses: ['a report of some rows and not all'],
  run: async (trial) => {
    await trial.useOwnAccount();
    const [first = 0, second = 0, third = 0] = await paidApart(trial);
    const inner = [second, third] as const;
    const short = [wholeSecond(first), third] as const;
    for (const [from, to] of [inner, short]) {
      const wanted = await reportedIds(trial, toTimestamp(from), toTimestamp(to));
      if (wanted.length > 0 && wanted.length < ROWS)
        trial.witness('a report of some rows and not all');
      for (const { name, of } of oneOfEachKind(trial)) {
        const [begin, end] = [of(from), of(to)];
        if (begin === null && end === null) continue;
        const seen = await reportedIds(trial, begin ?? toTimestamp(from), end ?? toTimestamp(to));
        expectSame(`the rows of a report ${name}`, wanted, seen);
      }
    }
  },
});

export const momentLaws: readonly Law[] = [...lists, balance, reports];
