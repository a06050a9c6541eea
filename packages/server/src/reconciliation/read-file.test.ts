// Checks the reading of statements from CSV files: exact amounts, and mistakes with their place.
import { exponents } from '@kasir/core/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount, readTime, type AmountNotation } from './cells.ts';
import { statementMapping } from '@kasir/control';
import { FileProblems, readStatementFile } from './read-file.ts';

const columns = {
  id: 'Line',
  operation: 'Reference',
  kind: 'Type',
  gross: 'Gross',
  fee: 'Fee',
  settled_at: 'Paid out',
};
const kinds = { SALE: 'charge', REFUND: 'refund', PAYOUT: 'ignore' } as const;

const mappingOf = (change: Record<string, unknown> = {}) =>
  statementMapping.parse({ columns, kinds, constants: { currency: 'PHP' }, ...change });

const problemsOf = (text: string, change?: Record<string, unknown>): readonly string[] => {
  try {
    readStatementFile(text, mappingOf(change));
    return [];
  } catch (error) {
    if (error instanceof FileProblems) return error.problems;
    throw error;
  }
};

const header = 'Line,Reference,Type,Gross,Fee,Paid out';

test('the lines of a file are read with exact amounts, by day, without those of an ignored kind', () => {
  const text = [
    header,
    'l-1,op_1,SALE,1010.10,20.05,2026-11-26T23:59:59+07:00',
    'l-2,op_2,REFUND,-10.1,0,2026-11-27',
    ',,PAYOUT,999,0,2026-11-27',
  ].join('\r\n');
  expect([...readStatementFile(text, mappingOf())]).toEqual([
    [
      '2026-11-26',
      [
        {
          id: 'l-1',
          operation: 'op_1',
          kind: 'charge',
          currency: 'PHP',
          gross: 101_010,
          fee: 2_005,
          net: 99_005,
          settled: Date.parse('2026-11-26T16:59:59Z'),
        },
      ],
    ],
    [
      '2026-11-27',
      [expect.objectContaining({ id: 'l-2', kind: 'refund', gross: -1_010, fee: 0, net: -1_010 })],
    ],
  ]);
});

test('a file of another country is read by its mapping', () => {
  const text = [
    'Report of the bank; "not CSV',
    'Nr;Ref;Typ;Betrag;Gebühr;Netto;Tag;Buchung',
    '7;op_1;REFUND;"1.234,50";"-1,00";"1.233,50";26.11.2026;25.11.2026',
  ].join('\n');
  const mapping = statementMapping.parse({
    delimiter: ';',
    skip_lines: 1,
    columns: {
      id: ['Nr', 'Buchung'],
      operation: 'Ref',
      kind: 'Typ',
      gross: 'Betrag',
      fee: 'Gebühr',
      net: 'Netto',
      settled_at: 'Tag',
      date: 'Buchung',
    },
    constants: { currency: 'EUR' },
    kinds,
    amounts: { decimal: ',', group: '.', refunds: 'positive', fees: 'negative' },
    dates: 'DD.MM.YYYY',
  });
  expect([...readStatementFile(text, mapping)]).toEqual([
    [
      '2026-11-25',
      [
        {
          id: '7-25.11.2026',
          operation: 'op_1',
          kind: 'refund',
          currency: 'EUR',
          gross: -123_450,
          fee: 100,
          net: -123_350,
          settled: Date.parse('2026-11-26'),
        },
      ],
    ],
  ]);
});

test('a fee follows from gross and net where the file has no fee', () => {
  const text = 'Line,Reference,Type,Gross,Net,Paid out\nl,op,SALE,10,9.75,2026-11-26';
  const { fee: _, ...others } = columns;
  const mapping = mappingOf({ columns: { ...others, net: 'Net' } });
  expect([...readStatementFile(text, mapping).values()][0]?.[0]).toMatchObject({ fee: 25 });
});

