// Makes reports, results and failures for tests, of which a test changes what it is about.
import type { Failure, LawResult, Report } from '../report.ts';
import { totalsOf } from '../report.ts';

type Item = Failure['timeline'][number];

/** Returns an item of a timeline: a request that is answered with 500. */
export const itemOf = (change: Partial<Item> = {}): Item => ({
  at: 0,
  took: 3,
  kind: 'request',
  what: 'POST /qr_codes',
  operation: 'qr_codes.create',
  actor: 'KEY',
  note: null,
  sent: { headers: { 'content-type': 'application/json' }, body: '{"a":"<b>"}' },
  outcome: '500',
  received: { headers: {}, body: 'no' },
  ...change,
});

/** Returns a failure in a single request. */
export const failureOf = (change: Partial<Failure> = {}): Failure => ({
  done: 'POST /qr_codes (qr_codes.create) as KEY, response 500',
  expected: '200',
  seen: '500',
  diff: [{ path: 'a', wanted: '1', seen: '2' }],
  view: 'get',
  clauses: ['IDEM-04'],
  counterexample: '{"a":1}',
  transcript: ['curl ...', '# 500'],
  http: ['### 1', 'POST {{BASE_URL}}/qr_codes'],
  timeline: [itemOf()],
  hits: '3 of 3',
  case: 'idem-2:qr_codes.create@1~abc',
  ...change,
});

/** Returns the result of a law that holds. */
export const resultOf = (change: Partial<LawResult> = {}): LawResult => ({
  id: 'idem-2:qr_codes.create',
  title: 'a repeat is a repeat',
  level: 'M',
  clauses: ['IDEM-04'],
  verdict: 'PASS',
  reason: null,
  note: null,
  requests: 3,
  seconds: 0.5,
  seed: 1,
  failure: null,
  ...change,
});

/** Returns the report of a complete run with these results. */
export const reportOf = (laws: readonly LawResult[], change: Partial<Report> = {}): Report => ({
  target: 'http://127.0.0.1:1',
  started: '2026-11-23T20:00:00.000Z',
  profile: 'full',
  demand: 'stated',
  dialect: 'spec',
  compared: {},
  seed: 1,
  ended: null,
  requests: 3,
  seconds: 0.5,
  totals: totalsOf(laws),
  choices: {},
  laws,
  ...change,
});
