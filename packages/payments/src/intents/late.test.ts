// Tests money that a connector collected after its intent had ended: it is kept or given back, and
// what was only held or linked is released.
import type { Scope } from '@kasir/core/server';
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { ledgers } from '../ledger/ledgers.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import type { LiveSettings } from '../operations/settings.ts';
import type { OperationState } from '../operations/state.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { applyOutcome } from '../outcomes/settle.ts';
import { payments } from '../payments/kind.ts';
import { channelsOfTypes, toNewInstrument, toNewIntent } from '../testing/harness.ts';
import { liveAccount } from '../testing/live-account.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { nothingNamed } from '../testing/operations.ts';
import { cancelIntent, expireIntent } from './end.ts';
import { getIntent } from './find.ts';
import { openIntent, type NewIntent } from './open.ts';

const { CARD: card, EWALLET: wallet } = channelsOfTypes;
const works = ['charge', 'authorize', 'void', 'refund', 'link', 'unlink'] as const;

const outcome: Outcome = {
  work: 'charge',
  status: 'succeeded',
  ...nothingNamed,
  amount: { value: 25_000, currency: 'IDR' },
  sequence: 1,
};

/** An intent whose connector has not responded yet. */
const waiting = async (
  settings: Partial<LiveSettings>,
  change: Partial<NewIntent> = {},
  channel = wallet,
) => {
  const { decide, look } = await liveAccount({
    connectors: [{ ...liveConnector('bank', [wallet, card], works), cardData: true }],
    ...settings,
  });
  const { id } = await decide((d) => {
    const instrument = createInstrument(d, toNewInstrument(d, { channel }));
    return openIntent(d, instrument, toNewIntent(d, change));
  });
  const first = (d: Pick<Scope, 'children'>): OperationRow => {
    const [row] = d.children(operations, id);
    if (!row) throw new Error('Nothing was sent');
    return row;
  };
  return {
    end: (run: (d: Scope, intent: ReturnType<typeof getIntent>) => void) =>
      decide((d) => run(d, getIntent(d, id))),
    /** Lets the connector report the outcome of the first operation. */
    report: (reported: Partial<Outcome> = {}) =>
      decide((d) => void applyOutcome(d, first(d), { ...outcome, ...reported })),
    intent: () => look((view) => getIntent(view, id).state),
    first: () => look((view) => first(view)),
    operations: () => look((view) => view.children(operations, id).map(({ state }) => state)),
    /** Returns the payments that have moved money. */
    paid: () =>
      look((view) =>
        view
          .children(payments, id)
          .map(({ state }) => state)
          .filter(({ captured }) => captured > 0),
      ),
    available: () => look((view) => view.balance(ledgers.available, 'IDR')),
  };
};
type Waiting = Awaited<ReturnType<typeof waiting>>;

const ends: readonly (readonly [string, string, (one: Waiting) => Promise<void>])[] = [
  ['expired', 'EXPIRED', ({ end }) => end((d, intent) => expireIntent(d, intent))],
  ['was canceled', 'CANCELED', ({ end }) => end((d, intent) => void cancelIntent(d, intent))],
  [
    'was declined',
    'FAILED',
    ({ report }) =>
      report({
        status: 'declined',
        amount: null,
        failure: { code: 'USER_DECLINED_PAYMENT', networkCode: null, by: 'payer' },
      }),
  ],
];

/** Lets the connector report a success after an intent has ended. */
const succeedLate = (one: Waiting, reported: Partial<Outcome> = {}): Promise<void> =>
  one.report({ sequence: 2, ...reported });

describe.each(ends)('the money of an intent that %s', (_, status, end) => {
  test('is kept when the account keeps late money: a payment is booked, and an operator sees it', async () => {
    const one = await waiting({ lateSuccess: 'keep' });
    await end(one);
    expect(await one.intent()).toMatchObject({ status });
    await succeedLate(one);
    const { id } = await one.first();
    expect(await one.intent()).toMatchObject({ status });
    expect(await one.operations()).toMatchObject([
      { work: 'charge', status: 'SUCCEEDED', attention: 'LATE_SUCCESS', executed: 25_000 },
    ]);
    expect(await one.paid()).toMatchObject([
      { captured: 25_000, refunded: 0, reversed: false, operation: id },
    ]);
    expect(await one.available()).toBeGreaterThan(0);
  });

  test('is given back when the account refunds late money: the refund of its charge is sent', async () => {
    const one = await waiting({ lateSuccess: 'refund' });
    await end(one);
    await succeedLate(one);
    const { id } = await one.first();
    expect(await one.intent()).toMatchObject({ status });
    expect(await one.paid()).toMatchObject([
      { captured: 25_000, refunded: 25_000, reversed: true, operation: id },
    ]);
    const sent = await one.operations();
    expect(sent).toMatchObject([
      { work: 'charge', status: 'SUCCEEDED', attention: 'LATE_SUCCESS' },
      { work: 'refund', status: 'SENT', connector: 'bank', amount: 25_000, parent: id },
    ]);
    expect(JSON.parse(sent[1]?.request ?? '')).toMatchObject({
      work: 'refund',
      parent: id,
      amount: { value: 25_000, currency: 'IDR' },
    });
    expect(await one.available()).toBe(0);
  });
});

test('money that comes in time is the payment of its intent, and nothing is late', async () => {
  const one = await waiting({ lateSuccess: 'refund' });
  await one.report();
  expect(await one.intent()).toMatchObject({ status: 'SUCCEEDED' });
  expect(await one.operations()).toMatchObject([{ work: 'charge', attention: null }]);
  expect(await one.paid()).toMatchObject([{ captured: 25_000, reversed: false }]);
});

describe.each(['keep', 'refund'] as const)('when the account chooses to %s late money', (late) => {
  const verifying = { purpose: 'verify', amount: 0 } as const;
  test.each<[string, string, Partial<NewIntent>, OperationState['work'], number | null]>([
    ['an authorization', 'voided', { manualCapture: true }, 'void', 25_000],
    ['a verified link', 'ended', verifying, 'unlink', null],
  ])(
    '%s that comes late is %s, and no payment is booked',
    async (_, _end, change, work, amount) => {
      const one = await waiting({ lateSuccess: late }, change, card);
      await one.end((d, intent) => expireIntent(d, intent));
      const first = await one.first();
      const isLink = first.state.work === 'link';
      await succeedLate(one, {
        work: isLink ? 'link' : 'authorize',
        ...(isLink && { amount: null }),
      });
      expect(await one.operations()).toMatchObject([
        { work: isLink ? 'link' : 'authorize', status: 'SUCCEEDED', attention: 'LATE_SUCCESS' },
        { work, status: 'SENT', connector: 'bank', parent: first.id },
      ]);
      const [, release] = await one.operations();
      expect(JSON.parse(release?.request ?? '')).toMatchObject({
        amount: amount === null ? null : { value: amount, currency: 'IDR' },
        references: { merchant: 'order-1' },
        parent: first.id,
      });
      expect(await one.paid()).toEqual([]);
      expect(await one.available()).toBe(0);
    },
  );
});
