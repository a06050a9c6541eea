// Tests the results of a run: exit codes, JUnit, text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import { htmlOf } from './html.ts';
import { junitOf } from './junit.ts';
import type { EndReason } from '../targets/wire/run-end.ts';
import { exitCodeOf, worstOf, type LawResult } from './report.ts';
import { failureOf, itemOf, reportOf, resultOf } from './testing/reports.ts';
import { failureText, summaryText } from './text.ts';

const result = (verdict: Verdict, change: Partial<LawResult> = {}): LawResult =>
  resultOf({ verdict, failure: verdict === 'FAIL' ? failureOf() : null, ...change });

const codeOf = (
  verdicts: readonly Verdict[],
  rules: Parameters<typeof exitCodeOf>[1] = {},
  reason: EndReason | null = null,
): number =>
  exitCodeOf(
    {
      laws: verdicts.map((verdict) => result(verdict)),
      ended: reason === null ? null : { reason, note: 'n' },
    },
    rules,
  );

describe('the exit code', () => {
  test('is 0 when all laws that ran hold', () => {
    expect(codeOf(['PASS', 'SKIP', 'VACUOUS', 'KNOWN', 'OBSERVED'])).toBe(0);
  });

  test.each(['FAIL', 'FLAKY', 'FIXED'] as const)('is 1 with a law %s', (verdict) => {
    expect(codeOf(['PASS', verdict, 'INCONCLUSIVE'])).toBe(1);
  });

  test.each(['INCONCLUSIVE', 'BLOCKED'] as const)('is 4 with a law %s', (verdict) => {
    expect(codeOf(['PASS', verdict])).toBe(4);
  });

  test('is 4 when no law ran', () => {
    expect(codeOf([])).toBe(4);
    expect(codeOf(['SKIP', 'VACUOUS'])).toBe(4);
  });

  test('is 6 with profile certify when a law was skipped or vacuous', () => {
    expect(codeOf(['PASS', 'SKIP'], { certify: true })).toBe(6);
    expect(codeOf(['PASS', 'VACUOUS'], { certify: true })).toBe(6);
    expect(codeOf(['PASS', 'KNOWN'], { certify: true })).toBe(0);
  });
});

describe('the exit code of a run that ended early', () => {
  test('is 4, even when all laws that ran hold', () => {
    expect(codeOf(['PASS', 'SKIP'], {}, 'BUDGET')).toBe(4);
    expect(codeOf(['PASS', 'SKIP'], {}, 'INTERRUPTED')).toBe(4);
  });

  test('is 3 when the target cannot be reached', () => {
    expect(codeOf(['PASS', 'SKIP'], {}, 'UNREACHABLE')).toBe(3);
  });

  test('is 1 when a law that ran failed, and 5 after an error of the suite', () => {
    expect(codeOf(['FAIL', 'ERROR', 'SKIP'], {}, 'UNREACHABLE')).toBe(1);
    expect(codeOf(['ERROR', 'PASS'])).toBe(5);
  });

  test('is 0 with partial only when the requests are used up and a law passed', () => {
    expect(codeOf(['PASS', 'SKIP'], { partial: true }, 'BUDGET')).toBe(0);
    expect(codeOf(['SKIP'], { partial: true }, 'BUDGET')).toBe(4);
    expect(codeOf(['PASS', 'SKIP'], { partial: true }, 'INTERRUPTED')).toBe(4);
  });

  test('is the worst code of several runs', () => {
    expect(worstOf([0, 4, 1])).toBe(1);
    expect(worstOf([0, 4])).toBe(4);
    expect(worstOf([0, 0])).toBe(0);
  });
});

