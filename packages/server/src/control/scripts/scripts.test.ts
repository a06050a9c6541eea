// Checks that outcome scripts decide the outcomes of channels in every generation of the API, one
// step per piece of work.
import { describe, expect, test } from 'vitest';
import { stores } from '../../testing/stores.ts';
import { openTestServer } from '../../testing/test-server.ts';
import { checkInvariants } from '../invariants.ts';

const urls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

/** A card payment that needs no confirmation. */
const byCard = (more: object = {}) => ({
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      channel_properties: { ...urls, skip_three_d_secure: true },
      card_information: {
        card_number: '4000000000001091',
        expiry_month: '12',
        expiry_year: '2039',
        cvv: '123',
      },
    },
  },
  ...more,
});

const byV3Card = (reference_id: string, more: object = {}) => ({
  reference_id,
  type: 'PAY',
  country: 'ID',
  currency: 'IDR',
  request_amount: 25_000,
  channel_code: 'CARDS',
  channel_properties: {
    ...urls,
    skip_three_ds: true,
    card_details: {
      card_number: '5200000000001005',
      expiry_month: '12',
      expiry_year: '2039',
      cvn: '123',
      cardholder_first_name: 'Siti',
      cardholder_last_name: 'Aminah',
      cardholder_email: 'siti@customers.example',
    },
  },
  ...more,
});

const byWallet = {
  currency: 'IDR',
  amount: 25_000,
  payment_method: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: { channel_code: 'DANA', channel_properties: urls },
  },
};

type Options = Parameters<typeof openTestServer>[0];

const open = async (options: Options = {}) => {
  const server = await openTestServer(options);
  const { control, call, kasir, platform } = server;
  const path = `/accounts/${platform}/scripts`;
  await control('POST', '/clock/freeze', {});
  return {
    ...server,
    path,
    script: async (body: object) => {
      const made = await control('POST', path, body);
      expect(made.status, JSON.stringify(made.body)).toBe(200);
      return made.body;
    },
    scripts: async () => (await control('GET', path)).body.data,
    advance: (minutes: number) =>
      control('POST', '/clock/advance', { ms: minutes * 60_000, wait_ms: 60_000 }),
    pay: async (body: object = byCard(), headers: Record<string, string> = {}) =>
      (await call('POST', '/payment_requests', body, { headers })).body,
    read: async (target: string) => (await call('GET', target)).body,
    press: (url: string, choice: string) =>
      kasir.pages('POST', new URL(url).pathname, new URLSearchParams({ choice })),
    names: async () => (await server.events(platform)).map(({ event }) => event),
    books: () => checkInvariants(kasir.store),
  };
};

const failing = { outcome: 'fail', failure_code: 'INSUFFICIENT_BALANCE' };
const succeeding = { outcome: 'succeed' };

describe.each(stores)('on %s', (_, openStore) => {
  test('payments fail and succeed in the order of their script, and after its end as without a script', async () => {
    const { script, scripts, pay, books } = await open({ store: await openStore() });
    await script({
      match: { work: 'payment', channel_code: 'CARDS' },
      steps: [{ ...failing, times: 2 }, succeeding],
    });
    const made = [];
    // 10,051 is declined by its amount as EXPIRED_CARD.
    for (const amount of [25_000, 10_051, 10_051, 10_051]) made.push(await pay(byCard({ amount })));
    expect(made.map(({ status, failure_code }) => [status, failure_code])).toEqual([
      ['FAILED', 'INSUFFICIENT_BALANCE'],
      ['FAILED', 'INSUFFICIENT_BALANCE'],
      ['SUCCEEDED', null],
      ['FAILED', 'EXPIRED_CARD'],
    ]);
    expect(await scripts()).toMatchObject([{ used: 3, open: false }]);
    expect(await books()).toEqual([]);
  });

  test('concurrent payments use one step each, even when a decision is repeated', async () => {
    const { script, scripts, pay } = await open({ store: await openStore() });
    await script({
      steps: [
        { ...failing, times: 5 },
        { ...succeeding, times: 5 },
      ],
    });
    const made = await Promise.all(Array.from({ length: 12 }, () => pay()));
    const failed = made.filter(({ status }) => status === 'FAILED');
    expect([failed.length, (await scripts())[0].used]).toEqual([5, 10]);
  });

  test('a payment whose response is lost is pending until the books are reconciled', async () => {
    const { script, pay, read, advance, names, books } = await open({ store: await openStore() });
    await script({ match: { work: 'payment' }, steps: [{ outcome: 'lose_response' }] });
    const { id, status } = await pay();
    expect([status, await names()]).toEqual(['REQUIRES_ACTION', ['payment.pending']]);
    await advance(14);
    expect((await read(`/payment_requests/${id}`)).status).toBe('REQUIRES_ACTION');
    await advance(1);
    expect((await read(`/payment_requests/${id}`)).status).toBe('SUCCEEDED');
    expect(await names()).toContain('payment.succeeded');
    expect(await books()).toEqual([]);
  });
});

