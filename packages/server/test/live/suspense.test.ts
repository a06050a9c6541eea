// Tests money that a connector has moved and that belongs to no object of the platform: it is in
// suspense until an operator assigns it, and the books always equal those of the connector.
import type { Outcome } from '@kasir/connector';
import type { OperationRequest } from '@kasir/connector/protocol';
import { ledgers } from '@kasir/payments/ledger';
import type { OperationRow } from '@kasir/payments/operation';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { cardRequest, walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import type { ProcessorOptions } from '../../src/testing/processor.ts';

const RUNS = 15 * inject('thorough');

const declined: Outcome = { status: 'declined', decline: { code: 'PROCESSOR_ERROR' } };

/** Opens a server whose connector decides by the work. */
const open = (
  decide: Readonly<Partial<Record<OperationRequest['work'], Outcome>>> = {},
  more: Parameters<typeof openLiveServer>[0] = {},
) => openLiveServer({ ...more, decide: ({ work }) => decide[work] ?? { status: 'succeeded' } });

const balancesOf = async ({ kasir, partition }: LiveServer) => {
  const ledgersOf = (): Promise<number[]> =>
    kasir.store.view(partition, (view) =>
      [ledgers.clearing, ledgers.suspense].map((ledger) => view.balance(ledger, 'IDR')),
    );
  const [clearing = 0, suspense = 0] = await ledgersOf();
  return { clearing, suspense };
};

/** Returns the money that the connector has moved, in minor units, positive when it came in. */
const movedBy = (rows: readonly OperationRow[]): number =>
  rows
    .filter(({ state }) => state.status === 'SUCCEEDED')
    .reduce((sum, { state: { work, executed } }) => {
      if (work === 'charge' || work === 'capture' || work === 'receive')
        return sum + (executed ?? 0);
      return work === 'refund' ? sum - (executed ?? 0) : sum;
    }, 0);

/** Expects that the books equal those of the connector and have no breach. */
const expectBooksAgree = async (server: LiveServer): Promise<void> => {
  const { clearing } = await balancesOf(server);
  const rows = await server.operations();
  const seen = rows.map(({ state: { work, status, executed, attention, suspense } }) =>
    [work, status, executed, attention, suspense].join(' '),
  );
  expect(0 - clearing, seen.join('\n')).toBe(movedBy(rows));
  expect(await checkInvariants(server.kasir.store)).toEqual([]);
};

const lastOf = async ({ operations }: LiveServer, work: string): Promise<OperationRow> => {
  const row = (await operations()).findLast(({ state }) => state.work === work);
  if (!row) throw new Error(`No ${work} has begun`);
  return row;
};

/** Reports that an operation has succeeded after all, and waits until the platform knows. */
const succeed = async (server: LiveServer, id: string): Promise<OperationRow> => {
  await server.processor.connector.reportOutcome(id, { status: 'succeeded' });
  const find = async () => (await server.operations()).find((row) => row.id === id);
  await expect.poll(async () => (await find())?.state.status).toBe('SUCCEEDED');
  return (await find()) ?? expect.fail(`${id} is gone`);
};

const idOf = ({ body }: { readonly body: unknown }): string => (body as { id: string }).id;

const refund = ({ callLive }: LiveServer, id: string, amount: number) =>
  callLive('POST', '/refunds', {
    payment_request_id: id,
    amount,
    reason: 'REQUESTED_BY_CUSTOMER',
  });

/** Authorizes a card in the current API; resolves to the path of its payment. */
const authorize = async ({ callLive }: LiveServer, reference: string): Promise<string> => {
  const { card } = cardRequest().payment_method;
  const { card_number, expiry_month, expiry_year, cvv } = card.card_information;
  const { body, status } = await callLive('POST', '/v3/payment_requests', {
    reference_id: reference,
    type: 'PAY',
    country: 'ID',
    currency: 'IDR',
    request_amount: 90_000,
    capture_method: 'MANUAL',
    channel_code: 'CARDS',
    channel_properties: {
      ...card.channel_properties,
      card_details: {
        card_number,
        expiry_month,
        expiry_year,
        cvn: cvv,
        cardholder_first_name: 'Siti',
        cardholder_last_name: 'Rahma',
        cardholder_email: 'siti@example.com',
      },
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return `/v3/payments/${(body as { latest_payment_id: string }).latest_payment_id}`;
};

/** Opens a server with an authorization that was canceled after its capture was declined. */
const openLetGo = async (
  decide: Readonly<Partial<Record<OperationRequest['work'], Outcome>>>,
  more: Parameters<typeof openLiveServer>[0] = {},
) => {
  const server = await open({ capture: { status: 'pending' }, ...decide }, more);
  const payment = await authorize(server, 'order-v3');
  await server.callLive('POST', `${payment}/capture`, { capture_amount: 60_000 });
  const { id } = await lastOf(server, 'capture');
  await server.processor.connector.reportOutcome(id, declined);
  await expect.poll(async () => (await lastOf(server, 'capture')).state.status).toBe('DECLINED');
  expect(await server.callLive('POST', `${payment}/cancel`)).toMatchObject({ status: 200 });
  return server;
};

test('an authorization is not canceled while a capture of it waits for its bank (V3-UNSPEC-07)', async () => {
  const server = await open({ capture: { status: 'pending' } });
  const payment = await authorize(server, 'order-v3');
  await server.callLive('POST', `${payment}/capture`, { capture_amount: 60_000 });
  for (const [path, body] of [['cancel'], ['capture', { capture_amount: 1_000 }]] as const)
    expect(await server.callLive('POST', `${payment}/${path}`, body)).toMatchObject({
      status: 400,
      body: {
        error_code: 'INELIGIBLE_TRANSACTION_STATUS',
        message: expect.stringContaining('waits for the bank'),
      },
    });
  expect(server.processor.executed.map(({ work }) => work)).toEqual(['authorize', 'capture']);
  await succeed(server, (await lastOf(server, 'capture')).id);
  expect(await balancesOf(server)).toEqual({ clearing: -60_000, suspense: 0 });
});

describe('a capture that succeeds after its authorization was canceled', () => {
  test('is kept as a payment of its own', async () => {
    const server = await openLetGo({});
    const { id } = await lastOf(server, 'capture');
    expect((await succeed(server, id)).state).toMatchObject({ attention: 'LATE_SUCCESS' });
    await expectBooksAgree(server);
    expect(await balancesOf(server)).toEqual({ clearing: -60_000, suspense: 0 });
  });

  test('is refunded through its authorization if the account refunds late money', async () => {
    const server = await openLetGo({}, { settings: { lateSuccess: 'refund' } });
    const { id } = await lastOf(server, 'capture');
    await succeed(server, id);
    const given = () => lastOf(server, 'refund').then(({ state }) => state.status);
    await expect.poll(given).toBe('SUCCEEDED');
    const { state } = await lastOf(server, 'refund');
    expect(state.parent).toBe((await lastOf(server, 'authorize')).id);
    await expectBooksAgree(server);
    expect(await balancesOf(server)).toEqual({ clearing: 0, suspense: 0 });
  });
});

/** Refunds a payment twice: the first refund fails, and succeeds after the second one. */
const refundTwice = async (server: LiveServer): Promise<OperationRow> => {
  await server.callLive('POST', '/payment_requests', walletRequest(200_000));
  const id = idOf(await server.callLive('POST', '/payment_requests', walletRequest(50_000)));
  expect(await refund(server, id, 50_000)).toMatchObject({ body: { status: 'FAILED' } });
  const failed = await lastOf(server, 'refund');
  await refund(server, id, 50_000);
  await succeed(server, (await lastOf(server, 'refund')).id);
  return succeed(server, failed.id);
};

test('a refund that succeeds after the payment was refunded again is in suspense', async () => {
  const server = await open({ refund: declined });
  const late = await refundTwice(server);
  expect(late.state).toMatchObject({ attention: 'LATE_SUCCESS', suspense: -50_000 });
  await expectBooksAgree(server);
  expect(await balancesOf(server)).toEqual({ clearing: -150_000, suspense: -50_000 });
});

describe('late money that is to be refunded', () => {
  /** Opens a server with a late payment that the platform refunds. */
  const openLate = async (options: ProcessorOptions & { refund?: Outcome } = {}) => {
    const { refund: given, ...more } = options;
    const decide = { charge: declined, ...(given && { refund: given }) };
    const server = await open(decide, { ...more, settings: { lateSuccess: 'refund' } });
    await server.callLive('POST', '/payment_requests', walletRequest(50_000));
    await succeed(server, (await lastOf(server, 'charge')).id);
    return server;
  };

  test('is in suspense when no connector can refund it', async () => {
    const server = await openLate({ without: ['refund'] });
    expect((await lastOf(server, 'refund')).state).toMatchObject({
      status: 'REFUSED',
      attention: 'NOT_UNDONE',
      suspense: 50_000,
      requests: 0,
    });
    expect(server.processor.executed.map(({ work }) => work)).toEqual(['charge']);
    await expectBooksAgree(server);
    expect(await balancesOf(server)).toEqual({ clearing: -50_000, suspense: 50_000 });
  });

  test('is in suspense when the connector declines the refund, until the refund succeeds after all', async () => {
    const server = await openLate({ refund: declined });
    const find = () => lastOf(server, 'refund');
    await expect.poll(async () => (await find()).state.status).toBe('DECLINED');
    expect((await find()).state).toMatchObject({ attention: 'NOT_UNDONE', suspense: 50_000 });
    await expectBooksAgree(server);
    const late = await succeed(server, (await find()).id);
    expect(late.state).toMatchObject({ suspense: 0, executed: 50_000 });
    await expectBooksAgree(server);
    expect(await balancesOf(server)).toEqual({ clearing: 0, suspense: 0 });
  });
});

describe('an adjustment', () => {
  const openSuspense = async () => {
    const server = await open({ refund: declined });
    const late = await refundTwice(server);
    const path = `/accounts/${server.account}/reconciliation`;
    const adjust = (operation: string | undefined, suspense: number, currency = 'IDR') =>
      server.control('POST', `${path}/adjustments`, {
        ...(operation !== undefined && { operation }),
        currency,
        reason: 'the payer has returned it',
        lines: [
          { ledger: 'suspense', amount: suspense },
          { ledger: 'settled', amount: -suspense },
        ],
      });
    const status = async () => (await server.control('GET', path)).body;
    return { server, late, adjust, status };
  };

  test('takes the money of an operation out of suspense, and clears its flag with the last of it', async () => {
    const { server, late, adjust, status } = await openSuspense();
    expect((await status()).suspense).toMatchObject([
      { operation: late.id, connector: 'bank', work: 'refund', amount: -50_000, currency: 'IDR' },
    ]);
    const part = await adjust(late.id, 20_000);
    expect(part).toMatchObject({ status: 200, body: { operation: late.id } });
    expect((await status()).suspense).toMatchObject([{ amount: -30_000 }]);
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
    await adjust(late.id, 30_000);
    expect(await status()).toMatchObject({
      suspense: [],
      ledgers: expect.arrayContaining([{ ledger: 'suspense', currency: 'IDR', balance: 0 }]),
    });
    const row = (await server.operations()).find(({ id }) => id === late.id);
    expect(row?.state).toMatchObject({ suspense: 0, attention: null });
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
  });

  test('of suspense must name an operation, and takes no more than the operation has there', async () => {
    const { late, adjust, status } = await openSuspense();
    const pathsOf = async (posted: ReturnType<typeof adjust>) =>
      (await posted).body.errors.map(({ path }: { path: string }) => path);
    expect(await pathsOf(adjust(undefined, 50_000))).toEqual(['body.operation']);
    expect(await pathsOf(adjust('none', 50_000))).toEqual(['body.operation']);
    expect(await pathsOf(adjust(late.id, 50_001))).toEqual(['body.lines']);
    expect(await pathsOf(adjust(late.id, -1))).toEqual(['body.lines']);
    expect(await pathsOf(adjust(late.id, 50_000, 'PHP'))).toEqual(['body.lines']);
    expect((await status()).suspense).toMatchObject([{ amount: -50_000 }]);
  });
});

test.each(['keep', 'refund'] as const)(
  'in whatever order outcomes arrive, the books equal those of the connector: late money %s',
  async (lateSuccess) => {
    const pending: Outcome = { status: 'pending' };
    let next: Outcome = { status: 'succeeded' };
    const server = await openLiveServer({
      decide: ({ work }) => (work === 'authorize' ? { status: 'succeeded' } : next),
      settings: { lateSuccess },
    });
    const { callLive, processor, operations } = server;
    // This payment makes the balance cover every refund.
    await callLive('POST', '/payment_requests', walletRequest(1_000_000));
    let [paid, held, authorized] = ['', '', 0];
    const begin: Readonly<Record<string, () => Promise<unknown>>> = {
      pay: async () => {
        paid = idOf(await callLive('POST', '/payment_requests', walletRequest(50_000)));
      },
      refund: () => refund(server, paid, 30_000),
      authorize: async () => {
        held = await authorize(server, `order-${(authorized += 1)}`);
      },
      capture: () => callLive('POST', `${held}/capture`, { capture_amount: 60_000 }),
      cancel: () => callLive('POST', `${held}/cancel`),
    };
    const steps = fc.array(
      fc.record({
        act: fc.constantFrom(...Object.keys(begin)),
        /** The outcome that the connector reports at first for the new operation. */
        first: fc.constantFrom<Outcome>(pending, declined, { status: 'succeeded' }),
        /** The outcome that it reports later for an operation that can still change. */
        later: fc.constantFrom<Outcome>(declined, { status: 'succeeded' }),
        which: fc.nat({ max: 20 }),
      }),
      { minLength: 2, maxLength: 7 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (drawn) => {
        await begin['pay']?.();
        await begin['authorize']?.();
        for (const { act, first, later, which } of drawn) {
          next = first;
          await begin[act]?.();
          const changeable = (await operations()).filter(
            ({ state: { status, requests } }) =>
              requests > 0 &&
              (status === 'WAITING' || (status === 'DECLINED' && later.status === 'succeeded')),
          );
          const chosen = changeable[which % Math.max(1, changeable.length)];
          if (!chosen) continue;
          await processor.connector.reportOutcome(chosen.id, later);
          const status = async () =>
            (await operations()).find(({ id }) => id === chosen.id)?.state.status;
          await expect.poll(status).toBe(later.status.toUpperCase());
        }
        // A refund of late money is booked when it begins: wait until its outcome is known.
        const isSent = async () =>
          (await operations()).some(({ state }) => state.status === 'SENT');
        await expect.poll(isSent).toBe(false);
        // No authorization is voided while a capture of it is open, because the connector would
        // refuse that. It refuses a void only after a capture that has succeeded after all.
        const rows = await operations();
        const isCaptured = (parent: string | null): boolean =>
          rows.some(
            ({ state }) =>
              state.parent === parent && state.work === 'capture' && state.status === 'SUCCEEDED',
          );
        const refused = rows.filter(({ state }) => state.status === 'REFUSED');
        expect(refused.filter(({ state }) => !isCaptured(state.parent))).toEqual([]);
        next = { status: 'succeeded' };
        for (const { id, state } of await operations())
          if (state.status === 'WAITING') await succeed(server, id);
        await expect.poll(isSent).toBe(false);
        await expectBooksAgree(server);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
