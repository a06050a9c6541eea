// GET /balance: available and pending money, its owner, and past balances.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyMoneyEvent,
  anyMoneyEvents,
  receivePayment,
  scenarioChannels,
  scenarioListeners,
  createFundedMerchant,
} from '../testing/payment-scenarios.ts';
import { createMerchant } from '../testing/merchant.ts';

const [wallet, account] = scenarioChannels;
const DAY = 86_400_000;

describe('a balance', () => {
  test('is of type CASH in IDR unless the query says otherwise', async () => {
    const { call } = await createFundedMerchant();
    const response = await call('GET', '/balance');
    expect([response.status, response.body]).toEqual([200, { balance: 1_000_000_000 }]);
    for (const [query, balance] of [
      ['account_type=CASH', 1_000_000_000],
      ['account_type=CASH&currency=PHP', 5_000_000],
      ['currency=VND', 2_000_000_000],
      ['currency=EUR', 0],
      ['account_type=HOLDING', 0],
      ['account_type=TAX', 0],
    ] as const) {
      expect((await call('GET', `/balance?${query}`)).body).toEqual({ balance });
    }
  });

  test('has unsettled money in HOLDING, and moves it to CASH at settlement', async () => {
    const merchant = await createFundedMerchant();
    if (!wallet || !account) throw new Error('no channels');
    const both = async () =>
      Promise.all(
        ['CASH', 'HOLDING'].map(
          async (type) =>
            (await merchant.call('GET', `/balance?account_type=${type}`)).body.balance as number,
        ),
      );
    await receivePayment(merchant, account, 0);
    expect(await both()).toEqual([1_000_009_889, 0]);
    await receivePayment(merchant, wallet, 0);
    expect(await both()).toEqual([1_000_009_889, 9_833]);
    await merchant.advance(DAY);
    expect(await both()).toEqual([1_000_019_722, 0]);
  });

  test('at a past time equals the balance that was returned at that time', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoneyEvents, async (history) => {
        const merchant = await createFundedMerchant();
        const { call, store, partition } = merchant;
        const held = async (query: string): Promise<unknown> =>
          (await call('GET', `/balance?${query}`)).body.balance;
        const returned = new Map<string, unknown>();
        for (const step of history) {
          await applyMoneyEvent(merchant, step);
          const now = await store.exec(partition, (at) => at.now);
          for (const type of ['CASH', 'HOLDING']) {
            const query = `account_type=${type}`;
            returned.set(`${query}&at_timestamp=${new Date(now).toISOString()}`, await held(query));
          }
        }
        for (const [query, then] of returned) expect(await held(query)).toBe(then);
        expect(await held('at_timestamp=2001-01-01')).toBe(0);
        expect(await held('at_timestamp=2101-01-01')).toBe(await held(''));
      }),
      { numRuns: 25 },
    );
  });

  test('is that of the sub-account in for-user-id', async () => {
    const sub = { id: 'a'.repeat(24), parent: 'b'.repeat(24), number: '000002' };
    const merchant = createMerchant({
      listeners: scenarioListeners,
      account: { id: sub.parent, platform: true },
      others: [sub],
    });
    if (account) await receivePayment(merchant, account, 0);
    expect((await merchant.call('GET', '/balance')).body).toEqual({ balance: 9_889 });
    const headers = { 'for-user-id': sub.id };
    const theirs = await merchant.call('GET', '/balance', undefined, { headers });
    expect(theirs.body).toEqual({ balance: 0 });
  });

  test.each(['account_type=SAVINGS', 'currency=XYZ', 'currency=idr', 'at_timestamp=today'])(
    'of %s is refused',
    async (query) => {
      const { status, body } = await createMerchant().call('GET', `/balance?${query}`);
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    },
  );

  test('needs the permission to read transactions', async () => {
    const { call } = createMerchant();
    const permissions = ['report:read'] as const;
    expect((await call('GET', '/balance', undefined, { permissions })).status).toBe(403);
  });
});
