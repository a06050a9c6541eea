// Tests invoices through the real pipeline: rendering, payment on their page, end, and lists.
import { invoiceMachine } from '@kasir/models';
import { isEdge } from '@kasir/core/resource';
import { createInvoice } from '@kasir/payments';
import { ledgers } from '@kasir/payments/ledger';
import { invoices, payments } from '@kasir/payments/state';
import { payInvoice } from '@kasir/payments/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payerOf } from '../testing/payer.ts';
import { legacyPlatform } from '../testing/platform.ts';

const counter = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform(options);
  const { call } = platform;
  const payer = payerOf(platform);
  const urlOf = async (id: string): Promise<string> =>
    (await call('GET', `/v2/invoices/${id}`)).body.invoice_url;
  return {
    ...platform,
    payer,
    bill: async (change: object = {}) =>
      (await call('POST', '/v2/invoices', { external_id: 'order-1', amount: 25_000, ...change }))
        .body,
    read: async (id: string) => (await call('GET', `/v2/invoices/${id}`)).body,
    expire: (id: string) => call('POST', `/invoices/${id}/expire!`),
    show: async (id: string) => payer.show(await urlOf(id)),
    /** Chooses a channel on the page and pays with it. */
    choose: async (id: string, choice: string) => payer.pay(await urlOf(id), choice),
    press: async (id: string, choice: string, typed: Record<string, string> = {}) =>
      payer.press(await urlOf(id), choice, typed),
  };
};

describe('an invoice', () => {
  test('shows the sent fields and the channels that can pay it, and reads back the same (CORE-UNSPEC-01)', async () => {
    const { call, read } = counter();
    const sent = {
      external_id: 'order-1',
      amount: 25_000,
      payer_email: 'siti@example.com',
      description: 'Two coffees',
      items: [{ name: 'Coffee', quantity: 2, price: 12_500 }],
      fees: [{ type: 'ADMIN', value: 1_000 }],
      customer: { given_names: 'Siti', addresses: [{ city: 'Bandung' }] },
      customer_notification_preference: { invoice_paid: ['email'] },
      success_redirect_url: 'https://merchant.example/thanks',
      metadata: { table: 4 },
    };
    const { status, body } = await call('POST', '/v2/invoices', {
      ...sent,
      failure_redirect_url: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...sent,
      id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      user_id: '0123456789abcdef01234567',
      merchant_name: 'Toko Uji',
      status: 'PENDING',
      currency: 'IDR',
      should_send_email: false,
      should_exclude_credit_card: false,
      expiry_date: '2026-01-02T00:00:00.000Z',
      available_retail_outlets: [
        { retail_outlet_name: 'ALFAMART' },
        { retail_outlet_name: 'INDOMARET' },
      ],
      available_paylaters: [],
    });
    expect(body.available_banks).toContainEqual({
      bank_code: 'BCA',
      collection_type: 'POOL',
      account_holder_name: 'Toko Uji',
      transfer_amount: 25_000,
    });
    expect(body.available_ewallets).toContainEqual({ ewallet_type: 'DANA' });
    expect(body.available_qr_codes).toContainEqual({ qr_code_type: 'QRIS' });
    expect(body.available_direct_debits).toContainEqual({ direct_debit_type: 'DD_MANDIRI' });
    for (const unset of ['failure_redirect_url', 'paid_at', 'paid_amount', 'payment_method'])
      expect(unset in body).toBe(false);
    expect(await read(body.id)).toEqual(body);
  });

  test('offers only channels that accept its amount, and is refused when there is none', async () => {
    const { bill, call } = counter();
    const small = await bill({ amount: 99 });
    expect(small.available_ewallets).not.toContainEqual({ ewallet_type: 'DANA' });
    expect(small.available_retail_outlets).toEqual([]);
    const refused = await call('POST', '/v2/invoices', {
      external_id: 'x',
      amount: 1_000_000,
      currency: 'THB',
    });
    expect([refused.status, refused.body.error_code]).toEqual([400, 'NO_COLLECTION_METHODS_ERROR']);
  });

  test.each([
    [{ external_id: undefined }, 'body.external_id'],
    [{ amount: undefined }, 'body.amount'],
    [{ amount: 0 }, 'body.amount'],
    [{ amount: 1.5 }, 'body.amount'],
    [{ amount: 1.005, currency: 'PHP' }, 'body.amount'],
    [{ currency: 'USD' }, 'body.currency'],
    [{ payer_email: 'siti' }, 'body.payer_email'],
    [{ invoice_duration: 0 }, 'body.invoice_duration'],
    [{ invoice_duration: '0' }, 'body.invoice_duration'],
    [{ invoice_duration: '1.5' }, 'body.invoice_duration'],
    [{ success_redirect_url: 'ftp://x' }, 'body.success_redirect_url'],
  ])('with %j is refused, and the error contains the path of the field', async (change, path) => {
    const { call, store, partition } = counter();
    const body = { external_id: 'order-1', amount: 25_000, ...change };
    const response = await call('POST', '/v2/invoices', body);
    expect([response.status, response.body.error_code]).toEqual([400, 'API_VALIDATION_ERROR']);
    expect(response.body.errors.map((one: { path: string }) => one.path)).toContain(path);
    expect(await store.partitions()).not.toContainEqual(partition);
  });

  test('can be created from a form, needs the permission money_in:write, and needs a connector in live mode', async () => {
    const { call } = counter();
    const form = await call('POST', '/v2/invoices', 'external_id=order-1&amount=25000', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.body.amount]).toEqual([200, 25_000]);
    const body = { external_id: 'order-1', amount: 25_000 };
    const denied = await call('POST', '/v2/invoices', body, { permissions: ['money_in:read'] });
    expect([denied.status, denied.body.error_code]).toEqual([403, 'REQUEST_FORBIDDEN_ERROR']);
    const live = await call('POST', '/v2/invoices', body, { mode: 'live' });
    expect([live.status, live.body.error_code]).toEqual([503, 'CHANNEL_UNAVAILABLE']);
  });

  test('that does not exist has status 404', async () => {
    const { call } = counter();
    for (const [method, path] of [
      ['GET', '/v2/invoices/0190b8c26f1e000001a2b3c4'],
      ['POST', '/invoices/0190b8c26f1e000001a2b3c4/expire!'],
    ] as const) {
      const { status, body } = await call(method, path);
      expect([status, body.error_code]).toEqual([404, 'INVOICE_NOT_FOUND_ERROR']);
    }
  });

  test('can be created by another decision, and is shown by the API', async () => {
    const { decide, call } = counter();
    const row = await decide((d) =>
      createInvoice(d, {
        reference: 'cycle-1',
        amount: 1_050,
        currency: 'PHP',
        seconds: 60,
        description: null,
        metadata: null,
        returnUrls: { success: null, failure: null, cancel: null },
        plan: 'r1',
        savesCardFor: null,
        excluded: [],
        notifications: null,
        echo: {},
      }),
    );
    const { body } = await call('GET', '/v2/invoices?recurring_payment_id=r1');
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({
      id: row.state.shortId,
      amount: 10.5,
      expiry_date: '2026-01-01T00:01:00.000Z',
    });
  });
});

