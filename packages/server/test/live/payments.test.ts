// Tests live payments: a connector charges, saves, issues, captures and refunds, and the response
// of the platform shows the result.
import { findFreePort } from '@kasir/client/testing';
import type { Outcome } from '@kasir/connector';
import type { OperationRequest } from '@kasir/connector/protocol';
import { createCardlessCredit } from '@kasir/legacy-api';
import { ledgers } from '@kasir/payments/ledger';
import { failureCodesOf } from '@kasir/payments/operation';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import {
  cardRequest as card,
  virtualAccountRequest as virtualAccount,
  walletRequest as wallet,
} from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import { openProcessor } from '../../src/testing/processor.ts';

interface Body {
  readonly id: string;
  readonly status: string;
  readonly failure_code: string | null;
  readonly actions: readonly { readonly url: string }[];
  readonly payment_method: {
    readonly id: string;
    readonly status: string;
    readonly virtual_account: {
      readonly channel_properties: {
        readonly virtual_account_number: string;
        readonly expires_at: string;
      };
    };
  };
}

const bodyOf = ({ body }: { readonly body: unknown }): Body => body as Body;

/** Returns the live balance of an account. */
const balanceOf = async ({ callLive }: LiveServer): Promise<unknown> =>
  ((await callLive('GET', '/balance?account_type=HOLDING')).body as { balance: number }).balance;

const names = async ({ events, account }: LiveServer): Promise<unknown[]> =>
  (await events(account, 'live')).map(({ event }) => event);

