// Tests connectors that report what the protocol forbids: each false report is refused or shown to
// the operator, and is not booked.
import {
  connectorError,
  VERSION,
  VERSION_HEADER,
  type Operation,
  type OperationRequest,
} from '@kasir/connector/protocol';
import { ledgers } from '@kasir/payments/ledger';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { postEvent, reported, sendEvent } from '../../src/testing/connector-callbacks.ts';
import { NEW_SECRET } from '../../src/testing/connectors.ts';
import { virtualAccountRequest, walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import { SHARED_SECRET } from '../../src/testing/processor.ts';

const heldBy = ({ kasir, partition }: LiveServer): Promise<number> =>
  kasir.store.view(partition, (view) => 0 - view.balance(ledgers.clearing, 'IDR'));

const callbackUrlOf = ({ url, account }: LiveServer): string =>
  `${url}/_connectors/${account}/bank`;

/** Changes the operations of one kind of work in all responses of a connector. */
const rewrite =
  (work: Operation['work'], change: (said: Operation) => object) =>
  async (response: Response): Promise<Response> => {
    const said = (await response.json()) as Operation;
    const { status, headers } = response;
    const body = said.work === work ? { ...said, ...change(said) } : said;
    return new Response(JSON.stringify(body), { status, headers });
  };

/** Opens a server whose wallet charge waits for its payer. */
const openWaiting = async () => {
  const url = 'https://wallet.example/pay';
  const server = await openLiveServer({
    decide: ({ work }) =>
      work === 'charge'
        ? { status: 'action_required', action: { type: 'redirect', url, expires_at: null } }
        : { status: 'succeeded' },
  });
  await server.callLive('POST', '/payment_requests', walletRequest());
  const [charge] = await server.operations();
  if (!charge) throw new Error('No charge has begun');
  const { id } = charge;
  const say = (status: Operation['status'], sequence: number, value = 50_000): Promise<number> =>
    sendEvent(
      callbackUrlOf(server),
      reported({ id, work: 'charge', status, sequence }, { value, currency: 'IDR' }),
    );
  const state = async () => {
    const { status, attention, executed } = (await server.operations())[0]?.state ?? {};
    return [status, attention, executed];
  };
  return { server, id, say, state };
};

describe('a response', () => {
  test('with another amount is not booked, and stays flagged after the right amount is booked', async () => {
    const lie = rewrite('charge', () => ({ amount: { value: 49_999, currency: 'IDR' } }));
    const server = await openLiveServer({ onTheWay: lie, settings: { waitMs: 500 } });
    await server.callLive('POST', '/payment_requests', walletRequest());
    await server.ask();
    const attention = async () => (await server.operations())[0]?.state.attention;
    await expect.poll(attention).toBe('OTHER_AMOUNT');
    expect(await heldBy(server)).toBe(0);
    const [{ id } = { id: '' }] = await server.operations();
    const right = { value: 50_000, currency: 'IDR' };
    const event = reported({ id, work: 'charge', status: 'succeeded', sequence: 9 }, right);
    expect(await sendEvent(callbackUrlOf(server), event)).toBe(204);
    expect(await attention()).toBe('OTHER_AMOUNT');
    expect(await heldBy(server)).toBe(50_000);
  });

  test('in another currency is not booked, and is flagged when the connector repeats it', async () => {
    const lie = rewrite('charge', () => ({ amount: { value: 50_000, currency: 'USD' } }));
    const server = await openLiveServer({ onTheWay: lie, settings: { waitMs: 500 } });
    await server.callLive('POST', '/payment_requests', walletRequest());
    await server.ask();
    const attention = async () => (await server.operations())[0]?.state.attention;
    await expect.poll(attention).toBe('CONTRADICTION');
    expect(await heldBy(server)).toBe(0);
  });

  test('with another id leaves the outcome unknown, and with another work is flagged', async () => {
    const lies = [{ id: 'op_of_somebody' }, { work: 'refund' }];
    const lie = rewrite('charge', () => lies.shift() ?? { work: 'refund' });
    const server = await openLiveServer({ onTheWay: lie, settings: { waitMs: 500 } });
    const created = await server.callLive('POST', '/payment_requests', walletRequest());
    expect(created).toMatchObject({ body: { status: 'REQUIRES_ACTION' } });
    expect(await server.operations()).toMatchObject([{ state: { status: 'SENT' } }]);
    await server.ask();
    const attention = async () => (await server.operations())[0]?.state.attention;
    await expect.poll(attention).toBe('CONTRADICTION');
    expect(await heldBy(server)).toBe(0);
  });

  test('that denies an operation which was accepted before is flagged, and nothing is sent again', async () => {
    const notFound = async (response: Response, request: Request): Promise<Response> => {
      if (request.method !== 'GET') return response;
      const operation = new URL(request.url).pathname.split('/').at(-1);
      const error = { code: 'OPERATION_NOT_FOUND', message: 'Never.', field: null, operation };
      return new Response(JSON.stringify({ error }), { status: 404, headers: response.headers });
    };
    const server = await openLiveServer({
      decide: () => ({ status: 'pending' }),
      onTheWay: notFound,
    });
    await server.callLive('POST', '/payment_requests', walletRequest());
    await server.ask();
    const attention = async () => (await server.operations())[0]?.state.attention;
    await expect.poll(attention).toBe('CONTRADICTION');
    expect(server.processor.executed).toHaveLength(1);
  });
});

describe('a callback', () => {
  test('of a decline after a success is flagged, and the money stays booked', async () => {
    const { server, say, state } = await openWaiting();
    await say('succeeded', 5);
    await say('declined', 6);
    expect(await state()).toEqual(['SUCCEEDED', 'CONTRADICTION', 50_000]);
    expect(await heldBy(server)).toBe(50_000);
  });

  test('of a decline with the same sequence as a success is flagged', async () => {
    const { say, state } = await openWaiting();
    await say('succeeded', 5);
    await say('declined', 5);
    expect(await state()).toEqual(['SUCCEEDED', 'CONTRADICTION', 50_000]);
  });

  test('that raises the amount of a success is flagged, and the increase is not booked', async () => {
    const { server, say, state } = await openWaiting();
    await say('succeeded', 5);
    await say('succeeded', 6, 90_000);
    expect(await state()).toEqual(['SUCCEEDED', 'CONTRADICTION', 50_000]);
    expect(await heldBy(server)).toBe(50_000);
  });

  test('of a success after a decline is booked once, however often it comes', async () => {
    const { server, say, state } = await openWaiting();
    await say('declined', 5);
    await say('succeeded', 6);
    await say('succeeded', 7);
    await say('succeeded', 6);
    expect(await state()).toEqual(['SUCCEEDED', 'LATE_SUCCESS', 50_000]);
    expect(await heldBy(server)).toBe(50_000);
  });

  test('with a lower sequence than an earlier one changes nothing', async () => {
    const { server, say, state } = await openWaiting();
    await say('pending', 9);
    await say('succeeded', 4);
    expect(await state()).toEqual(['WAITING', null, null]);
    expect(await heldBy(server)).toBe(0);
  });

  test('that is not signed with a secret of the connector is refused', async () => {
    const { server, id, state } = await openWaiting();
    const event = reported(
      { id, work: 'charge', status: 'succeeded', sequence: 5 },
      { value: 50_000, currency: 'IDR' },
    );
    expect(await sendEvent(callbackUrlOf(server), event, NEW_SECRET)).toBe(401);
    expect(await state()).toEqual(['WAITING', null, null]);
  });

  test('about an unknown operation is refused', async () => {
    const { server } = await openWaiting();
    const event = reported(
      { id: 'op_unknown', work: 'charge', status: 'succeeded', sequence: 5 },
      { value: 50_000, currency: 'IDR' },
    );
    expect(await sendEvent(callbackUrlOf(server), event)).toBe(404);
  });

  test('gets every response in the form of the protocol, with its version', async () => {
    const { server, id } = await openWaiting();
    const reportOf = (operation: string) =>
      reported(
        { id: operation, work: 'charge', status: 'succeeded', sequence: 5 },
        { value: 50_000, currency: 'IDR' },
      );
    const url = callbackUrlOf(server);
    const calls = [
      { at: url, event: reportOf(id), secret: SHARED_SECRET, status: 204, code: null },
      { at: url, event: reportOf(id), secret: NEW_SECRET, status: 401, code: 'SIGNATURE_INVALID' },
      { at: url, event: reportOf('op_unknown'), status: 404, code: 'OPERATION_NOT_FOUND' },
      { at: `${url}s`, event: reportOf(id), status: 404, code: 'ENDPOINT_NOT_FOUND' },
    ];
    for (const { at, event, secret, status, code } of calls) {
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const response = await postEvent(at, event, secret);
      expect([response.status, response.headers.get(VERSION_HEADER)]).toEqual([status, VERSION]);
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      const text = await response.text();
      if (code === null) expect(text).toBe('');
      else expect(connectorError.parse(JSON.parse(text)).error.code).toBe(code);
    }
  });
});

describe('a received payment', () => {
  const payment = (issued_by: string, amount: object, id = 'pay_00000001') => ({
    type: 'payment.received',
    payment: { id, issued_by, amount, paid_at: '2026-11-26T09:00:00Z', payer: null, sequence: 1 },
  });
  const rupiah = { value: 70_000, currency: 'IDR' };

  test('for an unknown operation, or for a charge, is refused', async () => {
    const server = await openLiveServer();
    await server.callLive('POST', '/payment_requests', walletRequest());
    const [charge] = await server.operations();
    for (const issue of ['op_unknown', charge?.id ?? ''])
      expect(await sendEvent(callbackUrlOf(server), payment(issue, rupiah))).toBe(404);
    expect(await heldBy(server)).toBe(50_000);
  });

  test('that is repeated with another amount or currency is booked once, and flagged', async () => {
    for (const lie of [
      { value: 71_000, currency: 'IDR' },
      { value: 70_000, currency: 'USD' },
    ]) {
      const server = await openLiveServer();
      await server.callLive('POST', '/payment_requests', virtualAccountRequest);
      const [issue] = await server.operations();
      for (const amount of [rupiah, lie])
        expect(await sendEvent(callbackUrlOf(server), payment(issue?.id ?? '', amount))).toBe(204);
      const received = (await server.operations()).filter(({ state }) => state.work === 'receive');
      expect(received).toMatchObject([
        { state: { executed: 70_000, currency: 'IDR', attention: 'CONTRADICTION' } },
      ]);
      expect(await heldBy(server)).toBe(70_000);
    }
  });

  test('in another currency than its number is flagged in that currency, and not booked', async () => {
    const server = await openLiveServer();
    await server.callLive('POST', '/payment_requests', virtualAccountRequest);
    const [issue] = await server.operations();
    const dollars = { value: 70_000, currency: 'USD' };
    expect(await sendEvent(callbackUrlOf(server), payment(issue?.id ?? '', dollars))).toBe(204);
    const received = (await server.operations()).filter(({ state }) => state.work === 'receive');
    expect(received).toMatchObject([
      { state: { currency: 'USD', executed: null, attention: 'CONTRADICTION' } },
    ]);
    expect(await heldBy(server)).toBe(0);
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
  });
});

describe('a virtual account number', () => {
  test('that is issued twice is flagged at the second operation only', async () => {
    const number = '88080000001234';
    const server = await openLiveServer({
      decide: () => ({
        status: 'succeeded',
        instrument: { number, holder: null, expires_at: null },
      }),
    });
    await server.callLive('POST', '/payment_requests', virtualAccountRequest);
    await server.callLive('POST', '/payment_requests', {
      ...virtualAccountRequest,
      reference_id: 'order-va-2',
    });
    expect(await server.operations()).toMatchObject([
      { state: { status: 'SUCCEEDED', attention: null } },
      { state: { status: 'SUCCEEDED', attention: 'CONTRADICTION' } },
    ]);
  });

  test('can be issued again after its first payment request was paid', async () => {
    const number = '88080000001234';
    const server = await openLiveServer({
      decide: () => ({
        status: 'succeeded',
        instrument: { number, holder: null, expires_at: null },
      }),
    });
    const { callLive, processor } = server;
    await callLive('POST', '/payment_requests', virtualAccountRequest);
    const [issue] = await server.operations();
    await processor.connector.receivePayment({
      id: 'pay_00000001',
      issued_by: issue?.id ?? '',
      amount: { value: 70_000, currency: 'IDR' },
      paid_at: '2026-11-26T09:00:00Z',
      payer: null,
    });
    await expect.poll(() => heldBy(server)).toBe(70_000);
    const again = await callLive('POST', '/payment_requests', {
      ...virtualAccountRequest,
      reference_id: 'order-va-2',
    });
    expect(again).toMatchObject({ body: { payment_method: { status: 'ACTIVE' } } });
  });
});

describe('a refund', () => {
  test('that succeeds after it was declined is booked and flagged, and all books agree', async () => {
    const decide = ({ work }: OperationRequest) =>
      work === 'refund'
        ? ({ status: 'declined', decline: { code: 'REFUND_FAILED' } } as const)
        : ({ status: 'succeeded' } as const);
    const server = await openLiveServer({ decide });
    const { callLive, processor } = server;
    const { body } = await callLive('POST', '/payment_requests', walletRequest());
    await callLive('POST', '/refunds', {
      payment_request_id: (body as { id: string }).id,
      amount: 20_000,
      reason: 'REQUESTED_BY_CUSTOMER',
    });
    const refund = (await server.operations()).find(({ state }) => state.work === 'refund');
    await processor.connector.reportOutcome(refund?.id ?? '', { status: 'succeeded' });
    await expect.poll(() => heldBy(server)).toBe(30_000);
    const [, late] = await server.operations();
    expect(late).toMatchObject({ state: { status: 'SUCCEEDED', attention: 'LATE_SUCCESS' } });
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
  });

  test('of a late payment that the connector declines is flagged, and all books agree', async () => {
    const decide = () => ({ status: 'declined', decline: { code: 'REFUND_FAILED' } }) as const;
    const server = await openLiveServer({ decide, settings: { lateSuccess: 'refund' } });
    await server.callLive('POST', '/payment_requests', walletRequest());
    const [charge] = await server.operations();
    await server.processor.connector.reportOutcome(charge?.id ?? '', { status: 'succeeded' });
    const attention = async () => (await server.operations())[1]?.state.attention;
    await expect.poll(attention).toBe('NOT_UNDONE');
    // The processor still has the money: it is in suspense.
    expect(await heldBy(server)).toBe(50_000);
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
  });
});
