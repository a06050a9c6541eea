// Tests the whole chain of live money: a live Kasir, this connector, and a second Kasir as the
// processor. Every channel that the connector declares is paid and refunded over v2 and v3, every
// product of the first generations is paid, and the books of both sides agree.
import { channels } from '@kasir/models';
import { newDatabase } from '@kasir/server/testing/databases';
import { describe, expect, test } from 'vitest';
import { formerPayments } from './testing/former-payments.ts';
import { drawChannels, expectAgreement, payChannels } from './testing/every-channel.ts';
import { openLiveChain, twoNodesOn } from './testing/live-chain.ts';
import { declaredChannels, holdInV2, holdInV3, refund } from './testing/payments.ts';

/** Every channel that the connector declares, by its type. */
const channelsByType = Map.groupBy(declaredChannels, ({ type }) => type);

const CARDS = channels.find(({ code }) => code === 'CARDS');
if (!CARDS) throw new Error('The table has cards.');

describe('live money', () => {
  test.each([...channelsByType.keys()])(
    'over every channel of type %s is paid and refunded, and both books and the statement agree',
    async (type) => {
      const chain = await openLiveChain();
      await payChannels(chain, channelsByType.get(type) ?? []);
      await expectAgreement(chain);
    },
  );

  test('of an authorized card is captured in part and refunded, or released', async () => {
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

  test('of an authorized card is captured in several parts where the connector declares it', async () => {
    const chain = await openLiveChain({ captures: 'in_parts' });
    const held = await holdInV2(chain.merchant, CARDS, 90_000);
    for (const capture_amount of [30_000, 45_000])
      await chain.merchant.make('POST', `/payment_requests/${held}/captures`, { capture_amount });
    await refund(chain.merchant, CARDS, { request: held, amount: 25_000 });
    await expectAgreement(chain);
    expect((await chain.books()).processor).toEqual({ IDR: 50_000 });
  });

  test('that is paid by each product of the first generations is in both books and the statement', async () => {
    const chain = await openLiveChain();
    for (const pay of formerPayments.values()) await pay(chain.merchant, 90_000);
    await expectAgreement(chain);
  });
});

describe('live money on PostgreSQL, on two nodes', () => {
  test('over channels of each type and every product is paid, captured and refunded, and all books agree', async () => {
    const chain = await openLiveChain({}, twoNodesOn(await newDatabase()));
    const { merchant } = chain;
    await payChannels(chain, drawChannels(declaredChannels, 4));
    for (const pay of formerPayments.values()) await pay(merchant, 90_000);
    const { request, payment } = await holdInV3(merchant, CARDS, 90_000);
    const capture_amount = 60_000;
    await merchant.make('POST', `/v3/payments/${payment}/capture`, { capture_amount });
    await merchant.reach(`/v3/payments/${payment}`, 'SUCCEEDED');
    await refund(merchant, CARDS, { request, amount: 20_000 });
    await expectAgreement(chain);
  });
});
