// Tests charges that the merchant initiates: when the service needs the payer, they are declined
// and can no longer be paid, whatever response is lost.
import type { FaultInput } from '@kasir/control';
import { getChannel, type Channel } from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { openChain } from './testing/chain.ts';
import { makeRequest, tokenSource } from './testing/requests.ts';

const dana = getChannel('EWALLET', 'DANA', 'ID');
const ovo = getChannel('EWALLET', 'OVO', 'ID');
const mandiri = getChannel('DIRECT_DEBIT', 'MANDIRI', 'ID');
const bri = getChannel('DIRECT_DEBIT', 'BRI', 'ID');
const kredivo = getChannel('PAYLATER', 'KREDIVO', 'ID');
const cards = getChannel('CARD', 'CARDS', 'ID');

type Chain = Awaited<ReturnType<typeof openChain>>;

const byMerchant = (channel: Channel, changes: object = {}) =>
  makeRequest('charge', channel, { initiator: 'merchant', ...changes });

const needsPayer = {
  status: 'declined',
  action: null,
  decline: { code: 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT', by: 'payer' },
};

/** Injects a fault into every request to a path, until the returned function is called. */
const injectAt = async (
  { service: { control } }: Chain,
  path: string,
  fault: FaultInput['fault'],
): Promise<() => Promise<void>> => {
  const match = { method: 'POST', path };
  const created = await control.faults.create({ body: { match, fault, times: null } });
  if (!created.ok) throw new Error(created.message);
  return async () => void (await control.faults.delete({}));
};

/** Checks that an operation is declined, and that its payer can no longer pay it. */
const expectEnded = async ({ read, act }: Chain, id: string): Promise<void> => {
  const ended = await read(id);
  expect(ended).toMatchObject(needsPayer);
  await expect(act(ended.connector_reference ?? '', 'pay')).rejects.toThrow();
  expect(await read(id)).toEqual(ended);
};

/** A channel of each generation, with the paths at which a charge is created and ended. */
const generations = [
  ['v2', dana, '/payment_requests', '/v2/payment_methods/{id}/expire'],
  ['v3', kredivo, '/v3/payment_requests', '/v3/payment_requests/{id}/cancel'],
] as const;

describe('a charge that the merchant initiates', () => {
  test.each([
    ['on a page of a wallet, in v2', dana, {}],
    ['on a device, in v2', ovo, {}],
    ['at a bank, in v2', mandiri, {}],
    ['at a bank, in v3', bri, {}],
    ['at a lender, in v3', kredivo, {}],
    ['to save a wallet, in v2', dana, { save: true }],
  ])(
    'is declined and ended at the service when the payer has to act: %s',
    async (_, channel, changes) => {
      for (const dialect of ['spec', 'service'] as const) {
        const chain = await openChain({ service: { dialect } });
        const request = byMerchant(channel, changes);
        expect(await chain.send(request), dialect).toMatchObject(needsPayer);
        await chain.quiet();
        await expectEnded(chain, request.id);
        expect(chain.failures).toEqual([]);
      }
    },
  );

  test('is charged or authorized when nobody has to act', async () => {
    const chain = await openChain();
    const { token } = await chain.succeed(makeRequest('link', dana));
    const source = tokenSource(token ?? '');
    expect(await chain.send(byMerchant(dana, { source }))).toMatchObject({ status: 'succeeded' });
    const held = makeRequest('authorize', cards, { initiator: 'merchant' });
    expect(await chain.send(held)).toMatchObject({ status: 'succeeded' });
  });

  test('to a saved account stays pending until its bank has debited, although v2 names an action', async () => {
    const chain = await openChain();
    const { token } = await chain.succeed(makeRequest('link', mandiri));
    // The second charge shows that the first one has not ended the saved account.
    for (let count = 0; count < 2; count += 1) {
      const request = byMerchant(mandiri, { source: tokenSource(token ?? '') });
      expect(await chain.send(request)).toMatchObject({ status: 'pending', action: null });
      await chain.service.control.clock.advance({ body: { ms: 5_000, wait_ms: 10_000 } });
      expect(await chain.read(request.id)).toMatchObject({ status: 'succeeded' });
    }
  });
});

describe.each(generations)('in %s', (_, channel, created, ended) => {
  const lost = { deliver: async () => 200 };

  test('a charge whose response is lost is found, ended and declined', async () => {
    const chain = await openChain(lost);
    const mend = await injectAt(chain, created, { type: 'cut_after_commit' });
    const request = byMerchant(channel);
    expect(await chain.send(request)).toMatchObject({ status: 'pending' });
    await mend();
    await expectEnded(chain, request.id);
  });

  test('a charge is declined when the response to its end is lost', async () => {
    const chain = await openChain(lost);
    const mend = await injectAt(chain, ended, { type: 'cut_after_commit' });
    const request = byMerchant(channel);
    await chain.send(request);
    await mend();
    await expectEnded(chain, request.id);
  });

  test('a charge whose end was not received stays pending without an action until it has ended', async () => {
    const chain = await openChain(lost);
    const mend = await injectAt(chain, ended, { type: 'cut_before_commit' });
    const request = byMerchant(channel);
    expect(await chain.send(request)).toMatchObject({ status: 'pending', action: null });
    await mend();
    await expectEnded(chain, request.id);
  });

  test('a charge that its payer has paid before it could be ended succeeds', async () => {
    const chain = await openChain(lost);
    const mend = await injectAt(chain, ended, { type: 'status', status: 503 });
    const request = byMerchant(channel);
    const { status, connector_reference: at } = await chain.send(request);
    expect(status).toBe('pending');
    await chain.act(at ?? '', 'pay');
    await mend();
    expect(await chain.read(request.id)).toMatchObject({ status: 'succeeded' });
  });

  test('a charge that the service refuses to end is declined, and its late success is reported', async () => {
    const chain = await openChain();
    const fault = { type: 'status', status: 400, error_code: 'OPERATION_NOT_ALLOWED' } as const;
    await injectAt(chain, ended, fault);
    const request = byMerchant(channel);
    const { connector_reference: at, ...sent } = await chain.send(request);
    expect(sent).toMatchObject(needsPayer);
    await chain.act(at ?? '', 'pay');
    await expect
      .poll(() => chain.callbacks.at(-1))
      .toMatchObject({ operation: { id: request.id, status: 'succeeded' } });
    expect(await chain.read(request.id)).toMatchObject({ status: 'succeeded' });
  });
});
