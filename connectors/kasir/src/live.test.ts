// The whole chain of live money: a live Kasir, this connector, and a second Kasir as the processor.
// Every channel that the connector declares is paid and refunded over v2 and v3, and both books
// agree.
import {
  capabilitiesOf,
  channels,
  isV3Channel,
  majorBounds,
  methodChannels,
  type Channel,
} from '@kasir/models';
import { methodBody, v3RequestBody, v3TokenBody } from '@kasir/server/testing/channels';
import { describe, expect, test } from 'vitest';
import { capabilitiesFor } from './capabilities.ts';
import { openLiveChain, type LiveChain } from './testing/live-chain.ts';

const nameOf = ({
  type,
  code,
  country,
}: Readonly<Record<'type' | 'code' | 'country', string>>): string => `${type}/${code}/${country}`;

const declared: ReadonlySet<string> = new Set(
  capabilitiesFor({ captures: 'once' }).map((one) => nameOf(one)),
);

/** Every channel that the connector declares, by its type. */
const channelsByType = Map.groupBy(
  channels.filter((one) => declared.has(nameOf(one))),
  ({ type }) => type,
);

/** A payment of the live account. */
interface Paid {
  readonly request: string;
  readonly amount: number;
}

type Pay = (chain: LiveChain, channel: Channel, amount: number) => Promise<Paid>;

/** Lets the payer approve a request, and returns it once it is paid. */
const complete = async (
  { act, reach }: LiveChain,
  path: string,
  request: { readonly id: string; readonly status: string },
  amount: number,
): Promise<Paid> => {
  const at = `${path}/${request.id}`;
  if (request.status !== 'SUCCEEDED') await act('pay');
  const read = await reach(at, 'SUCCEEDED');
  expect(read.request_amount ?? read.amount).toBe(amount);
  return { request: request.id, amount };
};

const inV2: Pay = async (chain, channel, amount) => {
  const path = '/payment_requests';
  const created = await chain.make('POST', path, {
    currency: channel.currency,
    amount,
    payment_method: methodBody(channel, 'ONE_TIME_USE'),
  });
  return complete(chain, path, created, amount);
};

const linkedInV2: Pay = async (chain, channel, amount) => {
  const methods = '/v2/payment_methods';
  const method = await chain.make('POST', methods, methodBody(channel, 'MULTIPLE_USE'));
  if (method.status !== 'ACTIVE') await chain.act('authorize');
  await chain.reach(`${methods}/${method.id}`, 'ACTIVE');
  const path = '/payment_requests';
  const created = await chain.make('POST', path, {
    currency: channel.currency,
    amount,
    payment_method_id: method.id,
  });
  return complete(chain, path, created, amount);
};

let orders = 0;

const inV3 =
  (type: 'PAY' | 'PAY_AND_SAVE'): Pay =>
  async (chain, channel, request_amount) => {
    const path = '/v3/payment_requests';
    const created = await chain.make('POST', path, {
      ...v3RequestBody(channel, type),
      request_amount,
      reference_id: `order-${(orders += 1)}`,
    });
    return complete(chain, path, { ...created, id: created.payment_request_id }, request_amount);
  };

const byToken: Pay = async (chain, channel, request_amount) => {
  const tokens = '/v3/payment_tokens';
  const token = await chain.make('POST', tokens, v3TokenBody(channel));
  if (token.status !== 'ACTIVE') await chain.act('authorize');
  await chain.reach(`${tokens}/${token.payment_token_id}`, 'ACTIVE');
  const { country, currency } = channel;
  const path = '/v3/payment_requests';
  const created = await chain.make('POST', path, {
    type: 'PAY',
    country,
    currency,
    request_amount,
    payment_token_id: token.payment_token_id,
    reference_id: `order-${(orders += 1)}`,
  });
  return complete(chain, path, { ...created, id: created.payment_request_id }, request_amount);
};

const refund = async (
  { make, reach }: LiveChain,
  channel: Channel,
  { request, amount }: Paid,
): Promise<void> => {
  const { id } = await make('POST', '/refunds', {
    payment_request_id: request,
    reason: 'REQUESTED_BY_CUSTOMER',
    ...(channel.type === 'CARD' && { amount }),
  });
  await reach(`/refunds/${id}`, 'SUCCEEDED');
};

