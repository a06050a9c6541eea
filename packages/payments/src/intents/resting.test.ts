// Intents of cards beyond v2: with an authentication, in another market than their card, after its
// expiry, captured once and for all, and reversed by the merchant.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { authentications } from '../authentications/kind.ts';
import { openAuthentication } from '../authentications/open.ts';
import { verifyAuthentication } from '../authentications/verify.ts';
import { getInstrument } from '../instruments/find.ts';
import { transactions } from '../ledger/kind.ts';
import { capturable } from '../payments/capture.ts';
import { channelsOfTypes, harness, toNewIntent } from '../testing/harness.ts';
import { product } from '../testing/decide.ts';
import { captureIntent } from './capture.ts';
import { getIntent } from './find.ts';
import { openIntent, type NewIntent } from './open.ts';
import { reverseAuthorization } from './void.ts';

const nowhere = { success: null, failure: null, cancel: null };

/** A saved card that its bank challenges, authenticated for an amount. */
const authenticated = async (amount: number, currency = 'IDR') => {
  const merchant = harness();
  const { id: instrument } = await merchant.make({ channel: channelsOfTypes.CARD });
  const by = await merchant.decide((d) => {
    const row = openAuthentication(d, getInstrument(d, instrument), {
      product: { kind: product.kind, id: d.id() },
      amount,
      currency,
      reference: null,
      returnUrls: nowhere,
      echo: null,
    });
    return verifyAuthentication(d, row).id;
  });
  const charge = (change: Partial<NewIntent> = {}) =>
    merchant.decide((d) =>
      openIntent(
        d,
        getInstrument(d, instrument),
        toNewIntent(d, { amount, returnUrls: nowhere, ...change }),
        d.get(authentications, by),
      ),
    );
  return { ...merchant, charge, by };
};

test('an intent with an earlier authentication does not authenticate the holder again, and uses it up (CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR)', async () => {
  const { charge, decide, by, paymentsOf } = await authenticated(50_000);
  const { id, state } = await charge();
  expect([state.status, state.results?.authentication?.flow]).toEqual(['SUCCEEDED', 'CHALLENGE']);
  expect((await paymentsOf({ id })).map((one) => one.state.captured)).toEqual([50_000]);
  const used = await decide((d) => d.get(authentications, by)?.state);
  expect([used?.status, used?.usedBy]).toEqual(['USED', { kind: 'intent', id }]);
  await expect(charge()).rejects.toThrow('cannot be used');
});

test('a card can be charged in any market: its intent, payment and transaction have the country and currency of that market', async () => {
  const { charge, paymentsOf, store, partition } = await authenticated(70_000, 'PHP');
  const { id, state } = await charge({ market: { country: 'PH', currency: 'PHP' } });
  expect([state.country, state.currency, state.status]).toEqual(['PH', 'PHP', 'SUCCEEDED']);
  const [payment] = await paymentsOf({ id });
  expect(payment?.state).toMatchObject({ country: 'PH', currency: 'PHP', amount: 70_000 });
  const { rows } = await store.view(partition, (view) => view.list(transactions, {}, { limit: 9 }));
  expect(rows.map(({ state: one }) => [one.channel, one.currency])).toEqual([['PH_CARDS', 'PHP']]);
});

test('a card past its expiry is declined as EXPIRED_CARD, without a request to its bank (CARD-FAIL-EXPIRED_CARD)', async () => {
  const merchant = harness();
  const expires = Date.parse('2026-01-02');
  const skip = { skip: true, require: null };
  const card = await merchant.make({ channel: channelsOfTypes.CARD, expires, reusable: true });
  await merchant.advance(86_400_000);
  const { state } = await merchant.open(card, { authentication: skip });
  expect([state.status, state.failure]).toEqual(['FAILED', 'EXPIRED_CARD']);
});

test('a final capture takes the requested amount and releases the rest; nothing can be captured after it (CARD-UNSPEC-02)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 50_000 }), async (part) => {
      fc.pre(part < 10_051 || part > 10_060);
      const { charge, decide, paymentsOf, advance } = await authenticated(50_000);
      const { id } = await charge({ manualCapture: true });
      const captured = await decide((d) =>
        captureIntent(d, getIntent(d, id), { amount: part, reference: null, final: true }),
      );
      expect(captured.ok && captured.row.state).toMatchObject({ captured: part, capturable: 0 });
      const [payment] = await paymentsOf({ id });
      expect(payment && [payment.state.captured, capturable(payment, 0)]).toEqual([part, 0]);
      const again = await decide((d) =>
        captureIntent(d, getIntent(d, id), { amount: 1, reference: null, final: true }),
      );
      expect(again).toEqual({ ok: false, refusal: { code: 'NOTHING_LEFT' } });
      await advance(8 * 86_400_000);
      expect((await paymentsOf({ id }))[0]?.state.status).toBe('SUCCEEDED');
    }),
    { numRuns: 30 },
  );
});

test('a merchant can reverse an authorization only before it is reversed, captured or expired (STATE-UNSPEC-02)', async () => {
  const reversed = await authenticated(50_000);
  const { id } = await reversed.charge({ manualCapture: true });
  const reverse = (merchant: typeof reversed, of: string) =>
    merchant.decide((d) => {
      const reversed = reverseAuthorization(d, getIntent(d, of));
      return typeof reversed === 'string' ? reversed : reversed.state.status;
    });
  expect(await reverse(reversed, id)).toBe('VOIDED');
  expect((await reversed.paymentsOf({ id }))[0]?.state.status).toBe('VOIDED');
  expect(await reverse(reversed, id)).toBe('NOT_AUTHORIZED');
  const signals = reversed.signals();
  expect(signals).toContain('payment.voided');
  await reversed.advance(8 * 86_400_000);
  expect(reversed.signals()).not.toContain('payment.expired');
  const completed = await authenticated(50_000);
  expect(await reverse(completed, (await completed.charge()).id)).toBe('NOT_AUTHORIZED');
  const late = await authenticated(50_000);
  const held = await late.charge({ manualCapture: true });
  await late.advance(7 * 86_400_000);
  expect(await reverse(late, held.id)).toBe('NOT_AUTHORIZED');
});
