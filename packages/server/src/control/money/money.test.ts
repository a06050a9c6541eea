// Checks the operator's view of balances and movements against the journal, in every currency, to
// the last unit.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMajor, parseAmount } from '@kasir/core/money';
import { openTestServer } from '../../testing/test-server.ts';

const DAY_MS = 86_400_000;

interface Day {
  readonly date: string;
  readonly currency: string;
  readonly paid_in: number;
  readonly paid_out: number;
  readonly fees: number;
  readonly transactions: number;
}

test('every ledger has its balance, and every day of the range is listed, oldest first', async () => {
  const { control, platform, kasir } = await openTestServer();
  await kasir.clock.freeze();
  const { body } = await control('GET', `/accounts/${platform}/money?days=3`);
  const viewed = await kasir.store.view({ account: platform, mode: 'test' }, (view) =>
    body.ledgers.map(({ ledger, currency }: { ledger: string; currency: string }) =>
      toMajor(currency, view.balance(ledger, currency)),
    ),
  );
  expect(body.ledgers.map(({ balance }: { balance: number }) => balance)).toEqual(viewed);
  const days = body.days as Day[];
  expect(new Set(days.map(({ date }) => date)).size).toBe(3);
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
});

test('money paid in less money paid out and fees equals the change of the balance, also in centavos', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          currency: fc.constantFrom('IDR', 'PHP'),
          minor: fc.integer({ min: 1_000_00, max: 9_999_99 }),
          type: fc.constantFrom('PAYMENT', 'DISBURSEMENT'),
          hours: fc.constantFrom(0, 5, 30),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      async (posted) => {
        const { control, platform, kasir, close } = await openTestServer();
        await kasir.clock.freeze();
        for (const { currency, minor, type, hours } of posted) {
          await kasir.clock.advance(hours * 3_600_000);
          const { status } = await control('POST', `/accounts/${platform}/transactions`, {
            type,
            channel_category: type === 'PAYMENT' ? 'CARDS' : 'BANK',
            channel_code: 'BCA',
            reference_id: 'r',
            currency,
            amount: toMajor(currency, minor),
          });
          expect(status).toBe(200);
        }
        const { body } = await control('GET', `/accounts/${platform}/money?days=30`);
        for (const currency of new Set(posted.map((one) => one.currency))) {
          const sum = (read: (day: Day) => number): number =>
            (body.days as Day[])
              .filter((day) => day.currency === currency)
              .reduce((total, day) => total + (parseAmount(currency, read(day)) ?? Number.NaN), 0);
          const moved =
            sum((day) => day.paid_in) - sum((day) => day.paid_out) - sum((day) => day.fees);
          const balance = await kasir.store.view(
            { account: platform, mode: 'test' },
            (view) =>
              view.balance('merchant_available', currency) +
              view.balance('merchant_pending', currency),
          );
          expect(moved).toBe(balance);
        }
        await close();
      },
    ),
    { numRuns: 10 },
  );
});

test('money that is settled later counts once, on the day it came in', async () => {
  const { control, platform, kasir } = await openTestServer();
  await kasir.clock.freeze();
  await control('PATCH', `/accounts/${platform}`, {
    terms: { VIRTUAL_ACCOUNT: { settlement_days: 2, fee_basis_points: 100 } },
  });
  const { body: made } = await control('POST', `/accounts/${platform}/call`, {
    method: 'POST',
    path: '/payment_requests',
    body: {
      currency: 'IDR',
      amount: 100_000,
      payment_method: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'ONE_TIME_USE',
        virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
      },
    },
  });
  const path = `/accounts/${platform}/objects/${made.body.id}/act`;
  expect((await control('POST', path, { action: 'pay' })).status).toBe(200);
  await kasir.clock.advance(3 * DAY_MS);
  const { body } = await control('GET', `/accounts/${platform}/money?days=4`);
  const [first, ...later] = (body.days as Day[]).filter(({ currency }) => currency === 'IDR');
  expect(first).toMatchObject({ paid_out: 0, fees: 1_110, transactions: 2 });
  for (const day of later) expect(day).toMatchObject({ paid_in: 0, paid_out: 0, transactions: 0 });
});
