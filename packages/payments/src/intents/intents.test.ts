// Tests intents: the effect of each operation on an intent, its instrument and its payments, and
// that each step is signaled once, in order.
import { findStep, type Lifecycle } from '@kasir/core/resource';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorizeInstrument } from '../instruments/authorize.ts';
import { endInstrument } from '../instruments/end.ts';
import { instrumentLifecycle, instruments, type InstrumentRow } from '../instruments/kind.ts';
import { paymentLifecycle, payments } from '../payments/kind.ts';
import {
  channelOf,
  channelsOfTypes,
  harness,
  type Heard,
  type Harness,
} from '../testing/harness.ts';
import { confirmIntent } from './charge.ts';
import { failIntent } from './end.ts';
import { intentLifecycle, intents, type IntentRow } from './kind.ts';
import { receiveMoney } from './receive.ts';

const { EWALLET: wallet, VIRTUAL_ACCOUNT: account, CARD: card } = channelsOfTypes;
const push = channelOf('EWALLET', 'OVO');
const DAY_MS = 86_400_000;

type Change = (d: Parameters<Parameters<Harness['decide']>[0]>[0], intent: IntentRow) => unknown;

/** Returns a decision that applies a change to the current row of an intent. */
const change =
  ({ id }: Pick<IntentRow, 'id'>, run: Change) =>
  (d: Parameters<Change>[0]): void => {
    const intent = d.get(intents, id);
    if (intent) run(d, intent);
  };

/** Applies a change to the current row of an intent. */
const to = ({ decide }: Harness, intent: Pick<IntentRow, 'id'>, run: Change): Promise<void> =>
  decide(change(intent, run));

/** Confirms an intent for its payer. */
const confirm = ({ act }: Harness, intent: IntentRow): Promise<void> =>
  act(change(intent, (d, now) => confirmIntent(d, now, now.state.requested.amount ?? 25_000)));

