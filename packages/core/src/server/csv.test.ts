// Writing CSV: every text is parsed to the same text, and is only quoted when necessary.
import { parseCsv } from '@kasir/core/testing/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

const awkward = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', ';', 'é', '😀', '\t', '=', "'", '-'),
  }),
  fc.string({ unit: 'grapheme' }),
);

/** Removes the apostrophe before a formula, as a reader must to get the original text. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@\t\r])/, '');

const readBack = (text: string): string[][] =>
  parseCsv(text).map((cells) => cells.map(withoutGuard));

test('every text is parsed to the same text, with any characters (MODEL-UNSPEC-20)', () => {
  const record = fc.array(awkward, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(awkward, awkward, awkward)), record, (records, one) => {
      expect(readBack(records.map((cells) => csvLine(cells)).join(''))).toEqual(records);
      expect(readBack(csvLine(one))).toEqual([one]);
    }),
  );
});

test('cells are quoted where RFC 4180 asks for it, lines end with CRLF (MODEL-UNSPEC-20)', () => {
  expect(csvLine(['a', 1_000.05, null, 'b c', -3])).toBe('a,1000.05,,b c,-3\r\n');
  expect(csvLine(['a,b', 'say "x"', 'one\ntwo', 'x\r'])).toBe(
    '"a,b","say ""x""","one\ntwo","x\r"\r\n',
  );
});

test('no text is a formula for a spreadsheet; numbers and verbatim texts are unchanged (MODEL-UNSPEC-20)', () => {
  const texts = ['=1+1', '+62812', '-1', '@sum', '\tx', '\rx', "'=1", "''-"];
  const [cells = []] = parseCsv(csvLine(texts));
  expect(cells).toEqual(texts.map((text) => `'${text}`));
  fc.assert(
    fc.property(awkward, fc.string(), (text, rest) => {
      const [[cell = ''] = []] = parseCsv(csvLine([text, rest]));
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
  expect(csvLine(["it's", 'a=b', -5, 0, { verbatim: '+0000 UTC' }])).toBe(
    "it's,a=b,-5,0,+0000 UTC\r\n",
  );
});
