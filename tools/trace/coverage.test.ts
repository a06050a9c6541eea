// Tests when a clause is covered, when it counts as carried, and what a run proves.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseLedger, type Clause } from './clauses.ts';
import { areaOf, countsBy, groupOf, standings } from './coverage.ts';
import type { Place, Role } from './places.ts';
import { lastRun, lawProofs, testProofs, type Proof, type Run } from './reports.ts';

const ledger = parseLedger(
  [
    'id\tarea\tendpoint\tkind\tobligation\tline\tobservable',
    'CORE-01\tcore\t-\tbehaviour\tx\t1\tHTTP: see',
    'CORE-02\tcore\t-\tbehaviour\tx\t1\tnot observable: read',
    'CORE-CONF-01\tcore\t-\tconflict\tx\t1\tDECIDE: choose',
    'QR-UNSPEC-01\tlegacy\t-\tunspecified\tx\t1\tDECIDE: choose',
  ].join('\n'),
);

const placesOf = (role: Role): Place[] =>
  Array.from(ledger.keys(), (id) => ({ role, id, path: 'a', line: 1 }));
const proof = (id: string, passed: boolean): Proof => ({
  id,
  passed,
  title: id,
  path: 'a',
  line: 1,
});
const ranWith = (...proofs: Proof[]): Run => ({ ran: true, proofs });
const coveredBy = (places: readonly Place[], run: Run = ranWith()): string[] => {
  const standing = standings(ledger, places, run);
  return [...ledger.keys()].filter((id) => standing.get(id)?.covered);
};
const countsOf = (places: readonly Place[], run: Run, nameOf = areaOf) =>
  countsBy(ledger, standings(ledger, places, run), nameOf);

describe('a clause is covered', () => {
  test('by a test that passed, unless another one that names it failed', () => {
    expect(coveredBy([], ranWith(proof('CORE-01', true)))).toEqual(['CORE-01']);
    const both = ranWith(proof('CORE-01', true), proof('CORE-01', false));
    expect(coveredBy([], both)).toEqual([]);
  });

  test('not by being carried, listed or claimed in a title', () => {
    expect(coveredBy(placesOf('carries'))).toEqual([]);
    expect(coveredBy(placesOf('lists'))).toEqual([]);
    expect(coveredBy(placesOf('proves'))).toEqual([]);
  });

  test('by a decision that code carries, if the clause is a conflict or unspecified', () => {
    expect(coveredBy(placesOf('decides'))).toEqual([]);
    const both = [...placesOf('decides'), ...placesOf('carries')];
    expect(coveredBy(both)).toEqual(['CORE-CONF-01', 'QR-UNSPEC-01']);
    const listed = [...placesOf('decides'), ...placesOf('lists')];
    expect(coveredBy(listed)).toEqual(['CORE-CONF-01', 'QR-UNSPEC-01']);
  });

  test('by a document, if it is not observable', () => {
    expect(coveredBy(placesOf('documents'))).toEqual(['CORE-02']);
  });

  test('not while a document says that it is not built yet', () => {
    const all = (['decides', 'carries', 'documents', 'lacks'] as const).flatMap(placesOf);
    expect(coveredBy(all, ranWith(proof('CORE-01', true)))).toEqual([]);
  });

  test('by a claimed title when there is no test report', () => {
    expect(coveredBy(placesOf('proves'), { ran: false, why: 'x' })).toEqual([...ledger.keys()]);
  });
});

