// Recurring payments through the real pipeline: what they take and show, when they bill, what is
// charged without a payer, and how they are changed, held and ended.
import { isEdge } from '@kasir/core';
import { recurringPaymentMachine } from '@kasir/models';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quietCard } from '../testing/payer.ts';
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

describe('a recurring payment', () => {
  test('shows all that was sent, and reads back the same (RECUR-CREATE-01, RECUR-GET-id, RECUR-UNSPEC-01, RECUR-FIELD-id, RECUR-FIELD-user_id, RECUR-FIELD-external_id, RECUR-FIELD-amount, RECUR-FIELD-payer_email, RECUR-FIELD-description, RECUR-FIELD-interval, RECUR-FIELD-interval_count, RECUR-FIELD-total_recurrence, RECUR-FIELD-should_send_email, RECUR-FIELD-missed_payment_action, RECUR-FIELD-success_redirect_url, RECUR-FIELD-failure_redirect_url, RECUR-FIELD-invoice_duration, RECUR-FIELD-created, RECUR-FIELD-updated, RECUR-FIELD-start_date, RECUR-FIELD-charge_immediately, RECUR-FIELD-recharge, RECUR-FIELD-currency, RECUR-FIELD-reminder_time_unit, RECUR-FIELD-reminder_time, RECUR-FIELD-customer, RECUR-FIELD-customer_notification_preference, MODEL-UNSPEC-04, MODEL-UNSPEC-05)', async () => {
    const { create, read } = subscriber();
    const sent = { ...everything, start_date: '2026-01-02T07:00:00+07:00' };
    const { status, body } = await create(sent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...sent,
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      user_id: '0123456789abcdef01234567',
      external_id: 'plan-1',
      status: 'ACTIVE',
      amount: 50_000,
      interval: 'DAY',
      interval_count: 1,
      recurrence_progress: 1,
      start_date: later(1),
      created: start,
      updated: start,
    });
    expect(await read(body.id)).toEqual(body);
  });

  test('leaves out what is not set, but shows defaults (MODEL-UNSPEC-06, RECUR-UNSPEC-03, RECUR-CREATE-charge_immediately, RECUR-CREATE-recharge, RECUR-CREATE-should_send_email, RECUR-CREATE-currency)', async () => {
    const { subscribe } = subscriber();
    const { id: _, last_created_invoice_url: _url, ...shown } = await subscribe();
    expect(shown).toEqual({
      user_id: '0123456789abcdef01234567',
      external_id: 'plan-1',
      status: 'ACTIVE',
      amount: 50_000,
      currency: 'IDR',
      interval: 'DAY',
      interval_count: 1,
      recurrence_progress: 1,
      should_send_email: false,
      missed_payment_action: 'IGNORE',
      charge_immediately: false,
      recharge: true,
      start_date: start,
      created: start,
      updated: start,
    });
    const nulls = Object.fromEntries(Object.keys(everything).map((name) => [name, null]));
    const { id: _id, last_created_invoice_url: _page, ...same } = await subscribe(nulls);
    expect(same).toEqual(shown);
  });

  test.each([
    ['external_id', undefined, 'RECUR-CREATE-external_id'],
    ['external_id', '', 'RECUR-CREATE-external_id'],
    ['external_id', 'x'.repeat(1_001), 'LIMIT-UNSPEC-02'],
    ['amount', undefined, 'RECUR-CREATE-amount'],
    ['amount', 0, 'LIMIT-02'],
    ['amount', 1_000_000_001, 'LIMIT-02'],
    ['amount', 1.5, 'LIMIT-02'],
    ['interval', undefined, 'RECUR-CREATE-interval'],
    ['interval', 'YEAR', 'RECUR-CREATE-interval'],
    ['interval', 'day', 'RECUR-CREATE-interval'],
    ['interval_count', undefined, 'RECUR-CREATE-interval_count'],
    ['interval_count', '1', 'RECUR-CREATE-interval_count'],
    ['interval_count', 0, 'RECUR-UNSPEC-06'],
    ['interval_count', 1.5, 'RECUR-UNSPEC-06'],
    ['interval_count', 366, 'RECUR-UNSPEC-06'],
    ['total_recurrence', 0, 'RECUR-UNSPEC-06'],
    ['total_recurrence', 2.5, 'RECUR-UNSPEC-06'],
    ['payer_email', 'siti', 'RECUR-CREATE-payer_email'],
    ['description', 1, 'RECUR-CREATE-description'],
    ['invoice_duration', 0, 'RECUR-CREATE-invoice_duration'],
    ['invoice_duration', 86_400, 'LIMIT-17'],
    ['should_send_email', 'yes', 'RECUR-CREATE-should_send_email'],
    ['customer', 'Siti', 'RECUR-CREATE-customer'],
    ['customer_notification_preference', 'email', 'RECUR-CREATE-customer_notification_preference'],
    ['missed_payment_action', 'PAUSE', 'RECUR-CREATE-missed_payment_action'],
    ['credit_card_token', 1, 'RECUR-CREATE-credit_card_token'],
    ['start_date', 'soon', 'RECUR-CREATE-start_date'],
    ['start_date', later(-1), 'RECUR-UNSPEC-05'],
    ['success_redirect_url', 'ftp://x', 'RECUR-CREATE-success_redirect_url'],
    ['failure_redirect_url', 'thanks', 'RECUR-CREATE-failure_redirect_url'],
    ['recharge', 'yes', 'RECUR-CREATE-recharge'],
    ['charge_immediately', 1, 'RECUR-CREATE-charge_immediately'],
  ])(
    'with %s %j is refused by the path of the field: %s (RECUR-CREATE-external_id, RECUR-CREATE-amount, RECUR-CREATE-interval, RECUR-CREATE-interval_count, RECUR-CREATE-payer_email, RECUR-CREATE-description, RECUR-CREATE-total_recurrence, RECUR-CREATE-invoice_duration, RECUR-CREATE-should_send_email, RECUR-CREATE-customer, RECUR-CREATE-customer_notification_preference, RECUR-CREATE-missed_payment_action, RECUR-CREATE-credit_card_token, RECUR-CREATE-start_date, RECUR-CREATE-success_redirect_url, RECUR-CREATE-failure_redirect_url, RECUR-CREATE-recharge, RECUR-CREATE-charge_immediately, LIMIT-02, LIMIT-17, LIMIT-UNSPEC-02, RECUR-UNSPEC-05, RECUR-UNSPEC-06)',
    async (field, value, _clause) => {
      const { create, store, partition } = subscriber();
      const { status, body } = await create({ [field]: value });
      expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
      expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([`body.${field}`]);
      expect(await store.partitions()).not.toContainEqual(partition);
    },
  );

  test('takes its amounts and durations up to their bounds (LIMIT-02, LIMIT-17, RECUR-CONF-01, RECUR-UNSPEC-04)', async () => {
    const { create } = subscriber();
    const seconds = 86_400;
    for (const change of [
      { amount: 1 },
      { amount: 1_000_000_000 },
      { amount: 1, currency: 'PHP' },
      { amount: 10.25, currency: 'PHP' },
      { invoice_duration: 1 },
      { invoice_duration: seconds - 1 },
      { interval: 'WEEK', interval_count: 2, invoice_duration: 14 * seconds - 1 },
      { interval: 'MONTH', invoice_duration: 28 * seconds - 1 },
    ])
      expect([change, (await create(change)).status]).toEqual([change, 200]);
    for (const change of [
      { interval: 'WEEK', interval_count: 2, invoice_duration: 14 * seconds },
      { interval: 'MONTH', invoice_duration: 28 * seconds },
      { amount: 1_000_000_001, currency: 'PHP' },
      { amount: 10.255, currency: 'PHP' },
    ])
      expect([change, (await create(change)).status]).toEqual([change, 400]);
  });

  test.each([
    ['days', 1, 200],
    ['days', 30, 200],
    ['hours', 1, 200],
    ['hours', 24, 200],
    ['days', 0, 400],
    ['days', 31, 400],
    ['hours', 0, 400],
    ['hours', 25, 400],
    ['DAYS', 1, 400],
    ['weeks', 1, 400],
    ['days', undefined, 400],
    [undefined, 1, 400],
  ])(
    'reminds %s %s: %i (LIMIT-18, RECUR-CREATE-reminder_time, RECUR-CREATE-reminder_time_unit, RECUR-UNSPEC-08)',
    async (reminder_time_unit, reminder_time, status) => {
      const { create } = subscriber();
      const answer = await create({ reminder_time_unit, reminder_time });
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.body.error_code).toBe('API_VALIDATION_ERROR');
    },
  );

  test('lists every violation, and what is no JSON has a code of its own (RECUR-CREATE-ERR-API_VALIDATION_ERROR, RECUR-CREATE-ERR-INVALID_JSON_FORMAT, ERR-UNSPEC-04)', async () => {
    const { call } = subscriber();
    const { status, body } = await call('POST', '/recurring_payments', {});
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      ['body.amount', 'body.external_id', 'body.interval', 'body.interval_count'].toSorted(),
    );
    const broken = await call('POST', '/recurring_payments', '{');
    expect([broken.status, broken.body.error_code]).toEqual([400, 'INVALID_JSON_FORMAT']);
  });

  test('needs a key that may take money, a connector, and a currency that is billed (RECUR-CREATE-ERR-REQUEST_FORBIDDEN, AUTH-CONF-01, RECUR-CREATE-ERR-UNSUPPORTED_CURRENCY, RECUR-UNSPEC-07)', async () => {
    const { call, body, create } = subscriber();
    const reader = { permissions: ['money_in:read' as const] };
    const denied = await call('POST', '/recurring_payments', body(), reader);
    expect([denied.status, denied.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN']);
    const live = await call('POST', '/recurring_payments', body(), { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
    for (const currency of ['XXX', 'USD', 'idr', '']) {
      const refused = await create({ currency });
      expect([refused.status, refused.body.error_code]).toEqual([400, 'UNSUPPORTED_CURRENCY']);
    }
    expect((await create({ currency: 'PHP' })).body.currency).toBe('PHP');
  });

  test('is made of a form, with objects in brackets, and found under a trailing slash', async () => {
    const { call } = subscriber();
    const form =
      'external_id=a&amount=50000&interval=WEEK&interval_count=2&recharge=false' +
      '&customer[email]=siti%40example.com&customer_notification_preference[invoice_paid][]=email';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, body } = await call('POST', '/recurring_payments/', form, { headers });
    expect([status, body]).toMatchObject([
      200,
      {
        amount: 50_000,
        interval_count: 2,
        recharge: false,
        customer: { email: 'siti@example.com' },
        customer_notification_preference: { invoice_paid: ['email'] },
      },
    ]);
    expect((await call('GET', `/recurring_payments/${body.id}/`)).body).toEqual(body);
  });

  test('may have the external_id of another one (ERR-CONF-05)', async () => {
    const { create } = subscriber();
    const [one, other] = [await create(), await create()];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.id).not.toBe(other.body.id);
  });

  test('that is not there is a 404 everywhere (RECUR-UNSPEC-01, ERR-UNSPEC-05)', async () => {
    const { call, move, update } = subscriber();
    const id = '0190b8c26f1e000001a2b3c4';
    for (const { status, body } of [
      await call('GET', `/recurring_payments/${id}`),
      await update(id, { amount: 1 }),
      await move(id, 'stop'),
      await move(id, 'pause'),
      await move(id, 'resume'),
    ])
      expect([status, body.error_code]).toEqual([404, 'DATA_NOT_FOUND']);
  });

  test('belongs to the sub-account that for-user-id names (RECUR-CREATE-HDR-for_user_id, RECUR-GET-HDR-for_user_id)', async () => {
    const sub = 'aaaaaaaaaaaaaaaaaaaaaaaa';
    const { call, body } = subscriber({
      account: { platform: true },
      others: [{ id: sub, parent: '0123456789abcdef01234567' }],
    });
    const headers = { 'for-user-id': sub };
    const made = await call('POST', '/recurring_payments', body(), { headers });
    expect(made.body.user_id).toBe(sub);
    const path = `/recurring_payments/${made.body.id}`;
    expect((await call('GET', path, undefined, { headers })).status).toBe(200);
    expect((await call('GET', path)).status).toBe(404);
  });
});

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

  test('stops at a missed invoice, or ignores it (STATE-RECUR-04, STATE-RECUR-05, RECUR-CREATE-missed_payment_action, RECUR-FIELD-status)', async () => {
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

  test('makes invoices last as long as is usual, but less than the interval (RECUR-CREATE-invoice_duration-default, LIMIT-17)', async () => {
    const { subscribe, bills } = subscriber();
    const lasting = async (change: object) => {
      const [bill] = await bills((await subscribe(change)).id);
      return (Date.parse(bill.expiry_date) - Date.parse(bill.created)) / 1_000;
    };
    expect(await lasting({ interval: 'WEEK' })).toBe(86_400);
    expect(await lasting({})).toBe(86_399);
    expect(await lasting({ invoice_duration: 3_600 })).toBe(3_600);
  });

  test('gives each invoice its payer, texts and ways back', async () => {
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

  test('moves along its machine whatever happens (STATE-RECUR-SET, STATE-UNSPEC-01)', async () => {
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
  test('pauses, resumes and stops; each needs its status (RECUR-UNSPEC-02, STATE-RECUR-06, STATE-UNSPEC-01)', async () => {
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

  test('changes terms for the invoices to come, and the day of the next one (RECUR-UNSPEC-02)', async () => {
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
  ])('is refused a change %j, which changes nothing (RECUR-UNSPEC-02)', async (change, path) => {
    const { subscribe, update, read } = subscriber();
    const made = await subscribe({ interval: 'WEEK', invoice_duration: 172_800 });
    const { status, body } = await update(made.id, change);
    expect([status, body.errors[0].path]).toEqual([400, path]);
    expect(await read(made.id)).toEqual(made);
  });
});

describe('without its payer', () => {
  test('every invoice is paid by a card token, until the card is declined (RECUR-CREATE-credit_card_token, RECUR-FIELD-credit_card_token, CORE-07)', async () => {
    const { subscribe, save, bills, advance, update, read, paid } = subscriber();
    const credit_card_token = await save();
    const { id, ...made } = await subscribe({ credit_card_token });
    expect(made.credit_card_token).toBe(credit_card_token);
    await advance(DAY_MS);
    await update(id, { amount: 10_054 });
    await advance(DAY_MS);
    const statuses = (await bills(id)).map((one: { status: string }) => one.status);
    expect(statuses).toEqual(['PAID', 'PAID', 'PENDING']);
    expect((await paid()).map(({ state }) => state.failure)).toEqual([
      null,
      null,
      'INSUFFICIENT_BALANCE',
    ]);
    expect((await read(id)).status).toBe('ACTIVE');
  });

  test('it is paid by a direct debit or a card that is a payment method (RECUR-CREATE-payment_method_id, RECUR-FIELD-payment_method_id)', async () => {
    const { subscribe, save, bills, withdraw, advance } = subscriber();
    for (const [type, code, method] of [
      ['DIRECT_DEBIT', 'MANDIRI', 'DIRECT_DEBIT'],
      ['CARD', 'CARDS', 'CREDIT_CARD'],
    ] as const) {
      const payment_method_id = await save({ type, code, product: 'payment_method' });
      const made = await subscribe({ payment_method_id });
      expect(made.payment_method_id).toBe(payment_method_id);
      expect(await bills(made.id)).toMatchObject([{ status: 'PAID', payment_method: method }]);
      await withdraw(payment_method_id);
      await advance(DAY_MS);
      const statuses = (await bills(made.id)).map((one: { status: string }) => one.status);
      expect(statuses).toEqual(['PAID', 'PENDING']);
    }
  });

  test('tokens and methods that cannot be charged are refused (RECUR-CREATE-ERR-INVALID_CREDIT_CARD_TOKEN_ERROR, RECUR-CREATE-ERR-INVALID_PAYMENT_METHOD_ID_ERROR)', async () => {
    const { create, save, withdraw, subscribe, update } = subscriber();
    const ended = await save({ product: 'payment_method' });
    await withdraw(ended);
    const { id } = await subscribe();
    for (const [change, code] of [
      [{ credit_card_token: '000000000000000000000000' }, 'INVALID_CREDIT_CARD_TOKEN_ERROR'],
      [{ credit_card_token: await save({ reusable: false }) }, 'INVALID_CREDIT_CARD_TOKEN_ERROR'],
      [{ credit_card_token: await save({ currency: 'PHP' }) }, 'INVALID_CREDIT_CARD_TOKEN_ERROR'],
      [{ payment_method_id: 'pm-x' }, 'INVALID_PAYMENT_METHOD_ID_ERROR'],
      [{ payment_method_id: 'x' }, 'INVALID_PAYMENT_METHOD_ID_ERROR'],
      [{ payment_method_id: ended }, 'INVALID_PAYMENT_METHOD_ID_ERROR'],
      [
        {
          payment_method_id: await save({
            type: 'EWALLET',
            code: 'DANA',
            product: 'payment_method',
          }),
        },
        'INVALID_PAYMENT_METHOD_ID_ERROR',
      ],
    ] as const) {
      for (const answer of [await create(change), await update(id, change)])
        expect([change, answer.status, answer.body.error_code]).toEqual([change, 400, code]);
    }
    const both = { credit_card_token: await save(), payment_method_id: await save() };
    expect((await create(both)).body.errors[0].path).toBe('body.payment_method_id');
  });

  test('nothing is charged with an empty token, nor with recharge false (RECUR-CREATE-credit_card_token-empty, RECUR-CONF-02)', async () => {
    const { subscribe, save, bills, advance } = subscriber();
    const credit_card_token = await save();
    for (const change of [{ credit_card_token: '' }, { credit_card_token, recharge: false }]) {
      const made = await subscribe(change);
      expect(made).toMatchObject(change);
      await advance(DAY_MS);
      for (const { status } of await bills(made.id)) expect(status).not.toBe('PAID');
    }
  });

  test('a card that paid on the page is charged for the next invoices, and gone with the plan (RECUR-CREATE-recharge-true, RECUR-CONF-02)', async () => {
    const { subscribe, bills, advance, pay, show, saved, move, read } = subscriber();
    const { id, last_created_invoice_url } = await subscribe({ recharge: true });
    const card = (await show(last_created_invoice_url))?.choices.find(({ fields }) => fields);
    expect(card?.note).toContain('charged for the next payments');
    await pay(last_created_invoice_url, 'CARD.CARDS', quietCard);
    await advance(DAY_MS);
    const statuses = (await bills(id)).map((one: { status: string }) => one.status);
    expect(statuses).toEqual(['PAID', 'PAID']);
    expect('credit_card_token' in (await read(id))).toBe(false);
    await move(id, 'stop');
    expect((await saved()).map(({ state }) => state.status)).toEqual(['EXPIRED']);
  });

  test('a card on the page is not kept where recharge is false, nor one that was declined', async () => {
    const { subscribe, advance, pay, show, saved, bills, update } = subscriber();
    const once = await subscribe({ recharge: false });
    const card = (await show(once.last_created_invoice_url))?.choices.find(({ fields }) => fields);
    expect(card?.note).toBeUndefined();
    await pay(once.last_created_invoice_url, 'CARD.CARDS', quietCard);
    await advance(DAY_MS);
    expect((await bills(once.id)).at(-1).status).toBe('PENDING');
    const declined = await subscribe({ amount: 10_054 });
    await pay(declined.last_created_invoice_url, 'CARD.CARDS', quietCard);
    await update(declined.id, { amount: 50_000 });
    await advance(DAY_MS);
    expect((await bills(declined.id)).at(-1).status).toBe('PENDING');
    for (const { state } of await saved()) expect(state.status).toBe('EXPIRED');
  });

  test('a new token takes the place of a card from the page', async () => {
    const { subscribe, pay, save, update, saved, advance, bills } = subscriber();
    const { id, last_created_invoice_url } = await subscribe();
    await pay(last_created_invoice_url, 'CARD.CARDS', quietCard);
    const { body } = await update(id, { credit_card_token: await save() });
    expect(body.credit_card_token).toMatch(/^[0-9a-f]{24}$/);
    expect((await saved()).map(({ state }) => state.status)).toEqual(['EXPIRED', 'ACTIVE']);
    await advance(DAY_MS);
    expect((await bills(id)).at(-1).status).toBe('PAID');
    expect((await update(id, { credit_card_token: '' })).body.credit_card_token).toBe('');
    await advance(DAY_MS);
    expect((await bills(id)).at(-1).status).toBe('PENDING');
  });
});

describe('notifications', () => {
  const occasionsOf = (rows: readonly { state: { occasion: string; way: string; to: string } }[]) =>
    rows.map(({ state }) => [state.occasion, state.way, state.to]);

  test('are kept for each way that reaches the payer (RECUR-CREATE-customer-notices, RECUR-CREATE-customer_notification_preference)', async () => {
    const { subscribe, notified, pay, advance } = subscriber();
    const customer = { email: 'siti@example.com', mobile_number: '+6281234567890' };
    const customer_notification_preference = {
      invoice_created: ['email', 'whatsapp'],
      invoice_reminder: ['sms'],
      invoice_paid: ['email'],
      invoice_expired: ['viber'],
    };
    const made = await subscribe({
      customer,
      customer_notification_preference,
      reminder_time: 2,
      reminder_time_unit: 'hours',
      invoice_duration: 4 * 3_600,
    });
    await advance(2 * 3_600_000);
    await pay(made.last_created_invoice_url, 'EWALLET.DANA');
    await advance(2 * DAY_MS);
    const { email, mobile_number: phone } = customer;
    const all = await notified();
    expect(occasionsOf(all)).toEqual([
      ['created', 'email', email],
      ['created', 'whatsapp', phone],
      ['reminder', 'sms', phone],
      ['paid', 'email', email],
      ['created', 'email', email],
      ['created', 'whatsapp', phone],
      ['reminder', 'sms', phone],
      ['expired', 'viber', phone],
      ['created', 'email', email],
      ['created', 'whatsapp', phone],
      ['reminder', 'sms', phone],
    ]);
    const times = all.map(({ state }) => (state.created - Date.parse(start)) / 3_600_000);
    expect(times).toEqual([0, 0, 2, 2, 24, 24, 26, 28, 48, 48, 50]);
  });

  test.each([
    [{ should_send_email: true, payer_email: 'siti@example.com' }, 2],
    [{ should_send_email: true, customer: { email: 'siti@example.com' } }, 2],
    [{ should_send_email: false, payer_email: 'siti@example.com' }, 0],
    [{ payer_email: 'siti@example.com' }, 0],
    [{ should_send_email: true }, 0],
    [{ customer_notification_preference: { invoice_created: ['email', 'sms'] } }, 0],
    [
      {
        customer: { mobile_number: '+6281234567890' },
        customer_notification_preference: { invoice_created: ['email', 'sms', 'sms'] },
      },
      1,
    ],
  ])('of %j are %i (RECUR-CREATE-customer-notices)', async (change, count) => {
    const { subscribe, notified, advance } = subscriber();
    await subscribe({ ...change, interval: 'WEEK', invoice_duration: 60 });
    await advance(60_000);
    expect(await notified()).toHaveLength(count);
  });

  test('do not remind of what is paid, nor of an invoice that is shorter', async () => {
    const { subscribe, notified, advance, pay } = subscriber();
    const reminding = {
      customer: { email: 'siti@example.com' },
      customer_notification_preference: { invoice_reminder: ['email'] },
      reminder_time: 1,
      reminder_time_unit: 'days',
      interval: 'MONTH',
    };
    const { last_created_invoice_url: url } = await subscribe({
      ...reminding,
      invoice_duration: 2 * 86_400,
    });
    await subscribe({ ...reminding, invoice_duration: 86_400 });
    await pay(url, 'EWALLET.DANA');
    await advance(3 * DAY_MS);
    expect(await notified()).toEqual([]);
  });
});
