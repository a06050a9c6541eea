// Money that comes in on a code alone: kept while the code is there, given back whole when it is
// not.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endInstrument } from '../instruments/end.ts';
import { instruments } from '../instruments/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { payments } from '../payments/kind.ts';
import { channelsOfTypes, harness } from '../testing/harness.ts';
import { receivePayment } from './receive.ts';

const { QR_CODE: qris } = channelsOfTypes;

test('payments of a code that has ended net to zero and nothing is signaled, whatever the amounts (STATE-QR-03)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('consumed', 'expired', 'withdrawn', 'switched off'),
      async (amounts, end) => {
        const { make, decide, store, partition, signals } = harness();
        const { id } = await make({ channel: qris, reusable: end !== 'consumed' });
        const pay = (amount: number) =>
          decide((d) => {
            const code = d.get(instruments, id);
            return code && receivePayment(d, code, amount, { receipt: 'receipt-1' });
          });
        if (end === 'consumed') await pay(25_000);
        else if (end === 'switched off')
          await decide((d) => d.transition(instruments, { id }, 'deactivate'));
        else
          await decide((d) => endInstrument(d, { id }, end === 'expired' ? 'expire' : 'withdraw'));
        signals();
        const balances = () =>
          store.view(partition, (view) => ledgerNames.map((name) => view.balance(name, 'IDR')));
        const before = await balances();
        for (const amount of amounts) {
          const late = await pay(amount);
          expect(late?.state).toMatchObject({ status: 'SUCCEEDED', amount, captured: amount });
          expect(late?.state).toMatchObject({ refunded: amount, reversed: true });
        }
        expect([await balances(), signals()]).toEqual([before, []]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a payment of a code is kept, and uses it up when it is for one use (STATE-QR-02, STATE-QR-04)', async () => {
  for (const [reusable, status, expected] of [
    [false, 'EXPIRED', ['payment.completed', 'instrument.consumed']],
    [true, 'ACTIVE', ['payment.completed']],
  ] as const) {
    const { make, decide, store, partition, signals, instrument } = harness();
    const made = await make({ channel: qris, reusable });
    const paid = await decide((d) => receivePayment(d, made, 100_000, { receipt: 'receipt-1' }));
    expect(signals()).toEqual(expected);
    expect((await instrument(made)).state.status).toBe(status);
    expect(paid.state).toMatchObject({ reversed: false, intent: null, instrument: made.id });
    expect(paid.state.detail).toMatchObject({ receipt: 'receipt-1', issuer: 'DANA' });
    await store.view(partition, (view) => {
      // 0.7 % of 100,000 and 11 % of that.
      expect(view.balance(ledgers.available, 'IDR')).toBe(100_000 - 777);
      expect(view.children(payments, made.id)).toHaveLength(1);
    });
  }
});