describe('an intent', () => {
  test('on a page waits for its payer, and when paid emits signals of intent, payment and instrument in this order', async () => {
    const merchant = harness();
    const instrument = await merchant.make({ channel: wallet });
    const intent = await merchant.open(instrument);
    expect([intent.state.status, merchant.signals()]).toEqual(['REQUIRES_ACTION', []]);
    await confirm(merchant, intent);
    expect(merchant.signals()).toEqual([
      'intent.succeeded',
      'payment.completed',
      'instrument.consumed',
    ]);
    expect((await merchant.paymentsOf(intent)).map(({ state }) => state.status)).toEqual([
      'SUCCEEDED',
    ]);
  });

  test('that is approved in an app has a pending payment, and is paid without another request', async () => {
    const merchant = harness();
    const intent = await merchant.open(await merchant.make({ channel: push }));
    expect([intent.state.status, merchant.signals()]).toEqual(['PENDING', ['payment.pending']]);
    const [pending] = await merchant.paymentsOf(intent);
    await merchant.advance(2_000);
    const [paid, ...others] = await merchant.paymentsOf(intent);
    expect([paid?.id, paid?.state.status, others]).toEqual([pending?.id, 'SUCCEEDED', []]);
    expect(merchant.signals()).toEqual([
      'intent.succeeded',
      'payment.completed',
      'instrument.consumed',
    ]);
  });

  test('that its channel declines fails with its payment, and the instrument stays ACTIVE', async () => {
    const merchant = harness();
    const instrument = await merchant.make({ channel: wallet });
    const intent = await merchant.open(instrument, { amount: 20_110 });
    await confirm(merchant, intent);
    expect(merchant.signals()).toEqual(['intent.failed', 'payment.failed']);
    expect((await merchant.intent(intent)).state.failure).toBe('INSUFFICIENT_BALANCE');
    expect((await merchant.instrument(instrument)).state.status).toBe('ACTIVE');
  });

  test('charged at once is created with its final status, and emits the signals of any other intent', async () => {
    const skip = { skip: true, require: null };
    for (const [amount, status, expected] of [
      [25_000, 'SUCCEEDED', ['intent.succeeded', 'payment.completed', 'instrument.consumed']],
      [10_054, 'FAILED', ['intent.failed', 'payment.failed']],
    ] as const) {
      const merchant = harness();
      const made = await merchant.make({ channel: card, authentication: skip });
      const intent = await merchant.open(made, { amount });
      expect([intent.state.status, merchant.signals()]).toEqual([status, expected]);
    }
  });

  test.each(['payer', 'merchant', 'agreement'] as const)(
    'that the %s initiates can be restored',
    async (initiator) => {
      const shop = harness();
      const instrument = await shop.make({ channel: card, reusable: true });
      const { state } = await shop.open(instrument, { initiator });
      expect(state.initiator).toBe(initiator);
      expect(intents.state?.safeParse(state).error).toBeUndefined();
    },
  );

  test('that is not paid expires, and is signaled once', async () => {
    const merchant = harness();
    const intent = await merchant.open(await merchant.make({ channel: wallet }));
    await merchant.advance(40 * DAY_MS);
    const { status, failure } = (await merchant.intent(intent)).state;
    expect([status, failure]).toEqual(['EXPIRED', 'EXPIRED']);
    expect(merchant.signals()).toEqual(['intent.expired']);
  });

  test.each([
    ['expire', 'EXPIRED', 'EXPIRED', ['instrument.expired', 'intent.expired']],
    ['withdraw', 'CANCELED', 'INSTRUMENT_ENDED', ['instrument.withdrawn', 'intent.canceled']],
  ] as const)('that waits ends with its instrument: %s', async (on, status, failure, expected) => {
    const merchant = harness();
    const instrument = await merchant.make({ channel: account });
    const intent = await merchant.open(instrument);
    await merchant.decide((d) => endInstrument(d, instrument, on));
    expect((await merchant.intent(intent)).state).toMatchObject({ status, failure });
    expect(merchant.signals()).toEqual(expected);
  });

  test('that waits is closed when another one consumes the instrument', async () => {
    const merchant = harness();
    const instrument = await merchant.make({ channel: wallet });
    const [paid, left] = [await merchant.open(instrument), await merchant.open(instrument)];
    await confirm(merchant, paid);
    expect((await merchant.intent(left)).state).toMatchObject({
      status: 'FAILED',
      failure: 'INSTRUMENT_ENDED',
    });
    expect(merchant.signals()).toEqual([
      'intent.succeeded',
      'payment.completed',
      'instrument.consumed',
      'intent.closed',
    ]);
  });

  test('of a number for many uses accepts several payments, and ends as SUCCEEDED', async () => {
    const merchant = harness();
    const instrument = await merchant.make({ channel: account, reusable: true });
    const intent = await merchant.open(instrument);
    for (let n = 0; n < 2; n += 1) {
      await merchant.act((d) => {
        const now = d.get(instruments, instrument.id);
        if (now) receiveMoney(d, now, { amount: 25_000, late: 'refuse' });
      });
      expect(merchant.signals()).toEqual(['payment.completed']);
    }
    expect((await merchant.intent(intent)).state.status).toBe('PENDING');
    await merchant.decide((d) => endInstrument(d, instrument, 'withdraw'));
    expect((await merchant.intent(intent)).state).toMatchObject({
      status: 'SUCCEEDED',
      failure: null,
    });
    expect(merchant.signals()).toEqual(['instrument.withdrawn']);
    expect(await merchant.paymentsOf(intent)).toHaveLength(2);
  });

  test('authorizes the instrument that came with it; when the payer declines, both fail', async () => {
    for (const [act, expected] of [
      ['pay', ['instrument.activated', 'intent.succeeded', 'payment.completed']],
      ['decline', ['intent.failed', 'payment.failed', 'instrument.failed']],
    ] as const) {
      const merchant = harness();
      const linked = await merchant.make({
        channel: wallet,
        reusable: true,
        activation: 'with_intent',
      });
      expect(linked.state.status).toBe('PENDING');
      const intent = await merchant.open(linked);
      if (act === 'pay') await confirm(merchant, intent);
      else await to(merchant, intent, (d, now) => failIntent(d, now, 'USER_DECLINED_PAYMENT'));
      expect(merchant.signals()).toEqual(expected);
      const { status } = (await merchant.instrument(linked)).state;
      expect(status).toBe(act === 'pay' ? 'ACTIVE' : 'FAILED');
    }
  });

  test('that is not captured in time is voided, its payment expires and no money moves', async () => {
    const merchant = harness();
    const skip = { skip: true, require: null };
    const instrument = await merchant.make({ channel: card, authentication: skip });
    const intent = await merchant.open(instrument, { manualCapture: true });
    expect(merchant.signals()).toEqual(['intent.authorized', 'payment.authorized']);
    await merchant.advance(7 * DAY_MS);
    expect(merchant.signals()).toEqual(['intent.voided', 'payment.expired']);
    const [held] = await merchant.paymentsOf(intent);
    expect(held?.state).toMatchObject({ status: 'EXPIRED', captured: 0, failure: 'EXPIRED' });
    expect((await merchant.instrument(instrument)).state.status).toBe('ACTIVE');
  });
});

