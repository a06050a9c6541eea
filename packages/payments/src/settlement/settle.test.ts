// Settlement: money under terms with days waits in the pending ledger and becomes available once.
import type { Context } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { findChannel, transactions, type Channel } from '@kasir/models';
import { expect, test } from 'vitest';
import { ledgers, paymentDuties, SETTLE, succeed } from './index.ts';
import { plainAccount } from './testing/account.ts';

const realm = { account: plainAccount.id, mode: 'test' } as const;
const account = { ...plainAccount, terms: { VIRTUAL_ACCOUNT: { settlement_days: 2 } } };
const channel = findChannel('VIRTUAL_ACCOUNT', 'BRI', 'IDR') as Channel;
const DAY_MS = 86_400_000;

test('money under terms of two days is pending until then, and settles exactly once (RPT-BH-line_type)', async () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  await store.exec(realm, (at, tx) =>
    succeed(at, tx, {
      account,
      channel,
      product: 'pr-1',
      parent: '1',
      method: null,
      amount: 100_000,
      reference_id: 'order-1',
      account_identifier: null,
      detail: {},
    }),
  );
  const read = () =>
    store.view(realm, (view) => ({
      moved: [ledgers.available, ledgers.pending].map((one) => view.balance(one, 'IDR')),
      lines: view
        .entries(ledgers.available, 'IDR', { limit: 10 })
        .map((one) => [one.type, one.amount]),
      status: view.list(transactions, {}, { limit: 1 }).rows[0]?.public.settlement_status,
    }));
  // 1 % of 100,000 and 11 % of that.
  expect(await read()).toEqual({ moved: [0, 98_890], lines: [], status: 'PENDING' });
  clock.advance(2 * DAY_MS - 1);
  expect(await store.claim(1, 1_000)).toEqual([]);
  clock.advance(1);
  const [job] = await store.claim(1, 1_000);
  expect(job?.topic).toBe(SETTLE);
  const run = () =>
    store.exec(realm, (at, tx) =>
      paymentDuties[0]?.run(at, tx, { payload: job?.payload, context: {} as Context }),
    );
  await run();
  const settled = {
    moved: [98_890, 0],
    lines: [
      ['TRANSACTION', 100_000],
      ['FEE', -1_000],
      ['VAT', -110],
    ],
    status: 'SETTLED',
  };
  expect(await read()).toEqual(settled);
  await run();
  expect(await read()).toEqual(settled);
});