describe('JUnit', () => {
  test('has a suite for every run, whose tests have names of their own', () => {
    const xml = junitOf([reportOf([result('PASS')]), reportOf([result('FAIL')], { seed: 2 })]);
    expect(xml.match(/<testsuite name="kasir-conformance seed [12]" tests="1"/g)).toHaveLength(2);
    expect(xml).toContain('<testsuites tests="2" failures="1"');
    expect(xml).toContain('classname="conformance.seed-2.idem"');
  });

  test('counts failures, errors and skips', () => {
    const laws = (['PASS', 'FAIL', 'FLAKY', 'SKIP', 'VACUOUS', 'BLOCKED'] as const).map((verdict) =>
      result(verdict),
    );
    const xml = junitOf([reportOf(laws)]);
    expect(xml).toContain('tests="6" failures="2" errors="1" skipped="2"');
    expect(xml.match(/<testcase /g)).toHaveLength(6);
    expect(xml.match(/<failure /g)).toHaveLength(2);
  });

  test('contains no character that XML does not allow, and no markup from a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const failure = failureOf({ seen: text });
        const xml = junitOf([reportOf([result('FAIL', { failure, title: text })])]);
        expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
        expect(xml.match(/<\/?[a-z]+/g)?.length).toBe(8);
      }),
    );
  });
});

describe('text', () => {
  test('a failure prints the expectation, the actual result and the replay command', () => {
    const text = failureText(result('FAIL'));
    for (const part of [
      'IDEM-04',
      '200',
      '500',
      '{"a":1}',
      '3 of 3',
      'replay idem-2:qr_codes.create@1~abc',
      'curl ...',
    ]) {
      expect(text).toContain(part);
    }
    expect(failureText(result('PASS'))).toBe('');
  });

  test('the summary begins with what was not checked, and why', () => {
    const laws = [
      result('PASS'),
      result('SKIP', { id: 'wh-1', reason: 'NO_INBOUND', note: 'run it there' }),
      result('VACUOUS', { id: 'fl-4', note: 'never reached: two pages' }),
      result('SKIP', { reason: 'PROFILE', note: 'a sample' }),
      result('SKIP', { id: 'iso-7', reason: 'PROFILE', note: 'a sample' }),
      result('KNOWN', { id: 'st-1', note: 'ticket 12' }),
    ];
    const ended = { reason: 'BUDGET', note: 'the budget of 5 requests is used up' } as const;
    const choices = { 'the order of lists': 'newest first' };
    const text = summaryText(reportOf(laws, { ended, choices }));
    const lines = text.split('\n');
    expect(lines[0]).toBe('Ended early: the budget of 5 requests is used up');
    expect(lines[1]).toBe('Not checked: 4 of 6 laws');
    expect(text).toContain('  2 PROFILE: a sample\n    idem 1, iso 1\n');
    expect(text).toContain('  1 NO_INBOUND: run it there\n    wh-1  a repeat is a repeat');
    expect(text).toContain('VACUOUS: never reached: two pages\n    fl-4  a repeat is a repeat');
    expect(text).toContain('Checked, with a remark:\n  1 KNOWN: ticket 12\n    st-1');
    expect(text).toMatch(/^idem +1/m);
    expect(text).toContain('the order of lists: newest first');
    expect(text).toContain('1 PASS, 3 SKIP, 1 VACUOUS, 1 KNOWN');
    expect(summaryText(reportOf([result('PASS')]))).toMatch(/^The law was checked\./);
  });
});

test('the page escapes every text of a hostile target', () => {
  const hostile = '</pre><img src=x onerror=alert(1)>"\'&';
  const failure = failureOf({
    expected: hostile,
    seen: hostile,
    counterexample: hostile,
    transcript: [hostile],
    case: hostile,
    diff: [{ path: hostile, wanted: hostile, seen: hostile }],
    timeline: [
      itemOf({
        what: hostile,
        actor: hostile,
        note: hostile,
        operation: hostile,
        outcome: hostile,
        sent: { headers: { [hostile]: hostile }, body: JSON.stringify({ a: hostile }) },
      }),
      itemOf({ what: hostile, kind: 'webhook' }),
    ],
  });
  const laws = [result('FAIL', { failure, note: hostile }), result('SKIP', { note: hostile })];
  const page = htmlOf([
    reportOf(laws, {
      target: hostile,
      choices: { [hostile]: hostile },
      compared: { [hostile]: { [hostile]: { [hostile]: 1 } } },
    }),
  ]);
  expect(page).not.toContain('<img');
  expect(page.split('&lt;img').length).toBeGreaterThan(12);
});