describe('a wallet', () => {
  test('is charged by the connector, and the response shows the result', async () => {
    const server = await openLiveServer();
    const { callLive, processor, operations } = server;
    const created = await callLive('POST', '/payment_requests', wallet());
    expect(created).toMatchObject({ status: 201, body: { status: 'SUCCEEDED', amount: 50_000 } });
    expect(processor.executed).toMatchObject([
      {
        work: 'charge',
        channel: { type: 'EWALLET', code: 'DANA', country: 'ID' },
        amount: { value: 50_000, currency: 'IDR' },
        references: { merchant: 'order-1' },
        return_urls: { success: 'https://shop.example/ok' },
      },
    ]);
    expect(await operations()).toMatchObject([
      { state: { status: 'SUCCEEDED', executed: 50_000 } },
    ]);
    expect(await names(server)).toEqual(
      expect.arrayContaining(['payment.succeeded', 'payment_method.expired']),
    );
  });

  test('that declines fails the request with the code of the processor', async () => {
    const decide = (): Outcome => ({
      status: 'declined',
      decline: { code: 'INSUFFICIENT_BALANCE' },
    });
    const { callLive } = await openLiveServer({ decide });
    const created = await callLive('POST', '/payment_requests', wallet());
    expect(created).toMatchObject({
      status: 201,
      body: { status: 'FAILED', failure_code: 'INSUFFICIENT_BALANCE' },
    });
  });

  test('whose decline has a code of other payments fails with the general code, and so does a refund', async () => {
    let work = 'charge';
    const declined: Outcome = { status: 'declined', decline: { code: 'EXPIRED_CARD' } };
    const { callLive, operations } = await openLiveServer({
      decide: (request) => (request.work === work ? declined : { status: 'succeeded' }),
    });
    expect(await callLive('POST', '/payment_requests', wallet())).toMatchObject({
      body: { status: 'FAILED', failure_code: failureCodesOf('payment', 'EWALLET')[0] },
    });
    work = 'refund';
    const paid = bodyOf(await callLive('POST', '/payment_requests', wallet(500_000)));
    const refund = { payment_request_id: paid.id, amount: 1_000, reason: 'OTHERS' };
    expect(await callLive('POST', '/refunds', refund)).toMatchObject({
      body: { status: 'FAILED', failure_code: 'REFUND_FAILED' },
    });
    const codes = (await operations()).map(({ state }) => state.failure?.code);
    expect(codes).toEqual(['EXPIRED_CARD', undefined, 'EXPIRED_CARD']);
  });

  test('whose payer approves elsewhere redirects the payer there, and is completed by a callback', async () => {
    const url = 'https://wallet.example/pay/1';
    const decide = (): Outcome => ({
      status: 'action_required',
      action: { type: 'redirect', url, expires_at: null },
    });
    const server = await openLiveServer({ decide });
    const { callLive, processor, operations } = server;
    const created = bodyOf(await callLive('POST', '/payment_requests', wallet()));
    expect(created).toMatchObject({ status: 'REQUIRES_ACTION', actions: [{ action: 'AUTH' }] });
    const page = await fetch(created.actions[0]?.url ?? '', { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([303, url]);
    const [operation] = await operations();
    await processor.connector.reportOutcome(operation?.id ?? '', { status: 'succeeded' });
    await expect
      .poll(async () => bodyOf(await callLive('GET', `/payment_requests/${created.id}`)).status)
      .toBe('SUCCEEDED');
    expect(await names(server)).toContain('payment.succeeded');
  });

  test('without any connector is refused, and nothing is stored', async () => {
    const { callLive, configure, operations } = await openLiveServer();
    await configure([]);
    const created = await callLive('POST', '/payment_requests', wallet());
    expect(created).toMatchObject({ status: 503, body: { error_code: 'CHANNEL_UNAVAILABLE' } });
    expect(await operations()).toEqual([]);
  });
});

describe('a card', () => {
  test('is charged with its number, which is stored nowhere', async () => {
    const { callLive, processor, operations } = await openLiveServer();
    const created = await callLive('POST', '/payment_requests', card());
    expect(created).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
    expect(processor.executed).toMatchObject([
      {
        work: 'charge',
        source: { type: 'card', number: '4000000000001091', cvn: '123', exp_year: '2038' },
      },
    ]);
    const stored = JSON.stringify(await operations());
    expect(stored).not.toContain('4000000000001091');
    expect(JSON.parse(stored)).toMatchObject([{ state: { withCard: true } }]);
  });

  test('is authorized, captured in parts and refunded', async () => {
    const { callLive, processor, operations } = await openLiveServer();
    const manual = card({ capture_method: 'MANUAL' });
    const created = bodyOf(await callLive('POST', '/payment_requests', manual));
    expect(created.status).toBe('AWAITING_CAPTURE');
    const capture = (amount: number) =>
      callLive('POST', `/payment_requests/${created.id}/captures`, { capture_amount: amount });
    expect(await capture(70_000)).toMatchObject({ body: { status: 'SUCCEEDED' } });
    expect(await capture(60_000)).toMatchObject({ status: 400 });
    expect(await capture(50_000)).toMatchObject({
      body: { status: 'SUCCEEDED', capturable_amount: 0 },
    });
    const refund = await callLive('POST', '/refunds', {
      payment_request_id: created.id,
      amount: 30_000,
      reason: 'REQUESTED_BY_CUSTOMER',
    });
    expect(refund).toMatchObject({ body: { status: 'SUCCEEDED', amount: 30_000 } });
    expect(processor.executed.map(({ work, amount }) => [work, amount?.value])).toEqual([
      ['authorize', 120_000],
      ['capture', 70_000],
      ['capture', 50_000],
      ['refund', 30_000],
    ]);
    const [authorization, ...others] = await operations();
    expect(others.map(({ state }) => state.parent)).toEqual(
      Array.from({ length: 3 }, () => authorization?.id),
    );
  });

  test('that is saved is kept by its connector and charged by the token', async () => {
    const { callLive, processor } = await openLiveServer();
    const { payment_method: method } = card();
    const saved = bodyOf(
      await callLive('POST', '/v2/payment_methods', { ...method, reusability: 'MULTIPLE_USE' }),
    );
    expect(saved).toMatchObject({ status: 'ACTIVE' });
    const paid = await callLive('POST', '/payment_requests', {
      reference_id: 'by-token',
      amount: 10_000,
      currency: 'IDR',
      payment_method_id: saved.id,
    });
    expect(paid).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
    const [link, charge] = processor.executed;
    expect([link?.work, charge?.work]).toEqual(['link', 'charge']);
    expect(charge?.source).toEqual({ type: 'token', token: `tok_${link?.id}` });
  });
});

test('installments of a card are refused where no connector declares them', async () => {
  const { callLive, processor } = await openLiveServer();
  const { payment_method: method } = card();
  const installment_configuration = { terms: 3, interval: 'MONTH' };
  const channel_properties = { ...method.card.channel_properties, installment_configuration };
  const refused = await callLive('POST', '/payment_requests', {
    ...card(),
    payment_method: { ...method, card: { ...method.card, channel_properties } },
  });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: [
        { message: expect.stringContaining('No connector of this account supports installments') },
      ],
    },
  });
  expect(JSON.stringify(refused.body)).toContain('installment_configuration');
  expect(processor.executed).toEqual([]);
});

