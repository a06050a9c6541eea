// Tests captures of an intent: their fields, their effect on the intent and its instrument, and
// that they match the ledger.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactions } from '../ledger/kind.ts';
import { ledgers } from '../ledger/ledgers.ts';
import { capturable } from '../payments/capture.ts';
import { captures, payments } from '../payments/kind.ts';
import { feesChargedOn } from '../payments/refund.ts';
import { channelsOfTypes, harness, type Harness } from '../testing/harness.ts';
import { captureIntent } from './capture.ts';
import { getIntent } from './find.ts';

/** Opens an authorized intent on a card; returns it with a function that captures a part. */
const held = async (amount: number) => {
  const merchant = harness();
  const instrument = await merchant.make({
    channel: channelsOfTypes.CARD,
    authentication: { skip: true, require: null },
  });
  const { id } = await merchant.open(instrument, { amount, manualCapture: true });
  merchant.signals();
  const capture = (part: number) =>
    merchant.decide((d) => {
      const captured = captureIntent(d, getIntent(d, id), { amount: part, reference: 'r' });
      if (!captured.ok) throw new Error(captured.refusal.code);
      return captured.row;
    });
  return { merchant, instrument, id, capture };
};

test('partial captures never exceed the authorization, and their totals match the ledger (PR2-UNSPEC-09, STATE-PR2-03)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 11_000, max: 1_000_000 }),
      fc.array(fc.integer({ min: 1, max: 400_000 }), { minLength: 1, maxLength: 6 }),
      async (amount, parts) => {
        const { merchant, id, capture } = await held(amount);
        let [taken, declined] = [0, 0];
        for (const part of parts) {
          if (taken + part > amount) {
            await expect(capture(part)).rejects.toThrow(
              taken === amount ? 'NOTHING_LEFT' : 'MORE_THAN_LEFT',
            );
            continue;
          }
          const { state } = await capture(part);
          if (state.status === 'FAILED') declined += 1;
          else taken += part;
          expect(state).toMatchObject({ authorized: amount, captured: part });
          expect(state.capturable).toBe(amount - taken);
        }
        await merchant.store.view(merchant.partition, (view) => {
          const [paid] = view.children(payments, id);
          if (!paid) throw new Error('There is no payment');
          expect([paid.state.captured, capturable(paid, view.now)]).toEqual([
            taken,
            amount - taken,
          ]);
          const { rows } = view.list(captures, {}, { limit: 99 });
          const done = rows.filter(({ state }) => state.status === 'SUCCEEDED');
          expect(rows.length - done.length).toBe(declined);
          const recorded = view
            .list(transactions, { any: { status: ['SUCCESS'] } }, { limit: 99 })
            .rows.map(({ state }) => state.amount);
          expect(recorded).toEqual(done.map(({ state }) => state.captured));
          const { fee, vat } = taken === 0 ? { fee: 0, vat: 0 } : feesChargedOn(view, paid);
          expect(view.balance(ledgers.available, 'IDR')).toBe(taken - fee - vat);
        });
      },
    ),
    { numRuns: 60 },
  );
});

test('the first capture completes the intent and its payment and consumes the instrument; later ones only signal themselves', async () => {
  const { merchant, instrument, id, capture } = await held(50_000);
  await capture(20_000);
  expect(merchant.signals()).toEqual([
    'capture.succeeded',
    'payment.completed',
    'intent.succeeded',
    'instrument.consumed',
  ]);
  await capture(30_000);
  expect(merchant.signals()).toEqual(['capture.succeeded']);
  expect((await merchant.intent({ id })).state.status).toBe('SUCCEEDED');
  expect((await merchant.instrument(instrument)).state.status).toBe('EXPIRED');
});

test('a capture that the bank of the card declines moves nothing, and another one can follow', async () => {
  const { merchant, id, capture } = await held(50_000);
  const { state } = await capture(10_054);
  expect(state).toMatchObject({ failure: 'INSUFFICIENT_BALANCE', capturable: 50_000 });
  expect(merchant.signals()).toEqual(['capture.failed']);
  expect((await merchant.intent({ id })).state.status).toBe('AWAITING_CAPTURE');
  await capture(50_000);
  expect((await merchant.paymentsOf({ id })).map((one) => one.state.captured)).toEqual([50_000]);
});

/** Returns the reason why a capture is refused, or null. */
const refusalOf = (merchant: Harness, id: string, amount: number | undefined) =>
  merchant.decide((d) => {
    const captured = captureIntent(d, getIntent(d, id), { amount, reference: null });
    return captured.ok ? null : captured.refusal;
  });

test('a capture without an authorization, or of more than is left, is refused and moves nothing (STATE-PR2-03)', async () => {
  const { merchant, instrument, id, capture } = await held(50_000);
  const refusal = (amount?: number) => refusalOf(merchant, id, amount);
  expect(await refusal(50_001)).toEqual({ code: 'MORE_THAN_LEFT', left: 50_000 });
  for (const amount of [undefined, 0, -1])
    expect(await refusal(amount)).toEqual({ code: 'AMOUNT_INVALID' });
  const waiting = await merchant.open(
    await merchant.make({
      channel: channelsOfTypes.CARD,
      authentication: { skip: null, require: true },
    }),
    { manualCapture: true },
  );
  expect(await refusalOf(merchant, waiting.id, 1)).toEqual({ code: 'NOT_AUTHORIZED' });
  const automatic = await merchant.open(instrument, { amount: 50_000 });
  expect(await refusalOf(merchant, automatic.id, 1)).toEqual({ code: 'AUTOMATIC' });
  const other = await held(50_000);
  await other.merchant.advance(7 * 86_400_000);
  expect(await refusalOf(other.merchant, other.id, 1)).toEqual({ code: 'FAILED' });
  merchant.signals();
  await capture(50_000);
  merchant.signals();
  expect(await refusal(1)).toEqual({ code: 'NOTHING_LEFT' });
  expect(merchant.signals()).toEqual([]);
});