const lives: Readonly<Record<string, Lifecycle>> = {
  [instruments.name]: instrumentLifecycle,
  [intents.name]: intentLifecycle,
  [payments.name]: paymentLifecycle,
};

/** Returns true if steps without a signal, one or several, lead from one state to another. */
const isSilent = (kind: string, from: string | null, status: string): boolean => {
  const life = lives[kind];
  if (!life) return false;
  const reached = new Set<string | null>([from]);
  for (const state of reached)
    for (const on of Object.keys(life.on)) {
      const step = findStep(life, state, on);
      if (step && step.signal === undefined) reached.add(step.to);
    }
  reached.delete(from);
  return reached.has(status);
};

/** Checks that the signals of an object contain every step of its lifecycle once, in order. */
const checkLife = (kind: string, heard: readonly Heard[], status: string): void => {
  let known: string | null = null;
  for (const { before, after, name } of heard) {
    if (before !== known) expect([name, isSilent(kind, known, before ?? '')]).toEqual([name, true]);
    known = after;
  }
  if (known !== status)
    expect([kind, known, status, isSilent(kind, known, status)]).toContain(true);
};

const kinds = ['make', 'open', 'confirm', 'fail', 'withdraw', 'link', 'receive', 'wait'] as const;
interface Act {
  readonly act: (typeof kinds)[number];
  readonly pick: number;
}

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ act: fc.constantFrom(...kinds), pick: fc.nat(1_000) }),
  { maxLength: 25 },
);

/** A history with two silent steps in a row: a paid number is withdrawn. */
const paidAndWithdrawn: Act[] = [
  { act: 'make', pick: 606 },
  { act: 'open', pick: 0 },
  { act: 'confirm', pick: 0 },
  { act: 'withdraw', pick: 0 },
];

test('in any history, every step of every object is signaled once and in order', async () => {
  const channels = [wallet, push, account, card];
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const merchant = harness();
      const made: InstrumentRow[] = [];
      const opened: IntentRow[] = [];
      for (const { act, pick } of history) {
        const instrument = made[pick % made.length];
        const intent = opened[pick % opened.length];
        const now = instrument && (await merchant.instrument(instrument)).state;
        if (act === 'make') {
          const channel = channels[pick % channels.length] ?? wallet;
          const reusable = pick % 3 === 0 && channel !== push;
          const authentication = { skip: pick % 2 === 0, require: null };
          made.push(await merchant.make({ channel, reusable, authentication }));
        } else if (act === 'wait') await merchant.advance(pick * 60_000);
        else if (act === 'open' && instrument && now?.status === 'ACTIVE') {
          const manualCapture = now.type === 'CARD' && pick % 5 === 0;
          opened.push(
            await merchant.open(instrument, { manualCapture, amount: 20_100 + (pick % 20) }),
          );
        } else if (act === 'withdraw' && instrument && now?.status === 'ACTIVE')
          await merchant.decide((d) => endInstrument(d, instrument, 'withdraw'));
        else if (act === 'link' && instrument && now?.status === 'REQUIRES_ACTION')
          await merchant.decide((d) => authorizeInstrument(d, instrument));
        else if (act === 'receive' && instrument && now?.type === 'VIRTUAL_ACCOUNT') {
          if (now.status !== 'ACTIVE') continue;
          await merchant.act((d) => {
            const row = d.get(instruments, instrument.id);
            const amount = 20_100 + (pick % 20);
            if (row) receiveMoney(d, row, { amount, late: 'refuse' });
          });
        } else if ((act === 'confirm' || act === 'fail') && intent) {
          const { status } = (await merchant.intent(intent)).state;
          if (status !== 'REQUIRES_ACTION' && status !== 'PENDING') continue;
          if (act === 'confirm') await confirm(merchant, intent);
          else await to(merchant, intent, (d, row) => failIntent(d, row, 'USER_DECLINED_PAYMENT'));
        }
      }
      const byObject = Map.groupBy(merchant.heard, ({ kind, id }) => `${kind} ${id}`);
      await merchant.store.view(merchant.partition, (view) => {
        for (const kind of [instruments, intents, payments])
          for (const { id, state } of view.list(kind, {}, { limit: 200 }).rows)
            checkLife(kind.name, byObject.get(`${kind.name} ${id}`) ?? [], state.status);
      });
    }),
    { numRuns: 600, examples: [[paidAndWithdrawn]] },
  );
});
