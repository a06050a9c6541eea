// Tests the clauses in a report: each with its operations, and for these their laws and views.
import { expect, test } from 'vitest';
import { coverageOf, isTried } from './coverage.ts';
import { matrixOf } from './html-matrix.ts';
import { reportOf, resultOf } from './testing/reports.ts';

const laws = [
  resultOf({ id: 'idem-2:qr_codes.create' }),
  resultOf({ id: 'idem-2:invoices.create', verdict: 'SKIP' }),
  resultOf({ id: 'story-1', clauses: ['QR-FIELD-status'] }),
];
const compared = {
  'QR-FIELD-status': { 'qr_codes.get': { get: 3 }, 'event qr.payment': { 'its event': 1 } },
};
const run = reportOf(laws, { compared });

test('a clause has the operations at which laws and stories tried it', () => {
  const coverage = coverageOf([run, run]);
  const status = coverage.get('QR-FIELD-status');
  expect([...(status?.keys() ?? [])]).toEqual([
    'several operations',
    'qr_codes.get',
    'event qr.payment',
  ]);
  expect(status?.get('qr_codes.get')?.views).toEqual(new Map([['get', 6]]));
  const keys = [...(coverage.get('IDEM-04')?.values() ?? [])];
  expect(keys.map((trace) => [trace.operation, isTried(trace)])).toEqual([
    ['qr_codes.create', true],
    ['invoices.create', false],
  ]);
});

test('the page counts clauses, pairs with operations and triples with views', () => {
  const page = matrixOf([run]);
  expect(page).toMatch(
    /<b>2<\/b> of \d+ clauses were tried, at <b>4<\/b> pairs .* compared <b>2<\/b> triples/,
  );
  expect(page).toContain('<span class="code">qr_<wbr>codes.<wbr>get</span>');
  expect(page).toContain('<span class="chip">get <b>3</b></span>');
  expect(page).toMatch(/<code>IDEM<\/code>.{1,120}<span>1 of \d+ tried<\/span>/);
  expect(page).toMatch(
    /<tbody id="clause-IDEM-01" data-state="open">.{1,400}no law of this run is about it/,
  );
});
