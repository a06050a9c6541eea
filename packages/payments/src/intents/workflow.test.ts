// Waiting for a payer: the payer responds once, whatever else happens to the intent meanwhile.
import { decideIn } from '@kasir/core/server';
import { expect, test } from 'vitest';
import { channelOf, harness } from '../testing/harness.ts';
import { expireIntent } from './end.ts';
import { awaitPayer } from './workflow.ts';

const ovo = channelOf('EWALLET', 'OVO');

test('the payer for whom a request waits pays once, and a later response on the device changes nothing', async () => {
  const merchant = harness();
  const { store, partition, context } = merchant;
  const intent = await merchant.open(await merchant.make({ channel: ovo }), {
    pendingAs: 'payment',
  });
  const finish = () =>
    store.exec(partition, (at, tx) =>
      decideIn(at, tx, context(partition), (d) =>
        awaitPayer.finish(d, { intent: intent.id }, undefined),
      ),
    );
  await finish();
  await finish();
  await merchant.advance(120_000);
  expect((await merchant.intent(intent)).state.status).toBe('SUCCEEDED');
  expect((await merchant.paymentsOf(intent)).map(({ state }) => state.status)).toEqual([
    'SUCCEEDED',
  ]);
});

test('an intent that has ended does not change when its payer responds', async () => {
  const merchant = harness();
  const intent = await merchant.open(await merchant.make({ channel: ovo }));
  await merchant.decide((d) => {
    expireIntent(d, intent);
    awaitPayer.finish(d, { intent: intent.id }, undefined);
    awaitPayer.finish(d, { intent: 'none' }, undefined);
  });
  expect((await merchant.intent(intent)).state.status).toBe('EXPIRED');
});

test('a payment that is pending before its payer acts is the same one that later succeeds or fails', async () => {
  const page = channelOf('EWALLET', 'DANA');
  const merchant = harness();
  const intent = await merchant.open(await merchant.make({ channel: page }), {
    pendingAs: 'payment',
  });
  const [pending] = await merchant.paymentsOf(intent);
  expect(pending?.state.status).toBe('PENDING');
  await merchant.advance(86_400_000);
  expect((await merchant.paymentsOf(intent)).map(({ id, state }) => [id, state.status])).toEqual([
    [pending?.id, 'FAILED'],
  ]);
});
