// Checks the formats of values.
import { expect, test } from 'vitest';
import { formatAmount, formatMs, formatSpan, formatUtc, words } from './format.ts';

test('amounts have their currency as a code, and only the decimals of the currency', () => {
  expect(formatAmount(250_000, 'IDR')).toMatch(/^IDR.250.000$|^250.000.IDR$/);
  expect(formatAmount(12.5, 'PHP')).toMatch(/12[.,]50/);
  expect(formatAmount(3, 'points')).toBe('points 3');
});

test('durations have their two largest units', () => {
  expect(formatSpan(90_061_000)).toBe('1 d 1 h');
  expect(formatSpan(61_000)).toBe('1 min 1 s');
  expect(formatSpan(-3_600_000)).toBe('-1 h');
  expect(formatSpan(12)).toBe('12 ms');
  expect(formatMs(12.345)).toBe('12.3 ms');
});

test('names are formatted as words, and times in UTC', () => {
  expect(words('payment_requests')).toBe('Payment requests');
  expect(words('MULTIPLE_USE')).toBe('Multiple use');
  expect(words('qr_codes')).toBe('QR codes');
  expect(words('vat')).toBe('VAT');
  expect(formatUtc('2026-11-22T17:05:06.789Z')).toBe('2026-11-22 17:05:06.789 UTC');
});
