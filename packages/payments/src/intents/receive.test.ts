// Tests money that comes in on a number or code: it is accepted when it matches the requested
// amount, and refused or reversed in full when the number has ended.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endInstrument } from '../instruments/end.ts';
import { getInstrument } from '../instruments/find.ts';
import { instruments } from '../instruments/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { payments } from '../payments/kind.ts';
import { channelsOfTypes, harness, type Harness } from '../testing/harness.ts';
import { receiveMoney, type IncomingMoney } from './receive.ts';

const { QR_CODE: qris, VIRTUAL_ACCOUNT: account, EWALLET: wallet } = channelsOfTypes;
const open = { amount: null, min: null, max: null };

/** Pays to the current row of an instrument; returns the received amount, or the refusal. */
const receive = (
  { act }: Harness,
  { id }: { readonly id: string },
  amount: number | null,
  late: IncomingMoney['late'] = 'refuse',
) =>
  act((d) => {
    const received = receiveMoney(d, getInstrument(d, id), { amount, late });
    return received.ok ? received.payment.state.amount : received.refusal;
  });

test('payments to an ended code are reversed, sum up to zero, and only signal that they were late (STATE-QR-03)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 5 }),
      fc.constantFrom('consumed', 'expired', 'withdrawn', 'switched off'),
      async (amounts, end) => {
        const { make, decide, store, partition, signals } = harness();
        const { id } = await make({ channel: qris, reusable: end !== 'consumed' });
        const pay = (amount: number) =>
          decide((d) => {
            const money = { amount, late: 'reverse', detail: { receipt: 'receipt-1' } } as const;
            const received = receiveMoney(d, getInstrument(d, id), money);
            return received.ok ? received.payment : null;
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
        expect([await balances(), signals()]).toEqual([
          before,
          amounts.map(() => 'payment.received_late'),
        ]);
      },
    ),
    { numRuns: 60 },
  );
});

test('a payment of a code is kept, and consumes a code for one use (STATE-QR-02, STATE-QR-04)', async () => {
  for (const [reusable, status, expected] of [
    [false, 'EXPIRED', ['payment.completed', 'instrument.consumed']],
    [true, 'ACTIVE', ['payment.completed']],
  ] as const) {
    const { make, decide, store, partition, signals, instrument } = harness();
    const made = await make({ channel: qris, reusable });
    const money = { amount: 100_000, late: 'reverse', detail: { receipt: 'receipt-1' } } as const;
    const received = await decide((d) => receiveMoney(d, made, money));
    if (!received.ok) throw new Error(`Refused as ${received.refusal.code}`);
    const paid = received.payment;
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

const refused = (message: string) => ({
  code: 'AMOUNT_REFUSED',
  problem: { field: 'amount', message },
});

test('an account with a requested amount accepts only that amount, sent or omitted', async () => {
  const merchant = harness();
  const closed = { channel: account, requested: { ...open, amount: 50_000 }, reusable: true };
  const made = await merchant.make(closed);
  const other = refused('Must be 50000, the requested amount, or omitted.');
  for (const amount of [49_000, 50_001, 0])
    expect(await receive(merchant, made, amount)).toEqual(other);
  for (const amount of [50_000, null]) expect(await receive(merchant, made, amount)).toBe(50_000);
  expect(merchant.signals()).toEqual(['payment.completed', 'payment.completed']);
});

test('an open account accepts amounts within its own bounds and those of its channel', async () => {
  const merchant = harness();
  const between = { ...open, min: 20_000, max: 30_000 };
  const made = await merchant.make({ channel: account, requested: between, reusable: true });
  for (const amount of [19_999, 30_001])
    expect(await receive(merchant, made, amount)).toEqual(
      refused('Must be from min_amount to max_amount.'),
    );
  for (const amount of [20_000, 30_000]) expect(await receive(merchant, made, amount)).toBe(amount);
  expect(await receive(merchant, made, null)).toEqual(
    refused('This field is required, because the payer chooses the amount.'),
  );
  const free = await merchant.make({ channel: account });
  for (const amount of [0, account.bounds.max + 1])
    expect(await receive(merchant, free, amount)).toMatchObject({ code: 'AMOUNT_REFUSED' });
});

test('a payment without an amount pays the amount of the waiting intent', async () => {
  const merchant = harness();
  const made = await merchant.make({ channel: account });
  const intent = await merchant.open(made, { amount: 25_000 });
  expect(await receive(merchant, made, null)).toBe(25_000);
  expect((await merchant.intent(intent)).state.status).toBe('SUCCEEDED');
});

test('an instrument that is not paid to, or that the merchant has ended, refuses money', async () => {
  const merchant = harness();
  const linked = await merchant.make({ channel: wallet });
  expect(await receive(merchant, linked, 25_000)).toEqual({ code: 'NOT_PRESENTED' });
  const ended = await merchant.make({ channel: account });
  await merchant.decide((d) => endInstrument(d, ended, 'withdraw'));
  const { status } = (await merchant.instrument(ended)).state;
  expect(await receive(merchant, ended, 25_000)).toEqual({ code: 'NOT_ACTIVE', status });
  expect(await merchant.paymentsOf(ended)).toEqual([]);
});

test('in any history, the payments that an instrument keeps match its requested amounts', async () => {
  const near = fc.integer({ min: -2, max: 2 });
  const amounts = {
    closed: { ...open, amount: 50_000 },
    open,
    between: { ...open, min: 49_999, max: 50_001 },
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('closed' as const, 'open' as const, 'between' as const),
      fc.boolean(),
      fc.array(
        fc.tuple(
          fc.constantFrom('pay', 'pay', 'pay late', 'open', 'withdraw'),
          fc.oneof(
            fc.constant(null),
            near.map((by) => 50_000 + by),
            fc.constantFrom(-1, 0, 1),
          ),
        ),
        { maxLength: 8 },
      ),
      async (asks, reusable, history) => {
        const merchant = harness();
        const requested = amounts[asks];
        const made = await merchant.make({ channel: account, requested, reusable });
        const kept: number[] = [];
        for (const [act, amount] of history) {
          const { status } = (await merchant.instrument(made)).state;
          if (act === 'open' && status === 'ACTIVE') await merchant.open(made, { amount: 50_000 });
          else if (act === 'withdraw' && status === 'ACTIVE')
            await merchant.decide((d) => endInstrument(d, made, 'withdraw'));
          else if (act === 'pay' || act === 'pay late') {
            const late = act === 'pay' ? 'refuse' : 'reverse';
            const paid = await receive(merchant, made, amount, late);
            if (typeof paid === 'number' && status === 'ACTIVE') kept.push(paid);
          }
        }
        await merchant.store.view(merchant.partition, (view) => {
          const rows = view.list(payments, {}, { limit: 99 }).rows.toReversed();
          const money = rows.map(({ state }) => state.captured - state.refunded);
          expect(money.filter((one) => one !== 0)).toEqual(kept);
          for (const one of kept) {
            expect(one).toBeGreaterThanOrEqual(
              requested.min ?? requested.amount ?? account.bounds.min,
            );
            expect(one).toBeLessThanOrEqual(
              requested.max ?? requested.amount ?? account.bounds.max,
            );
          }
          if (!reusable) expect(kept.length).toBeLessThanOrEqual(1);
        });
      },
    ),
    { numRuns: 80 },
  );
});
