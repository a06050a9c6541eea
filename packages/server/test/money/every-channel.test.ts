// Checks that every channel of the table is paid from end to end in each generation that supports
// it, and refunded where it supports refunds.
import type { TestResponse } from '@kasir/core/testing';
import {
  capabilitiesOf,
  channels,
  isV3Channel,
  majorBounds,
  methodChannels,
  type Channel,
} from '@kasir/models';
import { describe, expect, test } from 'vitest';
import { auditJournal } from '../../src/testing/audit-journal.ts';
import { methodBody, v3RequestBody, v3TokenBody } from '../../src/testing/channel-bodies.ts';
import { openTestServer, type TestServer } from '../../src/testing/test-server.ts';

type Body = TestResponse['body'];

let orders = 0;
const newReference = (): string => `order-${(orders += 1)}`;

/** Time after which a simulated payer has approved on a device, in milliseconds. */
const ANSWERED = 30_000;

/** Presses the first button on the page of an action, which approves. */
const approve = async ({ kasir }: TestServer, url: string): Promise<void> => {
  const { pathname } = new URL(url);
  const { status, body } = await kasir.pages('GET', pathname, new URLSearchParams());
  expect(status).toBe(200);
  const choice = /name="choice" value="([^"]+)"/u.exec(body)?.[1] ?? '';
  const pressed = await kasir.pages('POST', pathname, new URLSearchParams({ choice }));
  expect(pressed.status).toBe(303);
};

/** Returns the body of a response; a response with another status fails the test. */
const made = ({ status, body }: TestResponse, expected: number): Body => {
  expect([status, body]).toEqual([expected, body]);
  return body;
};

/** A payment that succeeded, as its event names it. */
interface Paid {
  readonly request: string;
  readonly payment: string;
  readonly amount: number;
}

/** Payments of one request, as events carry them. */
const eventsOf = async ({ events, platform }: TestServer, event: string, request: string) =>
  (await events(platform))
    .filter((one) => one['event'] === event)
    .map(({ data }) => data as Record<string, unknown>)
    .filter((data) => data['payment_request_id'] === request);

type Pay = (server: TestServer, channel: Channel, amount: number) => Promise<Paid>;

/** Returns whether the payer approves on a device: saving an instrument uses a page instead. */
const isAskedOnDevice = ({ flow }: Channel, saves: boolean): boolean => flow === 'PUSH' && !saves;

/** The payer of a v2 request does what its channel asks for. */
const payV2 = async (server: TestServer, channel: Channel, request: Body): Promise<void> => {
  const { call, kasir } = server;
  const actions = request.actions as { action: string; url: string; url_type: string }[];
  if (channel.flow === 'PRESENT') {
    made(await call('POST', `/payment_requests/${request.id}/payments/simulate`, {}), 200);
    return;
  }
  const saves = request.payment_method.reusability === 'MULTIPLE_USE';
  if (request.status === 'PENDING' || isAskedOnDevice(channel, saves)) {
    await kasir.clock.advance(ANSWERED);
    return;
  }
  const password = actions.find(({ action, url_type }) => action === 'AUTH' && url_type === 'API');
  if (password)
    made(await call('POST', new URL(password.url).pathname, { auth_code: '222000' }), 200);
  else await approve(server, actions[0]?.url ?? '');
};

/** Creates a request of v2, pays it and returns what its event says. */
const completeV2 = async (
  server: TestServer,
  channel: Channel,
  amount: number,
  paidWith: object,
): Promise<Paid> => {
  const { call } = server;
  const { currency, flow } = channel;
  const url = '/payment_requests';
  const request = made(await call('POST', url, { currency, amount, ...paidWith }), 201);
  if (request.status !== 'SUCCEEDED') await payV2(server, channel, request);
  // A number or code for many uses waits for its next payer.
  const waits = flow === 'PRESENT' && request.payment_method.reusability === 'MULTIPLE_USE';
  const status = waits ? 'REQUIRES_ACTION' : 'SUCCEEDED';
  const { body: read } = await call('GET', `${url}/${request.id}`);
  expect([read.status, read.amount, read.currency]).toEqual([status, amount, currency]);
  const payments = await eventsOf(server, 'payment.succeeded', request.id);
  expect(payments).toMatchObject([
    { amount, currency, status: 'SUCCEEDED', payment_method: { type: channel.type } },
  ]);
  return { request: request.id, payment: String(payments[0]?.['id']), amount };
};

