// Tests which of several payments a refund returns: the oldest that has money left and is in time.
import { manualClock, memoryStore } from '@kasir/core/testing';
import { channels } from '@kasir/models';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditOpeningBalance } from '../cash/movements.ts';
import { noFees } from '../fees/fees.ts';
import { completePayment } from '../payments/complete.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';
import { refundPayment } from '../payments/refund.ts';
import { decide, product } from '../testing/decide.ts';
import { findRefundable } from './target.ts';

const DAY_MS = 86_400_000;

const limited = channels.find(({ refund }) => refund?.mode === 'PARTIAL' && refund.days !== null);
const days = limited?.refund?.days ?? 0;

/** A history of payments, each with the days before the next one and the part already refunded. */
const histories = fc.array(
  fc.record({ pause: fc.nat(days), refunded: fc.constantFrom(0, 400, 1_000) }),
  { minLength: 1, maxLength: 5 },
);

test('a refund returns the oldest payment that has money left and is in time, or explains why it returns none (REFUND-CONF-03)', () =>
  fc.assert(
    fc.asyncProperty(histories, async (history) => {
      if (!limited) throw new Error('Every channel refunds without an end');
      const clock = manualClock();
      const store = memoryStore({ now: clock.now });
      await decide(store, (d) => creditOpeningBalance(d));
      const paid: { id: string; at: number; left: number }[] = [];
      for (const { pause, refunded } of history) {
        const { id, state } = await decide(store, (d) => {
          const row = completePayment(d, {
            product,
            intent: null,
            instrument: null,
            channel: limited,
            amount: 1_000,
            reference: 'order-1',
            identifier: null,
            detail: {},
          });
          const source = { kind: 'refund', id: `of ${row.id}` };
          const refund = { amount: refunded, returned: noFees, source, reference: 'r' };
          return refunded > 0 ? refundPayment(d, row, refund) : row;
        });
        paid.push({ id, at: state.created, left: 1_000 - refunded });
        clock.advance(pause * DAY_MS);
      }
      const unreturned = paid.filter(({ left }) => left > 0);
      const expected = unreturned.find(({ at }) => clock.now() - at <= days * DAY_MS);
      const found = await decide(store, (d) => {
        const rows = paid.map(({ id }) => d.get(payments, id) as PaymentRow);
        return findRefundable(d, rows, null);
      });
      if (expected) {
        const { id, left } = expected;
        expect(found).toMatchObject({ ok: true, payment: { id }, amount: left });
      } else {
        const code = unreturned.length > 0 ? 'TOO_LATE' : 'NOTHING_LEFT';
        expect(found).toMatchObject({ ok: false, refusal: { code } });
      }
    }),
    { numRuns: 60 },
  ));

test('nothing is refunded of what nobody has paid', async () => {
  const found = await decide(memoryStore(), (d) => findRefundable(d, [], null));
  expect(found).toEqual({ ok: false, refusal: { code: 'NOTHING_PAID' } });
});
