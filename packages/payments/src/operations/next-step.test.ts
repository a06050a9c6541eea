// Tests what the page of a payer shows while a connector waits for the payer: where to go, or what
// to scan or type.
import { memoryStore } from '@kasir/core/testing';
import { expect, test } from 'vitest';
import { decide, partition } from '../testing/decide.ts';
import { sendOperation } from '../testing/operations.ts';
import { operations } from './kind.ts';
import { showOutside } from './next-step.ts';
import type { ConnectorAction, OperationStatus } from './state.ts';

/** Returns what the page shows of an object with these operations, in their order. */
const contentOf = async (
  ...steps: readonly (readonly [OperationStatus, ConnectorAction | null])[]
) => {
  const store = memoryStore();
  await decide(store, (d) => {
    for (const [index, [status, action]] of steps.entries()) {
      const id = `00000000-0000-7000-8000-00000000000${index}`;
      const row = sendOperation(d, { id, work: 'charge', currency: 'IDR', amount: 500 });
      if (status === 'SENT') continue;
      const waiting = d.transition(operations, row, 'wait', { action });
      if (status === 'SUCCEEDED') d.transition(operations, waiting, 'succeed', { executed: 500 });
      if (status === 'DECLINED') d.transition(operations, waiting, 'decline');
    }
  });
  return store.view(partition, (view) => showOutside(view, 'p-1'));
};

const waiting = { choices: [], status: 'waiting' };
const redirect = { type: 'redirect', url: 'https://bank.example/1', expires: null } as const;
const present = (kind: 'qr' | 'number' | 'code'): ConnectorAction => ({
  type: 'present',
  text: '8808123456',
  kind,
  expires: null,
});
const typedAs = (say: string) => ({
  ...waiting,
  instructions: [{ label: { say }, value: '8808123456', typedElsewhere: true }],
});

test.each<[string, ConnectorAction | null, unknown]>([
  ['leads to the page of the connector', redirect, { ...waiting, goTo: redirect.url }],
  ['shows a QR code', present('qr'), { ...waiting, qr: '8808123456' }],
  ['shows a payment code', present('code'), typedAs('payment_code')],
  ['shows an account number', present('number'), typedAs('account_number')],
  ['only waits when the payer has nothing to do', { type: 'wait', expires: null }, waiting],
  ['only waits when no step is known', null, waiting],
])('the page %s', async (_, action, page) => {
  expect(await contentOf(['WAITING', action])).toEqual(page);
});

test('the page only waits while nothing was reported, and when nothing was sent', async () => {
  expect(await contentOf(['SENT', null])).toEqual(waiting);
  expect(await contentOf()).toEqual(waiting);
});

test('the page shows the step of the last operation that waits', async () => {
  const later = { ...redirect, url: 'https://bank.example/2' };
  const last = { ...waiting, goTo: later.url };
  expect(await contentOf(['WAITING', redirect], ['WAITING', later])).toEqual(last);
  expect(await contentOf(['WAITING', later], ['SENT', null])).toEqual(last);
  for (const end of ['SUCCEEDED', 'DECLINED'] as const) {
    expect(await contentOf(['WAITING', later], [end, redirect])).toEqual(last);
    expect(await contentOf([end, redirect])).toEqual(waiting);
  }
});

test('the page shows no step of another object', async () => {
  const store = memoryStore();
  await decide(store, (d) => {
    const sample = { id: '0190b8c2', work: 'charge', currency: 'IDR', amount: 500 } as const;
    d.transition(operations, sendOperation(d, sample), 'wait', { action: redirect });
  });
  expect(await store.view(partition, (view) => showOutside(view, 'p-2'))).toEqual(waiting);
});
