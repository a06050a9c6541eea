// Tests a year of three recurring payments, with pauses, missed payments and declines: every
// invoice, callback, notification, payment, transaction and ledger line falls on its calendar date.
import { ledgerNames, ledgers } from '@kasir/payments/ledger';
import { termsOf } from '@kasir/payments/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, subscriber } from '../testing/subscriber.ts';

const NEW_YEAR = Date.parse('2026-01-01T00:00:00.000Z');
const HOUR_MS = 3_600_000;
const DECLINED = 10_054;

/** An expected invoice: its date, and its final status. */
interface Bill {
  readonly day: string;
  readonly status: 'PAID' | 'EXPIRED' | 'PENDING';
  readonly amount: number;
  /** Hours from its creation to its end. */
  readonly hours: number;
  readonly channel?: string;
}

const at = (day: string, hours = 0): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + hours * HOUR_MS).toISOString();

const days = (from: string, step: number, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.parse(from) + n * step * DAY_MS).toISOString().slice(0, 10),
  );

/** The last days of months, from a start on 31 January, charged by card; June's is declined. */
const monthly: readonly Bill[] = [
  '2026-01-31',
  '2026-02-28',
  '2026-03-31',
  '2026-04-30',
  '2026-05-31',
  '2026-06-30',
  '2026-07-31',
  '2026-08-31',
  '2026-09-30',
  '2026-10-31',
  '2026-11-30',
  '2026-12-31',
].map((day) =>
  day === '2026-06-30'
    ? { day, status: 'EXPIRED', amount: DECLINED, hours: 24 }
    : { day, status: 'PAID', amount: 50_000, hours: 0, channel: 'CARDS' },
);

/**
 * The channels that pay the fortnightly invoices in turn. These begin on 1 January and are paid
 * after two hours; a pause from 2 April to 19 May skips three cycles, and the missed invoice of 10
 * September stops the plan.
 */
const channels = [
  'EWALLET.DANA',
  'VIRTUAL_ACCOUNT.BRI',
  'QR_CODE.QRIS',
  'OVER_THE_COUNTER.ALFAMART',
  'CARD.CARDS',
  'DIRECT_DEBIT.MANDIRI',
] as const;
const fortnightly: readonly Bill[] = days('2026-01-01', 14, 26)
  .filter((day) => day <= '2026-04-01' || day >= '2026-05-19')
  .filter((day) => day <= '2026-09-10')
  .map((day, n, { length }): Bill => {
    if (n === length - 1) return { day, status: 'EXPIRED', amount: 120_000, hours: 48 };
    const channel = (channels[n % channels.length] ?? '').split('.')[1] ?? '';
    return { day, status: 'PAID', amount: 120_000, hours: 2, channel };
  });

/** Every ten days, twenty times, from 5 January; the third and fourth are missed and ignored. */
const tenth: readonly Bill[] = days('2026-01-05', 10, 20).map((day, n) =>
  n === 2 || n === 3
    ? { day, status: 'EXPIRED', amount: 75_000, hours: 12 }
    : { day, status: 'PAID', amount: 75_000, hours: 2, channel: 'BRI' },
);

const paidBills = (bills: readonly Bill[]) => bills.filter(({ status }) => status === 'PAID');

