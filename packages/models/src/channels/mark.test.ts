// Tests the marks of channels: every channel of the table has a readable one.
import { expect, test } from 'vitest';
import { contrastOf } from '../color.ts';
import { brandColors } from './brands.ts';
import { getChannel } from './find.ts';
import { channelMark } from './mark.ts';
import { channels } from './table.ts';

test('every channel has a mark of one to four letters with a contrast of at least 4.5', () => {
  for (const channel of channels) {
    const { letters, color, ink } = channelMark(channel);
    expect(letters, channel.name).toMatch(/^[A-Z0-9]{1,4}$/);
    expect(contrastOf(color, ink), channel.name).toBeGreaterThanOrEqual(4.5);
  }
});

test('a brand has the same color in every type, and a channel without a brand has the color of its type', () => {
  const account = channelMark(getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID'));
  const debit = channelMark(getChannel('DIRECT_DEBIT', 'BCA_ONEKLIK', 'ID'));
  expect(account).toMatchObject({ letters: 'BCA', color: '#0060af' });
  expect(debit.color).toBe(account.color);
  expect(channelMark(getChannel('OVER_THE_COUNTER', 'CVM', 'PH')).color).toBe('#7a4a12');
  expect(channelMark(getChannel('EWALLET', 'SHOPEEPAY', 'ID')).letters).toBe('SP');
});

test('each row of the table of brands belongs to a channel', () => {
  const words = new Set(channels.flatMap(({ code }) => code.split('_')));
  for (const brand of Object.keys(brandColors)) expect(words).toContain(brand);
});