describe('a payment that saves its card', () => {
  const { card_information: given } = card().payment_method.card;
  const saving = {
    reference_id: 'save-1',
    type: 'PAY_AND_SAVE',
    country: 'ID',
    currency: 'IDR',
    request_amount: 60_000,
    channel_code: 'CARDS',
    customer: {
      type: 'INDIVIDUAL',
      reference_id: 'siti',
      individual_detail: { given_names: 'Siti' },
    },
    channel_properties: {
      success_return_url: 'https://shop.example/ok',
      failure_return_url: 'https://shop.example/no',
      card_details: {
        card_number: given.card_number,
        expiry_month: given.expiry_month,
        expiry_year: given.expiry_year,
        cvn: given.cvv,
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Rahma',
        cardholder_email: 'siti@example.com',
      },
    },
  };

  test('asks its connector to save the card, and later payments send the token', async () => {
    const { callLive, processor } = await openLiveServer();
    const { body } = await callLive('POST', '/v3/payment_requests', saving);
    expect(body).toMatchObject({ status: 'SUCCEEDED' });
    const paid = await callLive('POST', '/v3/payment_requests', {
      ...saving,
      reference_id: 'by-token',
      type: 'PAY',
      customer: undefined,
      channel_code: undefined,
      payment_token_id: (body as { payment_token_id: string }).payment_token_id,
      channel_properties: {
        success_return_url: 'https://shop.example/ok',
        failure_return_url: 'https://shop.example/no',
        card_on_file_type: 'CUSTOMER_UNSCHEDULED',
      },
    });
    expect(paid, JSON.stringify(paid.body)).toMatchObject({ body: { status: 'SUCCEEDED' } });
    const [first, second] = processor.executed;
    expect(first).toMatchObject({ work: 'charge', save: true, source: { type: 'card' } });
    expect(second).toMatchObject({
      work: 'charge',
      source: { type: 'token', token: `tok_${first?.id}` },
    });
    expect(second).not.toHaveProperty('save');
  });

  test('is booked when the connector returns no token, and is flagged', async () => {
    const server = await openLiveServer({ decide: () => ({ status: 'succeeded' }) });
    const { body } = await server.callLive('POST', '/v3/payment_requests', saving);
    expect(body).toMatchObject({ status: 'SUCCEEDED' });
    expect(await server.operations()).toMatchObject([
      { state: { status: 'SUCCEEDED', executed: 60_000, attention: 'CONTRADICTION' } },
    ]);
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
  });

  test('goes to a connector that can save cards; one that cannot is asked for the charge only', async () => {
    const server = await openLiveServer({ without: ['link'] });
    await server.callLive('POST', '/v3/payment_requests', saving);
    expect(server.processor.executed).toMatchObject([{ work: 'charge' }]);
    expect(server.processor.executed[0]).not.toHaveProperty('save');
    const other = await openProcessor({ name: 'keeper' });
    await server.configure([server.processor, other]);
    const again = { ...saving, reference_id: 'save-2' };
    await server.callLive('POST', '/v3/payment_requests', again);
    expect(other.executed).toMatchObject([{ work: 'charge', save: true }]);
  });
});

describe('a virtual account number', () => {
  test('is issued by the connector and paid once by a callback, however often it arrives', async () => {
    const server = await openLiveServer();
    const { callLive, processor, operations } = server;
    const created = bodyOf(await callLive('POST', '/payment_requests', virtualAccount));
    const [issue] = await operations();
    expect(issue?.state).toMatchObject({ work: 'issue', status: 'SUCCEEDED' });
    const { expires_at } = created.payment_method.virtual_account.channel_properties;
    expect(processor.executed).toMatchObject([{ source: { type: 'number', expires_at } }]);
    expect(created.payment_method).toMatchObject({
      status: 'ACTIVE',
      virtual_account: { channel_properties: { virtual_account_number: issue?.state.issued } },
    });
    const payment = {
      id: 'pay_00000001',
      issued_by: issue?.id ?? '',
      amount: { value: 70_000, currency: 'IDR' },
      paid_at: '2026-11-26T09:00:00Z',
      payer: null,
    };
    await processor.connector.receivePayment(payment);
    await expect
      .poll(async () => bodyOf(await callLive('GET', `/payment_requests/${created.id}`)).status)
      .toBe('SUCCEEDED');
    await processor.connector.receivePayment(payment);
    const received = (await operations()).filter(({ state }) => state.work === 'receive');
    expect(received).toMatchObject([{ state: { external: 'pay_00000001', executed: 70_000 } }]);
  });

  test('that is paid another amount is flagged', async () => {
    const server = await openLiveServer();
    const { callLive, processor, operations } = server;
    await callLive('POST', '/payment_requests', virtualAccount);
    const [issue] = await operations();
    await processor.connector.receivePayment({
      id: 'pay_00000002',
      issued_by: issue?.id ?? '',
      amount: { value: 69_999, currency: 'IDR' },
      paid_at: '2026-11-26T09:00:00Z',
      payer: null,
    });
    const received = async () =>
      (await operations()).find(({ state }) => state.work === 'receive')?.state.attention;
    await expect.poll(received).toBe('OTHER_AMOUNT');
  });
});

