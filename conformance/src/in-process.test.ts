// Tests the whole suite against our own server in this process: the laws are one test with a table
// and a report of its own, and further seeds find no failure. A thorough run tries each law more
// often, with more seeds.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig, start } from '@kasir/server';
import { describe, expect, inject, test } from 'vitest';
import { kasirControl } from './targets/control/kasir.ts';
import { nameOf, type Law } from './law.ts';
import { laws, watchers } from './laws/index.ts';
import type { LawResult, Report } from './report/report.ts';
import { failureText, lawTable } from './report/text.ts';
import type { RunOptions } from './runner/options.ts';
import { run } from './suite.ts';
import { createRandom } from './run/seed.ts';
import { Secrets } from './targets/wire/secrets.ts';

const thorough = inject('thorough');
const profile = thorough > 1 ? 'full' : 'standard';

/** Runs laws against a new server, which is stopped afterwards. */
const onServer = async (
  started: { readonly perMinute: number; readonly flags?: readonly string[] },
  options: Omit<RunOptions, 'baseUrl' | 'key' | 'control'>,
): Promise<Report> => {
  const { perMinute, flags = [] } = started;
  const config = readConfig(['--memory', '--port', '0', '--control-port', '0', ...flags], {
    KASIR_LOG_LEVEL: 'silent',
    KASIR_RATE_LIMIT_TEST: String(perMinute),
    KASIR_RATE_LIMIT_ADDRESS: '0',
  });
  if (!config) throw new Error('The server has no configuration.');
  const server = await start(config);
  const { baseUrl, key, controlUrl, controlToken } = server;
  try {
    // As many requests as the laws need.
    const unlimited = { ...options, maxRequests: Infinity };
    return await run({
      ...unlimited,
      baseUrl,
      key,
      control: kasirControl(controlUrl, controlToken),
    });
  } finally {
    await server.stop();
  }
};

/** Returns the problem of a result, with the transcript of a failure; empty if there is none. */
const problemOf = (result: LawResult | undefined): string => {
  if (!result) return 'it did not run';
  if (result.verdict === 'PASS' || result.verdict === 'OBSERVED') return '';
  return result.failure ? failureText(result) : `${result.verdict}: ${result.note ?? ''}`;
};

/** Laws that use up a rate limit need a small one. */
const exhausts = ({ needs }: Law): boolean => needs.includes('exhaust');

/** Laws that need half a minute of real time have a server of their own, beside the others. */
const lasts = ({ needs }: Law): boolean => needs.includes('wait');

/** Laws that need refunds that wait for the channel. */
const waits = ({ on }: Law): boolean => on === 'refunds.cancel';

/** Makes refunds wait for the channel. */
const waiting = ['--refunds', 'async'];

/**
 * Runs every law on the server that it needs. Returns results by name: of several, a failure,
 * otherwise the first that is not VACUOUS.
 */
const runAll = async (): Promise<ReadonlyMap<string, LawResult>> => {
  const lasting = onServer(
    { perMinute: 3_000 },
    { seed: 1, profile, laws: laws.filter(lasts), mayWait: true },
  );
  const wide = await onServer(
    { perMinute: 3_000 },
    {
      seed: 1,
      profile,
      laws: laws.filter((law) => !exhausts(law) && !waits(law) && !lasts(law)),
    },
  );
  const patient = await onServer(
    { perMinute: 3_000, flags: waiting },
    { seed: 1, profile, laws: laws.filter(waits) },
  );
  const narrow = await onServer(
    { perMinute: 60 },
    { seed: 1, profile, laws: laws.filter(exhausts), only: ['rl'] },
  );
  const results = new Map<string, LawResult>();
  for (const result of [wide, patient, narrow, await lasting].flatMap(({ laws: found }) => found)) {
    const known = results.get(result.id)?.verdict ?? 'VACUOUS';
    if (known === 'VACUOUS' || result.verdict === 'FAIL') results.set(result.id, result);
  }
  return results;
};

/** Writes the verdicts beside the report of the tests, where `npm run trace` finds them. */
const reportLaws = (results: readonly LawResult[]): void => {
  const tests = process.env['KASIR_TEST_REPORT'];
  if (tests === undefined) return;
  writeFileSync(join(dirname(tests), 'conformance.json'), JSON.stringify({ laws: results }));
};

test('every law passes on our own server', async () => {
  const results = await runAll();
  const watching = watchers({ secrets: new Secrets(), clockStands: true, demand: 'declared' });
  const all = [...laws, ...watching.map(({ law }) => law)].map(nameOf);
  const found = [...results.values()];
  reportLaws(found);
  console.log(['', `${all.length} laws on our own server`, ...lawTable(found)].join('\n'));
  const problems = all.map((name) => [name, problemOf(results.get(name))]);
  expect(problems.filter(([, problem]) => problem !== '')).toEqual([]);
});

/** The share of the laws that is tried with each further seed. */
const SHARE = 0.05;

describe('no seed produces a false alarm', () => {
  const seeds = Array.from({ length: 4 * thorough }, (_, index) => index + 2);

  test.each(seeds)('a random part of the laws passes with seed %i', async (seed) => {
    const random = createRandom(seed);
    const patient = seed % 2 === 0;
    const part = laws.filter(
      (law) => !exhausts(law) && !lasts(law) && (patient || !waits(law)) && random() < SHARE,
    );
    const { laws: results, requests } = await onServer(
      { perMinute: 3_000, flags: patient ? waiting : [] },
      { seed, profile: 'standard', laws: part },
    );
    const tried = results.filter(({ verdict }) => verdict !== 'VACUOUS');
    expect(tried.map(problemOf).filter((problem) => problem !== '')).toEqual([]);
    expect(results.length).toBeGreaterThan(part.length);
    expect(requests).toBeGreaterThan(100);
  });
});

/** The laws and lists about conflicts, and some that conflicts must not affect. */
const disputed = ['transactions.list', 'qr_codes.payments', 'story-163', 'story-1', 'story-3'];

describe('a server with the service dialect', () => {
  const onService = (dialect: 'spec' | 'service'): Promise<Report> =>
    onServer(
      { perMinute: 3_000, flags: ['--dialect', 'service'] },
      { seed: 1, profile: 'standard', dialect, only: disputed },
    );

  test('passes when it is checked with that dialect', async () => {
    const { laws: results } = await onService('service');
    expect(results.map(problemOf).filter((problem) => problem !== '')).toEqual([]);
  });

  test('fails exactly the laws about conflicts when it is checked with the spec dialect', async () => {
    const { laws: results } = await onService('spec');
    const broken = results.filter(({ verdict }) => verdict === 'FAIL').map(({ id }) => id);
    expect(broken).toContain('story-1');
    expect(broken).toContain('fl-13:qr_codes.payments');
    expect(broken).toContain('story-3');
    expect(broken.filter((id) => !/^(fl|story-)/.test(id))).toEqual([]);
  });
});
