// Tests the text color (ink) on any background color that a merchant chooses.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, hexColor, inkOn } from './color.ts';

test('black on white has the largest contrast, and a color on itself has none', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#767676', '#767676')).toBe(1);
  expect(inkOn('#ffd400')).toBe('#000000');
  expect(inkOn('#0b5f45')).toBe('#ffffff');
});

test('the ink of any color has a contrast of at least 4.5', () => {
  const color = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, (one) => {
      expect(contrastOf(one, inkOn(one))).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a color is exactly six hexadecimal digits, so that it cannot inject CSS', () => {
  expect(hexColor.parse('#0B5F45')).toBe('#0b5f45');
  for (const wrong of ['red', '#fff', '#0b5f45;}', '#0b5f4g', ' #0b5f45', '#0b5f45\n'])
    expect(hexColor.safeParse(wrong).success).toBe(false);
});