describe('a charge', () => {
  const lose = (work: string) => {
    let lost = 0;
    return async (response: Response, request: Request): Promise<Response> => {
      const text = await request.text();
      if (text === '' || (JSON.parse(text) as OperationRequest).work !== work) return response;
      lost += 1;
      return lost === 1 ? new Response('', { status: 502 }) : response;
    };
  };

  test('whose response is lost stays pending until the connector is asked for its outcome', async () => {
    const server = await openLiveServer({
      onTheWay: lose('charge'),
      settings: { waitMs: 500 },
    });
    const { callLive, processor, operations } = server;
    const created = bodyOf(await callLive('POST', '/payment_requests', wallet()));
    expect(created.status).toBe('REQUIRES_ACTION');
    expect(await operations()).toMatchObject([{ state: { status: 'SENT' } }]);
    await expect
      .poll(async () => bodyOf(await callLive('GET', `/payment_requests/${created.id}`)).status)
      .toBe('SUCCEEDED');
    expect(processor.executed).toHaveLength(1);
  });

  test('goes to the next connector when the first one refuses the connection', async () => {
    const server = await openLiveServer();
    const { callLive, configure, processor, operations } = server;
    const away = { ...processor, name: 'away', url: `http://127.0.0.1:${await findFreePort()}` };
    await configure([away, processor]);
    const created = await callLive('POST', '/payment_requests', card());
    expect(created).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
    expect(await operations()).toMatchObject([
      { state: { connector: 'away', status: 'REFUSED' } },
      { state: { connector: 'bank', status: 'SUCCEEDED' } },
    ]);
    expect(processor.executed).toHaveLength(1);
  });

  test('that succeeds after its payment request failed is booked, flagged and refunded', async () => {
    const decide = ({ work }: OperationRequest): Outcome =>
      work === 'charge'
        ? { status: 'declined', decline: { code: 'CHANNEL_UNAVAILABLE' } }
        : { status: 'succeeded' };
    const server = await openLiveServer({ decide, settings: { lateSuccess: 'refund' } });
    const { callLive, processor, operations } = server;
    const created = bodyOf(await callLive('POST', '/payment_requests', wallet()));
    expect(created.status).toBe('FAILED');
    const [charge] = await operations();
    await processor.connector.reportOutcome(charge?.id ?? '', { status: 'succeeded' });
    const works = async () =>
      (await operations()).map(({ state: { work, status, attention } }) => [
        work,
        status,
        attention,
      ]);
    await expect.poll(works).toEqual([
      ['charge', 'SUCCEEDED', 'LATE_SUCCESS'],
      ['refund', 'SUCCEEDED', null],
    ]);
    expect(await balanceOf(server)).toBe(0);
  });

  test('that succeeds after its checkout was declined is booked and flagged', async () => {
    const decide = (): Outcome => ({ status: 'declined', decline: { code: 'ISSUER_DECLINED' } });
    const server = await openLiveServer({ decide });
    const { callLive, processor, operations } = server;
    const { phone } = createCardlessCredit.examples;
    const created = await callLive('POST', '/cardless-credit', phone);
    expect(created.status).toBeLessThan(300);
    const [charge] = await operations();
    expect(charge).toMatchObject({ state: { work: 'charge', status: 'DECLINED' } });
    await processor.connector.reportOutcome(charge?.id ?? '', { status: 'succeeded' });
    const late = async () => (await operations())[0]?.state.attention;
    await expect.poll(late).toBe('LATE_SUCCESS');
    const { kasir, partition } = server;
    const held = await kasir.store.view(partition, (view) => view.balance(ledgers.clearing, 'IDR'));
    expect(held).toBe(-(charge?.state.amount ?? 0));
    expect(await checkInvariants(kasir.store)).toEqual([]);
  });
});
