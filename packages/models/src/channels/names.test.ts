// Names of channels are readable names, never codes.
import { expect, test } from 'vitest';
import { channels } from './table.ts';

test('no channel is named by a code', () => {
  for (const { name } of channels) expect(name).not.toMatch(/_|^$/);
});

test.each([
  ['VIRTUAL_ACCOUNT', 'BCA', 'BCA Virtual Account'],
  ['EWALLET', 'OVO', 'OVO'],
  ['OVER_THE_COUNTER', 'ALFAMART', 'Alfamart'],
  ['DIRECT_DEBIT', 'BRI', 'BRI Direct Debit'],
])('%s %s is %s', (type, code, name) => {
  expect(channels.find((one) => one.type === type && one.code === code)?.name).toBe(name);
});