test('a payment that never gets a response fails later, with the code of the script or PROCESSOR_ERROR', async () => {
  const { script, pay, read, advance } = await open();
  await script({
    steps: [
      { outcome: 'time_out' },
      { outcome: 'time_out', failure_code: 'DECLINED_BY_PROCESSOR' },
    ],
  });
  const made = [await pay(), await pay()];
  expect(made.map(({ status }) => status)).toEqual(['REQUIRES_ACTION', 'REQUIRES_ACTION']);
  await advance(15);
  const codes = [];
  for (const { id } of made) codes.push((await read(`/payment_requests/${id}`)).failure_code);
  expect(codes).toEqual(['PROCESSOR_ERROR', 'DECLINED_BY_PROCESSOR']);
});

test('a payment that the channel keeps pending ends after a day, as without a script', async () => {
  const { script, pay, read, advance } = await open();
  await script({ steps: [{ outcome: 'pending', times: 2 }] });
  const paid = await pay();
  const declined = await pay(byCard({ amount: 10_054 }));
  await advance(24 * 60 - 1);
  expect((await read(`/payment_requests/${paid.id}`)).status).toBe('REQUIRES_ACTION');
  await advance(1);
  expect((await read(`/payment_requests/${paid.id}`)).status).toBe('SUCCEEDED');
  expect((await read(`/payment_requests/${declined.id}`)).failure_code).toBe(
    'INSUFFICIENT_BALANCE',
  );
});

test('a payer who approves twice while the channel has not responded is charged once', async () => {
  const { script, pay, read, press, advance, books } = await open();
  await script({ match: { channel_code: 'DANA' }, steps: [{ outcome: 'lose_response' }] });
  const { id, actions } = await pay(byWallet);
  await press(actions[0].url, 'approve');
  expect((await read(`/payment_requests/${id}`)).status).toBe('REQUIRES_ACTION');
  await press(actions[0].url, 'approve');
  await advance(60);
  expect((await read(`/payment_requests/${id}`)).status).toBe('SUCCEEDED');
  const { data } = await read('/transactions?types=PAYMENT');
  expect(data).toHaveLength(1);
  expect(await books()).toEqual([]);
});

test('a payment whose response is lost is reconciled before it expires', async () => {
  const { script, read, advance, call, press } = await open();
  await script({ match: { work: 'payment' }, steps: [{ outcome: 'lose_response' }] });
  const made = await call('POST', '/v3/payment_requests', {
    reference_id: 'soon',
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 25_000,
    channel_code: 'DANA',
    channel_properties: {
      ...urls,
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    },
  });
  const [action] = made.body.actions;
  await press(action.value, 'approve');
  await advance(11);
  const { status } = await read(`/v3/payment_requests/${made.body.payment_request_id}`);
  expect(status).toBe('SUCCEEDED');
});

