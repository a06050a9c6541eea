// Tests that broken laws are grouped by the clauses that they break.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { brokenGroups } from './broken-groups.ts';
import { htmlOf } from './html.ts';
import { brokenIn, type Failure, type LawResult } from './report.ts';
import { markdownOf } from './summary.ts';
import { failureOf, itemOf, reportOf, resultOf } from './testing/reports.ts';
import { summaryText } from './text.ts';

/** Returns a failure that breaks clauses, in this many requests. */
const broken = (clauses: readonly string[], requests: number): Failure =>
  failureOf({ clauses, timeline: Array.from({ length: requests }, () => itemOf()) });

const fails = (id: string, clauses: readonly string[], requests = 1): LawResult =>
  resultOf({ id, verdict: 'FAIL', failure: broken(clauses, requests) });

const oneMistake = reportOf([
  fails('story-8', ['REFUND-CREATE-05'], 9),
  resultOf({ id: 'iso-1' }),
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
        resultOf({
          id: `story-${at}`,
          verdict: found,
          failure: found === 'FIXED' ? null : broken(ids, steps),
        }),
      );
      const groups = brokenGroups({ laws });
      expect(groups.flatMap((group) => idsOf(group.laws)).toSorted()).toEqual(
        idsOf(brokenIn(reportOf(laws))).toSorted(),
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
    resultOf({ id: 'idem-2:refunds.create', verdict: 'FIXED' }),
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
  const text = summaryText(reportOf(laws));
  expect(text).toContain('\n  10 REFUND-CREATE-05, TXN-FIELD-amount\n    story-0, ');
  expect(text).toContain('story-7 and 2 more\n');
});

test('the summary has no groups when every failure is about something else', () => {
  expect(
    summaryText(
      reportOf([fails('story-1', ['REFUND-CREATE-05']), fails('story-2', ['QR-FIELD-id'])]),
    ),
  ).not.toContain('Broken, by clause');
});

test('the page shows the shortest failure of a group and folds the others', () => {
  const page = htmlOf([oneMistake]);
  const [before = '', folded = ''] = page.split('<details class="same">');
  expect(before).toContain('<h3 id="story-9@1">');
  expect(folded).toContain('<b>1</b> more with the same clauses: <a href="#story-8@1">');
  expect(folded).toContain('<h3 id="story-8@1">');
  expect(page).toContain('</a> and <b>1</b> more: a repeat is a repeat</li>');
});

test('the summary of a pipeline has one row for a group', () => {
  const rows = markdownOf([oneMistake])
    .split('\n')
    .filter((line) => line.startsWith('| story'));
  expect(rows).toEqual([
    '| story-9 and 1 more | REFUND-CREATE-05 | POST /qr_codes (qr_codes.create) as KEY, response 500 | 200 | 500 |',
    '| story-2 | TXN-FIELD-amount | POST /qr_codes (qr_codes.create) as KEY, response 500 | 200 | 500 |',
  ]);
});
