// Tests authentications: their verification, and charges, which use one only once and for at most
// the authenticated amount.
import type { Scope } from '@kasir/core/server';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { getInstrument } from '../instruments/find.ts';
import { merchant } from '../testing/merchant.ts';
import { cardInput, channelsOfTypes, toNewInstrument } from '../testing/harness.ts';
import { product } from '../testing/decide.ts';
import { authenticationPage } from './hosted-page.ts';
import { authentications, type AuthenticationRow } from './kind.ts';
import { openAuthentication } from './open.ts';
import { authenticationRefusal, useAuthentication, type AuthenticatedCharge } from './use.ts';
import { isChallengeOpen } from './verify.ts';

const HOUR_MS = 3_600_000;
const frictionless = '4000000000001000';
const challenged = '4000000000001091';

const opened = async (
  { number = challenged, amount = 50_000 }: { number?: string; amount?: number } = {},
  shop = merchant(),
) => {
  const { id, instrument } = await shop.decide((d) => {
    const input = cardInput(number);
    const card = createInstrument(d, toNewInstrument(d, { channel: channelsOfTypes.CARD, input }));
    const { id } = openAuthentication(d, card, {
      product,
      amount,
      reference: null,
      returnUrls: { success: 'http://a.test/ok', failure: 'http://a.test/no', cancel: null },
      echo: null,
    });
    return { id, instrument: card.id };
  });
  const act = <R>(run: (d: Scope, row: AuthenticationRow) => R): Promise<R> =>
    shop.decide((d) => {
      const row = d.get(authentications, id);
      if (!row) throw new Error('There is no authentication');
      return run(d, row);
    });
  const state = () => act((_, row) => row.state);
  const page = () => shop.look((view) => authenticationPage.show(view, id, shop.context));
  const choose = (choice: string) => shop.act((d) => authenticationPage.act(d, id, choice));
  const charge: AuthenticatedCharge = { instrument, currency: 'IDR', amount };
  return { ...shop, id, instrument, act, state, page, choose, charge };
};

describe('a 3-D Secure authentication', () => {
  test('of a card whose bank shows a challenge waits for its holder, and is verified on the page', async () => {
    const { state, page, choose, signals } = await opened();
    expect((await state()).status).toBe('CHALLENGED');
    expect(await page()).toMatchObject({ amount: 'Rp\u00A050.000', status: 'open' });
    await choose('AUTHENTICATED');
    expect(await state()).toMatchObject({
      status: 'VERIFIED',
      results: { flow: 'CHALLENGE', eci: '05' },
    });
    expect(await page()).toMatchObject({
      status: 'authenticated',
      choices: [],
      returnUrl: 'http://a.test/ok',
    });
    expect(signals).toEqual(['authentication.challenged', 'authentication.verified']);
  });

  test('can be verified until it expires, and not from then on, even before its job has run', async () => {
    const { act } = await opened();
    const isOpenAt = (before: number) =>
      act((_, row) => isChallengeOpen(row, row.state.expires - before));
    expect([await isOpenAt(1), await isOpenAt(0)]).toEqual([true, false]);
  });

  test('of a card whose bank shows no challenge is verified at once', async () => {
    const { state } = await opened({ number: frictionless });
    expect(await state()).toMatchObject({
      status: 'VERIFIED',
      results: { flow: 'FRICTIONLESS' },
    });
  });

  test('fails with every other choice on its page, and the choice is the reason', async () => {
    const { page } = await opened();
    const [, ...others] = (await page())?.choices ?? [];
    expect(others.length).toBeGreaterThan(1);
    for (const { name } of others) {
      const { choose, state, page: after } = await opened();
      await choose(name);
      expect(await state()).toMatchObject({
        status: 'FAILED',
        failure: name,
        results: { result: 'UNAUTHENTICATED', reason: name },
      });
      expect(await after()).toMatchObject({ returnUrl: 'http://a.test/no' });
    }
  });

  test('of an instrument that is not a card is refused', async () => {
    const { decide } = merchant();
    const opening = decide((d) => {
      const wallet = createInstrument(d, toNewInstrument(d, { channel: channelsOfTypes.EWALLET }));
      return openAuthentication(d, wallet, {
        product,
        amount: 1,
        reference: null,
        returnUrls: { success: null, failure: null, cancel: null },
        echo: null,
      });
    });
    await expect(opening).rejects.toThrow('Nobody authenticates');
  });
});

describe('a charge', () => {
  test('uses only an authentication of its instrument and currency, of at least its amount (CARD-ERR-AMOUNT_GREATER_THAN_AUTHENTICATED_ERROR)', async () => {
    const { act, charge } = await opened({ number: frictionless });
    const refusal = (change: Partial<AuthenticatedCharge>) =>
      act((d, row) => authenticationRefusal(row, { ...charge, ...change }, d.now));
    expect(await refusal({})).toBeNull();
    expect(await refusal({ amount: 49_999 })).toBeNull();
    expect(await refusal({ amount: 50_001 })).toBe('AMOUNT_TOO_LARGE');
    expect(await refusal({ currency: 'PHP' })).toBe('OTHER_CURRENCY');
    expect(await refusal({ instrument: 'other' })).toBe('OTHER_INSTRUMENT');
  });

  test('uses a verified authentication at most once and before it expires, in any history (CARD-ERR-AUTHENTICATION_ALREADY_USED_ERROR)', async () => {
    const step = fc.oneof(
      fc.record({ charge: fc.integer({ min: 1, max: 80_000 }) }),
      fc.record({ choose: fc.constantFrom('AUTHENTICATED', 'CANCELLED_AUTHENTICATION') }),
      fc.record({ hours: fc.integer({ min: 1, max: 13 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (history) => {
        const { act, advance, choose, charge, state } = await opened();
        let [hours, used, chosen] = [0, 0, ''];
        for (const one of history) {
          if ('hours' in one) {
            await advance(one.hours * HOUR_MS);
            hours += one.hours;
          } else if ('choose' in one) {
            await choose(one.choose);
            if (hours < 24) chosen ||= one.choose;
          } else {
            const mine = { ...charge, amount: one.charge };
            const use = act((d, row) =>
              useAuthentication(d, row, mine, { kind: 'payment', id: d.id() }),
            );
            const can =
              used === 0 && hours < 24 && chosen === 'AUTHENTICATED' && one.charge <= 50_000;
            if (can) {
              await use;
              used += 1;
            } else await expect(use).rejects.toThrow('cannot be used');
          }
        }
        const { status } = await state();
        const over = hours >= 24 ? 'EXPIRED' : null;
        const waiting = chosen === '' ? 'CHALLENGED' : 'VERIFIED';
        expect(status).toBe(
          used === 1
            ? 'USED'
            : chosen === 'CANCELLED_AUTHENTICATION'
              ? 'FAILED'
              : (over ?? waiting),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('that uses an authentication does not change the status of its instrument', async () => {
    const { act, charge, look, instrument } = await opened({ number: frictionless });
    await act((d, row) => useAuthentication(d, row, charge, { kind: 'payment', id: '1' }));
    expect(await look((view) => getInstrument(view, instrument).state.status)).toBe('ACTIVE');
  });
});
