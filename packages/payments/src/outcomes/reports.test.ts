// Tests what the reports of a connector leave of an operation: later ones count, older and repeated
// ones do not, and one that contradicts the known outcome is shown to the operator.
import type { Store } from '@kasir/core/store';
import { memoryStore } from '@kasir/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgers } from '../ledger/ledgers.ts';
import { getOperation } from '../operations/find.ts';
import { operations } from '../operations/kind.ts';
import { channelWorks, type ChannelWork, type OperationState } from '../operations/state.ts';
import { decide, partition } from '../testing/decide.ts';
import { nothingNamed, sendOperation } from '../testing/operations.ts';
import type { Outcome } from './outcome.ts';
import { applyOutcome, applyRefusal } from './settle.ts';

const id = '00000000-0000-7000-8000-000000000001';
const money = { value: 25_000, currency: 'IDR' };
const moving: readonly ChannelWork[] = ['charge', 'authorize', 'capture', 'refund'];
const still = channelWorks.filter((work) => !moving.includes(work));

/** An operation that was sent, whose connector has reported nothing yet. */
const open = async (work: ChannelWork, change: Partial<OperationState> = {}) => {
  const store: Store = memoryStore();
  await decide(store, (d) => {
    sendOperation(d, { id, work, currency: 'IDR', amount: 25_000 });
    d.change(operations, { id }, { request: '{}', ...change });
  });
  const state = () => store.view(partition, (view) => getOperation(view, id).state);
  return {
    state,
    /** Lets its connector report; returns the state after it. */
    report: async (sequence: number, outcome: Partial<Outcome>) => {
      const returned = await decide(store, (d) =>
        applyOutcome(d, getOperation(d, id), {
          work,
          status: 'pending',
          ...nothingNamed,
          sequence,
          ...outcome,
        }),
      );
      const after = await state();
      expect(returned.state).toEqual(after);
      return after;
    },
    refuse: () => decide(store, (d) => applyRefusal(d, getOperation(d, id))),
    suspense: () => store.view(partition, (view) => view.balance(ledgers.suspense, 'IDR')),
  };
};

const succeeded = { status: 'succeeded', amount: money } as const;
const declined = {
  status: 'declined',
  failure: { code: 'INSUFFICIENT_BALANCE', networkCode: '51', by: 'channel' },
} as const;
const page = { type: 'redirect', url: 'https://bank.example/1', expires: null } as const;
const code = { type: 'present', text: '8808', kind: 'number', expires: null } as const;

describe('a success', () => {
  test.each(moving)(
    'of a %s has the executed amount and what the connector names',
    async (work) => {
      const { report } = await open(work, { action: page });
      const names = { token: 'token-1', issued: '8808', processorReference: 'ref-1' };
      expect(await report(3, { ...succeeded, ...names })).toMatchObject({
        ...names,
        status: 'SUCCEEDED',
        executed: 25_000,
        action: null,
        failure: null,
        attention: null,
        sequence: 3,
      });
    },
  );

  test.each(still)('of a %s needs no amount and has none', async (work) => {
    // A void states the amount that it releases, which moves no money.
    for (const amount of [null, 25_000]) {
      const { report } = await open(work, { amount });
      expect(await report(1, { status: 'succeeded' })).toMatchObject({
        status: 'SUCCEEDED',
        executed: null,
        attention: null,
      });
    }
  });

  test.each([
    ['a smaller amount', { ...money, value: 24_999 }, 'OTHER_AMOUNT'],
    ['a larger amount', { ...money, value: 25_001 }, 'OTHER_AMOUNT'],
    ['another currency', { ...money, currency: 'PHP' }, 'CONTRADICTION'],
    ['no amount', null, 'CONTRADICTION'],
  ] as const)('with %s is not booked but shown', async (_, amount, attention) => {
    for (const work of moving) {
      const { report, state } = await open(work);
      const before = await state();
      const after = await report(2, { ...succeeded, amount, token: 'token-1' });
      expect(after).toEqual({ ...before, attention, sequence: 2, updated: after.updated });
    }
  });

  test('with the requested amount is booked after one with another amount, which stays shown', async () => {
    const { report } = await open('charge');
    await report(1, { ...succeeded, amount: { ...money, value: 9_000 } });
    expect(await report(2, succeeded)).toMatchObject({
      status: 'SUCCEEDED',
      executed: 25_000,
      attention: 'OTHER_AMOUNT',
    });
  });

  test.each([
    ['brings no token is shown', true, null, null, 'CONTRADICTION'],
    ['brings the token is as requested', true, null, 'token-2', null],
    ['follows the token is as requested', true, 'token-1', null, null],
    ['should save nothing needs no token', false, null, null, null],
  ] as const)('that %s', async (_, save, before, token, attention) => {
    const { report } = await open('charge', { request: JSON.stringify({ save }) });
    if (before !== null) await report(1, { token: before });
    expect(await report(2, { ...succeeded, token })).toMatchObject({
      status: 'SUCCEEDED',
      token: token ?? before,
      attention,
    });
  });
});

