// Tests the list of payment requests of v3: all filters, and the refusal of unknown filters.
import { describe, expect, test } from 'vitest';
import {
  byAccount,
  byCard,
  byPush,
  byWallet,
  cards,
  createMerchant,
  openAccount,
} from '../testing/merchant.ts';

const url = '/v3/payment_requests';

describe('the list', () => {
  test('is filtered by status, type and channel_code, alone and together (V3-UNSPEC-03)', async () => {
    const place = createMerchant();
    const manual = { capture_method: 'MANUAL' };
    const made = [
      await place.request(byWallet()),
      await place.request(byAccount()),
      await place.request(openAccount()),
      await place.request(byCard({}, cards.known)),
      await place.request(byCard(manual, cards.known)),
      await place.request(byWallet({ type: 'PAY_AND_SAVE' })),
      await place.request(
        byCard({ type: 'VERIFY_PAYMENT_METHOD', request_amount: 0 }, cards.known),
      ),
      await place.request(byPush()),
    ];
    await place.cancel(made[0].id as string);
    const rows = await Promise.all(made.map(({ id }) => place.read(id as string)));
    type Name = 'status' | 'type' | 'channel_code';
    const names: readonly Name[] = ['status', 'type', 'channel_code'];
    const list = async (query: Partial<Record<Name, string>>) => {
      const text = new URLSearchParams({ ...query, limit: '100' }).toString();
      const { status, body } = await place.call('GET', `${url}?${text}`);
      expect(status).toBe(200);
      const found = body.data as Record<Name | 'id', string>[];
      return found.map(({ id }) => id).toSorted();
    };
    const kept = (query: Partial<Record<Name, string>>) =>
      rows
        .filter((row) => names.every((name) => (query[name] ?? row[name]) === row[name]))
        .map(({ id }) => id as string)
        .toSorted();
    for (const row of rows)
      for (const query of [
        ...names.map((name) => ({ [name]: row[name] as string })),
        { status: row.status as string, channel_code: row.channel_code as string },
        { status: row.status as string, type: row.type as string },
      ])
        expect([query, await list(query)]).toEqual([query, kept(query)]);
    expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThan(4);
    expect(await list({ channel_code: 'NO_CHANNEL' })).toEqual([]);
    expect(await list({ status: 'FAILED' })).toEqual([]);
  });

  test('refuses an unknown filter, and suggests a similar one (CORE-UNSPEC-09)', async () => {
    const { status, body } = await createMerchant().call('GET', `${url}?stauts=SUCCEEDED`);
    expect([status, body.error_code, body.errors[0].path]).toEqual([
      400,
      'API_VALIDATION_ERROR',
      'query.stauts',
    ]);
    expect(body.message).toContain('Unknown parameter. Did you mean status?');
  });
});