const live = async () => {
  const shop = subscriber({ account: { terms: { VIRTUAL_ACCOUNT: { settlement_days: 3 } } } });
  const { subscribe, save, advance, update, move, pay, look, read } = shop;
  const card = await subscribe({
    external_id: 'monthly',
    interval: 'MONTH',
    start_date: at('2026-01-31'),
    credit_card_token: await save(),
    should_send_email: true,
    payer_email: 'siti@example.com',
  });
  const weeks = await subscribe({
    external_id: 'fortnightly',
    amount: 120_000,
    interval: 'WEEK',
    interval_count: 2,
    invoice_duration: 48 * 3_600,
    missed_payment_action: 'STOP',
    recharge: false,
    customer: { mobile_number: '+6281234567890' },
    customer_notification_preference: { invoice_reminder: ['sms'], invoice_expired: ['whatsapp'] },
    reminder_time: 1,
    reminder_time_unit: 'days',
  });
  const tens = await subscribe({
    external_id: 'tenth',
    amount: 75_000,
    interval_count: 10,
    total_recurrence: 20,
    invoice_duration: 12 * 3_600,
    missed_payment_action: 'IGNORE',
    start_date: at('2026-01-05'),
  });
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    '2026-04-02': () => move(weeks.id, 'pause'),
    '2026-05-19': () => move(weeks.id, 'resume'),
    '2026-06-15': () => update(card.id, { amount: DECLINED }),
    '2026-07-02': () => update(card.id, { amount: 50_000 }),
  };
  let fortnight = 0;
  for (let day = 0; day < 365; day += 1) {
    const today = new Date(NEW_YEAR + day * DAY_MS).toISOString().slice(0, 10);
    await acts[today]?.();
    await advance(2 * HOUR_MS);
    for (const [id, bills] of [
      [weeks.id, fortnightly],
      [tens.id, tenth],
    ] as const) {
      const bill = bills.find((one) => one.day === today);
      if (bill?.status !== 'PAID') continue;
      const channel = bills === tenth ? channels[1] : channels[fortnight % channels.length];
      if (bills === fortnightly) fortnight += 1;
      await pay((await read(id)).last_created_invoice_url, channel ?? '');
    }
    await advance(22 * HOUR_MS);
  }
  return { shop, card, weeks, tens, look };
};

