// Writing transactions: their lifecycle, and the categories of each type.
import { isStep } from '@kasir/core/resource';
import type { Scope } from '@kasir/core/server';
import { manualClock, memoryStore } from '@kasir/core/testing';
import { machineSteps, observedSteps } from '@kasir/core/testing/internal';
import {
  categoriesOf,
  channelCategory,
  transactionMachine,
  transactionType,
  type ChannelCategory,
  type TransactionStatus,
  type TransactionType,
} from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { noFees } from '../fees/fees.ts';
import { decide, partition, place } from '../testing/decide.ts';
import { transactionLifecycle, transactions } from './kind.ts';
import {
  completeTransaction,
  failTransaction,
  getTransaction,
  recordTransaction,
  refundTransaction,
  reverseTransaction,
  voidTransaction,
  type Movement,
} from './transactions.ts';

const movement = (
  status: Movement['status'],
  type: TransactionType = 'PAYMENT',
  category: ChannelCategory = 'QR_CODE',
): Movement => ({
  source: { kind: 'payment', id: 'p-1' },
  type,
  status,
  category,
  channel: 'ID_TEST',
  reference: 'r-1',
  identifier: null,
  currency: 'IDR',
  amount: 1_000,
  fees: noFees,
  cashflow: 'MONEY_IN',
  lines: [],
});

/** The step to each status that a transaction can reach later. */
const later: Readonly<Record<string, (d: Scope, id: string) => void>> = {
  SUCCESS: (d, id) => completeTransaction(d, id, movement('SUCCESS')),
  FAILED: failTransaction,
  VOIDED: voidTransaction,
  REFUNDED: refundTransaction,
  REVERSED: (d, id) => reverseTransaction(d, id, []),
};

const isFirst = (status: TransactionStatus): status is Movement['status'] =>
  isStep(transactionLifecycle, null, status);

/** Records a transaction and brings it to a status, through the statuses before it. */
const recordAs = (d: Scope, status: TransactionStatus): string => {
  if (isFirst(status)) return recordTransaction(d, movement(status));
  const before = transactionMachine.transitions.find(({ to }) => to === status)?.from;
  if (!before) throw new Error(`${status} is never reached`);
  const id = recordAs(d, before);
  later[status]?.(d, id);
  return id;
};

describe('a transaction', () => {
  const { states } = transactionMachine;

  test('has exactly the lifecycle steps that its state machine on the wire declares (STATE-TXN-SET, STATE-UNSPEC-04)', async () => {
    const here = place();
    const id = await decide(here.store, (d) => recordAs(d, 'SUCCESS'));
    const { state } = await here.store.view(partition, (view) => getTransaction(view, id));
    const viewpoint = { place: here, state: () => state, show: (status: string) => status };
    expect(await observedSteps(transactions, [viewpoint])).toEqual(
      machineSteps(transactionMachine),
    );
    expect(transactionLifecycle.states).toEqual(states);
  });

  test.each(
    states.flatMap((from) =>
      Object.keys(later).map((to) => [from, to as TransactionStatus] as const),
    ),
  )(
    'goes from %s to %s exactly if its lifecycle says so (STATE-TXN-SET, STATE-UNSPEC-04)',
    async (from, to) => {
      const store = memoryStore();
      const id = await decide(store, (d) => recordAs(d, from));
      const moved = decide(store, (d) => later[to]?.(d, id));
      const declared =
        transactionMachine.transitions.some((row) => row.from === from && row.to === to) ||
        (from === 'REFUNDED' && to === 'REFUNDED');
      if (declared) await moved;
      else await expect(moved).rejects.toThrow(`no step from ${from}`);
      const row = await store.view(partition, (view) => getTransaction(view, id));
      expect(row.state.status).toBe(declared ? to : from);
    },
  );

  test.each(states)('begins as %s exactly if its lifecycle says so (STATE-UNSPEC-04)', (status) => {
    const declared = transactionMachine.transitions.some(
      ({ from, to }) => from === null && to === status,
    );
    expect(isFirst(status)).toBe(declared);
  });

  test('accepts only the categories of its type (TXN-FIELD-channel_category-DISBURSEMENT, TXN-FIELD-channel_category-PAYMENT, TXN-FIELD-channel_category-TRANSFER, TXN-CONF-01)', async () => {
    const taken: Record<string, string[]> = {};
    for (const type of transactionType.options) {
      for (const category of channelCategory.options) {
        const store = memoryStore();
        const recorded = decide(store, (d) =>
          recordTransaction(d, movement('PENDING', type, category)),
        );
        if (categoriesOf[type].includes(category)) {
          await recorded;
          (taken[type] ??= []).push(category);
        } else await expect(recorded).rejects.toThrow(`${type} has no category ${category}`);
      }
    }
    const payment = [
      'CARDS',
      'CARDLESS_CREDIT',
      'DIRECT_DEBIT',
      'EWALLET',
      'PAYLATER',
      'QR_CODE',
      'RETAIL_OUTLET',
      'VIRTUAL_ACCOUNT',
    ];
    expect(taken).toEqual({
      DISBURSEMENT: ['BANK', 'CASH'],
      REMITTANCE_PAYOUT: ['BANK', 'CASH'],
      PAYMENT: payment,
      REFUND: payment,
      TRANSFER: ['XENPLATFORM'],
    });
  });
});

test('a later status sets the updated time and keeps the created time (TXN-FIELD-created, TXN-FIELD-updated)', async () => {
  const { now, advance } = manualClock();
  const store = memoryStore({ now });
  const id = await decide(store, (d) => recordTransaction(d, movement('PENDING')));
  advance(1_500);
  await decide(store, (d) => voidTransaction(d, id));
  const row = await store.view(partition, (view) => view.get(transactions, id));
  expect(row?.state).toMatchObject({
    status: 'VOIDED',
    created: Date.UTC(2026, 0, 1),
    updated: Date.UTC(2026, 0, 1) + 1_500,
  });
});

test.each([
  ['SUCCESS', { settles: Date.UTC(2026, 0, 1), settlement: 'SETTLED' }],
  ['PENDING', { settles: null, settlement: 'PENDING' }],
  ['FAILED', { settles: null, settlement: null }],
] as const)(
  'a transaction that begins as %s is settled only if its money has moved (STATE-UNSPEC-04)',
  async (status, expected) => {
    const store = memoryStore({ now: manualClock().now });
    const id = await decide(store, (d) => recordTransaction(d, movement(status)));
    const row = await store.view(partition, (view) => getTransaction(view, id));
    expect(row.state).toMatchObject(expected);
  },
);
