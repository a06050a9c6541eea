// Tests recurring payments through the real pipeline: charges without a payer, and notifications.
import { plans } from '@kasir/payments/state';
import { describe, expect, test } from 'vitest';
import { challengedCard, quietCard } from '../testing/payer.ts';
import { DAY_MS, subscriber } from '../testing/subscriber.ts';

const start = '2026-01-01T00:00:00.000Z';

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

  test.each([
    ['spec', [['DIRECT_DEBIT', 'MANDIRI', 'DIRECT_DEBIT']]],
    [
      'service',
      [
        ['DIRECT_DEBIT', 'MANDIRI', 'DIRECT_DEBIT'],
        ['CARD', 'CARDS', 'CREDIT_CARD'],
      ],
    ],
  ] as const)(
    'every invoice is paid by a payment method that the dialect %s accepts (RECUR-CREATE-payment_method_id, RECUR-FIELD-payment_method_id)',
    async (dialect, methods) => {
      const { subscribe, save, bills, withdraw, advance } = subscriber({ dialect });
      for (const [type, code, method] of methods) {
        const payment_method_id = await save({ type, code, product: 'payment_method' });
        const made = await subscribe({ payment_method_id });
        expect(made.payment_method_id).toBe(payment_method_id);
        expect(await bills(made.id)).toMatchObject([{ status: 'PAID', payment_method: method }]);
        await withdraw(payment_method_id);
        await advance(DAY_MS);
        const statuses = (await bills(made.id)).map((one: { status: string }) => one.status);
        expect(statuses).toEqual(['PAID', 'PENDING']);
      }
    },
  );

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
        { payment_method_id: await save({ product: 'payment_method' }) },
        'INVALID_PAYMENT_METHOD_ID_ERROR',
      ],
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
      for (const response of [await create(change), await update(id, change)])
        expect([change, response.status, response.body.error_code]).toEqual([change, 400, code]);
    }
    const both = { credit_card_token: await save(), payment_method_id: await save() };
    expect((await create(both)).body.errors[0].path).toBe('body.payment_method_id');
  });

  test('a plan charges a card without its holder; the invoice contains the id of the charge, which can be refunded (CARD-FIELD-charge_type)', async () => {
    const { subscribe, save, bills, call } = subscriber();
    const { id } = await subscribe({ credit_card_token: await save() });
    const [{ credit_card_charge_id: charge }] = await bills(id);
    const { body } = await call('GET', `/credit_card_charges/${charge}`);
    expect(body).toMatchObject({
      id: charge,
      external_id: 'plan-1',
      status: 'CAPTURED',
      charge_type: 'RECURRING',
      capture_amount: 50_000,
    });
    expect(body).not.toHaveProperty('eci');
    const refund = { amount: 20_000, external_id: 'refund-1' };
    expect(await call('POST', `/credit_card_charges/${charge}/refunds`, refund)).toMatchObject({
      status: 200,
      body: { credit_card_charge_id: charge, status: 'SUCCEEDED', amount: 20_000 },
    });
    for (const act of [
      ['capture', { amount: 1 }],
      ['auth_reversal', { external_id: 'reversal-1' }],
    ] as const)
      expect(
        (await call('POST', `/credit_card_charges/${charge}/${act[0]}`, act[1])).body.error_code,
      ).toBe('INELIGIBLE_TRANSACTION_STATUS');
  });

  test('an invoice that its payer pays by card contains the id of the charge, and one that is paid otherwise does not (CARD-FIELD-charge_type)', async () => {
    const { subscribe, bills, pay, call } = subscriber();
    for (const [recharge, card, expected] of [
      [true, quietCard, { charge_type: 'MULTIPLE_USE_TOKEN', eci: '5', cvn_code: 'M' }],
      [false, challengedCard, { charge_type: 'SINGLE_USE_TOKEN', eci: '5', cvn_code: 'M' }],
    ] as const) {
      const { id, last_created_invoice_url } = await subscribe({ recharge });
      await pay(last_created_invoice_url, 'CARD.CARDS', card);
      const [{ credit_card_charge_id: charge }] = await bills(id);
      const { body } = await call('GET', `/credit_card_charges/${charge}`);
      expect(body).toMatchObject({ status: 'CAPTURED', ...expected });
    }
    const { id, last_created_invoice_url } = await subscribe({ recharge: false });
    await pay(last_created_invoice_url, 'EWALLET.DANA');
    const [invoice] = await bills(id);
    expect(invoice).toMatchObject({ status: 'PAID', payment_channel: 'DANA' });
    expect(invoice).not.toHaveProperty('credit_card_charge_id');
  });

  test('a card is not charged with an empty token, nor with recharge false (RECUR-CREATE-credit_card_token-empty, RECUR-CONF-02)', async () => {
    const { subscribe, save, bills, advance } = subscriber();
    const credit_card_token = await save();
    for (const change of [{ credit_card_token: '' }, { credit_card_token, recharge: false }]) {
      const made = await subscribe(change);
      expect(made).toMatchObject(change);
      await advance(DAY_MS);
      for (const { status } of await bills(made.id)) expect(status).not.toBe('PAID');
    }
  });

  test('a card that paid on the page is charged for the next invoices, and is deleted with the plan (RECUR-CREATE-recharge-true, RECUR-CONF-02)', async () => {
    const { subscribe, bills, advance, pay, show, saved, move, read } = subscriber();
    const { id, last_created_invoice_url } = await subscribe({ recharge: true });
    const card = (await show(last_created_invoice_url))?.choices.find(({ fields }) => fields);
    expect(card?.note).toEqual({ say: 'card_is_saved' });
    await pay(last_created_invoice_url, 'CARD.CARDS', quietCard);
    await advance(DAY_MS);
    const statuses = (await bills(id)).map((one: { status: string }) => one.status);
    expect(statuses).toEqual(['PAID', 'PAID']);
    expect('credit_card_token' in (await read(id))).toBe(false);
    await move(id, 'stop');
    expect((await saved()).map(({ state }) => state.status)).toEqual(['EXPIRED']);
  });

  test('a card on the page is not saved when recharge is false, nor when it was declined', async () => {
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

  test('a plan that ended saves no card on the page of its last invoice', async () => {
    const { subscribe, move, show, pay, saved, look } = subscriber();
    const { id, last_created_invoice_url: url } = await subscribe();
    await move(id, 'stop');
    const card = (await show(url))?.choices.find(({ fields }) => fields);
    expect(card?.note).toBeUndefined();
    await pay(url, 'CARD.CARDS', quietCard);
    expect((await saved()).map(({ state }) => state.reusable)).toEqual([false]);
    const plan = await look((view) => view.find(plans, 'short_id', id));
    expect(plan?.state.instrument).toBeNull();
  });

  test('a new token replaces a card from the page', async () => {
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
  const occasionsOf = (
    rows: readonly { state: { occasion: string; channel: string; to: string } }[],
  ) => rows.map(({ state }) => [state.occasion, state.channel, state.to]);

  test('are stored for each channel that reaches the payer (RECUR-CREATE-customer-notices, RECUR-CREATE-customer_notification_preference)', async () => {
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
  ])('for %j are stored %i times (RECUR-CREATE-customer-notices)', async (change, count) => {
    const { subscribe, notified, advance } = subscriber();
    await subscribe({ ...change, interval: 'WEEK', invoice_duration: 60 });
    await advance(60_000);
    expect(await notified()).toHaveLength(count);
  });

  test('do not remind of a paid invoice, nor of one whose duration is not longer than the reminder time', async () => {
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