describe('a year', () => {
  let year: Awaited<ReturnType<typeof live>>;
  beforeAll(async () => {
    year = await live();
  });

  const plans = () =>
    [
      [year.card.id, monthly],
      [year.weeks.id, fortnightly],
      [year.tens.id, tenth],
    ] as const;

  test('has every invoice on its date, with the expected status (RECUR-CREATE-02, RECUR-UNSPEC-04, STATE-RECUR-04, STATE-RECUR-05, STATE-RECUR-06, CORE-07)', async () => {
    for (const [id, bills] of plans()) {
      const found = await year.shop.bills(id);
      expect(
        found.map((one: Record<string, unknown>) => ({
          created: one['created'],
          status: one['status'] === 'SETTLED' ? 'PAID' : one['status'],
          amount: one['amount'],
          ...(one['payment_channel'] !== undefined && { channel: one['payment_channel'] }),
          ...(one['paid_at'] !== undefined && { paid: one['paid_at'] }),
        })),
      ).toEqual(
        bills.map(({ day, status, amount, channel, hours }) => ({
          created: at(day),
          status,
          amount,
          ...(channel !== undefined && { channel }),
          ...(status === 'PAID' && { paid: at(day, hours) }),
        })),
      );
    }
  });

  test('leaves each plan with the expected status and progress (RECUR-FIELD-recurrence_progress, RECUR-FIELD-status, STATE-UNSPEC-01)', async () => {
    const { read } = year.shop;
    const stateOf = async (id: string) => {
      const { status, recurrence_progress, updated } = await read(id);
      return [status, recurrence_progress, updated];
    };
    expect((await stateOf(year.card.id)).slice(0, 2)).toEqual(['ACTIVE', 12]);
    const missed = fortnightly.at(-1)?.day ?? '';
    expect(await stateOf(year.weeks.id)).toEqual(['STOPPED', fortnightly.length, at(missed, 48)]);
    const last = tenth.at(-1)?.day ?? '';
    expect(await stateOf(year.tens.id)).toEqual(['STOPPED', 20, at(last, 2)]);
  });

  test('sends one callback for the end of every invoice, in order', async () => {
    const expected = plans()
      .flatMap(([id, bills]) =>
        bills.map(({ day, hours, status }) => ({
          recurring_payment_id: id,
          event: status === 'PAID' ? 'invoice.paid' : 'invoice.expired',
          updated: at(day, hours),
        })),
      )
      .map((one) => JSON.stringify(one))
      .toSorted();
    const events = (await year.shop.events()).map(({ body }) => ({
      recurring_payment_id: body['recurring_payment_id'],
      event: body['event'],
      updated: body['updated'],
    }));
    expect(events.map((one) => JSON.stringify(one)).toSorted()).toEqual(expected);
    const times = events.map(({ updated }) => String(updated));
    expect(times).toEqual(times.toSorted());
  });

  test('stores the notifications of the preferences, at their time (RECUR-CREATE-customer-notices)', async () => {
    const rows = (await year.shop.notified()).map(({ state }) =>
      [new Date(state.created).toISOString(), state.occasion, state.channel].join(' '),
    );
    const byEmail = monthly.flatMap(({ day, hours, status }) => [
      `${at(day)} created email`,
      `${at(day, hours)} ${status === 'PAID' ? 'paid' : 'expired'} email`,
    ]);
    const missed = fortnightly.at(-1)?.day ?? '';
    const bySms = [`${at(missed, 24)} reminder sms`, `${at(missed, 48)} expired whatsapp`];
    expect(rows.toSorted()).toEqual([...byEmail, ...bySms].toSorted());
  });

  test('has one payment for each paid invoice, and one declined payment', async () => {
    const rows = await year.shop.paid();
    const found = rows.map(({ state }) =>
      [new Date(state.updated).toISOString(), state.status, state.channel, state.captured].join(
        ' ',
      ),
    );
    const expected = plans().flatMap(([, bills]) =>
      paidBills(bills).map(({ day, hours, channel, amount }) =>
        [at(day, hours), 'SUCCEEDED', channel, amount].join(' '),
      ),
    );
    const declined = `${at('2026-06-30')} FAILED CARDS 0`;
    expect(found.toSorted()).toEqual([...expected, declined].toSorted());
  });

  test('has a transaction for each payment, and balances that match the amounts and fees', async () => {
    const rows = await year.shop.moved();
    const paid = plans().flatMap(([, bills]) => paidBills(bills));
    expect(rows.map(({ state }) => new Date(state.created).toISOString()).toSorted()).toEqual(
      paid.map(({ day, hours }) => at(day, hours)).toSorted(),
    );
    const gross = paid.reduce((sum, { amount }) => sum + amount, 0);
    let [fees, vat] = [0, 0];
    for (const { state } of rows) {
      const { feeBasisPoints } = termsOf(year.shop.account, state.category);
      const fee = Math.round((state.amount * feeBasisPoints) / 10_000);
      expect(state).toMatchObject({
        type: 'PAYMENT',
        status: 'SUCCESS',
        fee,
        settlement: 'SETTLED',
      });
      fees += state.fee;
      vat += state.vat;
    }
    const balances = await year.look((view) =>
      Object.fromEntries(ledgerNames.map((ledger) => [ledger, view.balance(ledger, 'IDR')])),
    );
    expect(balances).toEqual({
      [ledgers.available]: gross - fees - vat,
      [ledgers.pending]: 0,
      [ledgers.fees]: fees,
      [ledgers.vat]: vat,
      [ledgers.transit]: 0,
      [ledgers.clearing]: -gross,
      [ledgers.settled]: 0,
      [ledgers.processorFees]: 0,
      [ledgers.suspense]: 0,
    });
    const lines = await year.look((view) =>
      ledgerNames.flatMap((ledger) => view.entries(ledger, 'IDR', { limit: 1_000 })),
    );
    for (const [transaction, own] of Map.groupBy(lines, (line) => line.transaction)) {
      expect(own.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(rows.map(({ id }) => id)).toContain(transaction);
    }
    expect(new Set(lines.map((line) => line.transaction)).size).toBe(paid.length);
  });
});
