// Plans over time: their invoices, and the effect of pauses, missed payments and the last cycle.
import type { Scope } from '@kasir/core/server';
import { getChannel } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { endInstrument } from '../instruments/end.ts';
import { invoices, type InvoiceRow } from '../invoices/kind.ts';
import { payments } from '../payments/kind.ts';
import { merchant } from '../testing/merchant.ts';
import { payInvoiceBy } from '../testing/pay-invoice.ts';
import { toNewInstrument } from '../testing/harness.ts';
import { cycleAt, type Interval } from './calendar.ts';
import { changePlan, switchPlan } from './change.ts';
import { createPlan, type NewPlan } from './create.ts';
import { cycleJob, invoiceSecondsOf, nextCycle } from './cycle.ts';
import { plans, type PlanRow } from './kind.ts';

const DAY_MS = 86_400_000;
const daily: Interval = { unit: 'DAY', count: 1 };
const wallet = getChannel('EWALLET', 'DANA', 'ID');

const toNewPlan = (change: Partial<NewPlan> = {}): NewPlan => ({
  reference: 'plan-1',
  amount: 50_000,
  currency: 'IDR',
  description: null,
  metadata: null,
  returnUrls: { success: null, failure: null, cancel: null },
  interval: daily,
  cycles: null,
  missed: 'IGNORE',
  invoiceSeconds: 3_600,
  instrument: null,
  savesCard: false,
  notifications: null,
  echo: null,
  invoiceEcho: { lines: 1 },
  start: null,
  immediately: false,
  ...change,
});

const subscribed = async (change: Partial<NewPlan> = {}, shop = merchant()) => {
  const born = await shop.look(({ now }) => now);
  const { id } = await shop.decide((d) => createPlan(d, toNewPlan(change)));
  const plan = () =>
    shop.look((view) => {
      const row = view.get(plans, id);
      if (!row) throw new Error('There is no plan');
      return row;
    });
  const bills = (): Promise<InvoiceRow[]> =>
    shop.look((view) => [...view.list(invoices, {}, { limit: 400, order: 'asc' }).rows]);
  /** Milliseconds from the creation of the plan to that of each invoice. */
  const times = async () => (await bills()).map(({ state }) => state.created - born);
  const act = <R>(run: (d: Scope, row: PlanRow) => R): Promise<R> =>
    shop.decide((d) => {
      const row = d.get(plans, id);
      if (!row) throw new Error('There is no plan');
      return run(d, row);
    });
  const payLast = async () => {
    const last = (await bills()).at(-1);
    if (last) await payInvoiceBy(shop, last, wallet);
  };
  return { ...shop, id, born, plan, bills, times, act, payLast };
};

describe('a plan', () => {
  test('bills at once and then on every due day of its calendar, also at the ends of months (STATE-RECUR-01, STATE-RECUR-02, RECUR-CREATE-02)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          unit: fc.constantFrom('DAY', 'WEEK', 'MONTH'),
          count: fc.integer({ min: 1, max: 3 }),
        } satisfies { [K in keyof Interval]: fc.Arbitrary<Interval[K]> }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 1, max: 6 }),
        async (interval, days, cycles) => {
          const shop = merchant();
          await shop.advance(days * DAY_MS);
          const { advance, times, born, plan } = await subscribed({ interval, cycles }, shop);
          await advance(400 * DAY_MS);
          const due = Array.from({ length: cycles }, (_, n) => cycleAt(born, interval, n) - born);
          expect(await times()).toEqual(due.filter((time) => time <= 400 * DAY_MS));
          const { progress } = (await plan()).state;
          expect(progress).toBe((await times()).length);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('gives each invoice its amount, its short id and the data of the owner of invoices', async () => {
    const { bills, plan, signals } = await subscribed();
    const { state } = await plan();
    expect(await bills()).toMatchObject([
      { state: { amount: 50_000, plan: state.shortId, echo: { lines: 1 }, status: 'PENDING' } },
    ]);
    expect(state).toMatchObject({ progress: 1, lastInvoice: (await bills())[0]?.id });
    expect(signals).toEqual(['plan.billed']);
  });

  test('with a start date bills nothing before it, unless it bills at once as well (STATE-RECUR-03, RECUR-CREATE-charge_immediately-true)', async () => {
    const start = async (immediately: boolean) => {
      const shop = merchant();
      const now = await shop.look((view) => view.now);
      const made = await subscribed({ start: now + 3 * DAY_MS, immediately }, shop);
      await made.advance(5 * DAY_MS);
      return made.times();
    };
    expect(await start(false)).toEqual([3, 4, 5].map((day) => day * DAY_MS));
    expect(await start(true)).toEqual([0, 3, 4, 5].map((day) => day * DAY_MS));
  });

  test('bills a cycle once, however often its job runs', async () => {
    const { act, advance, times, id, born } = await subscribed();
    await advance(DAY_MS);
    for (let run = 0; run < 3; run += 1)
      await act((d) => cycleJob.run(d, { plan: id, due: born + DAY_MS }));
    expect(await times()).toEqual([0, DAY_MS]);
  });

  test('is over when the invoice of its last cycle is paid or expires (RECUR-CREATE-total_recurrence)', async () => {
    const paid = await subscribed({ cycles: 2 });
    await paid.advance(DAY_MS);
    expect((await paid.plan()).state.status).toBe('ACTIVE');
    await paid.payLast();
    expect((await paid.plan()).state.status).toBe('COMPLETED');
    const missed = await subscribed({ cycles: 1 });
    await missed.advance(3_600_000);
    expect((await missed.plan()).state.status).toBe('COMPLETED');
    await missed.advance(9 * DAY_MS);
    expect(await missed.times()).toEqual([0]);
  });
});

