// Money that goes back: promises are kept apart from what is left, charges come back only where
// they do, and no order of steps makes money.
import type { Realm, Tx } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import {
  channels,
  findChannel,
  payments,
  refundFailureCode,
  transactions,
  type Channel,
} from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chargedOn,
  coversRefund,
  ledgerNames,
  ledgers,
  magicAmounts,
  noCharges,
  openAccount,
  payingIssuer,
  refundable,
  refundFailureOf,
  releaseRefund,
  reserveRefund,
  returnedWith,
  sendBack,
  succeed,
} from './index.ts';
import { plainAccount } from './testing/account.ts';

const realm: Realm = { account: plainAccount.id, mode: 'test' };
const wallet = findChannel('EWALLET', 'DANA', 'IDR') as Channel;
const qris = findChannel('QR_CODE', 'QRIS', 'IDR') as Channel;

const paid = async (channel: Channel, amount: number) => {
  const clock = manualClock();
  const store = memoryStore({ now: clock.now });
  const { id } = await store.exec(realm, (at, tx) => {
    openAccount(at, tx);
    return succeed(at, tx, {
      account: plainAccount,
      channel,
      product: 'pr-1',
      parent: '1',
      method: null,
      amount,
      reference_id: 'order-1',
      account_identifier: null,
      detail: {},
    });
  });
  const row = (tx: Pick<Tx, 'get'>) => {
    const found = tx.get(payments, id);
    if (!found) throw new Error('no payment');
    return found;
  };
  const figures = () =>
    store.view(realm, (view) => {
      const { refunded, refunding, captured } = row(view).state;
      return {
        refunded,
        refunding,
        left: captured - refunded - refunding,
        balances: ledgerNames.map((ledger) => view.balance(ledger, channel.currency)),
      };
    });
  return { store, clock, row, figures };
};

test('whatever is promised, released and sent back, no more than the payment goes back and the books agree', async () => {
  const acts = fc.array(
    fc.record({ act: fc.constantFrom('promise', 'release', 'send'), pick: fc.nat(12_000) }),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const { store, row, figures } = await paid(wallet, 10_000);
      const open: number[] = [];
      let sent = 0;
      for (const { act, pick } of history) {
        const before = await figures();
        if (act === 'promise') {
          const made = store.exec(realm, (_, tx) => void reserveRefund(tx, row(tx), pick));
          if (pick > 0 && pick <= before.left) {
            await made;
            open.push(pick);
          } else await expect(made).rejects.toThrow('is more than payment');
        } else {
          const amount = open.shift();
          if (amount === undefined) continue;
          await store.exec(realm, (at, tx) => {
            const free = releaseRefund(tx, row(tx), amount);
            const back = { amount, returned: noCharges, product_id: 'rfd-1', reference_id: 'r' };
            if (act === 'send') sendBack(at, tx, free, back);
          });
          if (act === 'send') sent += amount;
        }
        const after = await figures();
        expect(after.refunded).toBe(sent);
        expect(after.refunding).toBe(open.reduce((sum, one) => sum + one, 0));
        expect(after.left).toBeGreaterThanOrEqual(0);
        expect(after.balances.reduce((sum, one) => sum + one, 0)).toBe(0);
        if (act !== 'send') expect(after.balances).toEqual(before.balances);
      }
      const rows = await store.view(
        realm,
        (view) => view.list(transactions, {}, { limit: 99 }).rows,
      );
      const [payment, ...refunds] = rows.toReversed().map((one) => one.public);
      expect(payment?.status).toBe(sent === 10_000 ? 'REFUNDED' : 'SUCCESS');
      expect(refunds.reduce((sum, one) => sum + one.amount, 0)).toBe(sent);
      for (const one of refunds)
        expect([one.type, one.cashflow, one.status]).toEqual(['REFUND', 'MONEY_OUT', 'SUCCESS']);
    }),
    { numRuns: 60 },
  );
});