describe('an authorization', () => {
  const held = byCard({ capture_method: 'MANUAL' });

  test('whose response is lost is authorized once it is known, in v2 and v3', async () => {
    const { script, pay, read, call, advance } = await open();
    await script({
      match: { work: 'authorization' },
      steps: [{ outcome: 'lose_response', times: 2 }],
    });
    const v2 = await pay(held);
    const v3 = await call(
      'POST',
      '/v3/payment_requests',
      byV3Card('a', { capture_method: 'MANUAL' }),
    );
    expect([v2.status, v3.body.status]).toEqual(['REQUIRES_ACTION', 'REQUIRES_ACTION']);
    await advance(15);
    expect((await read(`/payment_requests/${v2.id}`)).status).toBe('AWAITING_CAPTURE');
    const { status } = await read(`/v3/payment_requests/${v3.body.payment_request_id}`);
    expect(status).toBe('AUTHORIZED');
  });

  test('of a legacy card is declined when no response comes, because it has no pending status', async () => {
    const { script, call, control, platform } = await open();
    await control('PATCH', `/accounts/${platform}`, { cards: { optional_authentication: true } });
    await script({ match: { work: 'authorization' }, steps: [{ outcome: 'time_out' }, failing] });
    const token = await call('POST', '/v2/credit_card_tokens', {
      is_multiple_use: true,
      should_authenticate: false,
      card_data: { account_number: '5200000000001005', exp_month: '12', exp_year: '2039' },
      card_cvn: '123',
    });
    const charges = [];
    for (const external_id of ['a', 'b', 'c'])
      charges.push(
        await call('POST', '/credit_card_charges', {
          token_id: token.body.id,
          external_id,
          amount: 25_000,
          card_cvn: '123',
          capture: false,
        }),
      );
    expect(charges.map(({ body }) => [body.status, body.failure_reason])).toEqual([
      ['FAILED', 'PROCESSOR_ERROR'],
      ['FAILED', 'INSUFFICIENT_BALANCE'],
      ['AUTHORIZED', undefined],
    ]);
  });
});

test('a capture follows its script; one that the channel declines uses a step, and one that is refused before does not', async () => {
  const { script, scripts, call, pay, books } = await open();
  await script({ match: { work: 'capture' }, steps: [failing, { outcome: 'lose_response' }] });
  const v2 = await pay(byCard({ capture_method: 'MANUAL' }));
  const v3 = await call(
    'POST',
    '/v3/payment_requests',
    byV3Card('b', { capture_method: 'MANUAL' }),
  );
  const { latest_payment_id: payment } = v3.body;
  const capture = (capture_amount: number) =>
    call('POST', `/v3/payments/${payment}/capture`, { capture_amount });
  expect((await capture(99_000)).body.error_code).toBe('CAPTURE_AMOUNT_EXCEEDED');
  expect((await scripts())[0].used).toBe(0);
  expect((await capture(25_000)).body.error_code).toBe('TEMPORARILY_UNAVAILABLE');
  expect((await scripts())[0].used).toBe(1);
  const lost = await call('POST', `/payment_requests/${v2.id}/captures`, {
    capture_amount: 25_000,
  });
  expect(lost.body).toMatchObject({ status: 'FAILED', failure_code: 'PROCESSOR_ERROR' });
  expect((await capture(25_000)).body.status).toBe('SUCCEEDED');
  expect(await books()).toEqual([]);
});

describe('a refund', () => {
  const refunding = async () => {
    const opened = await open();
    const { id } = await opened.pay(byCard({ reference_id: 'order-7' }));
    return {
      ...opened,
      refund: async () =>
        (
          await opened.call('POST', '/refunds', {
            payment_request_id: id,
            amount: 25_000,
            reason: 'REQUESTED_BY_CUSTOMER',
          })
        ).body,
    };
  };

  test('fails twice and then succeeds (REFUND-FAIL-ACCOUNT_NOT_FOUND)', async () => {
    const { script, refund, names } = await refunding();
    const fail = { outcome: 'fail', failure_code: 'ACCOUNT_NOT_FOUND', times: 2 };
    await script({ match: { work: 'refund', reference_id: 'order-7' }, steps: [fail, succeeding] });
    const made = [await refund(), await refund(), await refund()];
    expect(made.map(({ status, failure_code }) => [status, failure_code])).toEqual([
      ['FAILED', 'ACCOUNT_NOT_FOUND'],
      ['FAILED', 'ACCOUNT_NOT_FOUND'],
      ['SUCCEEDED', null],
    ]);
    expect((await names()).filter((name) => String(name).startsWith('refund.'))).toEqual([
      'refund.failed',
      'refund.failed',
      'refund.succeeded',
    ]);
  });

  test('whose response is lost is PENDING, and no second refund is possible meanwhile', async () => {
    const { script, refund, read, advance, books } = await refunding();
    await script({ match: { work: 'refund' }, steps: [{ outcome: 'lose_response' }] });
    const { id, status } = await refund();
    expect([status, (await refund()).error_code]).toEqual(['PENDING', 'REFUND_IN_PROGRESS']);
    await advance(15);
    expect((await read(`/refunds/${id}`)).status).toBe('SUCCEEDED');
    expect(await books()).toEqual([]);
  });
});

