// Tests the card that a payer types on the page of an invoice: what is read from it, and which
// fields are reported as wrong.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCard, typedProblems } from './card-entry.ts';

const visa = { card_number: '4000000000001091', expiry: '12/39', cvn: '123', holder: 'Siti' };
type Entry = Partial<Record<keyof typeof visa, string>>;

const read = (entry: Entry) => {
  const typed: Readonly<Record<string, string>> = { ...visa, ...entry };
  return readCard((name) => typed[name] ?? '');
};
const wrongIn = (entry: Entry): readonly string[] => read(entry).problems.map(({ field }) => field);

test('a typed card is read without spaces and hyphens between its digits', () => {
  for (const card_number of ['4000000000001091', '4000 0000 0000 1091', ' 4000-0000-0000-1091 '])
    expect(read({ card_number, cvn: ' 123 ', holder: ' Siti Aminah ' })).toEqual({
      card: {
        number: '4000000000001091',
        month: '12',
        year: '2039',
        securityCode: '123',
        holder: 'Siti Aminah',
        postalCode: false,
        installment: null,
      },
      problems: [],
    });
  expect(read({ holder: ' ' })).toMatchObject({ card: { holder: null }, problems: [] });
});

test('an expiry date is read as its month and year, however it is typed', () => {
  const month = fc.integer({ min: 1, max: 12 });
  const year = fc.integer({ min: 2000, max: 2099 });
  fc.assert(
    fc.property(month, year, (m, y) => {
      const [two, short] = [String(m).padStart(2, '0'), String(y).slice(2)];
      // Without a slash, a month of one digit could be the beginning of one of two.
      for (const expiry of [two + short, two + y, `${two}/${short}`, `${m}/${y}`, `${two} / ${y}`])
        expect(read({ expiry })).toMatchObject({
          card: { month: two, year: String(y) },
          problems: [],
        });
    }),
  );
});

describe('the fields that are reported as wrong are exactly', () => {
  test.each<[string, Entry, readonly string[]]>([
    ['none of a complete card', {}, []],
    [
      'none of a card with the longest number and code',
      { card_number: '1'.repeat(19), cvn: '1234' },
      [],
    ],
    ['none of a card with the shortest number', { card_number: '1'.repeat(12) }, []],
    ['a number that is too short', { card_number: '1'.repeat(11) }, ['card_number']],
    ['a number that is too long', { card_number: '1'.repeat(20) }, ['card_number']],
    ['a number with letters', { card_number: '4000x00000001091' }, ['card_number']],
    ['a month that does not exist', { expiry: '13/39' }, ['expiry']],
    ['a month of 0', { expiry: '00/39' }, ['expiry']],
    ['a year of one digit', { expiry: '12/9' }, ['expiry']],
    ['a year of another century', { expiry: '12/1939' }, ['expiry']],
    ['a month of one digit without a slash', { expiry: '139' }, ['expiry']],
    ['a code that is too short', { cvn: '12' }, ['cvn']],
    ['a code that is too long', { cvn: '12345' }, ['cvn']],
    ['a name with a line break', { holder: 'Siti\nAminah' }, ['holder']],
    ['a name that is too long', { holder: 'x'.repeat(101) }, ['holder']],
    [
      'everything that is required, of an empty form',
      { card_number: '', expiry: '', cvn: '', holder: '' },
      ['card_number', 'expiry', 'cvn'],
    ],
  ])('%s', (_, entry, fields) => {
    expect(wrongIn(entry)).toEqual(fields);
  });
});

test('problems of a card are shown once at the field where it was typed, and others at the number', () => {
  const problems = ['card.month', 'card.year', 'card.securityCode', 'card.network'].map(
    (field) => ({ field, message: 'Wrong.' }),
  );
  expect(typedProblems(problems)).toEqual([
    { field: 'expiry', message: { say: 'card_expired' } },
    { field: 'cvn', message: { say: 'security_code_length' } },
    { field: 'card_number', message: { say: 'card_refused' } },
  ]);
});
