// Tests authorized charges: captured once, reversed, or expired.
import { ledgers, transactions } from '@kasir/payments/ledger';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardMerchant, errorOf, unknownId } from '../testing/cards.ts';

describe('an authorized charge', () => {
  const authorized = async (merchant = cardMerchant()) => {
    const { body } = await merchant.charged({ capture: false });
    const act = (verb: string, sent: object, options = {}) =>
      merchant.call('POST', `/credit_card_charges/${body.id}/${verb}`, sent, options);
    const read = async () => (await merchant.call('GET', `/credit_card_charges/${body.id}`)).body;
    return { ...merchant, body, act, read };
  };

  test('authorizes an amount without capturing it (STATE-CARD-02, CARD-CREATE-capture, CARD-FIELD-capture_amount)', async () => {
    const { body, store, partition } = await authorized();
    expect(body).toMatchObject({
      status: 'AUTHORIZED',
      authorized_amount: 75_000,
      capture_amount: 0,
    });
    await store.view(partition, (view) => {
      expect(view.balance(ledgers.pending, 'IDR') + view.balance(ledgers.available, 'IDR')).toBe(0);
    });
  });

  test('is captured once, up to the authorized amount, and the rest is released (CARD-UNSPEC-02, STATE-UNSPEC-02)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 80_000 }),
        fc.integer({ min: 1, max: 80_000 }),
        async (first, second) => {
          fc.pre([first, second].every((one) => one < 10_051 || one > 10_060));
          const { act, read, store, partition } = await authorized();
          const one = await act('capture', { amount: first });
          if (first > 75_000) expect(errorOf(one)).toEqual([400, 'CAPTURE_AMOUNT_EXCEEDED']);
          else expect(one.body).toMatchObject({ status: 'CAPTURED', capture_amount: first });
          const two = await act('capture', { amount: second });
          if (first <= 75_000) expect(errorOf(two)).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
          const taken = first <= 75_000 ? first : second <= 75_000 ? second : 0;
          expect((await read()).capture_amount).toBe(taken);
          await store.view(partition, (view) => {
            const sums = view
              .list(transactions, { any: { status: ['SUCCESS'] } }, { limit: 9 })
              .rows.map(({ state }) => state.amount);
            expect(sums).toEqual(taken === 0 ? [] : [taken]);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('whose capture the bank declines stays authorized (CARD-UNSPEC-02)', async () => {
    const { act, read } = await authorized();
    expect(errorOf(await act('capture', { amount: 10_054 }))).toEqual([400, 'CAPTURE_DECLINED']);
    expect((await read()).status).toBe('AUTHORIZED');
    expect((await act('capture', { amount: 75_000 })).status).toBe(200);
  });

  test('expires after seven days: it is REVERSED and cannot be captured (STATE-CARD-03, STATE-UNSPEC-02)', async () => {
    const { act, read, advance } = await authorized();
    await advance(7 * 86_400_000 - 1);
    expect((await read()).status).toBe('AUTHORIZED');
    await advance(1);
    expect(await read()).toMatchObject({ status: 'REVERSED', capture_amount: 0 });
    expect(errorOf(await act('capture', { amount: 1_000 }))).toEqual([
      400,
      'INELIGIBLE_TRANSACTION_STATUS',
    ]);
  });

  test('is reversed by the merchant, once (STATE-UNSPEC-02)', async () => {
    const { act, read, body, account, store, partition } = await authorized();
    const reversed = await act('auth_reversal', { external_id: 'reversal-1' });
    expect(reversed.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      credit_card_charge_id: body.id,
      business_id: account.id,
      external_id: 'reversal-1',
      amount: 75_000,
      currency: 'IDR',
      status: 'SUCCEEDED',
      created: '2026-01-01T00:00:00.000Z',
    });
    expect((await read()).status).toBe('REVERSED');
    for (const [verb, sent] of [
      ['auth_reversal', { external_id: 'reversal-2' }],
      ['capture', { amount: 1_000 }],
      ['refunds', { amount: 1_000, external_id: 'r' }],
    ] as const)
      expect(errorOf(await act(verb, sent))).toEqual([400, 'INELIGIBLE_TRANSACTION_STATUS']);
    await store.view(partition, (view) => {
      const { rows } = view.list(transactions, {}, { limit: 9 });
      expect(rows.map(({ state }) => state.status)).toEqual(['VOIDED']);
    });
  });

  test.each(['capture', 'auth_reversal', 'refunds'])('must exist for %s', async (verb) => {
    const { call } = cardMerchant();
    const sent = { amount: 1_000, external_id: 'x' };
    expect(errorOf(await call('POST', `/credit_card_charges/${unknownId}/${verb}`, sent))).toEqual([
      404,
      'CREDIT_CARD_CHARGE_NOT_FOUND_ERROR',
    ]);
  });

  test('that was captured at once cannot be captured again or reversed', async () => {
    const { charged, call } = cardMerchant();
    const { body } = await charged();
    for (const [verb, sent] of [
      ['capture', { amount: 75_000 }],
      ['auth_reversal', { external_id: 'x' }],
    ] as const) {
      const path = `/credit_card_charges/${body.id}/${verb}`;
      expect(errorOf(await call('POST', path, sent))).toEqual([
        400,
        'INELIGIBLE_TRANSACTION_STATUS',
      ]);
    }
  });
});
