// Tests the limits of issued numbers: a number at the service ends when the merchant wants, and
// accepts the amounts that the merchant allows, where the service has a field for them.
import { toMinor } from '@kasir/core/money';
import { getChannel, type Channel } from '@kasir/models';
import { createUnifiedClient, unwrap } from '@kasir/unified/client';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openChain } from './testing/chain.ts';
import { makeRequest, numberSource } from './testing/requests.ts';

const bri = getChannel('VIRTUAL_ACCOUNT', 'BRI', 'ID');
const transfer = getChannel('VIRTUAL_ACCOUNT', 'BANK_TRANSFER', 'PH');
const spei = getChannel('VIRTUAL_ACCOUNT', 'SPEI_VIRTUAL_ACCOUNT', 'MX');
const alfamart = getChannel('OVER_THE_COUNTER', 'ALFAMART', 'ID');
const qris = getChannel('QR_CODE', 'QRIS', 'ID');

type Chain = Awaited<ReturnType<typeof openChain>>;

const HOUR_MS = 3_600_000;

/** Returns the time in three hours, as the platform writes it. */
const soon = (): string => new Date(Date.now() + 3 * HOUR_MS).toISOString();

/** Issues a number with limits, and returns its id at the service with the issued instrument. */
const issue = async (
  { succeed }: Chain,
  channel: Channel,
  { reusable, amount, ...limits }: Readonly<Record<string, unknown>> & { reusable: boolean },
) => {
  const source = { ...numberSource(reusable), ...limits };
  const changes = { source, ...(amount !== undefined && { amount }) };
  const { connector_reference, instrument } = await succeed(makeRequest('issue', channel, changes));
  return { id: connector_reference ?? '', instrument };
};

/** Reads the virtual account of a number of v2. */
const readAccount = async ({ service }: Chain, id: string) => {
  const v2 = createUnifiedClient(service);
  onTestFinished(() => v2.close());
  const params = { id };
  const method = id.startsWith('pm-')
    ? unwrap(await v2.paymentMethods.get({ params }))
    : unwrap(await v2.paymentRequests.get({ params })).payment_method;
  return method.virtual_account;
};

describe('a virtual account of v2', () => {
  test.each([
    ['that is paid many times', { reusable: true, amount: null }],
    ['that is paid once with any amount', { reusable: false, amount: null }],
  ])('%s has the end, the bounds and the suggested amount of the merchant', async (_, how) => {
    const chain = await openChain();
    const expires_at = soon();
    const limits = { expires_at, min: 20_000, max: 90_000, suggested_amount: 50_000 };
    const { id, instrument } = await issue(chain, bri, { ...how, ...limits });
    expect(instrument).toMatchObject({ expires_at });
    expect(await readAccount(chain, id)).toMatchObject({
      min_amount: 20_000,
      max_amount: 90_000,
      channel_properties: { expires_at, suggested_amount: 50_000 },
    });
  });

  test('that is paid once with one amount has the end of the merchant', async () => {
    const chain = await openChain();
    const expires_at = soon();
    const { id } = await issue(chain, bri, { reusable: false, expires_at });
    const account = await readAccount(chain, id);
    expect(account?.channel_properties).toMatchObject({ expires_at });
  });

  test.each([
    [1_005, 2_029],
    [1_010, 111_111_111],
    [110, 19_999_999_999],
  ])('has the exact bounds %i and %i in a currency with decimals', async (min, max) => {
    const chain = await openChain();
    const { id } = await issue(chain, transfer, { reusable: true, amount: null, min, max });
    const account = await readAccount(chain, id);
    expect(toMinor('PHP', account?.min_amount ?? 0)).toBe(min);
    expect(toMinor('PHP', account?.max_amount ?? 0)).toBe(max);
  });

  test('accepts only payments within its bounds, and none after its end', async () => {
    const chain = await openChain();
    const limits = { expires_at: soon(), min: 20_000, max: 90_000 };
    const { id } = await issue(chain, bri, { reusable: true, amount: null, ...limits });
    for (const amount of [19_999, 90_001])
      await expect(chain.act(id, 'pay', { amount })).rejects.toThrow('amount');
    for (const amount of [20_000, 90_000]) await chain.act(id, 'pay', { amount });
    await chain.service.control.clock.advance({ body: { ms: 4 * HOUR_MS, wait_ms: 10_000 } });
    await expect(chain.act(id, 'pay', { amount: 50_000 })).rejects.toThrow();
  });

  test('without limits has those of the service', async () => {
    const chain = await openChain();
    const limits = { expires_at: null, min: null, max: null, suggested_amount: null };
    const { id, instrument } = await issue(chain, bri, { reusable: true, amount: null, ...limits });
    expect(Date.parse(instrument?.expires_at ?? '')).toBeGreaterThan(Date.now() + 24 * HOUR_MS);
    expect(await readAccount(chain, id)).toMatchObject({
      min_amount: null,
      max_amount: null,
    });
  });
});

describe('a number without fields for bounds', () => {
  test.each([
    ['a code of v2', alfamart, true],
    ['a code of v2 that is paid once', alfamart, false],
    ['a QR code of v2', qris, true],
    ['a QR code of v2 that is paid once', qris, false],
    ['a virtual account of v3', spei, true],
    ['a virtual account of v3 that is paid once', spei, false],
  ])('is issued with the end of the merchant: %s', async (_, channel, reusable) => {
    const chain = await openChain();
    const limits = { expires_at: soon(), min: channel.bounds.min, max: channel.bounds.max };
    const { id, instrument } = await issue(chain, channel, { reusable, ...limits });
    expect(instrument).toMatchObject({ expires_at: limits.expires_at });
    await chain.service.control.clock.advance({ body: { ms: 4 * HOUR_MS, wait_ms: 10_000 } });
    await expect(chain.act(id, 'pay')).rejects.toThrow();
  });
});
