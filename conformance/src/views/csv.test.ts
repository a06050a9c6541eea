// Tests that the CSV reader returns every cell of a report as it was written.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingsOfCsv, rowsOfCsv } from './csv.ts';
import { expectHeadings } from './report-values.ts';

const written = (cell: string): string =>
  /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const unguarded = (text: string): boolean => !/^'+[=+\-@\t\r]/.test(text);

const cell = fc
  .oneof(fc.string(), fc.constantFrom('', ',', '"', '""', 'a"b', 'x\r\ny', '\n', ' '))
  .filter(unguarded);

describe('a file of CSV', () => {
  test('is read back as it was written, whatever stands in its cells', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell)), (records) => {
        const lines = records.map((one) => one.map(written).join(','));
        const text = ['Status,Net Amount', ...lines].map((line) => `${line}\r\n`).join('');
        const wanted = records.map(([status, net]) => ({ status, 'net amount': net }));
        expect(rowsOfCsv(text)).toEqual(wanted);
      }),
    );
  });

  test('keeps formulas as text, with or without the apostrophe of the server in front of them', () => {
    const texts = ['=1+1', '+62812', '-1', '@sum', '\tx', '\rx'];
    const columns = texts.map((_, at) => `c${at}`);
    for (const guard of ['', "'"]) {
      const cells = texts.map((text) => written(guard + text));
      const [row = {}] = rowsOfCsv(`${columns.join(',')}\r\n${cells.join(',')}\r\n`);
      expect(Object.values(row)).toEqual(texts);
    }
    expect(rowsOfCsv("a,b\r\nit's,'quoted'\r\n")).toEqual([{ a: "it's", b: "'quoted'" }]);
  });

  test('has no number where an apostrophe stands in front of it (RPT-TX-vat_amount)', () => {
    expect(rowsOfCsv("VAT Amount,Reference,Fee Amount\n'-15,'-15,-15\n")).toEqual([
      { 'vat amount': "'-15", reference: '-15', 'fee amount': '-15' },
    ]);
  });

  test('has headings as they are written', () => {
    expect(headingsOfCsv('Invoice Id,"Type, of",x\r\n1,2,3\r\n')).toEqual([
      'Invoice Id',
      'Type, of',
      'x',
    ]);
    expect(() => expectHeadings('TRANSACTIONS', ['Invoice ID'])).toThrow(/Invoice Id/);
  });

  test('may end its lines without a carriage return, and its last one not at all', () => {
    expect(rowsOfCsv('A,b\n1,"2"')).toEqual([{ a: '1', b: '2' }]);
    expect(rowsOfCsv('A\r\n')).toEqual([]);
  });

  test.each(['a,b\r\n1\r\n', 'a\r\n"1\r\n', 'a\r\n1"2\r\n'])('like %j is rejected', (text) => {
    expect(() => rowsOfCsv(text)).toThrow();
  });
});
