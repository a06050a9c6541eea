// Posted transactions: the movements of each status, and that no posting exceeds the balance.
import { canTrigger } from '@kasir/core/resource';
import type { AccountView, Scope } from '@kasir/core/server';
import type { Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import { categoriesOf } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositCash } from '../cash/movements.ts';
import { netOf, transactionLifecycle } from '../ledger/kind.ts';
import { ledgerNames, ledgers } from '../ledger/ledgers.ts';
import { getTransaction } from '../ledger/transactions.ts';
import { plainAccount } from '../testing/account.ts';
import { decide, partition } from '../testing/decide.ts';
import {
  findPosting,
  movePosting,
  postedTypes,
  postingTriggers,
  postTransaction,
  type Posting,
  type PostingStatus,
} from './postings.ts';

/** An account that pays fees on payouts too. */
const account: AccountView = {
  ...plainAccount,
  terms: { BANK: { fee_basis_points: 50 }, CASH: { fee_basis_points: 125 } },
};

const decideAs = <R>(store: Store, run: (d: Scope) => R): Promise<R> => decide(store, run, account);

const posting: fc.Arbitrary<Posting> = fc.constantFrom(...postedTypes).chain((type) =>
  fc.record({
    type: fc.constant(type),
    status: fc.constantFrom('PENDING', 'SUCCESS', 'FAILED'),
    category: fc.constantFrom(...categoriesOf[type]),
    channel: fc.constant('ID_BCA'),
    reference: fc.constant('payout-1'),
    identifier: fc.constantFrom(null, '1234567890'),
    currency: fc.constantFrom('IDR', 'PHP'),
    amount: fc.integer({ min: 1, max: 20_000 }),
  }),
);

type Step = { readonly post: Posting } | { readonly move: number; readonly to: PostingStatus };
const statuses = Object.keys(postingTriggers) as PostingStatus[];
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    posting.map((post): Step => ({ post })),
    fc.record({ move: fc.nat(9), to: fc.constantFrom(...statuses) }),
  ),
  { maxLength: 20 },
);

/** One history with every step, so that none depends on chance. */
const everyStep = (): Step[] => {
  const post = (status: Posting['status'], amount: number): Step => ({
    post: {
      type: 'DISBURSEMENT',
      status,
      category: 'BANK',
      channel: 'ID_BCA',
      reference: 'payout-1',
      identifier: null,
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
  test('move money only in status SUCCESS, and never more than the available balance (TXN-FIELD-status, TXN-FIELD-net_amount, TXN-FIELD-channel_category-DISBURSEMENT, STATE-UNSPEC-04)', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const store = memoryStore();
        await decideAs(store, (d) => {
          for (const currency of ['IDR', 'PHP'])
            depositCash(d, { currency, amount: 30_000, description: 'd' });
        });
        const ids: string[] = [];
        for (const step of all) {
          if ('post' in step) {
            const id = await decideAs(store, (d) => postTransaction(d, step.post));
            seen.add(id === null ? 'too little' : 'posted');
            if (id !== null) ids.push(id);
            continue;
          }
          const id = ids[step.move % Math.max(1, ids.length)];
          if (id === undefined) continue;
          await decideAs(store, (d) => {
            const before = getTransaction(d, id).state.status;
            const after = movePosting(d, id, step.to).state.status;
            const may = canTrigger(transactionLifecycle, before, postingTriggers[step.to]);
            expect([before, ...(may ? [step.to] : [])]).toContain(after);
            if (after !== before) seen.add(after);
          });
        }
        await store.view(partition, (view) => {
          for (const currency of ['IDR', 'PHP']) {
            const net = ids
              .map((id) => getTransaction(view, id).state)
              .map((one) => (one.currency === currency && moves(one.status) ? netOf(one) : 0));
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
    await decideAs(store, (d) => {
      depositCash(d, { currency: 'IDR', amount: 100_555, description: 'd' });
      const one = {
        type: 'DISBURSEMENT',
        status: 'SUCCESS',
        category: 'BANK',
        channel: 'ID_BCA',
        reference: 'payout-1',
        identifier: '1234567890',
        currency: 'IDR',
        amount: 100_000,
      } as const;
      const id = postTransaction(d, one);
      if (id === null) throw new Error('not posted');
      const row = findPosting(d, id);
      expect(row?.state).toMatchObject({
        source: { kind: 'posting' },
        amount: 100_000,
        fee: 500,
        vat: 55,
        cashflow: 'MONEY_OUT',
      });
      expect(row && netOf(row.state)).toBe(-100_555);
      expect(d.balance(ledgers.available, 'IDR')).toBe(0);
      expect(postTransaction(d, { ...one, amount: 1 })).toBeNull();
      expect(movePosting(d, id, 'VOIDED').state.status).toBe('SUCCESS');
      expect(movePosting(d, id, 'REVERSED').state.status).toBe('REVERSED');
      expect(d.balance(ledgers.available, 'IDR')).toBe(100_555);
    });
    const lines = await store.view(partition, (view) =>
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
