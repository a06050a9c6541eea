// Tests webhooks of the service: lost, repeated, out of order, forged, or about other objects.
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openChain, type Delivery } from './testing/chain.ts';
import { childOf, makeRequest, numberSource } from './testing/requests.ts';

const dana = getChannel('EWALLET', 'DANA', 'ID');
const ovo = getChannel('EWALLET', 'OVO', 'ID');
const cards = getChannel('CARD', 'CARDS', 'ID');
const bca = getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID');
const qris = getChannel('QR_CODE', 'QRIS', 'ID');
const spei = getChannel('VIRTUAL_ACCOUNT', 'SPEI_VIRTUAL_ACCOUNT', 'MX');

type Chain = Awaited<ReturnType<typeof openChain>>;

const updatesOf = ({ callbacks }: Chain, id: string) =>
  callbacks.flatMap((one) =>
    one.type === 'operation.updated' && one.operation.id === id ? [one.operation] : [],
  );
const paymentsOf = ({ callbacks }: Chain) =>
  callbacks.flatMap((one) => (one.type === 'payment.received' ? [one.payment] : []));

describe('a webhook', () => {
  test('makes the connector report the outcome to the platform without a request for it', async () => {
    const chain = await openChain();
    const request = makeRequest('charge', dana);
    const { connector_reference: at, action } = await chain.send(request);
    expect(action).toMatchObject({ type: 'redirect' });
    await chain.act(at ?? '', 'pay');
    await expect
      .poll(() => updatesOf(chain, request.id))
      .toMatchObject([{ status: 'succeeded', amount: request.amount }]);
  });

  test('of a failure is reported with the failure code of the service', async () => {
    const chain = await openChain();
    const request = makeRequest('charge', ovo);
    const { connector_reference: at, action } = await chain.send(request);
    expect(action).toMatchObject({ type: 'wait' });
    await chain.act(at ?? '', 'decline', { failure_code: 'USER_UNREACHABLE' });
    await expect
      .poll(() => updatesOf(chain, request.id))
      .toMatchObject([{ status: 'declined', decline: { code: 'USER_UNREACHABLE' } }]);
  });

  test('of a link is reported with the token for later charges', async () => {
    const chain = await openChain();
    const linked = makeRequest('link', dana);
    const { connector_reference: at } = await chain.send(linked);
    await chain.act(at ?? '', 'authorize');
    await expect
      .poll(() => updatesOf(chain, linked.id))
      .toMatchObject([{ status: 'succeeded', token: at }]);
  });

  test('of a payment to a number is reported with an id by which the payment can be refunded', async () => {
    const chain = await openChain();
    const request = makeRequest('issue', qris, { source: numberSource(false) });
    const issued = await chain.succeed(request);
    await chain.act(issued.connector_reference ?? '', 'pay');
    await expect.poll(() => paymentsOf(chain)).toHaveLength(1);
    const [payment] = paymentsOf(chain);
    expect(payment).toMatchObject({ issued_by: request.id, amount: request.amount });
    await chain.succeed(makeRequest('issue', qris, { source: numberSource(false) }));
    const refund = { ...childOf('refund', request, qris), parent: payment?.id ?? '' };
    await chain.succeed(refund);
  });

  test.each([
    ['v2', bca],
    ['v3', spei],
  ])(
    'of each payment to a reusable number is reported as a separate payment, in %s',
    async (_, channel) => {
      const chain = await openChain();
      const request = makeRequest('issue', channel, { source: numberSource(true), amount: null });
      const { connector_reference: at, instrument } = await chain.succeed(request);
      expect(instrument).toMatchObject({ number: expect.stringMatching(/^\d+$/) });
      for (const amount of [20_000, 30_000]) await chain.act(at ?? '', 'pay', { amount });
      await expect.poll(() => paymentsOf(chain)).toHaveLength(2);
      expect(new Set(paymentsOf(chain).map(({ id }) => id)).size).toBe(2);
    },
  );

  test('that is forged, or about an unknown object, has no effect', async () => {
    const held: Delivery[] = [];
    const chain = await openChain({
      deliver: async (delivery) => {
        held.push(delivery);
        return 200;
      },
    });
    const request = makeRequest('charge', dana);
    const { connector_reference: at } = await chain.send(request);
    await chain.act(at ?? '', 'pay');
    await chain.quiet();
    const [first] = held;
    const send = async (headers: Headers, body: string): Promise<number> =>
      (await fetch(chain.connector.webhookUrl, { method: 'POST', headers, body })).status;
    first?.headers.delete('content-length');
    const forged = new Headers(first?.headers);
    forged.set('x-callback-token', 'guessed');
    expect(await send(forged, first?.text ?? '')).toBe(401);
    const other = (first?.text ?? '').replaceAll(request.id, 'order-of-a-shop');
    expect(await send(first?.headers ?? forged, other)).toBe(200);
    expect(chain.callbacks).toEqual([]);
  });
});

describe('without webhooks', () => {
  test('reading finds every outcome, and the look-up of payments reports every payment once', async () => {
    const chain = await openChain({ deliver: async () => 200 });
    const charged = makeRequest('charge', dana);
    await chain.succeed(charged);
    const requests = [bca, spei].map((channel) =>
      makeRequest('issue', channel, { source: numberSource(true), amount: null }),
    );
    for (const request of requests) {
      const { connector_reference: at } = await chain.succeed(request);
      await chain.act(at ?? '', 'pay', { amount: 20_000 });
    }
    for (let round = 0; round < 3; round += 1) await chain.connector.lookForPayments();
    await expect.poll(() => paymentsOf(chain)).toHaveLength(requests.length);
    const issued = new Set(paymentsOf(chain).map(({ issued_by: id }) => id));
    expect(issued).toEqual(new Set(requests.map(({ id }) => id)));
  });
});

describe('webhooks in any order', () => {
  test('lead to the same outcomes, even when each arrives twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        const held: Delivery[] = [];
        const chain = await openChain({
          deliver: async (delivery) => {
            held.push(delivery);
            return 200;
          },
        });
        const wallet = makeRequest('charge', dana);
        const card = makeRequest('authorize', cards);
        const issued = makeRequest('issue', bca, { source: numberSource(true), amount: null });
        for (const request of [wallet, card, issued]) {
          const { connector_reference: at } = await chain.send(request);
          await chain.act(at ?? '', 'pay', request === issued ? { amount: 30_000 } : {});
        }
        await chain.quiet();
        const all = [...held, ...held]
          .map((delivery) => ({ delivery, at: numbers.next().value as number }))
          .toSorted((a, b) => a.at - b.at);
        const statuses = await Promise.all(all.map(({ delivery }) => delivery.bring()));
        expect(new Set(statuses)).toEqual(new Set([200]));
        for (const { id } of [wallet, card])
          await expect.poll(() => updatesOf(chain, id).at(-1)?.status).toBe('succeeded');
        await expect.poll(() => paymentsOf(chain)).toHaveLength(1);
        expect(chain.failures).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });
});