describe('an invoice that nobody pays', () => {
  test('stops a plan whose missed payments stop it, and no further invoice is created (STATE-RECUR-04)', async () => {
    const { advance, plan, times, signals } = await subscribed({ missed: 'STOP' });
    await advance(4 * DAY_MS);
    expect((await plan()).state.status).toBe('STOPPED');
    expect(await times()).toEqual([0]);
    expect(signals).toEqual(['plan.billed', 'invoice.expired', 'plan.stopped']);
  });

  test('is ignored by a plan that ignores it (STATE-RECUR-05)', async () => {
    const { advance, plan, bills } = await subscribed();
    await advance(2 * DAY_MS);
    expect((await plan()).state.status).toBe('ACTIVE');
    expect((await bills()).map(({ state }) => state.status)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'PENDING',
    ]);
  });

  test('always expires before the next cycle, also with the default duration (LIMIT-17)', async () => {
    const { advance, plan, times } = await subscribed({ missed: 'STOP', invoiceSeconds: null });
    expect(invoiceSecondsOf((await plan()).state)).toBe(86_399);
    await advance(DAY_MS);
    expect(await times()).toEqual([0]);
  });
});

describe('a pause', () => {
  test('leaves out the cycles that fall into it, without counting them (STATE-RECUR-06)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 5 * 24 }),
        fc.integer({ min: 0, max: 5 * 24 }),
        async (before, hours) => {
          const { advance, act, times, plan } = await subscribed({ cycles: 12 });
          const hour = DAY_MS / 24;
          await advance(before * hour);
          await act((d, row) => switchPlan(d, row, 'pause'));
          await advance(hours * hour);
          await act((d, row) => switchPlan(d, row, 'resume'));
          await advance(30 * DAY_MS);
          const [from, to] = [before * hour, (before + hours) * hour];
          const all = Array.from({ length: 40 }, (_, day) => day * DAY_MS);
          const kept = all.filter((time) => time <= from || time >= to).slice(0, 12);
          expect(await times()).toEqual(kept);
          expect((await plan()).state.progress).toBe(12);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('does not prevent that a missed invoice stops the plan', async () => {
    const { advance, act, plan } = await subscribed({ missed: 'STOP' });
    await act((d, row) => switchPlan(d, row, 'pause'));
    await advance(DAY_MS);
    expect((await plan()).state.status).toBe('STOPPED');
  });
});

test('a stopped plan bills nothing more and cannot be resumed', async () => {
  const { advance, act, times } = await subscribed();
  await act((d, row) => switchPlan(d, row, 'stop'));
  await advance(3 * DAY_MS);
  expect(await times()).toEqual([0]);
  await expect(act((d, row) => switchPlan(d, row, 'resume'))).rejects.toThrow(
    'no step from STOPPED',
  );
});

test('a change applies to future cycles: the amount, the interval from the next cycle on, or the date of the next cycle', async () => {
  const { advance, act, times, bills, born, plan } = await subscribed();
  await act((d, row) =>
    changePlan(d, row, { amount: 70_000, interval: { unit: 'DAY', count: 3 } }),
  );
  await advance(4 * DAY_MS);
  expect(await times()).toEqual([0, 1, 4].map((day) => day * DAY_MS));
  expect((await bills()).map(({ state }) => state.amount)).toEqual([50_000, 70_000, 70_000]);
  await act((d, row) => changePlan(d, row, { next: born + 5 * DAY_MS }));
  expect(nextCycle((await plan()).state)).toBe(born + 5 * DAY_MS);
  await advance(4 * DAY_MS);
  expect(await times()).toEqual([0, 1, 4, 5, 8].map((day) => day * DAY_MS));
});

describe('a plan with a saved instrument', () => {
  const saved = async (amount = 50_000) => {
    const shop = merchant();
    const { id } = await shop.decide((d) => {
      const made = toNewInstrument(d, { channel: wallet, reusable: true });
      return authorizeInstrument(d, createInstrument(d, made));
    });
    return subscribed({ instrument: id, amount }, shop);
  };

  test('pays each invoice with the instrument, without the payer', async () => {
    const { advance, bills, id, look, plan } = await saved();
    await advance(DAY_MS);
    expect((await bills()).map(({ state }) => state.status)).toEqual(['PAID', 'PAID']);
    const { instrument } = (await plan()).state;
    const paid = await look((view) => view.list(payments, {}, { limit: 9 }).rows);
    expect(paid.map(({ state }) => [state.instrument, state.product.kind])).toEqual([
      [instrument, 'invoice'],
      [instrument, 'invoice'],
    ]);
    expect(id).not.toBe(instrument);
  });

  test('leaves an invoice to the payer when the instrument is declined or no longer active', async () => {
    const declined = await saved(20_110);
    expect((await declined.bills()).map(({ state }) => state.status)).toEqual(['PENDING']);
    expect(declined.signals).toContain('payment.failed');
    const { act, advance, bills } = await saved();
    await act((d, { state }) => endInstrument(d, { id: state.instrument ?? '' }, 'withdraw'));
    await advance(DAY_MS);
    expect((await bills()).map(({ state }) => state.status)).toEqual(['PAID', 'PENDING']);
  });
});
