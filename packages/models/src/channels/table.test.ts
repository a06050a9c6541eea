// Tests the names and codes of the channel table.
import { expect, test } from 'vitest';
import { channelsNamed, getChannel } from './find.ts';
import { channels, channelTypes, type ChannelType } from './table.ts';

test('no channel has a code as its name', () => {
  for (const { name } of channels) expect(name).not.toMatch(/_|^$/);
});

test('channels have names that payers know', () => {
  expect(getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID').name).toBe('BCA Virtual Account');
  expect(getChannel('EWALLET', 'OVO', 'ID').name).toBe('OVO');
  expect(getChannel('OVER_THE_COUNTER', 'ALFAMART', 'ID').name).toBe('Alfamart');
  expect(getChannel('DIRECT_DEBIT', 'BRI', 'ID').name).toBe('BRI Direct Debit');
});

test('a channel is not found in a market without it', () => {
  expect(() => getChannel('EWALLET', 'OVO', 'PH')).toThrow('PH has no channel OVO');
});

test.each(Object.entries(channelTypes))(
  'each default code of %s belongs to a channel of this type',
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

test('every direct debit, and no other channel, has a debited instrument', () => {
  for (const { type, debits } of channels) expect(debits !== null).toBe(type === 'DIRECT_DEBIT');
});
