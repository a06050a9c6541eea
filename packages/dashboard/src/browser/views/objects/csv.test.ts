// Checks that a parser of RFC 4180 reads the CSV of objects, with any text in a field.
import type { ObjectSummary } from '@kasir/control';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHead, csvLines } from './csv.ts';

/** Returns the cells of every record. */
const parse = (text: string): string[][] => {
  const records: string[][] = [];
  let cells: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(cells);
    cells = [];
  }
  return records;
};

const object = (reference_id: string, amount: number | null): ObjectSummary => ({
  id: 'pr-1',
  kind: 'payment_requests',
  status: 'SUCCEEDED',
  reference_id,
  amount,
  currency: 'IDR',
  channel_code: 'OVO',
  customer_id: null,
  created: '2026-01-01T00:00:00.000Z',
});

test('every text is parsed unchanged and is never a formula, and a negative number stays a number', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.stringMatching(/^'{0,2}[=+\-@\t\r",\n].{0,5}$/s))),
      (references) => {
        const written = csvHead + csvLines(references.map((one) => object(one, -5)));
        const [head, ...records] = parse(written);
        expect(head).toContain('reference_id');
        const at = head?.indexOf('reference_id') ?? 0;
        const read = records.map((cells) => cells[at] ?? '');
        for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(read.map((cell) => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell))).toEqual(
          references,
        );
        for (const cells of records) expect(cells[3]).toBe('-5');
      },
    ),
  );
});
