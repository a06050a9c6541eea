// Tests recurring payments through the real pipeline: their billing dates, and how the merchant
// changes, pauses and ends them.
import { isEdge } from '@kasir/core/resource';
import { recurringPaymentMachine } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, subscriber } from '../testing/subscriber.ts';

const start = '2026-01-01T00:00:00.000Z';
const later = (days: number): string => new Date(Date.parse(start) + days * DAY_MS).toISOString();

const everything = {
  payer_email: 'siti@example.com',
  description: 'Membership',
  total_recurrence: 3,
  invoice_duration: 3_600,
  should_send_email: true,
  customer: { given_names: 'Siti', email: 'siti@example.com', mobile_number: '+6281234567890' },
  customer_notification_preference: { invoice_created: ['email', 'sms'], invoice_paid: [] },
  reminder_time_unit: 'hours',
  reminder_time: 1,
  missed_payment_action: 'STOP',
  success_redirect_url: 'https://merchant.example/thanks',
  failure_redirect_url: 'https://merchant.example/sorry',
  recharge: false,
  charge_immediately: true,
  currency: 'IDR',
};

describe('billing', () => {
  const createdOf = (bills: { created: string }[]): string[] => bills.map(({ created }) => created);

  test.each([
    [{}, [0, 1, 2, 3]],
    [{ start_date: '' }, [0, 1, 2, 3]],
    [{ charge_immediately: true }, [0, 1, 2, 3]],
    [{ interval_count: 2 }, [0, 2]],
    [{ start_date: later(2) }, [2, 3]],
    [{ start_date: later(1), charge_immediately: true, interval_count: 2 }, [0, 1, 3]],
  ])(
    'with %j creates invoices on days %j (STATE-RECUR-01, STATE-RECUR-02, STATE-RECUR-03, RECUR-CREATE-02, RECUR-CREATE-start_date, RECUR-CREATE-start_date-empty, RECUR-CREATE-charge_immediately-true, RECUR-UNSPEC-05, RECUR-FIELD-recurrence_progress, RECUR-FIELD-last_created_invoice_url)',
    async (change, days) => {
      const { subscribe, bills, advance, read } = subscriber();
      const made = await subscribe(change);
      const atOnce = days[0] === 0;
      expect(made.recurrence_progress).toBe(atOnce ? 1 : 0);
      expect('last_created_invoice_url' in made).toBe(atOnce);
      await advance(3 * DAY_MS);
      const all = await bills(made.id);
      expect(createdOf(all)).toEqual(days.map(later));
      const now = await read(made.id);
      expect(now.recurrence_progress).toBe(days.length);
      expect(now.last_created_invoice_url).toBe(all.at(-1).invoice_url);
      expect(all.at(-1)).toMatchObject({ amount: 50_000, recurring_payment_id: made.id });
    },
  );

  test('ends with total_recurrence, which shows as STOPPED (RECUR-CREATE-total_recurrence, STATE-UNSPEC-01)', async () => {
    const { subscribe, bills, advance, read, pay } = subscriber();
    const { id } = await subscribe({ total_recurrence: 3, invoice_duration: 60 });
    await advance(2 * DAY_MS);
    expect((await read(id)).status).toBe('ACTIVE');
    await pay((await read(id)).last_created_invoice_url, 'EWALLET.DANA');
    expect(await read(id)).toMatchObject({ status: 'STOPPED', recurrence_progress: 3 });
    await advance(3 * DAY_MS);
    expect(await bills(id)).toHaveLength(3);
  });

  test('stops after a missed invoice, or continues, as missed_payment_action says (STATE-RECUR-04, STATE-RECUR-05, RECUR-CREATE-missed_payment_action, RECUR-FIELD-status)', async () => {
    const { subscribe, bills, advance, read, events } = subscriber();
    const stops = await subscribe({ missed_payment_action: 'STOP', invoice_duration: 60 });
    const ignores = await subscribe({ missed_payment_action: 'IGNORE', invoice_duration: 60 });
    await advance(60_000);
    expect((await read(stops.id)).status).toBe('STOPPED');
    expect((await read(ignores.id)).status).toBe('ACTIVE');
    await advance(DAY_MS);
    expect(await bills(stops.id)).toHaveLength(1);
    expect(await bills(ignores.id)).toHaveLength(2);
    expect((await events())[0]?.body).toMatchObject({
      event: 'invoice.expired',
      recurring_payment_id: stops.id,
    });
  });

  test('creates invoices with the default duration, limited to less than the interval (RECUR-CREATE-invoice_duration-default, LIMIT-17)', async () => {
    const { subscribe, bills } = subscriber();
    const lasting = async (change: object) => {
      const [bill] = await bills((await subscribe(change)).id);
      return (Date.parse(bill.expiry_date) - Date.parse(bill.created)) / 1_000;
    };
    expect(await lasting({ interval: 'WEEK' })).toBe(86_400);
    expect(await lasting({})).toBe(86_399);
    expect(await lasting({ invoice_duration: 3_600 })).toBe(3_600);
  });

  test('gives each invoice its payer, texts and redirect URLs', async () => {
    const { subscribe, bills } = subscriber();
    const { id } = await subscribe(everything);
    const [bill] = await bills(id);
    expect(bill).toMatchObject({
      external_id: 'plan-1',
      description: 'Membership',
      payer_email: 'siti@example.com',
      should_send_email: true,
      customer: everything.customer,
      success_redirect_url: everything.success_redirect_url,
      failure_redirect_url: everything.failure_redirect_url,
    });
  });

  test('follows its state machine in any history (STATE-RECUR-SET, STATE-UNSPEC-01)', async () => {
    const acts = fc.array(
      fc.oneof(
        fc.constantFrom('stop', 'pause', 'resume', 'pay', 'missed'),
        fc.integer({ min: 1, max: 60 }),
      ),
      { maxLength: 15 },
    );
    await fc.assert(
      fc.asyncProperty(acts, fc.constantFrom('STOP', 'IGNORE'), async (history, missed) => {
        const { subscribe, move, read, pay, advance } = subscriber();
        const { id } = await subscribe({
          missed_payment_action: missed,
          total_recurrence: 4,
          invoice_duration: 3_600,
        });
        let was = 'ACTIVE';
        for (const act of history) {
          const before = await read(id);
          if (typeof act === 'number') await advance(act * 3_600_000);
          else if (act === 'pay') await pay(before.last_created_invoice_url, 'EWALLET.DANA');
          else if (act === 'missed') await advance(3_600_000);
          else {
            const { status } = await move(id, act);
            const needed = { stop: ['ACTIVE', 'PAUSED'], pause: ['ACTIVE'], resume: ['PAUSED'] };
            const allowed = needed[act as 'stop'].includes(before.status);
            expect([act, status]).toEqual([act, allowed ? 200 : 400]);
          }
          const { status, recurrence_progress } = await read(id);
          if (status !== was) expect(isEdge(recurringPaymentMachine, was, status)).toBe(true);
          if (before.status !== 'ACTIVE' && typeof act === 'number')
            expect(recurrence_progress).toBe(before.recurrence_progress);
          was = status;
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the merchant', () => {
  test('can pause, resume and stop, each only in the statuses that allow it (RECUR-UNSPEC-02, STATE-RECUR-06, STATE-UNSPEC-01)', async () => {
    const { subscribe, move, advance, read, bills } = subscriber();
    const { id, last_created_invoice_url } = await subscribe();
    expect((await move(id, 'pause')).body.status).toBe('PAUSED');
    await advance(2 * DAY_MS);
    expect(await read(id)).toMatchObject({ recurrence_progress: 1, last_created_invoice_url });
    const refused = await move(id, 'pause');
    expect([refused.status, refused.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(refused.body.message).toContain('this one is PAUSED');
    expect((await move(id, 'resume')).body.status).toBe('ACTIVE');
    await advance(DAY_MS);
    expect((await bills(id)).map((one: { created: string }) => one.created)).toEqual(
      [0, 2, 3].map(later),
    );
    expect((await move(id, 'stop')).body.status).toBe('STOPPED');
    await advance(2 * DAY_MS);
    expect(await bills(id)).toHaveLength(3);
    for (const one of ['stop', 'pause', 'resume'])
      expect((await move(id, one)).body.error_code).toBe('API_VALIDATION_ERROR');
  });

  test('counts a new interval from the next cycle, also after a pause that skipped cycles (RECUR-UNSPEC-02, STATE-RECUR-06)', async () => {
    const { subscribe, move, update, advance, bills } = subscriber();
    const { id } = await subscribe();
    await move(id, 'pause');
    await advance(2 * DAY_MS + 60_000);
    await update(id, { interval_count: 3 });
    await move(id, 'resume');
    await advance(5 * DAY_MS);
    expect((await bills(id)).map((one: { created: string }) => one.created)).toEqual(
      [0, 3, 6].map(later),
    );
  });

  test('changes the terms of future invoices, and the date of the next one (RECUR-UNSPEC-02)', async () => {
    const { subscribe, update, advance, bills, read, pay } = subscriber();
    const made = await subscribe({ customer: { email: 'siti@example.com' } });
    const { id } = made;
    await pay(made.last_created_invoice_url, 'EWALLET.DANA');
    const changed = await update(id, {
      amount: 60_000,
      description: 'Gold',
      interval: 'WEEK',
      invoice_duration: 172_800,
      missed_payment_action: 'STOP',
      should_send_email: true,
      customer_id: 'c-1',
      customer: { email: 'ani@example.com' },
      reminder_time: 3,
      reminder_time_unit: 'hours',
      reschedule_at: later(3),
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        amount: 60_000,
        description: 'Gold',
        interval: 'WEEK',
        interval_count: 1,
        invoice_duration: 172_800,
        missed_payment_action: 'STOP',
        should_send_email: true,
        customer_id: 'c-1',
        customer: { email: 'ani@example.com' },
        reminder_time: 3,
        reminder_time_unit: 'hours',
        start_date: start,
      },
    });
    expect(await read(id)).toEqual(changed.body);
    expect((await update(id, {})).body).toEqual(changed.body);
    await advance(9 * DAY_MS);
    const all = await bills(id);
    expect(all).toMatchObject([
      { created: start, amount: 50_000, customer: { email: 'siti@example.com' } },
      { created: later(3), amount: 60_000, customer: { email: 'ani@example.com' } },
    ]);
    expect((await read(id)).status).toBe('STOPPED');
    const over = await update(id, { amount: 1 });
    expect([over.status, over.body.errors[0].path]).toEqual([400, 'path.id']);
  });

  test.each([
    [{ amount: 0 }, 'body.amount'],
    [{ amount: 1.5 }, 'body.amount'],
    [{ interval: 'YEAR' }, 'body.interval'],
    [{ invoice_duration: 604_800 }, 'body.invoice_duration'],
    [{ interval: 'DAY' }, 'body.invoice_duration'],
    [{ interval: 'DAY', interval_count: 1, invoice_duration: 90_000 }, 'body.invoice_duration'],
    [{ reschedule_at: later(-1) }, 'body.reschedule_at'],
    [{ reminder_time: 3 }, 'body.reminder_time_unit'],
    [{ reminder_time: 25, reminder_time_unit: 'hours' }, 'body.reminder_time'],
  ])('cannot make the change %j, which has no effect (RECUR-UNSPEC-02)', async (change, path) => {
    const { subscribe, update, read } = subscriber();
    const made = await subscribe({ interval: 'WEEK', invoice_duration: 172_800 });
    const { status, body } = await update(made.id, change);
    expect([status, body.errors[0].path]).toEqual([400, path]);
    expect(await read(made.id)).toEqual(made);
  });
});
