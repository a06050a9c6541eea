// Tests known failures: they still run, and an unexpected pass is reported.
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../verdict.ts';
import type { LawResult } from './report.ts';
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

describe('a known failure', () => {
  test('is KNOWN when it fails, FIXED when it passes, and unchanged otherwise', () => {
    expect(judged('FAIL')).toBe('KNOWN');
    expect(judged('FLAKY')).toBe('KNOWN');
    expect(judged('PASS')).toBe('FIXED');
    expect(judged('SKIP')).toBe('SKIP');
  });

  test('is valid to the end of its last day', () => {
    expect(judged('FAIL', '2026-11-20')).toBe('KNOWN');
    expect(judged('FAIL', '2026-11-19')).toBe('FAIL');
  });

  test('does not apply to other laws', () => {
    expect(
      applyKnownFailures([{ law: 'pg-1', reason: 'r' }], '2026-11-20', result('FAIL')).verdict,
    ).toBe('FAIL');
  });
});

test('a file of known failures has laws, reasons and dates', () => {
  expect(parseKnown('[{"law":"pg-2","reason":"r","expires":"2026-12-31"}]')).toEqual([
    { law: 'pg-2', reason: 'r', expires: '2026-12-31' },
  ]);
  for (const text of ['{}', '[{"law":"pg-2"}]', '[{"law":"a","reason":"b","until":"c"}]', 'no']) {
    expect(() => parseKnown(text)).toThrow();
  }
});

test('a file that is not a list of known failures is rejected with the place and the expected form', () => {
  expect(() => parseKnown('{')).toThrow('it is not JSON');
  expect(() => parseKnown('{"law":"pg-2"}')).toThrow('it must be a list');
  expect(() => parseKnown('[3]')).toThrow('entry 1 must have a law and a reason');
  expect(() => parseKnown(JSON.stringify([{ ...entry, why: 'x' }]))).toThrow('entry 1 must have');
  expect(() => parseKnown(JSON.stringify([entry, { law: 'pg-3' }]))).toThrow('reason of entry 2');
  expect(() => parseKnown(JSON.stringify([{ ...entry, expires: 'soon' }]))).toThrow(
    'expires of entry 1 must be a date, YYYY-MM-DD',
  );
});
