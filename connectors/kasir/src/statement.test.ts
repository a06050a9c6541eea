// Tests statements: each success of a day has one line with the fee of the service, so that the
// sums of both sides agree.
import { sumLines } from '@kasir/connector';
import { toMinor } from '@kasir/core/money';
import { getChannel } from '@kasir/models';
import { createUnifiedClient } from '@kasir/unified/client';
import { describe, expect, test } from 'vitest';
import { openChain } from './testing/chain.ts';
import { childOf, makeRequest, numberSource } from './testing/requests.ts';

const dana = getChannel('EWALLET', 'DANA', 'ID');
const gcash = getChannel('EWALLET', 'GCASH', 'PH');
const gpn = getChannel('CARD', 'GPN', 'ID');
const cards = getChannel('CARD', 'CARDS', 'ID');
const bca = getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID');

const today = (): string => new Date().toISOString().slice(0, 10);

describe('the statement of a day', () => {
  test('has a line for each success, and adds up to the transactions of the service', async () => {
    const chain = await openChain();
    const { succeed, act, service, platform } = chain;
    const first = today();
    const charges = [dana, gcash, gpn].map((channel) => makeRequest('charge', channel));
    for (const request of charges) await succeed(request);
    const [paid] = charges;
    if (!paid) throw new Error('There are charges.');
    const value = Math.floor(paid.amount.value / 2);
    const half = { amount: { value, currency: 'IDR' } };
    await succeed(childOf('refund', paid, dana, half));
    const inParts = makeRequest('authorize', gpn);
    await succeed(inParts);
    for (const part of [1_000, 2_000, 1_000])
      await succeed(childOf('capture', inParts, gpn, { amount: { value: part, currency: 'IDR' } }));
    const once = makeRequest('authorize', cards);
    await succeed(once);
    await succeed(childOf('capture', once, cards));
    const issued = makeRequest('issue', bca, { source: numberSource(true), amount: null });
    const { connector_reference: at } = await succeed(issued);
    for (const amount of [20_000, 20_000]) await act(at ?? '', 'pay', { amount });
    await chain.connector.lookForPayments();

    const dates = [...new Set([first, today()])];
    const statements = await Promise.all(dates.map((date) => platform.statement(date)));
    const lines = statements.flatMap((statement) => statement.lines);
    const kinds = Object.groupBy(lines, ({ kind }) => kind);
    expect(Object.entries(kinds).map(([kind, all]) => [kind, all?.length])).toEqual([
      ['charge', 3],
      ['refund', 1],
      ['capture', 4],
      ['payment', 2],
    ]);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);

    const v2 = createUnifiedClient(service);
    for (const [currency, { net }] of Object.entries(sumLines(lines))) {
      let sum = 0;
      const query = { currency, types: ['PAYMENT', 'REFUND'] as const };
      for await (const one of v2.transactions.list.items({ query })) {
        const moved = toMinor(currency, one.net_amount);
        sum += one.cashflow === 'MONEY_IN' ? moved : 0 - moved;
      }
      expect(net, currency).toBe(sum);
    }
    await v2.close();
  });

  test('is complete only when the day is over', async () => {
    const { platform } = await openChain();
    expect(await platform.statement(today())).toMatchObject({ is_complete: false, lines: [] });
    expect(await platform.statement('2026-01-01')).toMatchObject({ is_complete: true, lines: [] });
  });
});
