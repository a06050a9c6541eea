// Checks the filter of the table of channels.
import { expect, test } from 'vitest';
import { filterChannels } from './channels.ts';

const channel = (code: string, type: string, country: string, currency: string) => ({
  code,
  name: code.toLowerCase(),
  type,
  country,
  currencies: [currency],
  minimum: {},
  maximum: {},
  refunds: 'FULL',
  required_properties: [],
  generations: ['v2'],
});

const all = [channel('GCASH', 'EWALLET', 'PH', 'PHP'), channel('BRI', 'DIRECT_DEBIT', 'ID', 'IDR')];

test('a channel is found by a part of its code, country or currency in any case, and by its type', () => {
  const codes = (text: string, type = '') =>
    filterChannels(all, text, type).map(({ code }) => code);
  expect(codes('')).toEqual(['GCASH', 'BRI']);
  expect(codes('gca')).toEqual(['GCASH']);
  expect(codes('idr')).toEqual(['BRI']);
  expect(codes('', 'EWALLET')).toEqual(['GCASH']);
  expect(codes('bri', 'EWALLET')).toEqual([]);
});