describe('mistakes are listed with line and column', () => {
  test.each([
    ['', ['The file has no line of column names.']],
    [
      'Line,Reference,Type,Gross,Gross,Paid out',
      [
        'line 1: column Gross of columns.gross stands twice.',
        'line 1: column Fee of columns.fee is missing. The file has Line, Reference, Type, Gross, Gross, Paid out.',
      ],
    ],
    [
      `${header}\n1,op,SALE,1.5x,0,yesterday\n2,,FEE,1,0.001,2026-02-30\n3,op`,
      [
        'line 2, column 6 (Paid out): Must be a date such as 2026-11-26, or a time such as 2026-11-26T09:30:00Z.',
        'line 2, column 4 (Gross): Must be an amount such as 1234.55.',
        'line 3, column 3 (Type): Must be one of SALE, REFUND, PAYOUT. Add other texts to kinds of the mapping.',
        'line 3, column 2 (Reference): This field is required.',
        'line 3, column 6 (Paid out): Must be a date such as 2026-11-26, or a time such as 2026-11-26T09:30:00Z.',
        'line 3, column 5 (Fee): Must have at most 2 decimals, as PHP has.',
        'line 4: 2 fields, but there are 6 columns.',
      ],
    ],
    [`${header}\n1,"op`, ['line 2, column 2: The quote of this field is not closed.']],
  ])('%j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  test('up to twenty of them', () => {
    const text = [header, ...Array.from({ length: 50 }, () => '1,op,SALE,x,0,2026-11-26')];
    expect(problemsOf(text.join('\n'))).toHaveLength(21);
  });
});

test.each([
  [{ constants: {} }, 'Name a column, or a value in constants.currency, but not both.'],
  [{ columns: { ...columns, fee: undefined } }, 'Name the column of the fee or of the net amount.'],
  [{ amounts: { decimal: ',', group: ',' } }, 'Must differ from amounts.decimal.'],
  [{ colums: {} }, 'colums'],
])('the mapping %j is refused', (change, message) => {
  expect(() => mappingOf(change)).toThrow(message);
});

const notations: readonly AmountNotation[] = [
  { unit: 'main', decimal: '.', group: ',' },
  { unit: 'main', decimal: ',', group: '.' },
  { unit: 'main', decimal: ',', group: ' ' },
  { unit: 'main', decimal: '.', group: null },
];

test('every amount of every currency and notation is read to the last minor unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(exponents)),
      fc.integer({ min: -9_007_199_254_740_991, max: 9_007_199_254_740_991 }),
      fc.constantFrom(...notations),
      fc.boolean(),
      (currency, minor, notation, isBracketed) => {
        const places = exponents[currency] ?? 0;
        const digits = String(Math.abs(minor)).padStart(places + 1, '0');
        const whole = digits.slice(0, digits.length - places);
        const fraction = digits.slice(digits.length - places);
        const grouped =
          notation.group === null ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/g, notation.group);
        const text = places === 0 ? grouped : grouped + notation.decimal + fraction;
        const signed = minor >= 0 ? text : isBracketed ? `(${text})` : `-${text}`;
        expect(readAmount(signed, currency, notation)).toBe(minor);
      },
    ),
  );
});

test.each([
  ['1,23', 'IDR', '1,234'],
  ['', 'PHP', 'Must be an amount'],
  ['1.', 'PHP', 'Must be an amount'],
  ['--1', 'PHP', 'Must be an amount'],
  ['1.2.3', 'PHP', 'Must be an amount'],
  ['1e3', 'PHP', 'Must be an amount'],
  ['90071992547409.93', 'PHP', 'Must be a smaller amount'],
  ['1', 'XXX', 'The decimals of XXX are not known.'],
])('the amount %j of %s is refused', (cell, currency, message) => {
  const notation = { unit: 'main', decimal: '.', group: ',' } as const;
  expect(() => readAmount(cell, currency, notation)).toThrow(message);
});

test('minor units need no table of decimals', () => {
  const notation = { unit: 'minor', decimal: '.', group: null } as const;
  expect(readAmount('1050', 'XXX', notation)).toBe(1_050);
  expect(() => readAmount('10.5', 'USD', notation)).toThrow('at most 0 decimals');
});

test.each([
  ['26/11/2026', 'DD/MM/YYYY'],
  ['11/26/2026', 'MM/DD/YYYY'],
  ['26.11.2026', 'DD.MM.YYYY'],
  ['20261126', 'YYYYMMDD'],
  ['2026-11-26', 'ISO'],
  ['2026-11-26 07:00+07:00', 'ISO'],
] as const)('%s is a date in the form %s', (cell, format) => {
  expect(readTime(cell, format)).toBe(Date.UTC(2026, 10, 26));
});

test.each([
  ['31/02/2026', 'DD/MM/YYYY'],
  ['26/11/2026', 'MM/DD/YYYY'],
  ['2026-11-26T09:00:00', 'ISO'],
  ['26 Nov 2026', 'ISO'],
] as const)('%s is not a date in the form %s', (cell, format) => {
  expect(() => readTime(cell, format)).toThrow('Must be a date');
});