const byInline =
  (reusability: 'ONE_TIME_USE' | 'MULTIPLE_USE'): Pay =>
  (server, channel, amount) =>
    completeV2(server, channel, amount, { payment_method: methodBody(channel, reusability) });

/** By a method that its owner has linked before. */
const byMethod: Pay = async (server, channel, amount) => {
  const { call } = server;
  const url = '/v2/payment_methods';
  const method = made(await call('POST', url, methodBody(channel, 'MULTIPLE_USE')), 201);
  const link = `${url}/${method.id}/auth`;
  if (channel.otp) made(await call('POST', link, { auth_code: '333000' }), 200);
  else await approve(server, method.actions[0].url);
  const { id: payment_method_id, status } = (await call('GET', `${url}/${method.id}`)).body;
  expect(status).toBe('ACTIVE');
  return completeV2(server, channel, amount, { payment_method_id });
};

/** Creates a request of v3, pays it and returns what its event says. */
const completeV3 = async (
  server: TestServer,
  channel: Channel,
  request_amount: number,
  body: object,
): Promise<Paid> => {
  const { call, kasir } = server;
  const { currency, flow } = channel;
  const url = '/v3/payment_requests';
  const request = made(
    await call('POST', url, { ...body, request_amount, reference_id: newReference() }),
    201,
  );
  const [action] = request.actions as { type: string; value: string }[];
  if (flow === 'PRESENT') {
    expect(action?.type).toBe('PRESENT_TO_CUSTOMER');
    made(await call('POST', `${url}/${request.id}/simulate`, {}), 200);
  } else if (isAskedOnDevice(channel, request.type !== 'PAY')) await kasir.clock.advance(ANSWERED);
  else if (request.status === 'REQUIRES_ACTION') await approve(server, action?.value ?? '');
  const reused = request.type === 'REUSABLE_PAYMENT_CODE';
  const { body: read } = await call('GET', `${url}/${request.id}`);
  expect([read.status, read.request_amount, read.currency]).toEqual([
    reused ? 'ACCEPTING_PAYMENTS' : 'SUCCEEDED',
    request_amount,
    currency,
  ]);
  const payments = await eventsOf(server, 'payment.capture', request.id);
  const payment = read.latest_payment_id as string;
  const channel_code = channel.v3?.code;
  expect(payments).toMatchObject([
    { payment_id: payment, status: 'SUCCEEDED', channel_code, request_amount, currency },
  ]);
  return { request: request.id, payment, amount: request_amount };
};

const byType =
  (type: 'PAY' | 'PAY_AND_SAVE' | 'REUSABLE_PAYMENT_CODE'): Pay =>
  (server, channel, amount) =>
    completeV3(server, channel, amount, v3RequestBody(channel, type));

/** By a token that its owner has confirmed before. */
const byToken: Pay = async (server, channel, amount) => {
  const { call } = server;
  const url = '/v3/payment_tokens';
  const token = made(await call('POST', url, v3TokenBody(channel)), 201);
  await approve(server, token.actions[0].value);
  const { payment_token_id, status } = (
    await call('GET', `${url}/${token.payment_token_id ?? token.id}`)
  ).body;
  expect(status).toBe('ACTIVE');
  const { country, currency } = channel;
  const body = { type: 'PAY', country, currency, payment_token_id };
  return completeV3(server, channel, amount, body);
};

/** Expects that the transactions of a product are one row with these values. */
const expectTransaction = async (
  { call }: TestServer,
  product: string,
  { currency }: Channel,
  row: object,
): Promise<void> => {
  const target = `/transactions?product_id=${product}&currency=${currency}`;
  const { data } = (await call('GET', target)).body;
  expect(data).toMatchObject([{ product_id: product, currency, status: 'SUCCESS', ...row }]);
};

/** Refunds a payment in full, or expects an error if its channel does not support refunds. */
const refund = async (server: TestServer, channel: Channel, paid: Paid): Promise<void> => {
  const { call, kasir } = server;
  const { request: payment_request_id, amount } = paid;
  const body = {
    payment_request_id,
    reason: 'REQUESTED_BY_CUSTOMER',
    // A refund of a card payment requires its amount (REFUND-CREATE-amount-card).
    ...(channel.type === 'CARD' && { amount }),
  };
  const refunded = await call('POST', '/refunds', body);
  if (channel.refund === null) {
    expect([refunded.status, refunded.body.error_code]).toEqual([400, 'REFUND_NOT_SUPPORTED']);
    return;
  }
  const { id } = made(refunded, 201);
  await kasir.clock.quiet();
  expect((await call('GET', `/refunds/${id}`)).body).toMatchObject({
    status: 'SUCCEEDED',
    payment_request_id,
    payment_id: paid.payment,
    payment_method_type: channel.type,
    amount,
  });
  const returned = await eventsOf(server, 'refund.succeeded', payment_request_id);
  expect(returned).toMatchObject([{ id, amount }]);
  const { data } = (await call('GET', `/refunds?payment_method_type=${channel.type}`)).body;
  expect(data).toContainEqual(expect.objectContaining({ id }));
  await expectTransaction(server, id, channel, { type: 'REFUND', cashflow: 'MONEY_OUT', amount });
  const again = await call('POST', '/refunds', body);
  expect([again.status, again.body.error_code]).toEqual([400, 'INELIGIBLE_TRANSACTION']);
};

