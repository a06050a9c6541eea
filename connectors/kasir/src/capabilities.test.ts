// Tests the capabilities: they are derived from the channel table, valid in the protocol, and can
// be limited to named channels.
import { capabilities } from '@kasir/connector/protocol';
import { channels } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { capabilitiesFor, generationOf, isInV2 } from './capabilities.ts';
import { channelOf } from './service.ts';

const named = (name: string, captures: 'once' | 'in_parts' = 'once') =>
  capabilitiesFor({ captures }, [name])[0];

describe('the capabilities', () => {
  test('are valid, and cover every channel', () => {
    const all = capabilitiesFor({ captures: 'once' });
    const document = { name: 'kasir', version: '1', card_data: true, channels: all };
    expect(capabilities.parse(document).channels).toEqual(all);
    const nameOf = ({ type, code, country }: { type: string; code: string; country: string }) =>
      `${type}/${code}/${country}`;
    expect(all.map(nameOf)).toEqual(channels.map(nameOf));
    expect(named('CARD/KBANK_CARD_INSTALLMENT/TH')).toMatchObject({ installments: 'required' });
    expect(named('CARD/CARDS/ID')).toMatchObject({ installments: 'optional' });
    expect(named('CARD/GPN/ID')?.installments).toBeUndefined();
  });

  test('assign each channel to a generation that has it', () => {
    for (const captures of ['once', 'in_parts'] as const)
      for (const one of capabilitiesFor({ captures })) {
        const channel = channelOf(one);
        const isThere = { v2: isInV2(channel), v3: channel.v3 !== null };
        expect(isThere[generationOf(channel, { captures })], one.code).toBe(true);
      }
  });

  test('allow cards either voids or several captures, never both', () => {
    expect(named('CARD/CARDS/ID')).toMatchObject({
      works: ['charge', 'authorize', 'capture', 'void', 'refund', 'link', 'unlink'],
      captures: { partial: true, several: false },
      authorization_hours: 168,
    });
    expect(named('CARD/CARDS/ID', 'in_parts')).toMatchObject({
      works: ['charge', 'authorize', 'capture', 'refund', 'link', 'unlink'],
      captures: { partial: true, several: true },
    });
  });

  test('have the limits and refund rules of the table, in minor units', () => {
    expect(named('EWALLET/GCASH/PH')).toMatchObject({
      works: ['charge', 'refund'],
      min: 100,
      max: 10_000_000,
      refunds: { partial: true, several: true, days: 180 },
      actions: ['redirect'],
    });
    expect(named('EWALLET/OVO')).toMatchObject({ actions: ['redirect', 'wait'] });
    expect(named('VIRTUAL_ACCOUNT/BCA')).toMatchObject({
      works: ['issue', 'close'],
      refunds: null,
    });
    expect(named('QR_CODE/QRIS')).toMatchObject({
      works: ['issue', 'close', 'refund'],
      actions: [],
    });
  });

  test('are limited to the named channels, and unknown names are refused', () => {
    const codes = capabilitiesFor({ captures: 'once' }, ['QR_CODE', 'EWALLET/SHOPEEPAY/PH']).map(
      ({ code }) => code,
    );
    expect(codes).toContain('QRIS');
    expect(codes.filter((code) => code === 'SHOPEEPAY')).toHaveLength(1);
    expect(() => capabilitiesFor({ captures: 'once' }, ['EWALLET/DANNA'])).toThrow('DANNA');
  });
});
