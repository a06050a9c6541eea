// Refunds of payments: reserved money is separate from the refundable amount, fees are returned
// only when the rules say so, and no order of steps creates money.
import type { Reads } from '@kasir/core/store';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { channels, getChannel, refundFailureCode, type Channel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditOpeningBalance } from '../cash/movements.ts';
import { magicAmounts, simulator, unscripted } from '../connectors/simulator.ts';
import { noFees } from '../fees/fees.ts';
import { transactions } from '../ledger/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { decide, partition, product } from '../testing/decide.ts';
import { completePayment } from './complete.ts';
import { payments } from './kind.ts';
import {
  isRefundCovered,
  feesChargedOn,
  refundable,
  refundableFees,
  refundPayment,
  releaseReservation,
  reserveRefund,
} from './refund.ts';

const wallet = getChannel('EWALLET', 'DANA', 'ID');
const qris = getChannel('QR_CODE', 'QRIS', 'ID');

/** The input of a refund that returns no fees, without its amount. */
const plain = {
  returned: noFees,
  source: { kind: 'refund', id: 'refund-1' },
  reference: 'r',
} as const;

const paid = async (channel: Channel, amount: number) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const { id } = await decide(store, (d) => {
    creditOpeningBalance(d);
    return completePayment(d, {
      product,
      intent: null,
      instrument: null,
      channel,
      amount,
      reference: 'order-1',
      identifier: null,
      detail: {},
    });
  });
  const row = (reads: Pick<Reads, 'get'>) => {
    const found = reads.get(payments, id);
    if (!found) throw new Error('There is no payment');
    return found;
  };
  const figures = () =>
    store.view(partition, (view) => {
      const { refunded, reserved, captured } = row(view).state;
      return {
        refunded,
        reserved,
        left: captured - refunded - reserved,
        balances: ledgerNames.map((ledger) => view.balance(ledger, channel.currency)),
      };
    });
  const reserve = (sum: number) => decide(store, (d) => void reserveRefund(d, row(d), sum));
  return { store, clock, row, figures, reserve };
};

test('in any order of reservations, releases and refunds, no more than the payment is refunded and the books agree', async () => {
  const acts = fc.array(
    fc.record({ act: fc.constantFrom('reserve', 'release', 'send'), pick: fc.nat(12_000) }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const { store, row, figures, reserve } = await paid(wallet, 10_000);
      const open: number[] = [];
      let sent = 0;
      for (const { act, pick } of history) {
        const before = await figures();
        if (act === 'reserve') {
          const made = reserve(pick);
          if (pick > 0 && pick <= before.left) {
            await made;
            open.push(pick);
          } else await expect(made).rejects.toThrow('is more than payment');
        } else {
          const amount = open.shift();
          if (amount === undefined) continue;
          await decide(store, (d) => {
            const free = releaseReservation(d, row(d), amount);
            if (act === 'send') refundPayment(d, free, { ...plain, amount });
          });
          if (act === 'send') sent += amount;
        }
        const after = await figures();
        expect(after.refunded).toBe(sent);
        expect(after.reserved).toBe(open.reduce((sum, one) => sum + one, 0));
        expect(after.left).toBeGreaterThanOrEqual(0);
        expect(after.balances.reduce((sum, one) => sum + one, 0)).toBe(0);
        if (act !== 'send') expect(after.balances).toEqual(before.balances);
      }
      const rows = await store.view(
        partition,
        (view) => view.list(transactions, {}, { limit: 99 }).rows,
      );
      const [payment, ...refunds] = rows.toReversed().map((one) => one.state);
      expect(payment?.status).toBe(sent === 10_000 ? 'REFUNDED' : 'SUCCESS');
      expect(refunds.reduce((sum, one) => sum + one.amount, 0)).toBe(sent);
      for (const one of refunds)
        expect([one.type, one.cashflow, one.status]).toEqual(['REFUND', 'MONEY_OUT', 'SUCCESS']);
    }),
    { numRuns: 60 },
  );
});