test('linking a wallet succeeds when the response comes late, and fails when none comes', async () => {
  const { script, call, read, press, advance } = await open();
  await script({
    match: { work: 'linking' },
    steps: [{ outcome: 'lose_response' }, { outcome: 'time_out' }, { outcome: 'fail' }],
  });
  const link = async () => {
    const { body } = await call('POST', '/v2/payment_methods', {
      type: 'EWALLET',
      reusability: 'MULTIPLE_USE',
      customer: {
        reference_id: 'siti',
        type: 'INDIVIDUAL',
        individual_detail: { given_names: 'Siti' },
      },
      ewallet: { channel_code: 'DANA', channel_properties: urls },
    });
    await press(body.actions[0].url, 'approve');
    return read(`/v2/payment_methods/${body.id}`);
  };
  const made = [await link(), await link(), await link()];
  expect(made.map(({ status }) => status)).toEqual([
    'REQUIRES_ACTION',
    'REQUIRES_ACTION',
    'FAILED',
  ]);
  await advance(15);
  const after = [];
  for (const { id } of made) after.push((await read(`/v2/payment_methods/${id}`)).status);
  expect(after).toEqual(['ACTIVE', 'FAILED', 'FAILED']);
});

test('a recurring payment that fails by its script leaves the invoice to its payer', async () => {
  const { script, call, read, advance } = await open({ dialect: 'service' });
  const card = await call('POST', '/v2/payment_methods', {
    ...byCard().payment_method,
    reusability: 'MULTIPLE_USE',
    card: { ...byCard().payment_method.card, currency: 'IDR' },
  });
  expect(card.body.status).toBe('ACTIVE');
  await script({ match: { work: 'payment' }, steps: [failing, succeeding] });
  const plan = await call('POST', '/recurring_payments', {
    external_id: 'plan',
    payment_method_id: card.body.id,
    amount: 50_000,
    interval: 'DAY',
    interval_count: 1,
    total_recurrence: 2,
    missed_payment_action: 'IGNORE',
    charge_immediately: true,
    success_redirect_url: urls.success_return_url,
  });
  expect(plan.status, JSON.stringify(plan.body)).toBe(200);
  const statuses = async () => {
    const invoices = await read(`/v2/invoices?recurring_payment_id=${plan.body.id}`);
    return invoices.map(({ status }: { status: string }) => status).toSorted();
  };
  expect(await statuses()).toEqual(['PENDING']);
  await advance(24 * 60);
  expect(await statuses()).toEqual(['EXPIRED', 'PAID']);
});

