// Checks the parser of CSV: quotes, empty lines, and errors with their place.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv.ts';

const quoted = (field: string): string => `"${field.replaceAll('"', '""')}"`;

test('any text in quotes is read back unchanged, with any delimiter and line end', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r\n', ' ', 'é') });
  fc.assert(
    fc.property(
      fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.boolean(),
      (records, delimiter, end, hasLastEnd) => {
        const lines = records.map((fields) => fields.map(quoted).join(delimiter));
        const text = lines.join(end) + (hasLastEnd ? end : '');
        expect(parseCsv(text, delimiter).map(({ fields }) => fields)).toEqual(records);
      },
    ),
  );
});

test('a byte order mark and empty lines are skipped, and lines within fields are counted', () => {
  expect(parseCsv('\uFEFFa,b\r\n\r\n1,"2\n3"\n,\n')).toEqual([
    { line: 1, fields: ['a', 'b'] },
    { line: 3, fields: ['1', '2\n3'] },
    { line: 5, fields: ['', ''] },
  ]);
});

test.each([
  ['a,b\n1,"2', 'line 2, column 2: The quote of this field is not closed.'],
  ['a\n"1" ,2', 'line 2, column 1: Text follows the closing quote of this field.'],
  ['a,b,5" pipe', 'line 1, column 3: A field contains a quote.'],
])('%j is refused with its place', (text, message) => {
  expect(() => parseCsv(text)).toThrow(message);
});
