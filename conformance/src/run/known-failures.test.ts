// Known failures: tried all the same, and a pass that nobody expected is told.
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../law.ts';
import type { LawResult } from '../report/report.ts';
import { applyKnownFailures, parseKnown } from './known-failures.ts';

const result = (verdict: Verdict): LawResult => ({
  id: 'pg-2',
  title: 't',
  level: 'M',
  clauses: [],
  verdict,
  reason: null,
  note: null,
  requests: 0,
  seconds: 0,
  seed: 0,
  failure: null,
});

const entry = { law: 'pg-2', reason: 'ticket 12' };
const judged = (verdict: Verdict, expires?: string): Verdict =>
  applyKnownFailures([{ ...entry, ...(expires && { expires }) }], '2026-11-20', result(verdict))
    .verdict;

describe('a law that is known to be broken', () => {
  test('is KNOWN when it fails, FIXED when it holds, and else what it is', () => {
    expect(judged('FAIL')).toBe('KNOWN');
    expect(judged('FLAKY')).toBe('KNOWN');
    expect(judged('PASS')).toBe('FIXED');
    expect(judged('SKIP')).toBe('SKIP');
  });

  test('counts to the end of its last day', () => {
    expect(judged('FAIL', '2026-11-20')).toBe('KNOWN');
    expect(judged('FAIL', '2026-11-19')).toBe('FAIL');
  });

  test('says nothing about others', () => {
    expect(
      applyKnownFailures([{ law: 'pg-1', reason: 'r' }], '2026-11-20', result('FAIL')).verdict,
    ).toBe('FAIL');
  });
});

test('a file of known failures names laws, reasons and days', () => {
  expect(parseKnown('[{"law":"pg-2","reason":"r","expires":"2026-12-31"}]')).toEqual([
    { law: 'pg-2', reason: 'r', expires: '2026-12-31' },
  ]);
  for (const text of ['{}', '[{"law":"pg-2"}]', '[{"law":"a","reason":"b","until":"c"}]', 'no']) {
    expect(() => parseKnown(text)).toThrow();
  }
});
