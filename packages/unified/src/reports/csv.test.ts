// CSV as it is written: every text comes back, and nothing is quoted without need.
import { parseCsv } from '@kasir/core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

const awkward = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', ';', 'é', '😀', '\t', '=') }),
  fc.string({ unit: 'grapheme' }),
);

test('every text survives, whatever it holds (MODEL-UNSPEC-20)', () => {
  const record = fc.array(awkward, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(fc.tuple(awkward, awkward, awkward)), record, (records, one) => {
      expect(parseCsv(records.map((cells) => csvLine(cells)).join(''))).toEqual(records);
      expect(parseCsv(csvLine(one))).toEqual([one]);
    }),
  );
});

test('cells are quoted where RFC 4180 asks for it, lines end with CRLF (MODEL-UNSPEC-20)', () => {
  expect(csvLine(['a', 1_000.05, null, 'b c', -3])).toBe('a,1000.05,,b c,-3\r\n');
  expect(csvLine(['a,b', 'say "x"', 'one\ntwo', '\r'])).toBe(
    '"a,b","say ""x""","one\ntwo","\r"\r\n',
  );
});