test('another decision can pay an invoice with any payment', async () => {
  const { store, partition, decide, bill, choose, read, events } = counter();
  const [{ id }, other] = [await bill(), await bill()];
  await choose(other.id, 'EWALLET.DANA');
  const [payment] = await decide((d) => {
    const [row, paid] = [id, other.id].map((one) => d.find(invoices, 'short_id', one));
    const made = d.get(payments, paid?.state.payment?.id ?? '');
    if (row && made) payInvoice(d, row, made);
    return [made];
  });
  expect(await read(id)).toMatchObject({ status: 'PAID', payment_id: `ewc_${payment?.id}` });
  const row = await store.view(partition, (view) => view.find(invoices, 'short_id', id));
  expect(row?.state.payment?.id).toBe(payment?.id);
  expect((await events()).map(({ body }) => body['event'])).toEqual([
    'invoice.paid',
    'invoice.paid',
  ]);
});

describe('on its page', () => {
  test('a payer picks a channel and pays: the payment, balance, callback and return URL are correct', async () => {
    const { bill, show, choose, press, read, events, store, partition, payer } = counter();
    expect(await payer.show('http://pages.test/invoice/x')).toBeUndefined();
    const { id } = await bill({ success_redirect_url: 'https://merchant.example/thanks' });
    const open = await show(id);
    expect(open).toMatchObject({
      merchant: 'Toko Uji',
      amount: 'Rp\u00A025.000',
      reference: 'order-1',
      status: 'open',
      returnUrl: null,
    });
    expect(open?.choices).toContainEqual(
      expect.objectContaining({ name: 'EWALLET.DANA', label: 'DANA', group: 'EWALLET' }),
    );
    await press(id, 'PAYLATER.KREDIVO');
    await press(id, 'EWALLET.DANA');
    expect((await read(id)).status).toBe('PENDING');
    await choose(id, 'EWALLET.DANA');
    const paid = await read(id);
    expect(paid).toMatchObject({
      status: 'PAID',
      paid_amount: 25_000,
      paid_at: '2026-01-01T00:00:00.000Z',
      payment_method: 'EWALLET',
      payment_channel: 'DANA',
      payment_id: expect.stringMatching(/^ewc_/) as string,
      payment_details: { source: 'DANA' },
    });
    expect(await show(id)).toMatchObject({
      choices: [],
      status: 'paid',
      returnUrl: 'https://merchant.example/thanks',
    });
    await choose(id, 'EWALLET.DANA');
    const [rows, balance] = await store.view(partition, (view) => [
      view.list(payments, {}, { limit: 9 }).rows,
      view.balance(ledgers.available, 'IDR'),
    ]);
    const bare = paid.invoice_url.split('/').at(-1);
    expect(rows.map((row) => [row.state.product, row.state.amount])).toEqual([
      [{ kind: 'invoice', id: bare }, 25_000],
    ]);
    expect(balance).toBe(25_000 - 375 - 41);
    expect((await events()).map(({ body }) => body)).toEqual([
      { event: 'invoice.paid', ...paid, ewallet_type: 'DANA' },
    ]);
  });

  test('every offered channel of every currency pays', async () => {
    const { bill, show, choose, read } = counter();
    for (const [currency, amount] of Object.entries({
      IDR: 25_000,
      PHP: 500,
      VND: 20_000,
      THB: 100,
      MYR: 100,
    })) {
      const { choices = [] } = (await show((await bill({ currency, amount })).id)) ?? {};
      expect(choices.length).toBeGreaterThan(1);
      for (const { name } of choices) {
        const { id } = await bill({ currency, amount });
        await choose(id, name);
        const { status, payment_channel } = await read(id);
        expect([name, status]).toEqual([name, 'PAID']);
        expect(name.endsWith(`.${payment_channel}`)).toBe(true);
      }
    }
  });

  test('an amount that fails in test mode leaves it open for another channel', async () => {
    const { bill, show, choose, read, events, store, partition } = counter();
    const { id } = await bill({ amount: 20_110 });
    await choose(id, 'EWALLET.DANA');
    expect((await read(id)).status).toBe('PENDING');
    expect((await show(id))?.choices).not.toEqual([]);
    const tried = await store.view(partition, (view) => view.list(payments, {}, { limit: 9 }).rows);
    expect(tried.map(({ state: one }) => [one.status, one.failure])).toEqual([
      ['FAILED', 'INSUFFICIENT_BALANCE'],
    ]);
    expect(await events()).toEqual([]);
    await choose(id, 'VIRTUAL_ACCOUNT.BRI');
    expect(await read(id)).toMatchObject({ status: 'PAID', payment_method: 'BANK_TRANSFER' });
  });

  test('a paid invoice is SETTLED when its money is settled', async () => {
    const { bill, choose, read, advance } = counter({
      account: { terms: { EWALLET: { settlement_days: 2 } } },
    });
    const { id } = await bill();
    await choose(id, 'EWALLET.DANA');
    await advance(2 * 86_400_000 - 1);
    expect((await read(id)).status).toBe('PAID');
    await advance(1);
    expect((await read(id)).status).toBe('SETTLED');
  });
});

