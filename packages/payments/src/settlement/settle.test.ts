// Settlement: money under terms with days stays in the pending ledger and becomes available once.
import { runJob } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { getChannel } from '@kasir/models';
import { expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { transactions } from '../ledger/kind.ts';
import { completePayment } from '../payments/complete.ts';
import { plainAccount } from '../testing/account.ts';
import { contextFor, decide, partition, product } from '../testing/decide.ts';
import { settleJob } from './settle.ts';

const account = { ...plainAccount, terms: { VIRTUAL_ACCOUNT: { settlement_days: 2 } } };
const channel = getChannel('VIRTUAL_ACCOUNT', 'BRI', 'ID');
const DAY_MS = 86_400_000;

test('money under terms of two days is pending until then, and settles exactly once (RPT-BH-line_type)', async () => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  await decide(
    store,
    (d) =>
      completePayment(d, {
        product,
        intent: null,
        instrument: null,
        channel,
        amount: 100_000,
        reference: 'order-1',
        identifier: null,
        detail: {},
      }),
    account,
  );
  const read = () =>
    store.view(partition, (view) => ({
      moved: [ledgers.available, ledgers.pending].map((one) => view.balance(one, 'IDR')),
      lines: view
        .entries(ledgers.available, 'IDR', { limit: 10 })
        .map((one) => [one.type, one.amount]),
      status: view.list(transactions, {}, { limit: 1 }).rows[0]?.state.settlement,
    }));
  // 1 % of 100,000 and 11 % of that.
  expect(await read()).toEqual({ moved: [0, 98_890], lines: [], status: 'PENDING' });
  clock.advance(2 * DAY_MS - 1);
  expect(await store.claim(1, 1_000)).toEqual([]);
  clock.advance(1);
  const [job] = await store.claim(1, 1_000);
  if (!job) throw new Error('Nothing is due');
  expect(job.topic).toBe('transaction.settle');
  const again = await decide(store, (d) => d.schedule(settleJob, d.now, job.payload as never));
  await runJob(store, settleJob, job, contextFor(account));
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
  await runJob(store, settleJob, { ...job, id: again }, contextFor(account));
  expect(await read()).toEqual(settled);
});
