// The channel table: names and codes that it must have.
import { expect, test } from 'vitest';
import { channelsNamed, getChannel } from './find.ts';
import { channels, channelTypes, type ChannelType } from './table.ts';

test('no channel is named by a code', () => {
  for (const { name } of channels) expect(name).not.toMatch(/_|^$/);
});

test('channels have the names that their payers know', () => {
  expect(getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID').name).toBe('BCA Virtual Account');
  expect(getChannel('EWALLET', 'OVO', 'ID').name).toBe('OVO');
  expect(getChannel('OVER_THE_COUNTER', 'ALFAMART', 'ID').name).toBe('Alfamart');
  expect(getChannel('DIRECT_DEBIT', 'BRI', 'ID').name).toBe('BRI Direct Debit');
});

test('a channel is not found in a market without it', () => {
  expect(() => getChannel('EWALLET', 'OVO', 'PH')).toThrow('PH has no channel OVO');
});

test.each(Object.entries(channelTypes))(
  'each code that %s has by default is one of its own',
  (type, { unnamed }) => {
    for (const code of unnamed) expect(channelsNamed(type as ChannelType, code)).not.toEqual([]);
  },
);

test('a wallet that is saved on its page requires both return URLs', () => {
  const saved = channels.filter(
    ({ type, flow, reusable }) => type === 'EWALLET' && flow === 'REDIRECT' && reusable,
  );
  for (const { requiresToSave } of saved) {
    expect(requiresToSave).toEqual(
      expect.arrayContaining(['success_return_url', 'failure_return_url']),
    );
  }
});

test('exactly the direct debits state what they debit', () => {
  for (const { type, debits } of channels) expect(debits !== null).toBe(type === 'DIRECT_DEBIT');
});
