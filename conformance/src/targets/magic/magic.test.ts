// Tests magic values: those of our own server are complete, and errors in a list say how to fix it.
import { globSync, readFileSync } from 'node:fs';
import { magicAmounts } from '@kasir/payments/simulator';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { magicLines } from './file.ts';
import { kasirMagic, strangeMagic } from './kasir.ts';
import { cardNumber, declinedOf, isMagic, parseMagic } from './magic.ts';

test('the list has every amount with a simulated outcome on our own server, and none of its neighbors', () => {
  expect(magicAmounts.filter((amount) => !isMagic(kasirMagic, amount))).toEqual([]);
  expect(
    [9_998, 10_050, 10_061, 10_103, 12_002, 20_102, 20_112].filter((one) =>
      isMagic(kasirMagic, one),
    ),
  ).toEqual([]);
});

test('an unknown target has no magic values, and amounts with a meaning in the public service are not drawn', () => {
  const { amounts, ...rest } = strangeMagic;
  expect(rest).toEqual({
    declinedAmounts: {},
    installments: [],
    declinedCharges: {},
    declinedWalletPayments: [],
    declinedRefunds: [],
    cards: {},
  });
  expect(amounts).toEqual(kasirMagic.amounts);
  expect(declinedOf(strangeMagic, 'CARD')).toEqual([]);
  expect(cardNumber(strangeMagic, 'visa')).toMatch(/^4\d{15}$/);
});

test('an amount that is listed under any name is not drawn', () => {
  const list = parseMagic({
    amounts: [7, [20, 30]],
    declinedAmounts: { EWALLET: [101] },
    declinedCharges: { STOLEN_CARD: 102 },
    declinedWalletPayments: [103],
    declinedRefunds: [104],
  });
  expect([7, 20, 25, 30, 101, 102, 103, 104].filter((one) => !isMagic(list, one))).toEqual([]);
  expect([6, 8, 19, 31, 100, 105].filter((one) => isMagic(list, one))).toEqual([]);
});

test.each([
  [{ declinedAmounts: { CARD: ['10052'] } }, 'magic.declinedAmounts.CARD.0 must be an amount'],
  [{ declinedAmounts: { PAYLATER: [1] } }, 'magic.declinedAmounts has no PAYLATER: it may have'],
  [{ amounts: [[1, 2, 3]] }, 'magic.amounts.0 must be an amount above 0'],
  [{ amounts: [[9, 2]] }, 'with the lower end first, such as [400300, 405900]'],
  [
    { declinedCharges: { STOLEN: 5 } },
    'must be an object with some of EXPIRED_CARD, CARD_DECLINED',
  ],
  [{ cards: { visa: '4111' } }, 'magic.cards.visa must be a card number of 12 to 19 digits'],
  [{ password: 123456 }, 'magic.password must be the one-time password as a text'],
  [{ declined: [] }, 'magic has no declined: it may have amounts, declinedAmounts'],
  [[], 'magic must be an object with some of amounts'],
])('%j is refused with its field and what it must be', (list, message) => {
  expect(() => parseMagic(list)).toThrow(message);
});

test('one error names every wrong field', () => {
  expect(() => parseMagic({ password: 1, declinedRefunds: 5 })).toThrow(
    /magic\.declinedRefunds must be .*; magic\.password must be/,
  );
});

test('a list that is written can be parsed again', () => {
  const text = `{\n${magicLines(kasirMagic).join('\n')}\n}`;
  const { magic } = parse(text, [], { allowTrailingComma: true }) as { magic: unknown };
  expect(parseMagic(magic)).toEqual(kasirMagic);
});

test('no law, model or sample contains a magic value itself', () => {
  const root = new URL('../..', import.meta.url).pathname;
  const listed = [
    ...declinedOf(kasirMagic, 'CARD'),
    ...declinedOf(kasirMagic, 'EWALLET'),
    ...kasirMagic.declinedRefunds,
    ...kasirMagic.declinedWalletPayments,
  ].map((amount) => String(amount).replace(/(\d{3})$/, '_$1'));
  const values = [...listed, ...Object.values(kasirMagic.cards), `'${kasirMagic.password}'`];
  const files = globSync('{laws,model,stories,views,run/samples}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    return values.some((value) => new RegExp(`(?<![\\d_])${value}(?![\\d_])`).test(text));
  });
  expect(found).toEqual([]);
});
