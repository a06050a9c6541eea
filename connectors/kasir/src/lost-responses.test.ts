// Tests lost responses of the service: no operation is executed twice or forgotten, and an
// operation that was reported as declined is never executed later.
import { getChannel, type Channel } from '@kasir/models';
import { createUnifiedClient } from '@kasir/unified/client';
import { createV3Client } from '@kasir/v3/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openChain } from './testing/chain.ts';
import { childOf, makeRequest, numberSource } from './testing/requests.ts';

const cards = getChannel('CARD', 'CARDS', 'ID');
const gpn = getChannel('CARD', 'GPN', 'ID');
const bca = getChannel('VIRTUAL_ACCOUNT', 'BCA', 'ID');
const kredivo = getChannel('PAYLATER', 'KREDIVO', 'ID');

type Chain = Awaited<ReturnType<typeof openChain>>;
type Cut = 'cut_before_commit' | 'cut_after_commit';

/** Cuts every write to the service until the returned function is called. */
const cutWrites = async ({ service }: Chain, type: Cut): Promise<() => Promise<void>> => {
  const match = { method: 'POST' };
  const created = await service.control.faults.create({
    body: { match, fault: { type }, times: null },
  });
  if (!created.ok) throw new Error(created.message);
  return async () => void (await service.control.faults.delete({}));
};

/**
 * Acknowledges webhooks and drops them, so that the connector learns outcomes only by reading from
 * the service.
 */
const lost = async (): Promise<number> => 200;

/**
 * Without return URLs the payer is absent: no approval is requested, and the payment is final at
 * once.
 */
const alone = { return_urls: { success: null, failure: null, cancel: null } };

/**
 * One operation of each work that the service completes without a payer; each function first
 * executes the operations that its operation needs.
 */
const works: readonly (readonly [
  string,
  (chain: Chain) => Promise<ReturnType<typeof makeRequest>>,
])[] = [
  ['charge of v2', async () => makeRequest('charge', gpn, alone)],
  ['charge of v3', async () => makeRequest('charge', cards, alone)],
  ['authorize', async () => makeRequest('authorize', cards, alone)],
  ['link of v2', async () => makeRequest('link', gpn, alone)],
  ['link of v3', async () => makeRequest('link', cards, alone)],
  ['issue', async () => makeRequest('issue', bca, { source: numberSource(true) })],
  ['issue once', async () => makeRequest('issue', bca, { source: numberSource(false) })],
  [
    'capture of v2',
    async ({ succeed }) => {
      const held = makeRequest('authorize', gpn, alone);
      await succeed(held);
      return childOf('capture', held, gpn);
    },
  ],
  [
    'capture of v3',
    async ({ succeed }) => {
      const held = makeRequest('authorize', cards, alone);
      await succeed(held);
      return childOf('capture', held, cards);
    },
  ],
  [
    'refund',
    async ({ succeed }) => {
      const paid = makeRequest('charge', gpn, alone);
      for (const request of [makeRequest('charge', gpn, alone), paid]) await succeed(request);
      return childOf('refund', paid, gpn);
    },
  ],
];

/**
 * Loses the response to one operation of each work. They run concurrently, because each waits for
 * all attempts of its client.
 */
const loseEach = (
  type: Cut,
  check: (chain: Chain, request: ReturnType<typeof makeRequest>, name: string) => Promise<void>,
): Promise<unknown> =>
  Promise.all(
    works.map(async ([name, prepare]) => {
      const chain = await openChain({ deliver: lost });
      const request = await prepare(chain);
      const mend = await cutWrites(chain, type);
      expect(await chain.send(request), name).toMatchObject({ status: 'pending' });
      await mend();
      await check(chain, request, name);
    }),
  );

describe('a lost response, whatever the work', () => {
  test('an operation that the service has executed is found, and is not executed again', async () => {
    await loseEach('cut_after_commit', async ({ read, send }, request, name) => {
      const found = await read(request.id);
      expect(found, name).toMatchObject({ status: 'succeeded' });
      expect(await send(request), name).toEqual(found);
    });
  });

  test('an operation that the service has never received is declined', async () => {
    await loseEach('cut_before_commit', async ({ read }, request, name) => {
      expect(await read(request.id), name).toMatchObject({
        status: 'declined',
        decline: { code: 'PROCESSOR_ERROR' },
      });
    });
  });
});

