// Tests lost responses of the processor, with a second Kasir as Xendit: nothing is executed twice,
// and every outcome is found later, except that of a charge whose id at the processor is not known.
import { createUnifiedClient } from '@kasir/unified/client';
import { expect, onTestFinished, test } from 'vitest';
import { openConnector } from './testing/connector.ts';
import { openProcessor, payer } from './testing/live-chain.ts';
import { alone, childOf, makeRequest } from './testing/requests.ts';

type Fault = 'cut_before_commit' | 'cut_after_commit';

const open = async () => {
  const { kasir, credentials } = await openProcessor();
  const opened = await openConnector({ processor: 'xendit', credentials, ...payer });
  const client = createUnifiedClient(kasir);
  onTestFinished(() => client.close());
  /** Cuts the responses to writes, a number of times or until `mend` is called. */
  const cut = async (type: Fault, times: number | null) => {
    const match = { method: 'POST' };
    const made = await kasir.control.faults.create({ body: { match, fault: { type }, times } });
    if (!made.ok) throw new Error(made.message);
  };
  const mend = async () => void (await kasir.control.faults.delete({}));
  /** Returns the amounts that moved at the processor, by type. */
  const moved = async () => {
    const listed = await client.transactions.list({ query: { currency: 'IDR', limit: 50 } });
    if (!listed.ok) throw new Error(listed.message);
    return listed.body.data
      .filter(({ type, status }) => ['PAYMENT', 'REFUND'].includes(type) && status !== 'PENDING')
      .map(({ type, amount }) => `${type} ${amount}`)
      .toSorted();
  };
  return { ...opened, cut, mend, moved };
};

test.each(['cut_before_commit', 'cut_after_commit'] as const)(
  'a charge whose first response is lost (%s) is executed once',
  async (type) => {
    const { send, cut, moved } = await open();
    await cut(type, 1);
    expect(await send(makeRequest('charge', alone))).toMatchObject({ status: 'succeeded' });
    expect(await moved()).toEqual(['PAYMENT 150000']);
  },
);

test.each(['cut_before_commit', 'cut_after_commit'] as const)(
  'a capture and a refund whose responses are all lost (%s) are found later, and are executed once',
  async (type) => {
    const { send, read, cut, mend, moved } = await open();
    const authorize = makeRequest('authorize', alone);
    await send(authorize);
    const capture = childOf('capture', authorize);
    await cut(type, null);
    expect(await send(capture)).toMatchObject({ status: 'pending' });
    await mend();
    expect(await read(capture.id)).toMatchObject({ status: 'succeeded' });
    const refund = childOf('refund', authorize, { amount: { value: 50_000, currency: 'IDR' } });
    await cut(type, null);
    expect(await send(refund)).toMatchObject({ status: 'pending' });
    await mend();
    expect(await read(refund.id)).toMatchObject({ status: 'succeeded' });
    expect(await moved()).toEqual(['PAYMENT 150000', 'REFUND 50000']);
  },
);

test('a charge whose responses are all lost stays pending, and is not declined', async () => {
  const { send, read, cut, mend, platform } = await open();
  await cut('cut_after_commit', null);
  const charge = makeRequest('charge', alone);
  expect(await send(charge)).toMatchObject({ status: 'pending' });
  await mend();
  expect(await read(charge.id)).toMatchObject({ status: 'pending' });
  expect(await platform.send(charge)).toMatchObject({ known: { status: 'pending' } });
});
