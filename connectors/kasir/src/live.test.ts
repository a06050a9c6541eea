// The whole chain of live money: a live Kasir, this connector, and a second Kasir as the processor.
// Every channel that the connector declares is paid and refunded over v2 and v3, and both books
// agree.
import { channels, majorBounds, type Channel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { formerPayments } from './testing/former-payments.ts';
import { openLiveChain, type LiveChain } from './testing/live-chain.ts';
import {
  declaredChannels,
  holdInV2,
  holdInV3,
  nameOf,
  paymentsOn,
  refund,
} from './testing/payments.ts';

/** Every channel that the connector declares, by its type. */
const channelsByType = Map.groupBy(declaredChannels, ({ type }) => type);

/** Pays a channel by every kind of payment twice, refunds the second; returns the problems. */
const payChannel = async ({ merchant }: LiveChain, channel: Channel): Promise<string[]> => {
  const problems: string[] = [];
  const { min } = majorBounds(channel);
  for (const [kind, pay] of paymentsOn(channel)) {
    try {
      // The fee of a payment is kept: the first payment covers the refund of the second.
      await pay(merchant, channel, min * 2);
      const paid = await pay(merchant, channel, min);
      if (channel.refund) await refund(merchant, channel, paid);
    } catch (error) {
      problems.push(`${nameOf(channel)}, ${kind}: ${String(error)}`);
    }
  }
  return problems;
};

/** Checks that the books of both sides agree, and the statement with them. */
const expectAgreement = async (chain: LiveChain): Promise<void> => {
  const { live, processor } = await chain.books();
  expect(live).toEqual(processor);
  expect(await chain.reconcile()).toEqual(live);
  expect(chain.failures).toEqual([]);
};

describe('live money', () => {
  test.each([...channelsByType.keys()])(
    'over every channel of type %s is paid and refunded, and both books and the statement agree',
    async (type) => {
      const chain = await openLiveChain();
      const problems: string[] = [];
      for (const channel of channelsByType.get(type) ?? [])
        problems.push(...(await payChannel(chain, channel)));
      expect(problems).toEqual([]);
      await expectAgreement(chain);
    },
  );

  const CARDS = channels.find(({ code }) => code === 'CARDS');
  if (!CARDS) throw new Error('The table has cards.');

  test('of an authorized card is captured in part and refunded, or let go', async () => {
    const chain = await openLiveChain();
    const { make, reach } = chain.merchant;
    const hold = (amount: number) => holdInV3(chain.merchant, CARDS, amount);
    const captured = await hold(90_000);
    await make('POST', `/v3/payments/${captured.payment}/capture`, { capture_amount: 60_000 });
    await reach(`/v3/payments/${captured.payment}`, 'SUCCEEDED');
    await refund(chain.merchant, CARDS, { request: captured.request, amount: 20_000 });
    const released = await hold(50_000);
    await make('POST', `/v3/payments/${released.payment}/cancel`, {});
    await expectAgreement(chain);
    expect((await chain.books()).processor).toEqual({ IDR: 40_000 });
  });

  test('of an authorized card is captured in parts where the connector says so', async () => {
    const chain = await openLiveChain({ captures: 'in_parts' });
    const held = await holdInV2(chain.merchant, CARDS, 90_000);
    for (const capture_amount of [30_000, 45_000])
      await chain.merchant.make('POST', `/payment_requests/${held}/captures`, { capture_amount });
    await refund(chain.merchant, CARDS, { request: held, amount: 25_000 });
    await expectAgreement(chain);
    expect((await chain.books()).processor).toEqual({ IDR: 50_000 });
  });

  test.each([...formerPayments])('by %s is in both books and the statement', async (_name, pay) => {
    const chain = await openLiveChain();
    await pay(chain.merchant, 90_000);
    await expect.poll(async () => (await chain.books()).live).not.toEqual({});
    await expectAgreement(chain);
  });
});