test('no more than the reserved amount can be released, and reserved money cannot be refunded', async () => {
  const { store, row, reserve } = await paid(wallet, 1_000);
  await reserve(600);
  await expect(decide(store, (d) => void releaseReservation(d, row(d), 601))).rejects.toThrow(
    'has not reserved 601',
  );
  const send = (amount: number) =>
    decide(store, (d) => void refundPayment(d, row(d), { ...plain, amount }));
  for (const amount of [401, 0, -1]) await expect(send(amount)).rejects.toThrow('is more than');
  await send(400);
  expect(await store.view(partition, (view) => refundable(row(view)))).toBe(0);
});

describe('fees', () => {
  const returnedAt = async (channel: Channel, after: number, amount = 100_000) => {
    const { store, clock, row } = await paid(channel, 100_000);
    clock.advance(after);
    return decide(store, (d) => refundableFees(d, row(d), amount));
  };

  test('are returned only by a full refund of a QR payment within 24 hours (REFUND-CREATE-03)', async () => {
    const day = 24 * 3_600_000;
    // 0.7 % of 100,000 and 11 % of that.
    expect(await returnedAt(qris, 0)).toEqual({ fee: 700, vat: 77 });
    expect(await returnedAt(qris, day)).toEqual({ fee: 700, vat: 77 });
    expect(await returnedAt(qris, day + 1)).toBeNull();
    expect(await returnedAt(qris, 0, 99_999)).toBeNull();
    expect(await returnedAt(wallet, 0)).toBeNull();
  });

  test('that a refund returns equal the charged ones, and reduce the balance that the refund needs', async () => {
    const { store, row } = await paid(qris, 100_000);
    await store.view(partition, (view) => {
      const returned = feesChargedOn(view, row(view));
      expect(returned).toEqual({ fee: 700, vat: 77 });
      const available = view.balance(ledgers.available, 'IDR');
      const covers = (currency: string, amount: number, fees = noFees) =>
        isRefundCovered(view, currency, { amount, returned: fees });
      expect(covers('IDR', available + 777, returned)).toBe(true);
      expect(covers('IDR', available + 778, returned)).toBe(false);
      expect(covers('IDR', available)).toBe(true);
      expect(covers('IDR', available + 1)).toBe(false);
      expect(covers('SGD', 1)).toBe(false);
    });
  });
});

test('every failure code of a refund has a magic amount, and so does an issuer without refunds (REFUND-CREATE-04)', async () => {
  const codeOf = (amount: number) => {
    const sent = unscripted({ work: 'refund', channel: wallet, amount });
    return sent.result === 'declined' ? sent.code : null;
  };
  const codes = new Set([1_301, 1_302, 1_303, 1_304, 1_305].map(codeOf));
  expect(codes).toEqual(new Set(refundFailureCode.options));
  expect(codeOf(1_300)).toBeNull();
  expect([simulator.issuer(qris, 1_310), simulator.issuer(qris, 1_311)]).toEqual([
    'LINKAJA',
    'DANA',
  ]);
  for (const amount of [1_301, 1_305, 1_310]) expect(magicAmounts).toContain(amount);
  const { store, row } = await paid(qris, 1_310);
  const { issuer, source } = await store.view(partition, (view) => row(view).state.detail);
  expect([issuer, source]).toEqual(['LINKAJA', 'LINKAJA']);
});

test('a QR code is paid with an app of its market, and the code of an issuer with the app of that issuer (QRPAY-FIELD-payment_detail.source)', () => {
  const codes = channels.filter(({ type }) => type === 'QR_CODE');
  const payers = codes.map((channel) => [channel.code, simulator.issuer(channel, 1_310)] as const);
  expect(Object.fromEntries(payers)).toMatchObject({
    QRIS: 'LINKAJA',
    DANA: 'DANA',
    LINKAJA: 'LINKAJA',
    QRPH: 'GCASH',
    RCBC: 'GCASH',
    PROMPTPAY: 'TRUEMONEY',
  });
});