describe('a wait', () => {
  test.each([
    ['action_required', page],
    ['pending', null],
  ] as const)('by %s has its step and what the connector names', async (status, action) => {
    const { report } = await open('charge');
    const names = { token: 'token-1', issued: '8808', processorReference: 'ref-1' };
    expect(await report(2, { ...names, status, action })).toMatchObject({
      ...names,
      status: 'WAITING',
      action,
      executed: null,
      attention: null,
      sequence: 2,
    });
  });

  test('has the step of the latest report, and keeps the names that it omits', async () => {
    const { report } = await open('charge');
    const names = { token: 'token-1', issued: '8808', processorReference: 'ref-1' };
    await report(1, { ...names, status: 'action_required', action: page });
    expect(await report(2, { status: 'action_required', action: code })).toMatchObject({
      ...names,
      action: code,
    });
    expect(await report(3, {})).toMatchObject({ ...names, action: null, sequence: 3 });
  });

  test('without a report for days is over with any report; another reason to look stays', async () => {
    for (const outcome of [{}, succeeded, declined]) {
      const silent = await open('charge', { attention: 'NO_OUTCOME' });
      expect(await silent.report(1, outcome)).toMatchObject({ attention: null });
      const odd = await open('charge', { attention: 'CONTRADICTION' });
      expect(await odd.report(1, outcome)).toMatchObject({ attention: 'CONTRADICTION' });
    }
  });
});

describe('a report', () => {
  test('that is older than the known one, or repeats it, changes nothing', async () => {
    for (const [known, outcome] of [
      [{ status: 'action_required', action: page }, {}],
      [succeeded, { ...succeeded, token: 'token-2' }],
      [declined, { ...declined, token: 'token-2' }],
    ] as const) {
      const { report, state } = await open('charge');
      await report(5, known);
      const before = await state();
      expect(await report(5, outcome)).toEqual(before);
      for (const older of [outcome, succeeded, declined, { work: 'refund' } as const])
        expect(await report(4, older)).toEqual(before);
    }
  });

  test('about another work is shown, whatever is known, and moves nothing', async () => {
    for (const known of [null, {}, succeeded, declined]) {
      const { report, state } = await open('charge');
      if (known) await report(1, known);
      const before = await state();
      const after = await report(2, { ...succeeded, work: 'authorize', token: 'token-1' });
      expect(after).toEqual({
        ...before,
        attention: 'CONTRADICTION',
        sequence: 2,
        updated: after.updated,
      });
    }
  });

  test.each([
    ['succeeded after a wait', {}, succeeded],
    ['declined after a wait', {}, declined],
    ['declined after a success', succeeded, declined],
    ['waits after a success', succeeded, {}],
    ['succeeded after a decline', declined, succeeded],
  ] as const)('with a known number that %s is shown', async (_, known, rewritten) => {
    const { report, state } = await open('charge');
    await report(1, known);
    const before = await state();
    const after = await report(1, rewritten);
    expect(after).toEqual({ ...before, attention: 'CONTRADICTION', updated: after.updated });
  });

  test.each([
    ['a decline', declined],
    ['a wait', {}],
    ['a smaller amount', { ...succeeded, amount: { ...money, value: 24_999 } }],
    ['another currency', { ...succeeded, amount: { ...money, currency: 'PHP' } }],
    ['no amount', { ...succeeded, amount: null }],
  ])('of %s after a success is shown, and the success stays', async (_, outcome) => {
    const { report, state } = await open('charge');
    await report(1, succeeded);
    const before = await state();
    const after = await report(2, { ...outcome, token: 'token-1' });
    expect(after).toEqual({
      ...before,
      attention: 'CONTRADICTION',
      sequence: 2,
      updated: after.updated,
    });
  });

  test.each([
    ['success', 'charge', succeeded],
    ['success without an amount', 'link', { status: 'succeeded' }],
    ['decline', 'charge', declined],
  ] as const)('of the same %s again may name more', async (_, work, outcome) => {
    const { report } = await open(work);
    const before = await report(1, { ...outcome, token: 'token-1' });
    const after = await report(2, { ...outcome, issued: '8808', processorReference: 'ref-1' });
    expect(after).toEqual({
      ...before,
      issued: '8808',
      processorReference: 'ref-1',
      sequence: 2,
      updated: after.updated,
    });
  });

  test.each(still)('of a decline or a wait after the success of a %s is shown', async (work) => {
    for (const outcome of [declined, {}]) {
      const { report } = await open(work, { amount: null });
      await report(1, { status: 'succeeded' });
      expect(await report(2, outcome)).toMatchObject({
        status: 'SUCCEEDED',
        failure: null,
        attention: 'CONTRADICTION',
        sequence: 2,
      });
    }
  });

  test('of a wait after a decline is shown, and the decline stays', async () => {
    const { report } = await open('charge');
    await report(1, declined);
    expect(await report(2, { status: 'action_required', action: page })).toMatchObject({
      status: 'DECLINED',
      failure: declined.failure,
      action: null,
      attention: 'CONTRADICTION',
      sequence: 2,
    });
  });
});

