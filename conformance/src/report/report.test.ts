// The results of a run: exit codes, JUnit, text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../law.ts';
import { junitOf } from './junit.ts';
import { exitCodeOf, totalsOf, type LawResult, type Report } from './report.ts';
import { failureText, summaryText } from './text.ts';

const result = (verdict: Verdict, change: Partial<LawResult> = {}): LawResult => ({
  id: 'idem-1:qr_codes.create',
  title: 'a repeat is a repeat',
  level: 'M',
  clauses: ['IDEM-04'],
  verdict,
  reason: null,
  note: null,
  requests: 3,
  seconds: 0.5,
  seed: 1,
  failure:
    verdict === 'FAIL'
      ? {
          expected: '200',
          seen: '500',
          counterexample: '{"a":1}',
          transcript: ['curl ...', '# 500'],
          hits: '3 of 3',
          case: 'idem-1:qr_codes.create@1~abc',
        }
      : null,
  ...change,
});

const report = (laws: readonly LawResult[]): Report => ({
  version: 1,
  target: 'http://127.0.0.1:1',
  profile: 'full',
  seed: 1,
  requests: 3,
  seconds: 0.5,
  totals: totalsOf(laws),
  choices: { 'the order of lists': 'newest first' },
  laws,
});

const codeOf = (verdicts: readonly Verdict[], certify = false): number =>
  exitCodeOf({ laws: verdicts.map((verdict) => result(verdict)) }, certify);

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
    expect(codeOf(['PASS', 'SKIP'], true)).toBe(6);
    expect(codeOf(['PASS', 'VACUOUS'], true)).toBe(6);
    expect(codeOf(['PASS', 'KNOWN'], true)).toBe(0);
  });
});

describe('JUnit', () => {
  test('counts failures, errors and skips', () => {
    const laws = (['PASS', 'FAIL', 'FLAKY', 'SKIP', 'VACUOUS', 'BLOCKED'] as const).map((verdict) =>
      result(verdict),
    );
    const xml = junitOf(report(laws));
    expect(xml).toContain('tests="6" failures="2" errors="1" skipped="2"');
    expect(xml.match(/<testcase /g)).toHaveLength(6);
    expect(xml.match(/<failure /g)).toHaveLength(2);
  });

  test('contains no character that XML does not allow, and no markup from a text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const failure = { ...result('FAIL').failure, seen: text } as LawResult['failure'];
        const xml = junitOf(report([result('FAIL', { failure, title: text })]));
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
      'replay idem-1:qr_codes.create@1~abc',
      'curl ...',
    ]) {
      expect(text).toContain(part);
    }
    expect(failureText(result('PASS'))).toBe('');
  });

  test('the summary prints groups, reasons with id and title of each law, choices and totals', () => {
    const text = summaryText(
      report([
        result('PASS'),
        result('SKIP', { id: 'wh-1', reason: 'NO_INBOUND', note: 'run it there' }),
        result('VACUOUS', { id: 'fl-4', note: 'never reached: two pages' }),
      ]),
    );
    expect(text).toMatch(/^idem +1/m);
    expect(text).toContain('NO_INBOUND: run it there\n    wh-1  a repeat is a repeat');
    expect(text).toContain('VACUOUS: never reached: two pages\n    fl-4  a repeat is a repeat');
    expect(text).toContain('the order of lists: newest first');
    expect(text).toContain('1 PASS, 1 SKIP, 1 VACUOUS');
  });
});
