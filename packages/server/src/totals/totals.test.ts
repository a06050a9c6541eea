// The law of totals: after any actions, and kills at any moment of a count, the totals of each day
// are the sums of all payments and refunds of the account, on every store and with two nodes.
import type { Partition, Store } from '@kasir/core/store';
import { toIsoString } from '@kasir/core';
import { transactions } from '@kasir/payments/ledger';
import { payments, refunds } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allRows } from '../control/books.ts';
import { reset, restore, findKept, take, fork, current } from '../snapshots/snapshots.ts';
import { createYieldingView } from '../scheduling/yielding-view.ts';
import { openPaymentScenario, type PaymentScenario } from '../testing/scenario.ts';
import { anySteps, openingSteps, runStep } from '../testing/payment-scenarios.ts';
import { stores } from '../testing/stores.ts';
import { addNumbers, countPayment, countRefund, noNumbers, type Numbers } from './contribution.ts';
import { readTotals } from './read.ts';
import { Totals } from './totals.ts';

const DAY_MS = 86_400_000;
const FOREVER_MS = 600_000;

type ByCell = Record<string, Numbers>;

/** Counts everything of an account by reading all of it. */
const countAll = async (store: Store, partition: Partition): Promise<ByCell> => {
  const read = createYieldingView(store);
  const cells: ByCell = {};
  const add = ({ contribution }: ReturnType<typeof countRefund>): void => {
    const { date, channel, currency, ...numbers } = contribution;
    const key = `${date} ${channel} ${currency}`;
    cells[key] = addNumbers(cells[key] ?? noNumbers, numbers);
  };
  const now = await store.view(partition, (view) => view.now);
  for await (const { state } of allRows(read, partition, payments)) add(countPayment(state, now));
  for await (const { state } of allRows(read, partition, refunds)) add(countRefund(state));
  return Object.fromEntries(
    Object.entries(cells).filter(([, numbers]) => Object.values(numbers).some((one) => one !== 0)),
  );
};

/** Returns the stored totals. */
const stored = async (store: Store, partition: Partition, days: number): Promise<ByCell> => {
  const now = await store.view(partition, (view) => view.now);
  const dates = Array.from({ length: days }, (_, day) =>
    toIsoString(now - (day - 1) * DAY_MS).slice(0, 10),
  );
  const cells: ByCell = {};
  for (const { date, cells: found } of await readTotals(store, partition, dates))
    for (const { channel, currency, ...numbers } of found)
      cells[`${date} ${channel} ${currency}`] = numbers;
  return cells;
};

/** A store whose writers can be killed: before a write, or after it without its result. */
const killable = (store: Store) => {
  let death: 'before' | 'after' | null = null;
  const exec: Store['exec'] = async (partition, decide, options) => {
    const dies = death;
    death = null;
    if (dies === 'before') throw new Error('killed');
    const result = await store.exec(partition, decide, options);
    if (dies === 'after') throw new Error('killed');
    return result;
  };
  return {
    store: { exec, view: store.view.bind(store), partitions: () => store.partitions() },
    /** Kills the next write; null revokes that, because an account may have nothing to count. */
    kill: (when: 'before' | 'after' | null) => (death = when),
  };
};

const act = fc.oneof(
  fc.constant('live' as const),
  fc.constant('second' as const),
  fc.constant('both' as const),
  fc.constant('before' as const),
  fc.constant('after' as const),
);

const compareAll = async ({ kasir, accounts }: PaymentScenario): Promise<void> => {
  for (const account of accounts) {
    const partition = { account, mode: 'test' as const };
    expect(await kasir.totals.catchUp(partition, FOREVER_MS)).toBe(true);
    expect(await stored(kasir.store, partition, 400)).toEqual(
      await countAll(kasir.store, partition),
    );
  }
};

describe.each(stores)('%s', (name, open) => {
  test('the totals are the sums of all objects after any actions, kills and counts by a second node', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('sync', 'async'),
        fc.array(fc.tuple(anySteps(12), act), { minLength: 1, maxLength: 5 }),
        async (refundsAre, rounds) => {
          const scenario = await openPaymentScenario(await open(), refundsAre);
          const { kasir, accounts } = scenario;
          using _ = { [Symbol.dispose]: () => void kasir.close() };
          const { store, kill } = killable(kasir.store);
          let second = new Totals({ store });
          for (const one of openingSteps) await runStep(scenario, one);
          for (const [steps, how] of rounds) {
            for (const one of steps) await runStep(scenario, one);
            for (const account of accounts) {
              const partition = { account, mode: 'test' as const };
              if (how === 'before' || how === 'after') {
                kill(how);
                await second.catchUp(partition, FOREVER_MS).catch(() => undefined);
                kill(null);
                await second.close();
                second = new Totals({ store });
              } else if (how === 'second') await second.catchUp(partition, FOREVER_MS);
              else if (how === 'live') await compareAll(scenario);
              else
                await Promise.all([
                  second.catchUp(partition, FOREVER_MS),
                  kasir.totals.catchUp(partition, FOREVER_MS),
                ]);
            }
          }
          await second.close();
          await compareAll(scenario);
        },
      ),
      { numRuns: name === 'PostgreSQL' ? 3 : 6, endOnFailure: true },
    );
  });

  test('a reset account has no totals, and a restored or copied one has those of its contents', async () => {
    const scenario = await openPaymentScenario(await open(), 'sync');
    const { kasir, accounts } = scenario;
    for (const one of openingSteps) await runStep(scenario, one);
    await compareAll(scenario);
    const [id = ''] = accounts;
    const account = await kasir.directory.account(id);
    if (!account) throw new Error('no account');
    const partition = { account: id, mode: 'test' as const };
    const before = await stored(kasir.store, partition, 400);
    const { id: kept } = await take(kasir, account);
    await reset(kasir, account);
    await compareAll(scenario);
    expect(await stored(kasir.store, partition, 400)).toEqual({});
    const snapshot = await findKept(kasir, kept);
    if (!snapshot) throw new Error('no snapshot');
    await restore(kasir, account, snapshot, false);
    await compareAll(scenario);
    expect(await stored(kasir.store, partition, 400)).toEqual(before);
    const copy = await fork(kasir, account, await current(kasir, account), 'Copy');
    await compareAll({ ...scenario, accounts: [copy.id] });
    expect(await stored(kasir.store, { account: copy.id, mode: 'test' }, 400)).toEqual(before);
  });
});

test('the volume is the money that payments have moved in the ledger, before refunds', async () => {
  const open = stores[0]?.[1];
  if (!open) throw new Error('no store');
  await fc.assert(
    fc.asyncProperty(anySteps(30), async (steps) => {
      const scenario = await openPaymentScenario(await open(), 'sync');
      const { kasir, accounts } = scenario;
      for (const one of [...openingSteps, ...steps]) await runStep(scenario, one);
      const read = createYieldingView(kasir.store);
      for (const account of accounts) {
        const partition = { account, mode: 'test' as const };
        let moved = 0;
        for await (const { state } of allRows(read, partition, transactions))
          if (
            state.type === 'PAYMENT' &&
            ['SUCCESS', 'REFUNDED', 'REVERSED'].includes(state.status)
          )
            moved += state.amount;
        for await (const { state } of allRows(read, partition, payments))
          if (state.reversed) moved -= state.captured;
        const cells = Object.values(await countAll(kasir.store, partition));
        expect(cells.reduce((sum, { volume }) => sum + volume, 0)).toBe(moved);
      }
      await kasir.close();
    }),
    { numRuns: 10 },
  );
});