/** Pays the amounts one after the other, refunds all but the first and audits the books. */
const payAndRefund = async (channel: Channel, pay: Pay, amounts: readonly number[]) => {
  const server = await openTestServer();
  const { kasir, platform, control } = server;
  await kasir.clock.freeze();
  const paid: Paid[] = [];
  for (const amount of amounts) {
    const one = await pay(server, channel, amount);
    paid.push(one);
    await expectTransaction(server, one.payment, channel, {
      type: 'PAYMENT',
      cashflow: 'MONEY_IN',
      amount,
    });
  }
  // The first payment is kept: fees are not returned, and the balance must cover the refunds.
  for (const one of paid.slice(1)) await refund(server, channel, one);
  await auditJournal(server, platform);
  expect((await control('GET', '/invariants')).body).toMatchObject({ ok: true, breaches: [] });
};

const rows = <C extends Channel>(
  all: readonly C[],
  paymentsOf: (channel: C) => Readonly<Record<string, Pay | false>>,
) =>
  all.flatMap((channel) =>
    Object.entries(paymentsOf(channel)).flatMap(([way, pay]) =>
      pay === false ? [] : [[`${channel.country} ${channel.type}`, way, channel, pay] as const],
    ),
  );

describe('v2', () => {
  test.each(
    rows(methodChannels, (channel) => ({
      [`${channel.code} for one use`]: byInline('ONE_TIME_USE'),
      [`${channel.code} for many uses`]: channel.reusable && byInline('MULTIPLE_USE'),
      [`${channel.code}, linked before`]:
        channel.reusable && channel.flow !== 'PRESENT' && byMethod,
    })),
  )(
    '%s %s is paid its largest and smallest amount, and refunded as the table says (PR2-CREATE-01, STATE-PR2-02, EVT-payment.succeeded, TXN-LIST-product_id, TXN-LIST-currency, REFUND-CREATE-01, REFUND-CREATE-02, REFUND-UNSPEC-02, REFUND-FIELD-payment_method_type)',
    (_, __, channel, pay) => {
      const { min, max } = majorBounds(channel);
      return payAndRefund(channel, pay, [max, max, min]);
    },
  );

  test('accepts every channel that the table marks for it, except those of type PAYLATER (PM2-CREATE-type)', () => {
    const inV2 = channels.filter(({ v2 }) => v2);
    const left = inV2.filter((one) => !methodChannels.some((known) => known === one));
    expect(new Set(left.map(({ type }) => type))).toEqual(new Set(['PAYLATER']));
  });
});

describe('v3', () => {
  test.each(
    rows(channels.filter(isV3Channel), (channel) => ({
      [`${channel.v3.code} by PAY`]: byType('PAY'),
      [`${channel.v3.code} by PAY_AND_SAVE`]:
        capabilitiesOf(channel).includes('save') && byType('PAY_AND_SAVE'),
      [`${channel.v3.code} by its token`]: capabilitiesOf(channel).includes('save') && byToken,
      [`${channel.v3.code} by REUSABLE_PAYMENT_CODE`]:
        capabilitiesOf(channel).includes('reusable_code') && byType('REUSABLE_PAYMENT_CODE'),
    })),
  )(
    '%s %s is paid its largest and smallest amount, and refunded as the table says (V3-PR-01, V3-PR-02, STATE-PR3-SUCCEEDED, STATE-PR3-ACCEPTING_PAYMENTS, EVT-payment.capture, TXN-LIST-product_id, TXN-LIST-currency, REFUND-CREATE-01, REFUND-CREATE-02, REFUND-UNSPEC-02, REFUND-FIELD-payment_method_type)',
    (_, __, channel, pay) => {
      const { min, max } = majorBounds(channel);
      return payAndRefund(channel, pay, [max, max, min]);
    },
  );
});
