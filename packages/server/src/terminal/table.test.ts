// Checks tables as people and programs read them: aligned, within the window, whole in a pipe.
import { stripVTControlCharacters } from 'node:util';
import width from 'fast-string-width';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainScreen } from './screen.ts';
import { factsText, tableText, type Column } from './table.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly note: string;
}

const columns: readonly Column<Row>[] = [
  { title: 'id', of: ({ id }) => id },
  { title: 'name', of: ({ name }) => name, narrow: 'cut' },
  { title: 'amount', of: ({ amount }) => amount },
  { title: 'note', of: ({ note }) => note, narrow: 'omit', style: () => 'failed' },
];

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const row = fc.record({
  id: fc.stringMatching(/^[a-z\d]{1,16}$/),
  name: text,
  amount: fc.integer({ min: 0, max: 10 ** 9 }),
  note: text,
});
const rows = fc.array(row, { minLength: 1, maxLength: 5 });

test('no line is wider than the window, in any script, and ids and numbers stay whole', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 40, max: 200 }), (some, window) => {
      const printed = tableText(columns, some, { columns: window, colors: false }).split('\n');
      for (const line of printed) expect(width(line)).toBeLessThanOrEqual(window);
      for (const [index, { id, amount }] of some.entries()) {
        expect(printed[index + 1]).toMatch(new RegExp(`^${id} `));
        expect(printed[index + 1]).toContain(String(amount));
      }
    }),
  );
});

test('a pipe gets every row on one line, and nothing is cut or left out', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const [header = '', ...printed] = tableText(columns, some, plainScreen).split('\n');
      expect(header).toMatch(/^ID +NAME +AMOUNT +NOTE$/);
      expect(printed).toHaveLength(some.length);
      expect(printed.join('')).not.toContain('Left out');
    }),
  );
});

test('colors change nothing but the color', () => {
  fc.assert(
    fc.property(rows, (some) => {
      const plain = tableText(columns, some, { columns: 80, colors: false });
      const colored = tableText(columns, some, { columns: 80, colors: true });
      expect(colored).toContain('\u001b[1m');
      expect(stripVTControlCharacters(colored)).toBe(plain);
    }),
  );
});

const shop: Row = { id: 'acc_1', name: 'Warung Kopi di Jalan Sabang', amount: 25_000, note: 'new' };

test('a table in a narrow window lists the columns that it leaves out, and cuts names before ids', () => {
  expect(tableText(columns, [shop], { columns: 40, colors: false })).toBe(
    [
      'ID     NAME                       AMOUNT',
      'acc_1  Warung Kopi di Jalan Sab…   25000',
      'Left out here: note.',
    ].join('\n'),
  );
});

test('text from outside cannot move the cursor or end a line', () => {
  const hostile = { ...shop, name: 'a\u001b[2J\u202eb\nc' };
  expect(tableText(columns, [hostile], plainScreen).split('\n')[1]).toContain('a?b?c');
});

test('a long value of a fact is wrapped between words, within its column', () => {
  const facts = [['what to do', 'Set a callback URL of the account, then resend.']] as const;
  expect(factsText(facts, { columns: 40, colors: false })).toBe(
    ['what to do  Set a callback URL of the', '            account, then resend.'].join('\n'),
  );
  expect(factsText(facts, plainScreen)).not.toContain('\n');
});
