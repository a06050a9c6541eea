// Posted transactions: what each status moves, and that nothing takes out more than is there.
import { canStep, toMinor } from '@kasir/core';
import type { AccountView, Realm } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { categoriesOf, transactionMachine, transactions } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ledgerNames,
  ledgers,
  movePosting,
  posted,
  postedTypes,
  postingSteps,
  postTransaction,
  putIn,
  takeOut,
  type Posting,
  type PostingStatus,
} from './index.ts';
import { plainAccount } from './testing/account.ts';

const realm: Realm = { account: plainAccount.id, mode: 'test' };

/** An account that pays fees on payouts too. */
const account: AccountView = {
  ...plainAccount,
  terms: { BANK: { fee_basis_points: 50 }, CASH: { fee_basis_points: 125 } },
};

const posting: fc.Arbitrary<Posting> = fc.constantFrom(...postedTypes).chain((type) =>
  fc.record({
    account: fc.constant(account),
    type: fc.constant(type),
    status: fc.constantFrom('PENDING', 'SUCCESS', 'FAILED'),
    channel_category: fc.constantFrom(...categoriesOf[type]),
    channel_code: fc.constant('ID_BCA'),
    reference_id: fc.constant('payout-1'),
    account_identifier: fc.constantFrom(null, '1234567890'),
    currency: fc.constantFrom('IDR', 'PHP'),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
);

type Step = { readonly post: Posting } | { readonly move: number; readonly to: PostingStatus };
const statuses = Object.keys(postingSteps) as PostingStatus[];
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    posting.map((post): Step => ({ post })),
    fc.record({ move: fc.nat(9), to: fc.constantFrom(...statuses) }),
  ),
  { maxLength: 20 },
);

/** One history in which every step is taken, so that none is left to chance. */
const everyStep = (): Step[] => {
  const post = (status: Posting['status'], amount: number): Step => ({
    post: {
      account,
      type: 'DISBURSEMENT',
      status,
      channel_category: 'BANK',
      channel_code: 'ID_BCA',
      reference_id: 'payout-1',
      account_identifier: null,
      currency: 'IDR',
      amount,
    },
  });
  return [
    ...[1, 2, 3].map(() => post('PENDING', 9_000)),
    { move: 0, to: 'SUCCESS' },
    { move: 1, to: 'FAILED' },
    { move: 2, to: 'VOIDED' },
    post('SUCCESS', 29_000),
    { move: 0, to: 'REVERSED' },
  ];
};

const moves = (status: string): boolean => status === 'SUCCESS';

describe('posted transactions', () => {
  test('move money by their status alone and never more than is there (TXN-FIELD-status, TXN-FIELD-net_amount, TXN-FIELD-channel_category-DISBURSEMENT, STATE-UNSPEC-04)', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const store = memoryStore();
        await store.exec(realm, (at, tx) => {
          for (const currency of ['IDR', 'PHP'])
            putIn(at, tx, { currency, amount: 30_000, description: 'd' });
        });
        const ids: string[] = [];
        for (const step of all) {
          if ('post' in step) {
            const id = await store.exec(realm, (at, tx) => postTransaction(at, tx, step.post));
            seen.add(id === null ? 'too little' : 'posted');
            if (id !== null) ids.push(id);
            continue;
          }
          const id = ids[step.move % Math.max(1, ids.length)];
          if (id === undefined) continue;
          await store.exec(realm, (at, tx) => {
            const before = tx.get(transactions, id)?.public.status ?? '';
            const after = movePosting(at, tx, id, step.to).public.status;
            const may = canStep(transactionMachine, before as 'PENDING', postingSteps[step.to]);
            expect([before, ...(may ? [step.to] : [])]).toContain(after);
            if (after !== before) seen.add(after);
          });
        }
        await store.view(realm, (view) => {
          for (const currency of ['IDR', 'PHP']) {
            const rows = ids.map((id) => view.get(transactions, id)?.public);
            const net = rows.map((one) =>
              one?.currency === currency && moves(one.status)
                ? (toMinor(currency, one.net_amount) ?? NaN) *
                  (one.cashflow === 'MONEY_IN' ? 1 : -1)
                : 0,
            );
            const available = view.balance(ledgers.available, currency);
            expect(available).toBe(30_000 + net.reduce((sum, one) => sum + one, 0));
            expect(available).toBeGreaterThanOrEqual(0);
            const ledgerSum = ledgerNames.reduce(
              (sum, ledger) => sum + view.balance(ledger, currency),
              0,
            );
            expect(ledgerSum).toBe(0);
          }
        });
      }),
      { numRuns: 150, examples: [[everyStep()]] },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['posted', 'too little', 'SUCCESS', 'FAILED', 'VOIDED', 'REVERSED']),
    );
  });

  test('of money out cost fee and VAT on top, and a reversal gives all of it back (TXN-FIELD-net_amount, TXN-UNSPEC-06)', async () => {
    const store = memoryStore();
    await store.exec(realm, (at, tx) => {
      putIn(at, tx, { currency: 'IDR', amount: 100_555, description: 'd' });
      const one = {
        account,
        type: 'DISBURSEMENT',
        status: 'SUCCESS',
        channel_category: 'BANK',
        channel_code: 'ID_BCA',
        reference_id: 'payout-1',
        account_identifier: '1234567890',
        currency: 'IDR',
        amount: 100_000,
      } as const;
      const id = postTransaction(at, tx, one);
      if (id === null) throw new Error('not posted');
      const row = posted(tx, id);
      expect(row?.public).toMatchObject({
        amount: 100_000,
        net_amount: 100_555,
        cashflow: 'MONEY_OUT',
        product_id: expect.stringMatching(/^post_/),
        fee: { xendit_fee: 500, value_added_tax: 55, status: 'COMPLETED' },
      });
      expect(tx.balance(ledgers.available, 'IDR')).toBe(0);
      expect(postTransaction(at, tx, { ...one, amount: 1 })).toBeNull();
      expect(movePosting(at, tx, id, 'VOIDED').public.status).toBe('SUCCESS');
      expect(movePosting(at, tx, id, 'REVERSED').public.status).toBe('REVERSED');
      expect(tx.balance(ledgers.available, 'IDR')).toBe(100_555);
    });
    const lines = await store.view(realm, (view) =>
      view
        .entries(ledgers.available, 'IDR', { limit: 9 })
        .map(({ type, amount }) => [type, amount]),
    );
    expect(lines.slice(1)).toEqual([
      ['TRANSACTION', -100_000],
      ['FEE', -500],
      ['VAT', -55],
      ['TRANSACTION_REVERSAL', 100_000],
      ['FEE_REVERSAL', 500],
      ['VAT_REVERSAL', 55],
    ]);
  });
});

test('withdrawals take out what is there and no more', async () => {
  const store = memoryStore();
  await store.exec(realm, (at, tx) => {
    const handed = { currency: 'PHP', amount: 1_005, description: 'Moved' };
    expect(putIn(at, tx, handed)).toMatchObject({ amount: 10.05, description: 'Moved' });
    expect(takeOut(at, tx, { ...handed, amount: 1_006 })).toBeNull();
    expect(takeOut(at, tx, handed)).toMatchObject({ amount: 10.05, currency: 'PHP' });
    expect(tx.balance(ledgers.available, 'PHP')).toBe(0);
  });
});