describe('a success after a decline', () => {
  test.each(moving)('of a %s is booked and shown', async (work) => {
    const { report } = await open(work);
    await report(1, declined);
    expect(await report(2, succeeded)).toMatchObject({
      status: 'SUCCEEDED',
      executed: 25_000,
      failure: null,
      attention: 'LATE_SUCCESS',
    });
  });

  test('with another amount is only shown', async () => {
    const { report } = await open('charge');
    await report(1, declined);
    const other = { ...succeeded, amount: { ...money, value: 9_000 } };
    const after = await report(2, other);
    expect(after).toMatchObject({ status: 'DECLINED', executed: null, attention: 'OTHER_AMOUNT' });
    expect(await report(2, other)).toEqual(after);
  });

  test('takes out of suspense what the decline of money that was given back has put there', async () => {
    const { report, suspense } = await open('refund');
    expect(await report(1, declined)).toMatchObject({ suspense: 25_000 });
    expect(await suspense()).toBe(25_000);
    expect(await report(2, succeeded)).toMatchObject({ suspense: 0 });
    expect(await suspense()).toBe(0);
  });
});

test.each(['charge', 'refund'] as const)(
  'a %s that succeeds without a decline before has no money in suspense',
  async (work) => {
    const { report, suspense } = await open(work);
    expect((await report(1, succeeded)).suspense).toBeUndefined();
    expect(await suspense()).toBe(0);
  },
);

describe('a refusal', () => {
  test.each([
    ['charge', null, 0],
    ['capture', null, 0],
    ['void', 'NOT_UNDONE', 0],
    ['unlink', 'NOT_UNDONE', 0],
    ['close', 'NOT_UNDONE', 0],
    ['refund', 'NOT_UNDONE', 25_000],
  ] as const)(
    'of a %s leaves the attention %s and %i in suspense',
    async (work, attention, held) => {
      const { refuse, state, suspense } = await open(work);
      await refuse();
      expect(await state()).toMatchObject({ status: 'REFUSED', attention });
      expect(await suspense()).toBe(held);
    },
  );

  test('does not count after any other report', async () => {
    for (const outcome of [{}, succeeded, declined]) {
      const { report, refuse, state } = await open('charge');
      const before = await report(1, outcome);
      await refuse();
      expect(await state()).toEqual(before);
    }
  });
});

describe('after any reports', () => {
  const reports = fc.array(
    fc.record({
      sequence: fc.integer({ min: 1, max: 6 }),
      work: fc.constantFrom('refund' as const, 'refund' as const, 'charge' as const),
      status: fc.constantFrom(
        'succeeded' as const,
        'declined' as const,
        'pending' as const,
        'action_required' as const,
      ),
      amount: fc.option(
        fc.record({
          value: fc.constantFrom(25_000, 25_000, 9_000),
          currency: fc.constantFrom('IDR', 'IDR', 'PHP'),
        }),
      ),
    }),
    { maxLength: 10 },
  );

  test('the sequence is the highest, the last report repeated changes nothing, a success stays, and exactly the money that did not return is in suspense', () =>
    fc.assert(
      fc.asyncProperty(reports, async (sent) => {
        const { report, suspense } = await open('refund');
        let highest = 0;
        let isPaid = false;
        for (const { sequence, ...outcome } of sent) {
          const after = await report(sequence, outcome);
          highest = Math.max(highest, sequence);
          expect(after.sequence).toBe(highest);
          expect(await report(sequence, outcome)).toEqual(after);
          if (isPaid) expect(after.status).toBe('SUCCEEDED');
          isPaid = after.status === 'SUCCEEDED';
          expect(after.executed).toBe(isPaid ? 25_000 : null);
          const held = after.status === 'DECLINED' ? 25_000 : 0;
          expect([await suspense(), after.suspense ?? 0]).toEqual([held, held]);
        }
      }),
      { numRuns: 150 },
    ));
});
