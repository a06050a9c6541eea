// Checks the filter of objects between the address and the control API.
import { expect, test } from 'vitest';
import { filterOf, queryOf } from './filter.ts';

test('the address keeps the fields of the filter and no others', () => {
  expect(filterOf({ q: 'order', kind: '', days: '7', min: '5' })).toEqual({ q: 'order', min: '5' });
});

test('a day is the whole local day of the reader, and values that cannot be parsed are omitted', () => {
  const { created_from = '', created_to = '' } = queryOf({ from: '2026-03-01', to: '2026-03-01' });
  expect(Date.parse(created_to) - Date.parse(created_from)).toBe(86_400_000 - 1);
  expect(new Date(created_from).getHours()).toBe(0);
  expect(
    queryOf({ from: 'soon', min: 'much', max: '10.5', status: 'paid', channel: 'ovo' }),
  ).toEqual({ max_amount: 10.5, status: 'PAID', channel_code: 'OVO' });
});