type Payments = Readonly<Record<string, Pay | false>>;

const v2Payments = (channel: Channel): Payments => ({
  'v2 once': inV2,
  'v2 linked': channel.reusable && channel.flow !== 'PRESENT' && linkedInV2,
});

const v3Payments = (channel: Channel): Payments => {
  const canSave = capabilitiesOf(channel).includes('save');
  return {
    'v3 PAY': inV3('PAY'),
    // OVO charges the phone of its payer, which a request that saves does not have.
    'v3 PAY_AND_SAVE': canSave && channel.code !== 'OVO' && inV3('PAY_AND_SAVE'),
    'v3 token': canSave && byToken,
  };
};

const paymentsOn = (channel: Channel): Payments => ({
  ...(methodChannels.some((one) => one === channel) && v2Payments(channel)),
  ...(isV3Channel(channel) && v3Payments(channel)),
});

/** Pays a channel by every kind of payment twice, refunds the second; returns the problems. */
const payChannel = async (chain: LiveChain, channel: Channel): Promise<string[]> => {
  const problems: string[] = [];
  const { min } = majorBounds(channel);
  for (const [kind, pay] of Object.entries(paymentsOn(channel))) {
    if (pay === false) continue;
    try {
      // The fee of a payment is kept: the first payment covers the refund of the second.
      await pay(chain, channel, min * 2);
      const paid = await pay(chain, channel, min);
      if (channel.refund) await refund(chain, channel, paid);
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
    const { make, reach, act } = chain;
    const path = '/v3/payment_requests';
    const hold = async (request_amount: number) => {
      const held = await make('POST', path, {
        ...v3RequestBody(CARDS, 'PAY'),
        capture_method: 'MANUAL',
        request_amount,
        reference_id: `order-${(orders += 1)}`,
      });
      if (held.status === 'REQUIRES_ACTION') await act('pay');
      const read = await reach(`${path}/${held.payment_request_id}`, 'AUTHORIZED');
      return { request: held.payment_request_id, payment: read.latest_payment_id };
    };
    const captured = await hold(90_000);
    await make('POST', `/v3/payments/${captured.payment}/capture`, { capture_amount: 60_000 });
    await reach(`/v3/payments/${captured.payment}`, 'SUCCEEDED');
    await refund(chain, CARDS, { request: captured.request, amount: 20_000 });
    const released = await hold(50_000);
    await make('POST', `/v3/payments/${released.payment}/cancel`, {});
    await expectAgreement(chain);
    expect((await chain.books()).processor).toEqual({ IDR: 40_000 });
  });

  test('of an authorized card is captured in parts where the connector says so', async () => {
    const chain = await openLiveChain({ captures: 'in_parts' });
    const { make, reach, act } = chain;
    const path = '/payment_requests';
    const held = await make('POST', path, {
      currency: 'IDR',
      amount: 90_000,
      capture_method: 'MANUAL',
      payment_method: methodBody(CARDS, 'ONE_TIME_USE'),
    });
    if (held.status !== 'AWAITING_CAPTURE') await act('pay');
    await reach(`${path}/${held.id}`, 'AWAITING_CAPTURE');
    for (const capture_amount of [30_000, 45_000])
      await make('POST', `${path}/${held.id}/captures`, { capture_amount });
    await refund(chain, CARDS, { request: held.id, amount: 25_000 });
    await expectAgreement(chain);
    expect((await chain.books()).processor).toEqual({ IDR: 50_000 });
  });

  test('of an e-wallet endpoint of the first generation is paid by the phone that it names', async () => {
    const chain = await openLiveChain();
    const created = await chain.make(
      'POST',
      '/ewallets',
      { external_id: 'order-ovo', amount: 40_000, phone: '081234567890', ewallet_type: 'OVO' },
      { 'x-api-version': '2020-02-21' },
    );
    expect(created.status).toBe('PENDING');
    await chain.act('pay');
    await chain.reach('/ewallets?external_id=order-ovo&ewallet_type=OVO', 'COMPLETED');
    await expectAgreement(chain);
  });
});
