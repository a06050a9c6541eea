// Tests that broken laws are grouped by the clauses that they break.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { brokenGroups } from './broken-groups.ts';
import { htmlOf } from './html.ts';
import { brokenIn, totalsOf, type LawResult, type Report } from './report.ts';
import { markdownOf } from './summary.ts';
import { summaryText } from './text.ts';

type Failure = NonNullable<LawResult['failure']>;

const step: Failure['timeline'][number] = {
  at: 0,
  took: 1,
  kind: 'request',
  what: 'GET /transactions',
  operation: 'transactions.list',
  actor: 'KEY',
  note: null,
  sent: null,
  outcome: '200',
  received: null,
};

const failureOf = (clauses: readonly string[], steps: number): Failure => ({
  done: 'POST /refunds',
  expected: 'a transaction',
  seen: 'none',
  diff: [],
  view: null,
  clauses,
  counterexample: null,
  transcript: [],
  http: [],
  timeline: Array.from({ length: steps }, () => step),
  hits: '3 of 3',
  case: 'story-1@1',
});

const law = (id: string, verdict: Verdict, failure: Failure | null = null): LawResult => ({
  id,
  title: `the law ${id}`,
  level: 'M',
  clauses: [],
  verdict,
  reason: null,
  note: null,
  requests: 1,
  seconds: 1,
  seed: 1,
  failure,
});

const fails = (id: string, clauses: readonly string[], steps = 1): LawResult =>
  law(id, 'FAIL', failureOf(clauses, steps));

const report = (laws: readonly LawResult[]): Report => ({
  target: 'http://127.0.0.1:1',
  started: '2026-11-30T20:00:00.000Z',
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
});

const oneMistake = report([
  fails('story-8', ['REFUND-CREATE-05'], 9),
  law('iso-1', 'PASS'),
  fails('story-2', ['TXN-FIELD-amount'], 4),
  fails('story-9', ['REFUND-CREATE-05'], 2),
]);

const idsOf = (some: readonly LawResult[]): string[] => some.map(({ id }) => id);

test('every broken law is in one group, in which all break the same clauses', () => {
  const clauses = fc.subarray(['REFUND-CREATE-05', 'TXN-FIELD-amount', 'QR-FIELD-status']);
  const verdict = fc.constantFrom<Verdict>('PASS', 'FAIL', 'FLAKY', 'FIXED', 'SKIP');
  const some = fc.array(fc.record({ clauses, verdict, steps: fc.nat(5) }), { maxLength: 12 });
  fc.assert(
    fc.property(some, (all) => {
      const laws = all.map(({ clauses: ids, verdict: found, steps }, at) =>
        law(`story-${at}`, found, found === 'FIXED' ? null : failureOf(ids, steps)),
      );
      const groups = brokenGroups({ laws });
      expect(groups.flatMap((group) => idsOf(group.laws)).toSorted()).toEqual(
        idsOf(brokenIn(report(laws))).toSorted(),
      );
      for (const group of groups) {
        const [first] = group.laws;
        for (const { failure } of group.laws) {
          expect(failure?.clauses ?? []).toEqual(group.clauses);
          expect(failure?.timeline.length ?? 0).toBeGreaterThanOrEqual(
            first.failure?.timeline.length ?? 0,
          );
        }
      }
    }),
  );
});

test('laws without a clause are together when they are one law at several endpoints', () => {
  const laws = [
    fails('http-6:refunds.create', []),
    fails('http-6:qr_codes.create', []),
    law('idem-2:refunds.create', 'FIXED'),
  ];
  expect(brokenGroups({ laws }).map((group) => idsOf(group.laws))).toEqual([
    ['http-6:refunds.create', 'http-6:qr_codes.create'],
    ['idem-2:refunds.create'],
  ]);
});

test('the summary lists the groups, the largest first, and their shortest failures', () => {
  expect(summaryText(oneMistake)).toContain(
    '\nBroken, by clause, the shortest failure first:\n  2 REFUND-CREATE-05: ',
  );
  expect(summaryText(oneMistake)).toContain('\n    story-9, story-8\n  1 TXN-FIELD-amount: ');
});

test('the summary names some laws of a large group, counts the others, and names all of few clauses', () => {
  const laws = Array.from({ length: 10 }, (_, at) =>
    fails(`story-${at}`, ['REFUND-CREATE-05', 'TXN-FIELD-amount']),
  );
  const text = summaryText(report(laws));
  expect(text).toContain('\n  10 REFUND-CREATE-05, TXN-FIELD-amount\n    story-0, ');
  expect(text).toContain('story-7 and 2 more\n');
});

test('the summary has no groups when every failure is about something else', () => {
  expect(
    summaryText(
      report([fails('story-1', ['REFUND-CREATE-05']), fails('story-2', ['QR-FIELD-id'])]),
    ),
  ).not.toContain('Broken, by clause');
});

test('the page shows the shortest failure of a group and folds the others', () => {
  const page = htmlOf([oneMistake]);
  const [before = '', folded = ''] = page.split('<details class="same">');
  expect(before).toContain('<h3 id="story-9@1">');
  expect(folded).toContain('<b>1</b> more with the same clauses: <a href="#story-8@1">');
  expect(folded).toContain('<h3 id="story-8@1">');
  expect(page).toContain('</a> and <b>1</b> more: the law story-9</li>');
});

test('the summary of a pipeline has one row for a group', () => {
  const rows = markdownOf([oneMistake])
    .split('\n')
    .filter((line) => line.startsWith('| story'));
  expect(rows).toEqual([
    '| story-9 and 1 more | REFUND-CREATE-05 | POST /refunds | a transaction | none |',
    '| story-2 | TXN-FIELD-amount | POST /refunds | a transaction | none |',
  ]);
});
