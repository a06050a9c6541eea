// The times at which statements are fetched: from midnight on, and again until they are complete.
import { runJob } from '@kasir/core/server';
import type { Job, Store } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { LIVE_SETTINGS, liveSettings, noLiveSettings } from '../operations/settings.ts';
import { contextFor, decide, partition } from '../testing/decide.ts';
import { completeStatement } from './record.ts';
import {
  fetchStatementJob,
  planStatements,
  recordAttempt,
  requestStatement,
  startStatements,
} from './schedule.ts';
import { findStatement, statements } from './statement.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const connector = 'bank';

const addConnector = (store: Store): Promise<void> =>
  decide(store, (d) => {
    d.insert(liveSettings, LIVE_SETTINGS, {
      ...noLiveSettings,
      connectors: [
        {
          name: connector,
          url: 'https://bank.example',
          secrets: ['sealed'],
          version: '1',
          cardData: false,
          channels: [],
          certificate: null,
          override: null,
          enabled: true,
          added: d.now,
        },
      ],
    });
    startStatements(d, connector);
    startStatements(d, connector);
  });

/** A store whose clock the test moves; `respond` returns the problem of a fetch, or null. */
const open = async () => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  await addConnector(store);
  const fetched: string[] = [];
  const run = async (job: Job, respond: (date: string) => string | null): Promise<void> => {
    if (job.topic === planStatements.name) return runJob(store, planStatements, job, contextFor());
    const day = fetchStatementJob.payload.parse(job.payload);
    const known = await store.view(partition, (view) => findStatement(view, day)?.state);
    await store.exec(partition, () => {}, { job: job.id });
    if (known?.job !== job.id) return;
    fetched.push(day.date.slice(5));
    const problem = respond(day.date);
    await decide(store, (d) => {
      if (problem === null) completeStatement(d, day, null);
      recordAttempt(d, day, problem);
    });
  };
  const runDue = async (respond: (date: string) => string | null): Promise<string[]> => {
    fetched.length = 0;
    for (;;) {
      const jobs = await store.claim(64, 60_000);
      if (jobs.length === 0) return [...fetched].toSorted();
      for (const job of jobs) await run(job, respond);
    }
  };
  return { store, advance, runDue };
};

const complete = (): null => null;
const away = (): string => 'The connector is away.';

test('a day is fetched once it has ended, and not again when its statement is complete', async () => {
  const { advance, runDue } = await open();
  expect(await runDue(complete)).toEqual([]);
  advance(DAY_MS - 1);
  expect(await runDue(complete)).toEqual([]);
  advance(1);
  expect(await runDue(complete)).toEqual(['01-01']);
  advance(DAY_MS);
  expect(await runDue(complete)).toEqual(['01-02']);
});

test('an incomplete statement is fetched again after 1 hour, 6 hours, and then daily', async () => {
  const { advance, runDue, store } = await open();
  advance(DAY_MS);
  expect(await runDue(away)).toEqual(['01-01']);
  for (const pause of [HOUR_MS, 6 * HOUR_MS, DAY_MS, DAY_MS]) {
    advance(pause - 1);
    expect((await runDue(away)).filter((date) => date === '01-01')).toEqual([]);
    advance(1);
    expect(await runDue(away)).toContain('01-01');
  }
  await store.view(partition, (view) => {
    expect(findStatement(view, { connector, date: '2026-01-01' })?.state).toMatchObject({
      attempts: 5,
      problem: 'The connector is away.',
    });
  });
});

test('a statement that stays incomplete is fetched 32 times and then no more, until an operator requests it', async () => {
  const { advance, runDue, store } = await open();
  const firstDay = { connector, date: '2026-01-01' };
  const state = () => store.view(partition, (view) => findStatement(view, firstDay)?.state);
  let count = 0;
  for (let passed = 0; passed < 60 * 24; passed += 1) {
    advance(HOUR_MS);
    count += (await runDue(away)).filter((date) => date === '01-01').length;
  }
  expect(count).toBe(32);
  expect(await state()).toMatchObject({ attempts: 32, complete: false, job: null, next: null });
  await decide(store, (d) => requestStatement(d, firstDay));
  expect(await runDue(away)).toEqual(['01-01']);
  advance(7 * DAY_MS);
  expect(await runDue(away)).not.toContain('01-01');
  expect(await state()).toMatchObject({ attempts: 33, job: null });
});

test('after downtime every missed day is fetched, at most 31 at once', async () => {
  const { advance, runDue } = await open();
  advance(40 * DAY_MS);
  const first = await runDue(complete);
  expect([first.length, first[0], first.at(-1)]).toEqual([31, '01-01', '01-31']);
  advance(HOUR_MS);
  expect(await runDue(complete)).toEqual(
    Array.from({ length: 9 }, (_, index) => `02-0${index + 1}`),
  );
});

test('a fetch that an operator requests replaces the next attempt', async () => {
  const { advance, runDue, store } = await open();
  advance(DAY_MS);
  await runDue(away);
  await decide(store, (d) => requestStatement(d, { connector, date: '2026-01-01' }));
  expect(await runDue(away)).toEqual(['01-01']);
  advance(HOUR_MS);
  expect(await runDue(away)).toEqual([]);
  advance(5 * HOUR_MS);
  expect(await runDue(away)).toEqual(['01-01']);
});

test('no statements are fetched from a connector that the account no longer has', async () => {
  const { advance, runDue, store } = await open();
  await decide(store, (d) => d.change(liveSettings, { id: LIVE_SETTINGS }, { connectors: [] }));
  advance(3 * DAY_MS);
  expect(await runDue(complete)).toEqual([]);
  await store.view(partition, (view) =>
    expect(view.list(statements, {}, { limit: 9 }).rows).toEqual([]),
  );
});
