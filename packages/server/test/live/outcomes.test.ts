// Tests that each operation is booked at most once whatever a connector reports and in whatever
// order, that the books agree, and that reports which cannot be true are shown to the operator.
import type { Operation } from '@kasir/connector/protocol';
import { ledgers } from '@kasir/payments/ledger';
import type { ChannelWork, OperationState } from '@kasir/payments/operation';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { reported, sendEvent } from '../../src/testing/connector-callbacks.ts';
import { cardRequest, walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';

const RUNS = 40 * inject('thorough');

const report = fc.record({
  status: fc.constantFrom<Operation['status']>('succeeded', 'declined', 'pending'),
  /** The difference to the highest number so far. */
  step: fc.constantFrom(1, 1, 1, 2, 0, -1),
  amount: fc.constantFrom('requested', 'requested', 'requested', 'more', 'less', 'dollars'),
});

const toAmount = (kind: string, value: number) => {
  if (kind === 'dollars') return { value, currency: 'USD' };
  return { value: value + (kind === 'more' ? 1 : kind === 'less' ? -1 : 0), currency: 'IDR' };
};

/** The changes of status that are possible. */
const following: Readonly<Record<string, readonly OperationState['status'][]>> = {
  WAITING: ['WAITING', 'SUCCEEDED', 'DECLINED'],
  DECLINED: ['DECLINED', 'SUCCEEDED'],
  SUCCEEDED: ['SUCCEEDED'],
};

/** Begins an operation, by its work; the operation then waits for its outcome. */
const beginnings: Readonly<
  Record<'charge' | 'authorize' | 'capture' | 'refund', (server: LiveServer) => Promise<unknown>>
> = {
  charge: ({ callLive }) => callLive('POST', '/payment_requests', walletRequest()),
  authorize: ({ callLive }) =>
    callLive('POST', '/payment_requests', cardRequest({ capture_method: 'MANUAL' })),
  capture: async ({ callLive }) => {
    const held = cardRequest({ capture_method: 'MANUAL' });
    const { body } = await callLive('POST', '/payment_requests', held);
    const { id } = body as { id: string };
    return callLive('POST', `/payment_requests/${id}/captures`, { capture_amount: 50_000 });
  },
  refund: async ({ callLive }) => {
    const { body } = await callLive('POST', '/payment_requests', walletRequest());
    const refund = { payment_request_id: (body as { id: string }).id, amount: 20_000 };
    return callLive('POST', '/refunds', { ...refund, reason: 'REQUESTED_BY_CUSTOMER' });
  },
};

const signs: Readonly<Record<keyof typeof beginnings, number>> = {
  charge: 1,
  authorize: 0, // An authorization reserves money and moves none.
  capture: 1,
  refund: -1,
};

test.each(['keep', 'refund'] as const)(
  'random reports of a connector are booked at most once, whatever they say: late money %s',
  async (lateSuccess) => {
    let pending: ChannelWork = 'charge';
    const server = await openLiveServer({
      decide: ({ work }) => (work === pending ? { status: 'pending' } : { status: 'succeeded' }),
      settings: { lateSuccess },
    });
    const { kasir, partition, operations, url, account } = server;
    const callbackUrl = `${url}/_connectors/${account}/bank`;
    const heldNow = (): Promise<number> =>
      kasir.store.view(partition, (view) => 0 - view.balance(ledgers.clearing, 'IDR'));
    const works = fc.constantFrom(...(Object.keys(beginnings) as (keyof typeof beginnings)[]));
    await fc.assert(
      fc.asyncProperty(works, fc.array(report, { maxLength: 6 }), async (work, reports) => {
        pending = work;
        await beginnings[work](server);
        const before = await heldNow();
        const last = async () => (await operations()).findLast(({ state }) => state.work === work);
        const begun = await last();
        if (!begun) throw new Error(`No ${work} has begun`);
        pending = 'unlink';
        const { id } = begun;
        const find = async (): Promise<OperationState> => {
          const row = (await operations()).find((one) => one.id === id);
          if (!row) throw new Error(`${id} is gone`);
          return row.state;
        };
        let state = await find();
        const requested = state.amount ?? 0;
        let highest = state.sequence;
        let isLie = false;
        for (const { status, step, amount } of reports) {
          const sequence = Math.max(1, highest + step);
          const said = toAmount(amount, requested);
          const event = reported({ id, work, status, sequence }, said);
          expect(await sendEvent(callbackUrl, event)).toBe(204);
          const next = await find();
          expect(following[state.status]).toContain(next.status);
          expect(next.sequence).toBeGreaterThanOrEqual(state.sequence);
          expect(next.executed).toBe(next.status === 'SUCCEEDED' ? requested : null);
          if (sequence > highest)
            isLie ||=
              (status === 'succeeded' && amount !== 'requested') ||
              (state.status === 'SUCCEEDED' && status !== 'succeeded') ||
              (state.status === 'DECLINED' && status !== 'declined');
          highest = Math.max(highest, sequence);
          state = next;
        }
        if (isLie) expect(state.attention, 'a lie is shown').not.toBeNull();
        const giveBack = async () =>
          work === 'charge'
            ? (await operations()).find((one) => one.state.parent === id)?.state.status
            : undefined;
        await expect.poll(giveBack).not.toBe('SENT');
        // If the connector declines to refund late money, it keeps the money, which is in suspense.
        const moved = (await giveBack()) === 'SUCCEEDED' ? 0 : signs[work] * (state.executed ?? 0);
        expect((await heldNow()) - before).toBe(moved + 0);
        expect(await checkInvariants(kasir.store)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
);