describe('without a payer', () => {
  test('expires at its time, emits one event and can no longer be paid', async () => {
    const { bill, show, choose, read, events, advance } = counter();
    const { id } = await bill({
      invoice_duration: 60,
      failure_redirect_url: 'https://merchant.example/sorry',
    });
    await advance(59_999);
    expect((await read(id)).status).toBe('PENDING');
    await advance(1);
    const ended = await read(id);
    expect([ended.status, ended.updated]).toEqual(['EXPIRED', '2026-01-01T00:01:00.000Z']);
    await choose(id, 'EWALLET.DANA');
    expect(await read(id)).toEqual(ended);
    expect(await show(id)).toMatchObject({
      choices: [],
      status: 'expired',
      returnUrl: 'https://merchant.example/sorry',
    });
    const emitted = (await events()).map(({ body }) => body);
    expect(emitted).toEqual([{ event: 'invoice.expired', ...ended }]);
  });

  test('its merchant can expire it, also twice; a paid one is refused', async () => {
    const { bill, choose, expire, events, advance } = counter();
    const { id } = await bill();
    const first = await expire(id);
    expect([first.status, first.body.status]).toEqual([200, 'EXPIRED']);
    const again = await expire(id);
    expect(again.body).toEqual(first.body);
    await advance(2 * 86_400_000);
    expect((await events()).map(({ body }) => body['event'])).toEqual(['invoice.expired']);
    const other = await bill();
    await choose(other.id, 'EWALLET.DANA');
    const refused = await expire(other.id);
    expect([refused.status, refused.body.error_code]).toEqual([409, 'INVOICE_ALREADY_PAID_ERROR']);
  });
});

