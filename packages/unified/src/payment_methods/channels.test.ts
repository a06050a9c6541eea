// Tests that every channel works as its row in the channel table says: its bounds, its properties,
// its payments.
import { exponents, toMajor } from '@kasir/core/money';
import { majorBounds, methodChannels, transactionCode, type Channel } from '@kasir/models';
import { magicAmounts } from '@kasir/payments/simulator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMerchant } from '../testing/merchant.ts';

const url = '/payment_requests';
const served = methodChannels.filter(
  ({ type }) => type === 'EWALLET' || type === 'VIRTUAL_ACCOUNT',
);

const values: Readonly<Record<string, string>> = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
  cancel_return_url: 'https://merchant.example/back',
  mobile_number: '+6281234567890',
  cashtag: '$siti',
  customer_name: 'Siti',
};

const keyOf = ({ type }: Channel) => (type === 'EWALLET' ? 'ewallet' : 'virtual_account');

const bodyFor = (channel: Channel, amount: number | null, without?: string) => ({
  currency: channel.currency,
  amount,
  payment_method: {
    type: channel.type,
    reusability: 'ONE_TIME_USE',
    [keyOf(channel)]: {
      channel_code: channel.code,
      channel_properties: Object.fromEntries(
        channel.requires.filter((name) => name !== without).map((name) => [name, values[name]]),
      ),
    },
  },
});

/** Returns the amount that is some minor units above or below another one, in major units. */
const stepped = ({ currency }: Channel, steps: number, minor: number): number =>
  toMajor(currency, minor + steps);

test('the table has each channel that the platform supports once', () => {
  expect(served).toHaveLength(50);
  const names = methodChannels.map(({ type, code, country }) => `${type} ${code} ${country}`);
  expect(new Set(names).size).toBe(names.length);
  for (const channel of methodChannels) {
    expect(channel.bounds.min).toBeGreaterThan(0);
    expect(channel.bounds.max).toBeGreaterThan(channel.bounds.min);
    expect(exponents[channel.currency]).toBeDefined();
  }
});

describe.each(served.map((channel) => [transactionCode(channel), channel.type, channel] as const))(
  '%s %s',
  (code, type, channel) => {
    const { min, max } = majorBounds(channel);

    test('accepts its minimum and maximum, and refuses amounts beyond with an error at amount only', async () => {
      const { call, request } = createMerchant();
      for (const amount of [min, max]) {
        const body = await request(bodyFor(channel, amount));
        expect([body.amount, body.country, body.currency]).toEqual([
          amount,
          channel.country,
          channel.currency,
        ]);
      }
      for (const amount of [
        stepped(channel, -1, channel.bounds.min),
        stepped(channel, 1, channel.bounds.max),
      ]) {
        const { status, body } = await call('POST', url, bodyFor(channel, amount));
        expect(status).toBe(400);
        expect(body.errors.map((one: { path: string }) => one.path)).toEqual(['body.amount']);
      }
    });

    test('refuses a request without a required property, and names it (PM2-UNSPEC-02)', async () => {
      const { call } = createMerchant();
      expect(channel.requires.length > 0).toBe(type === 'EWALLET');
      for (const name of channel.requires) {
        const { status, body } = await call('POST', url, bodyFor(channel, min, name));
        expect(status).toBe(400);
        expect(body.errors.map((one: { path: string }) => one.path)).toEqual([
          `body.payment_method.${keyOf(channel)}.channel_properties.${name}`,
        ]);
      }
    });

    test('is paid with any amount within its bounds, and booked under its code', async () => {
      const amounts = fc
        .integer(channel.bounds)
        .map((minor) => toMajor(channel.currency, minor))
        .filter((amount) => !magicAmounts.includes(amount));
      const { call, request, pay } = createMerchant();
      await fc.assert(
        fc.asyncProperty(amounts, async (amount) => {
          const { id, reference_id } = await request(bodyFor(channel, amount));
          expect((await pay(id)).status).toBe(200);
          const query = `currency=${channel.currency}&reference_id=${reference_id}`;
          const { data } = (await call('GET', `/transactions?${query}`)).body;
          expect(data).toHaveLength(1);
          expect(data[0]).toMatchObject({
            channel_code: code,
            channel_category: type,
            amount,
            status: 'SUCCESS',
          });
        }),
        { numRuns: 3, examples: [[stepped(channel, 1, channel.bounds.min)]] },
      );
    });

    test('expires at the time of its row', async () => {
      const { advance, read, request } = createMerchant();
      const minutes = channel.expiryMinutes ?? 31 * 366 * 24 * 60;
      expect(channel.expiryMinutes === null).toBe(type === 'VIRTUAL_ACCOUNT');
      if (channel.flow === 'PUSH') return;
      const { id } = await request(bodyFor(channel, min));
      await advance((type === 'EWALLET' ? minutes : 60) * 60_000 - 1);
      expect((await read(id)).status).toBe('REQUIRES_ACTION');
      await advance(minutes * 60_000);
      expect(await read(id)).toMatchObject({
        status: 'FAILED',
        failure_code: 'PAYMENT_REQUEST_EXPIRED',
      });
    });
  },
);