test('more than was promised is not released, and promised money is not sent', async () => {
  const { store, row } = await paid(wallet, 1_000);
  await store.exec(realm, (_, tx) => void reserveRefund(tx, row(tx), 600));
  await expect(store.exec(realm, (_, tx) => void releaseRefund(tx, row(tx), 601))).rejects.toThrow(
    'has not promised 601',
  );
  const send = (amount: number) =>
    store.exec(realm, (at, tx) => {
      const back = { amount, returned: noCharges, product_id: 'rfd-1', reference_id: 'r' };
      sendBack(at, tx, row(tx), back);
    });
  for (const amount of [401, 0, -1]) await expect(send(amount)).rejects.toThrow('is more than');
  await send(400);
  expect(await store.view(realm, (view) => refundable(row(view)))).toBe(0);
});

describe('charges', () => {
  const returnedAt = async (channel: Channel, after: number, amount = 100_000) => {
    const { store, clock, row } = await paid(channel, 100_000);
    clock.advance(after);
    return store.exec(realm, (at, tx) => returnedWith(at, tx, row(tx), amount));
  };

  test('of a whole QR payment come back for 24 hours, of nothing else ever (REFUND-CREATE-03)', async () => {
    const day = 24 * 3_600_000;
    // 0.7 % of 100,000 and 11 % of that.
    expect(await returnedAt(qris, 0)).toEqual({ fee: 700, vat: 77 });
    expect(await returnedAt(qris, day)).toEqual({ fee: 700, vat: 77 });
    expect(await returnedAt(qris, day + 1)).toBeNull();
    expect(await returnedAt(qris, 0, 99_999)).toBeNull();
    expect(await returnedAt(wallet, 0)).toBeNull();
  });

  test('that come back are what was charged, and count as cover', async () => {
    const { store, row } = await paid(qris, 100_000);
    await store.exec(realm, (_, tx) => {
      const returned = chargedOn(tx, row(tx));
      expect(returned).toEqual({ fee: 700, vat: 77 });
      const available = tx.balance(ledgers.available, 'IDR');
      expect(coversRefund(tx, 'IDR', { amount: available + 777, returned })).toBe(true);
      expect(coversRefund(tx, 'IDR', { amount: available + 778, returned })).toBe(false);
      expect(coversRefund(tx, 'IDR', { amount: available, returned: noCharges })).toBe(true);
      expect(coversRefund(tx, 'IDR', { amount: available + 1, returned: noCharges })).toBe(false);
      expect(coversRefund(tx, 'SGD', { amount: 1, returned: noCharges })).toBe(false);
    });
  });
});

test('every failure code of a refund has an amount, and so does an issuer without refunds (REFUND-CREATE-04)', async () => {
  const codes = [1_301, 1_302, 1_303, 1_304, 1_305].map(refundFailureOf);
  expect(codes).toEqual(refundFailureCode.options);
  expect(refundFailureOf(1_300)).toBeNull();
  expect([payingIssuer(qris, 1_310), payingIssuer(qris, 1_311)]).toEqual(['LINKAJA', 'DANA']);
  for (const amount of [1_301, 1_305, 1_310]) expect(magicAmounts).toContain(amount);
  const { store, row } = await paid(qris, 1_310);
  const detail = await store.view(realm, (view) => row(view).state.detail);
  expect([detail.issuer_name, detail.source]).toEqual(['LINKAJA', 'LINKAJA']);
});

test('a QR code is paid with an app of its market, one of an issuer with the app of that (QRPAY-FIELD-payment_detail.source)', () => {
  const codes = channels.filter(({ type }) => type === 'QR_CODE');
  const payers = codes.map((channel) => [channel.code, payingIssuer(channel, 1_310)] as const);
  expect(Object.fromEntries(payers)).toMatchObject({
    QRIS: 'LINKAJA',
    DANA: 'DANA',
    LINKAJA: 'LINKAJA',
    QRPH: 'GCASH',
    RCBC: 'GCASH',
    PROMPTPAY: 'TRUEMONEY',
  });
});