describe('a script', () => {
  test('can be chosen by a header, also for later steps of the same request', async () => {
    const { script, scripts, pay, press, read } = await open();
    await script({ match: { header: 'unlucky' }, steps: [{ ...failing, times: 2 }] });
    const sent = { 'x-kasir-script': 'unlucky' };
    expect((await pay()).status).toBe('SUCCEEDED');
    expect((await pay(byCard(), sent)).status).toBe('FAILED');
    expect((await pay(byCard(), { 'x-kasir-script': 'lucky' })).status).toBe('SUCCEEDED');
    const { id, actions } = await pay(byWallet, sent);
    await press(actions[0].url, 'approve');
    expect((await read(`/payment_requests/${id}`)).failure_code).toBe('INSUFFICIENT_BALANCE');
    expect((await scripts())[0]).toMatchObject({ used: 2, open: false });
  });

  test('can be limited to an object or a customer by the public id', async () => {
    const { script, call, press, platform } = await open();
    const customer = await call('POST', '/customers', {
      reference_id: 'siti',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    });
    const method = await call('POST', '/v2/payment_methods', {
      type: 'EWALLET',
      reusability: 'MULTIPLE_USE',
      customer_id: customer.body.id,
      ewallet: { channel_code: 'DANA', channel_properties: urls },
    });
    await press(method.body.actions[0].url, 'approve');
    await script({ match: { object: `pm-${platform}` }, steps: [{ outcome: 'pending' }] });
    await script({ match: { object: method.body.id }, steps: [failing] });
    await script({
      match: { customer_id: customer.body.id },
      steps: [{ outcome: 'fail', failure_code: 'USER_UNREACHABLE' }],
    });
    const charge = async () =>
      (
        await call('POST', '/payment_requests', {
          currency: 'IDR',
          amount: 25_000,
          payment_method_id: method.body.id,
        })
      ).body.failure_code;
    expect([await charge(), await charge(), await charge()]).toEqual([
      'INSUFFICIENT_BALANCE',
      'USER_UNREACHABLE',
      null,
    ]);
  });

  test('repeats its last step, or all of its steps', async () => {
    const { script, scripts, pay, control, path } = await open();
    const { id } = await script({ steps: [failing, succeeding], afterwards: 'again' });
    const statuses = async () => {
      const made = [];
      for (let n = 0; n < 4; n += 1) made.push((await pay()).status);
      return made.join(' ');
    };
    expect(await statuses()).toBe('FAILED SUCCEEDED FAILED SUCCEEDED');
    expect((await control('DELETE', `${path}?script=${id}`)).body).toEqual({ deleted: 1 });
    expect((await control('DELETE', `${path}?script=${id}`)).status).toBe(404);
    await script({ steps: [succeeding, failing], afterwards: 'last' });
    expect(await statuses()).toBe('SUCCEEDED FAILED FAILED FAILED');
    expect(await scripts()).toMatchObject([{ used: 4, open: true }]);
    expect((await control('DELETE', path)).body).toEqual({ deleted: 1 });
    expect(await statuses()).toBe('SUCCEEDED SUCCEEDED SUCCEEDED SUCCEEDED');
  });

  test('is not used by a repeat under an idempotency key or by a refused request', async () => {
    const { script, scripts, call } = await open();
    await script({ steps: [{ ...failing, times: 9 }] });
    const send = () => call('POST', '/payment_requests', byCard(), { key: 'once' });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    await call('POST', '/payment_requests', byCard({ amount: -1 }));
    expect((await scripts())[0].used).toBe(1);
  });
});

test('a slow channel delays only the response of its own request', async () => {
  const { script, pay } = await open();
  await script({ match: { header: 'slow' }, steps: [{ outcome: 'succeed', delay_ms: 1_000 }] });
  const order: string[] = [];
  const slow = pay(byCard(), { 'x-kasir-script': 'slow' }).then(() => order.push('slow'));
  await pay().then(() => order.push('other'));
  await slow;
  expect(order).toEqual(['other', 'slow']);
});

describe('a script is refused', () => {
  test('with a failure code that is not documented for its work, and the documented codes are listed', async () => {
    const { control, path } = await open();
    const refused = await control('POST', path, {
      match: { work: 'refund' },
      steps: [{ outcome: 'fail', failure_code: 'STOLEN_CARD' }, succeeding],
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          path: 'body.steps.0.failure_code',
          message:
            'Must be one of ACCOUNT_ACCESS_BLOCKED, ACCOUNT_NOT_FOUND, DUPLICATE_ERROR, INSUFFICIENT_BALANCE, REFUND_FAILED, the documented codes of this work.',
        },
      ],
    ]);
    const wallet = await control('POST', path, {
      match: { work: 'payment', channel_code: 'DANA' },
      steps: [{ outcome: 'time_out', failure_code: 'STOLEN_CARD' }],
    });
    expect(wallet.body.message).toContain('USER_UNREACHABLE');
    const succeeds = await control('POST', path, {
      steps: [{ outcome: 'succeed', failure_code: 'STOLEN_CARD' }],
    });
    expect(succeeds.body.message).toContain('Omit this field');
    const nowhere = await control('POST', path, {
      match: { channel_code: 'NOWHERE' },
      steps: [succeeding],
    });
    expect(nowhere.body.errors).toMatchObject([{ path: 'body.match.channel_code' }]);
    expect((await control('GET', path)).body).toEqual({ data: [] });
  });

  test('of an account that does not exist', async () => {
    const { control } = await open();
    for (const method of ['GET', 'DELETE'])
      expect((await control(method, '/accounts/none/scripts')).status).toBe(404);
    const created = await control('POST', '/accounts/none/scripts', { steps: [succeeding] });
    expect(created.status).toBe(404);
  });
});