describe('counts', () => {
  const all = ranWith(...Array.from(ledger.keys(), (id) => proof(id, true)));
  const at = (role: Role, id: string): Place => ({ role, id, path: 'a', line: 1 });

  test('of an area include all its clauses and the covered ones', () => {
    expect(countsOf([], ranWith(proof('CORE-02', true)))).toEqual({
      core: {
        total: 3,
        covered: 1,
        uncovered: ['CORE-01', 'CORE-CONF-01'],
        carried: 0,
        listed: 0,
        none: 1,
      },
      legacy: {
        total: 1,
        covered: 0,
        uncovered: ['QR-UNSPEC-01'],
        carried: 0,
        listed: 0,
        none: 0,
      },
    });
  });

  test('divide the covered clauses into carried, listed only, and neither', () => {
    const places = [
      at('lists', 'CORE-01'),
      at('carries', 'CORE-01'),
      at('lists', 'CORE-02'),
      at('documents', 'CORE-CONF-01'),
    ];
    expect(countsOf(places, all)['core']).toMatchObject({ carried: 1, listed: 1, none: 1 });
    expect(countsOf(places, ranWith(proof('CORE-CONF-01', true)))['core']).toMatchObject({
      covered: 1,
      carried: 0,
      listed: 0,
      none: 1,
    });
  });

  test('of a group include all clauses whose ids share their upper-case prefix', () => {
    const totals = Object.entries(countsOf([], all, groupOf)).map(([name, row]) => [
      name,
      row.total,
    ]);
    expect(totals).toEqual([
      ['CORE-*', 2],
      ['CORE-CONF-*', 1],
      ['QR-UNSPEC-*', 1],
    ]);
    const group = (id: string): string => groupOf({ ...(ledger.get('CORE-01') as Clause), id });
    expect(group('PR2-CREATE-amount-decimals')).toBe('PR2-CREATE-*');
    expect(group('TXN-FIELD-channel_category-CARDS')).toBe('TXN-FIELD-*');
    expect(group('QR-PAYMENTS-ERR-DATA_NOT_FOUND')).toBe('QR-PAYMENTS-ERR-*');
    expect(group('EVT-payment.succeeded')).toBe('EVT-*');
  });
});

describe('reports', () => {
  test('include only tests that ran, by their own title and with their line', () => {
    const assertionResults = [
      { title: 'one (CORE-01, CORE-02)', status: 'passed' },
      { title: 'two (CORE-CONF-01)', status: 'failed' },
      { title: 'three (QR-UNSPEC-01)', status: 'skipped' },
    ];
    const text = `//\ntest('one (CORE-01, CORE-02)', f);\ntest.each(x)('two ($id)', f);`;
    const report = { testResults: [{ name: '/r/p/a.test.ts', assertionResults }] };
    const files = [{ path: 'p/a.test.ts', text }];
    const found = testProofs(ledger, report, '/r', files);
    expect(found.map(({ id, path, line, passed }) => [id, path, line, passed])).toEqual([
      ['CORE-01', 'p/a.test.ts', 2, true],
      ['CORE-02', 'p/a.test.ts', 2, true],
      ['CORE-CONF-01', 'p/a.test.ts', 1, false],
    ]);
  });

  test('include only laws with a PASS or FAIL', () => {
    const laws = [
      { id: 'a', verdict: 'PASS', clauses: ['CORE-01', 'OTHER-1'] },
      { id: 'b', verdict: 'FAIL', clauses: ['CORE-02'] },
      { id: 'c', verdict: 'SKIP', clauses: ['CORE-CONF-01'] },
    ];
    const found = lawProofs(ledger, { laws }, 'r.json');
    expect(found.map(({ id, title, passed }) => [id, title, passed])).toEqual([
      ['CORE-01', 'a', true],
      ['CORE-02', 'b', false],
    ]);
  });

  test('are used only while they are newer than every script', () => {
    const root = mkdtempSync(join(tmpdir(), 'kasir-trace-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (path: string, value: unknown, seconds: number): void => {
      writeFileSync(join(root, path), JSON.stringify(value));
      utimesSync(join(root, path), seconds, seconds);
    };
    const why = (): string | null => {
      const run = lastRun(root, ledger, []);
      return run.ran ? null : run.why;
    };
    const laws = [{ id: 'a', verdict: 'PASS', clauses: ['CORE-01'] }];
    mkdirSync(join(root, 'reports'));
    write('a.ts', 'source', 1_000);
    expect(why()).toBe('reports/tests.json is missing');
    write('reports/tests.json', { testResults: [] }, 999);
    expect(why()).toBe('reports/tests.json is older than the source');
    write('reports/tests.json', { testResults: [] }, 1_001);
    write('reports/conformance.json', { laws }, 1_001);
    write('reports/conformance-old.json', { laws }, 999);
    expect(lastRun(root, ledger, [])).toEqual({
      ran: true,
      proofs: [
        { id: 'CORE-01', title: 'a', path: 'reports/conformance.json', line: 1, passed: true },
      ],
    });
  });
});
