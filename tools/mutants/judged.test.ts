// Tests judgments: how lines are read, their effect on results, and that those of this repository
// are valid.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseLedger } from '../trace/clauses.ts';
import { parseJudged, readJudged } from './judged.ts';
import { countOf, ratesOf, type Result } from './tally.ts';
import { recorded, reportOf } from './report.ts';

const head = 'id\tfile\tverdict\tclause\treason';
const judged = parseJudged(
  [
    head,
    'a\tf.ts\tequivalent\t-\tnobody reads it',
    'b\tf.ts\tunspecified\t-\tany order is right',
    'c\tf.ts\tgap\tIDEM-01\ta replay differs',
    '',
  ].join('\n'),
);

const result = (id: string, rest: Partial<Result> = {}): Result => ({
  mutant: {
    id,
    file: 'packages/core/src/f.ts',
    operator: 'bound-moved',
    declaration: 'f',
    start: 0,
    end: 1,
    replacement: '',
  },
  difference: '-a\n+b',
  reach: 'laws',
  outcome: { verdict: 'survived', laws: 3, unclear: [] },
  test: null,
  seconds: 1,
  ...rest,
});
const killed = { outcome: { verdict: 'killed', how: 'law', laws: ['idem-2'] } } as const;
const results = [
  result('k', killed),
  result('l', killed),
  result('a'),
  result('b'),
  result('c'),
  result('d'),
  result('e', { reach: 'nobody' }),
  result('f', { test: 'f.test.ts' }),
];

test('a judgment counts only for a mutant that survived', () => {
  expect(results.map((one) => countOf(one, judged))).toEqual([
    'killed',
    'killed',
    'equivalent',
    'unspecified',
    'gap',
    'survived',
    'not reached',
    'by tests',
  ]);
  expect(countOf(result('c', killed), judged)).toBe('killed');
});

test('rates omit equivalent mutants, and the rate of clauses omits gaps without a clause', () => {
  expect(ratesOf(results, judged)).toEqual({
    visible: { hits: 2, of: 7 },
    withTests: { hits: 3, of: 7 },
    clauses: { hits: 2, of: 3 },
  });
});

test('a report has every survivor, and a history has one line for each part', () => {
  const sample = {
    seed: 1,
    sample: 8,
    profile: 'full',
    commit: 'abc',
    population: 100,
    refused: 3,
    stillborn: 2,
  };
  const report = reportOf(sample, results, judged);
  expect(report).toContain('| bound-moved | 8 | 2 | 1 | 1 | 1 | 1 | 1 | 1 |');
  expect(report.match(/^### /gm)).toHaveLength(6);
  const once = recorded('', sample, results, judged, '2030-01-02');
  expect(once.split('\n')[1]).toBe('2030-01-02\tabc\t1\t8\tfull\tapi\t8\t2\t1\t1\t1\t1\t1\t1');
  expect(recorded(once, sample, results, judged, '2030-01-03').split('\n')).toHaveLength(4);
});

test('a line without a verdict, a clause or a reason is refused with its line number', () => {
  expect(() => parseJudged('a\tb')).toThrow('must begin with the line');
  expect(() => parseJudged(`${head}\na\tf.ts\tfine\t-\tx`)).toThrow('line 2: the verdict');
  expect(() => parseJudged(`${head}\na\tf.ts\tgap\t\tx`)).toThrow('line 2: give a clause');
  const line = 'a\tf.ts\tgap\t-\tx';
  expect(() => parseJudged(`${head}\n${line}\n${line}`)).toThrow('line 3: a was judged before');
});

test('the judged survivors of this repository name clauses that exist', () => {
  const path = new URL('../../spec/clauses.tsv', import.meta.url);
  const known = parseLedger(readFileSync(path, 'utf8'));
  const unknown = [...readJudged().values()].filter(
    ({ clause }) => clause !== null && !known.has(clause),
  );
  expect(unknown).toEqual([]);
});