test('lists are plain arrays, newest first, with every filter and from any invoice', async () => {
  const { bill, choose, expire, call, advance } = counter();
  const ids: string[] = [];
  for (const n of [0, 1, 2, 3]) {
    ids.push((await bill({ external_id: `order-${n}` })).id);
    await advance(60_000);
  }
  const [a = '', b = '', c = '', d = ''] = ids;
  await choose(b, 'EWALLET.DANA');
  await expire(c);
  const found = async (query: string) => {
    const { status, body } = await call('GET', `/v2/invoices?${query}`);
    expect(status).toBe(200);
    return body.map(({ id }: { id: string }) => id);
  };
  expect(await found('')).toEqual([d, c, b, a]);
  expect(await found('external_id=order-2')).toEqual([c]);
  expect(await found('statuses=PAID&statuses=EXPIRED')).toEqual([c, b]);
  expect(await found('payment_channels=DANA')).toEqual([b]);
  expect(await found('recurring_payment_id=none')).toEqual([]);
  expect(await found('created_after=2026-01-01T00:01:00Z')).toEqual([d, c, b]);
  expect(await found('created_before=2026-01-01T00:01:00Z')).toEqual([b, a]);
  expect(await found('paid_after=2026-01-01T00:04:00Z')).toEqual([b]);
  expect(await found('paid_before=2026-01-01T00:03:00Z')).toEqual([]);
  expect(await found('expired_after=2026-01-02T00:03:00Z')).toEqual([d]);
  expect(await found('expired_before=2026-01-02T00:00:00Z')).toEqual([a]);
  expect(await found('limit=2')).toEqual([d, c]);
  expect(await found(`limit=2&last_invoice_id=${c}`)).toEqual([b, a]);
  const unknown = await call('GET', '/v2/invoices?last_invoice_id=x');
  expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'query.last_invoice_id']);
});

test('an invoice is paid at most once and follows its state machine in any history', async () => {
  const acts = fc.array(
    fc.record({
      act: fc.constantFrom('bill', 'pay', 'fail', 'expire', 'wait'),
      pick: fc.nat(99),
    }),
    { minLength: 3, maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const merchant = counter({ account: { terms: { EWALLET: { settlement_days: 1 } } } });
      const seen = new Map<string, string>();
      for (const { act, pick } of history) {
        const ids = [...seen.keys()];
        const id = ids[pick % ids.length];
        if (act === 'bill') {
          const { id: made } = await merchant.bill({ amount: pick % 2 ? 25_000 : 20_110 });
          seen.set(made, 'PENDING');
        } else if (act === 'wait') await merchant.advance(pick * 3_600_000);
        else if (id !== undefined && act === 'expire') await merchant.expire(id);
        else if (id !== undefined)
          await merchant.choose(id, act === 'pay' ? 'VIRTUAL_ACCOUNT.BRI' : 'EWALLET.DANA');
        for (const [one, was] of seen) {
          const { status } = await merchant.read(one);
          expect(isEdge(invoiceMachine, was, status)).toBe(true);
          seen.set(one, status);
        }
      }
      const { store, partition } = merchant;
      const rows = await store.view(
        partition,
        (view) => view.list(payments, {}, { limit: 99 }).rows,
      );
      const emitted = (await merchant.events()).map(({ body }) => [body['event'], body['id']]);
      for (const [id, status] of seen) {
        const { invoice_url } = await merchant.read(id);
        const paid = rows.filter(
          ({ state }) => invoice_url.endsWith(`/${state.product.id}`) && state.captured > 0,
        );
        const ended = status === 'PAID' || status === 'SETTLED';
        expect(paid).toHaveLength(ended ? 1 : 0);
        expect(emitted.filter(([, of]) => of === id)).toEqual(
          status === 'PENDING' ? [] : [[ended ? 'invoice.paid' : 'invoice.expired', id]],
        );
      }
    }),
    { numRuns: 40 },
  );
});
