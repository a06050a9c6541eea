// Tests recurring payments through the real pipeline: the accepted and refused requests, and the
// responses.
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

describe('a recurring payment', () => {
  test('shows all sent fields, and reads back the same (RECUR-CREATE-01, RECUR-GET-id, RECUR-UNSPEC-01, RECUR-FIELD-id, RECUR-FIELD-user_id, RECUR-FIELD-external_id, RECUR-FIELD-amount, RECUR-FIELD-payer_email, RECUR-FIELD-description, RECUR-FIELD-interval, RECUR-FIELD-interval_count, RECUR-FIELD-total_recurrence, RECUR-FIELD-should_send_email, RECUR-FIELD-missed_payment_action, RECUR-FIELD-success_redirect_url, RECUR-FIELD-failure_redirect_url, RECUR-FIELD-invoice_duration, RECUR-FIELD-created, RECUR-FIELD-updated, RECUR-FIELD-start_date, RECUR-FIELD-charge_immediately, RECUR-FIELD-recharge, RECUR-FIELD-currency, RECUR-FIELD-reminder_time_unit, RECUR-FIELD-reminder_time, RECUR-FIELD-customer, RECUR-FIELD-customer_notification_preference, RECUR-CREATE-success_redirect_url, MODEL-UNSPEC-04, MODEL-UNSPEC-05)', async () => {
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

  test('omits unset fields, but shows defaults (MODEL-UNSPEC-06, RECUR-UNSPEC-03, RECUR-CREATE-charge_immediately, RECUR-CREATE-recharge, RECUR-CREATE-should_send_email, RECUR-CREATE-currency)', async () => {
    const { subscribe } = subscriber();
    const { id: _, last_created_invoice_url: _url, ...returned } = await subscribe();
    expect(returned).toEqual({
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
    expect(same).toEqual(returned);
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

  test('accepts amounts and durations up to their limits (LIMIT-02, LIMIT-17, RECUR-CONF-01, RECUR-UNSPEC-04)', async () => {
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

  test.each(['DAY', 'WEEK', 'MONTH'])(
    'is billed each %s (RECUR-CREATE-interval)',
    async (interval) => {
      const { create, read } = subscriber();
      const { status, body } = await create({ interval });
      expect([status, body.interval]).toEqual([200, interval]);
      expect((await read(body.id)).interval).toBe(interval);
    },
  );

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
    'with reminder_time_unit %s and reminder_time %s has status %i (LIMIT-18, RECUR-CREATE-reminder_time, RECUR-CREATE-reminder_time_unit, RECUR-UNSPEC-08)',
    async (reminder_time_unit, reminder_time, status) => {
      const { create } = subscriber();
      const response = await create({ reminder_time_unit, reminder_time });
      expect(response.status).toBe(status);
      if (status === 400) expect(response.body.error_code).toBe('API_VALIDATION_ERROR');
      else expect(response.body).toMatchObject({ reminder_time_unit, reminder_time });
    },
  );

  test('is refused with every violation in one response, and malformed JSON has its own code (RECUR-CREATE-ERR-API_VALIDATION_ERROR, RECUR-CREATE-ERR-INVALID_JSON_FORMAT, ERR-UNSPEC-04)', async () => {
    const { call } = subscriber();
    const { status, body } = await call('POST', '/recurring_payments', {});
    expect([status, body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(body.errors.map(({ path }: { path: string }) => path).toSorted()).toEqual(
      ['body.amount', 'body.external_id', 'body.interval', 'body.interval_count'].toSorted(),
    );
    const broken = await call('POST', '/recurring_payments', '{');
    expect([broken.status, broken.body.error_code]).toEqual([400, 'INVALID_JSON_FORMAT']);
  });

  test('needs the permission money_in:write, a connector in live mode, and a supported currency (RECUR-CREATE-ERR-REQUEST_FORBIDDEN, AUTH-CONF-01, RECUR-CREATE-ERR-UNSUPPORTED_CURRENCY, RECUR-UNSPEC-07)', async () => {
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

  test('can be created from a form with objects in brackets, and is served with a trailing slash, too', async () => {
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

  test('may have the same external_id as another one (ERR-CONF-05)', async () => {
    const { create } = subscriber();
    const [one, other] = [await create(), await create()];
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body.id).not.toBe(other.body.id);
  });

  test('that does not exist has status 404 at every endpoint (RECUR-UNSPEC-01, ERR-UNSPEC-05)', async () => {
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