describe('a request that was delayed', () => {
  const late = { currency: 'IDR', amount: 25_000, reference_id: 'late' } as const;

  test('is refused by the service once the operation is declined', async () => {
    const chain = await openChain({ deliver: lost });
    const request = makeRequest('charge', gpn, alone);
    const mend = await cutWrites(chain, 'cut_before_commit');
    await chain.send(request);
    await mend();
    await chain.read(request.id);
    const options = { idempotencyKey: request.id };
    const v2 = createUnifiedClient(chain.service);
    const payment_method = {
      type: 'VIRTUAL_ACCOUNT',
      reusability: 'ONE_TIME_USE',
      virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti' } },
    } as const;
    const body = { ...late, payment_method };
    expect(await v2.paymentRequests.create({ body }, options)).toMatchObject({
      code: 'IDEMPOTENCY_ERROR',
    });
    await v2.close();
  });

  test('is refused in v3 as well', async () => {
    const chain = await openChain({ deliver: lost });
    const request = makeRequest('charge', kredivo);
    const mend = await cutWrites(chain, 'cut_before_commit');
    await chain.send(request);
    await mend();
    await chain.read(request.id);
    const v3 = createV3Client(chain.service);
    const channel_properties = {
      success_return_url: 'https://merchant.example/thanks',
      failure_return_url: 'https://merchant.example/sorry',
    };
    const sent = await v3.paymentRequests.create(
      {
        body: {
          type: 'PAY',
          country: 'ID',
          currency: 'IDR',
          request_amount: 25_000,
          reference_id: 'late',
          channel_code: 'KREDIVO',
          channel_properties,
        },
      },
      { idempotencyKey: request.id },
    );
    expect(sent).toMatchObject({ code: 'IDEMPOTENCY_ERROR' });
    await v3.close();
  });
});

describe('while the service fails', () => {
  test('an operation stays pending, and gets its outcome afterwards', async () => {
    const chain = await openChain({ deliver: lost });
    const request = makeRequest('charge', gpn, alone);
    const body = { match: {}, fault: { type: 'status', status: 500 }, times: null } as const;
    const created = await chain.service.control.faults.create({ body });
    if (!created.ok) throw new Error(created.message);
    expect(await chain.send(request)).toMatchObject({ status: 'pending' });
    expect(await chain.read(request.id)).toMatchObject({ status: 'pending' });
    await chain.service.control.faults.delete({});
    expect(await chain.read(request.id)).toMatchObject({ status: 'declined' });
  });
});

describe('after random faults', () => {
  const channelsTried: readonly Channel[] = [cards, gpn, kredivo];

  test('the books of both sides agree in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.constantFrom(...channelsTried), { minLength: 3, maxLength: 6 }),
        async (seed, tried) => {
          const chain = await openChain({ deliver: lost, waitMs: 50 });
          const { service } = chain;
          for (const type of ['cut_before_commit', 'cut_after_commit'] as const)
            await service.control.faults.create({
              body: { match: {}, fault: { type }, times: null, probability: 0.3, seed },
            });
          const requests = tried.map((channel) =>
            makeRequest('charge', channel, channel === kredivo ? {} : alone),
          );
          await Promise.all(requests.map((request) => chain.platform.send(request)));
          await service.control.faults.delete({});
          const v2 = createUnifiedClient(service);
          for (const request of requests) {
            // Wait for calls in progress, then read the outcome once more.
            await expect
              .poll(async () => (await chain.read(request.id)).status)
              .not.toBe('pending');
            const { status: end } = await chain.read(request.id);
            const query = { reference_id: request.id, currency: 'IDR' };
            const paid = await v2.transactions.list({ query });
            const moved = paid.ok
              ? paid.body.data.filter(({ status }) => status === 'SUCCESS')
              : [];
            expect(moved.length).toBe(end === 'succeeded' ? 1 : 0);
          }
          await v2.close();
        },
      ),
      { numRuns: 4 },
    );
  });
});
