// Tests what a decline does: the operation ends with its failure, and so does the work that waited
// for it, by a documented code.
import type { Scope } from '@kasir/core/server';
import { memoryStore } from '@kasir/core/testing';
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { instruments } from '../instruments/kind.ts';
import { captureIntent } from '../intents/capture.ts';
import { getIntent } from '../intents/find.ts';
import { intents } from '../intents/kind.ts';
import { openIntent } from '../intents/open.ts';
import { getOperation } from '../operations/find.ts';
import { operations, type OperationRow } from '../operations/kind.ts';
import { channelWorks, type ChannelWork, type OperationState } from '../operations/state.ts';
import { captures, payments } from '../payments/kind.ts';
import { createRefund } from '../refunds/create.ts';
import { refunds } from '../refunds/kind.ts';
import { decide, product } from '../testing/decide.ts';
import { channelsOfTypes, toNewInstrument, toNewIntent } from '../testing/harness.ts';
import { liveAccount } from '../testing/live-account.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { nothingNamed, sendOperation } from '../testing/operations.ts';
import type { Outcome } from './outcome.ts';
import { applyOutcome, declineUnreceived } from './settle.ts';

const { CARD: card, EWALLET: wallet, VIRTUAL_ACCOUNT: account } = channelsOfTypes;
const money = { value: 25_000, currency: 'IDR' };

const report = (work: ChannelWork, change: Partial<Outcome>): Outcome => ({
  work,
  status: 'declined',
  ...nothingNamed,
  sequence: 1,
  ...change,
});

/** The works that operators must see when they are declined: the platform has ended these. */
const released: readonly ChannelWork[] = ['void', 'unlink', 'close', 'refund'];

const sample = { id: '00000000-0000-7000-8000-000000000001', currency: 'IDR', amount: 25_000 };

describe('an operation', () => {
  const failure = { code: 'INSUFFICIENT_BALANCE', networkCode: '51', by: 'channel' } as const;

  test.each(
    channelWorks.flatMap((work) => [[work, 'at once'] as const, [work, 'after a wait'] as const]),
  )('to %s that its connector declines %s ends with that failure', async (work, when) => {
    const { state } = await decide(memoryStore(), (d) => {
      const sent = sendOperation(d, { ...sample, work });
      const action = { type: 'wait', expires: null } as const;
      const row =
        when === 'at once'
          ? sent
          : applyOutcome(d, sent, report(work, { status: 'action_required', action }));
      if (!row) throw new Error('The wait was not applied');
      applyOutcome(d, row, report(work, { failure, processorReference: 'ref-1', sequence: 2 }));
      return getOperation(d, sample.id);
    });
    const isReleased = released.includes(work);
    expect(state).toMatchObject({
      status: 'DECLINED',
      failure,
      executed: null,
      action: null,
      sequence: 2,
      processorReference: 'ref-1',
      attention: isReleased ? 'NOT_UNDONE' : null,
    });
    // Money that was given back here but stays at the processor belongs to nobody yet.
    expect(state.suspense ?? 0).toBe(work === 'refund' ? 25_000 : 0);
  });

  test.each(channelWorks)(
    'to %s that its connector has never received fails with PROCESSOR_ERROR while it is only sent',
    async (work) => {
      const { state } = await decide(memoryStore(), (d) => {
        declineUnreceived(d, sendOperation(d, { ...sample, work }));
        return getOperation(d, sample.id);
      });
      expect(state).toMatchObject({
        status: 'DECLINED',
        failure: { code: 'PROCESSOR_ERROR', networkCode: null },
        attention: released.includes(work) ? 'NOT_UNDONE' : null,
      });
    },
  );

  test.each([
    ['pending', 'WAITING'],
    ['succeeded', 'SUCCEEDED'],
    ['declined', 'DECLINED'],
  ] as const)(
    'that its connector has reported as %s stays so, since it was received',
    async (reported, status) => {
      const [before, after] = await decide(memoryStore(), (d) => {
        sendOperation(d, { ...sample, work: 'charge' });
        const row = d.change(operations, { id: sample.id }, { request: '{}' });
        const amount = reported === 'succeeded' ? money : null;
        applyOutcome(d, row, report('charge', { status: reported, amount }));
        const known = getOperation(d, sample.id);
        declineUnreceived(d, known);
        return [known.state, getOperation(d, sample.id).state];
      });
      expect(before).toMatchObject({ status });
      expect(after).toEqual(before);
    },
  );
});

/** An account whose connector declines the last operation, for which some work waits. */
const open = async () => {
  const { decide: run, look } = await liveAccount({
    connectors: [
      { ...liveConnector('bank', [wallet, account, card], channelWorks), cardData: true },
    ],
  });
  const lastOf = (d: Pick<Scope, 'children'>, about: string): OperationRow => {
    const row = d.children(operations, about).at(-1);
    if (!row) throw new Error('Nothing was sent');
    return row;
  };
  const settle = (about: string, change: Partial<Outcome>): Promise<void> =>
    run((d) => {
      const row = lastOf(d, about);
      applyOutcome(d, row, report(row.state.work as ChannelWork, change));
    });
  const charge = (channel = wallet, manualCapture = false) =>
    run((d) => {
      const saved = { reusable: true, activation: 'with_intent' } as const;
      const change = { channel, ...(channel === wallet && saved) };
      const instrument = createInstrument(d, toNewInstrument(d, change));
      return openIntent(d, instrument, toNewIntent(d, { manualCapture }));
    });
  const linkOrIssue = (channel: typeof wallet) =>
    run((d) => createInstrument(d, toNewInstrument(d, { channel, reusable: true })));
  return {
    run,
    settle,
    charge,
    linkOrIssue,
    look,
    instrumentOf: (id: string) => look((view) => view.get(instruments, id)?.state),
    intentOf: (id: string) => look((view) => view.get(intents, id)?.state),
  };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** A work that waits: declines its operation; returns the state of the object that waited. */
type Waiting = (opened: Opened, change: Partial<Outcome>) => Promise<unknown>;

const link =
  (channel: typeof wallet): Waiting =>
  async ({ linkOrIssue, settle, instrumentOf }, change) => {
    const { id, state } = await linkOrIssue(channel);
    await settle(state.product.id, change);
    return instrumentOf(id);
  };

const pay =
  (channel: typeof wallet, manualCapture = false): Waiting =>
  async ({ charge, settle, intentOf }, change) => {
    const { id } = await charge(channel, manualCapture);
    await settle(id, change);
    return intentOf(id);
  };

const capture: Waiting = async ({ run, charge, settle, look }, change) => {
  const { id } = await charge(card, true);
  await settle(id, { status: 'succeeded', amount: money });
  const made = await run((d) => {
    const captured = captureIntent(d, getIntent(d, id), { amount: 25_000, reference: 'r-1' });
    if (!captured.ok) throw new Error(captured.refusal.code);
    return captured.row.id;
  });
  await settle(id, change);
  return look((view) => view.get(captures, made)?.state);
};

const refund: Waiting = async ({ run, charge, settle, look }, change) => {
  const { id } = await charge();
  await settle(id, { status: 'succeeded', amount: money });
  const made = await run((d) => {
    const created = createRefund(d, {
      product,
      payments: d.children(payments, id),
      invoice: null,
      amount: 10_000,
      reason: 'CANCELLATION',
      reference: null,
      metadata: null,
    });
    if (!created.ok) throw new Error(created.refusal.code);
    return created.row.id;
  });
  await settle(made, change);
  return look((view) => view.get(refunds, made)?.state);
};

const failed = (code: string | null): OperationState['failure'] =>
  code === null ? null : { code, networkCode: null, by: 'channel' };

describe('the work that waited for an operation fails too:', () => {
  test.each<[string, string | null, string, Waiting]>([
    ['a link', 'ACCOUNT_ACCESS_BLOCKED', 'ACCOUNT_ACCESS_BLOCKED', link(wallet)],
    ['a link', 'MAXIMUM_LIMIT_REACHED', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT', link(wallet)],
    ['a link', null, 'CHANNEL_UNAVAILABLE', link(wallet)],
    ['a number', 'ACCOUNT_ACCESS_BLOCKED', 'ACCOUNT_ACCESS_BLOCKED', link(account)],
    ['a number', 'USER_DECLINED_PAYMENT', 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT', link(account)],
    ['a number', null, 'CHANNEL_UNAVAILABLE', link(account)],
    ['a charge', 'MAXIMUM_LIMIT_REACHED', 'MAXIMUM_LIMIT_REACHED', pay(wallet)],
    ['a charge', 'STOLEN_CARD', 'CHANNEL_UNAVAILABLE', pay(wallet)],
    ['a charge of a card', 'STOLEN_CARD', 'STOLEN_CARD', pay(card)],
    ['a charge of a card', null, 'PROCESSOR_ERROR', pay(card)],
    ['an authorization', 'STOLEN_CARD', 'STOLEN_CARD', pay(card, true)],
    ['an authorization', 'USER_UNREACHABLE', 'DECLINED_BY_ISSUER', pay(card, true)],
    ['a capture', 'STOLEN_CARD', 'STOLEN_CARD', capture],
    ['a capture', null, 'PROCESSOR_ERROR', capture],
    ['a refund', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_NOT_FOUND', refund],
    ['a refund', 'STOLEN_CARD', 'REFUND_FAILED', refund],
    ['a refund', null, 'REFUND_FAILED', refund],
  ])('%s that is declined with %s fails with %s', async (_, reported, failure, wait) => {
    const state = await wait(await open(), { failure: failed(reported), sequence: 2 });
    expect(state).toMatchObject({ status: 'FAILED', failure });
  });
});

test.each([
  ['channel', 'ACTIVE'],
  ['payer', 'FAILED'],
  [undefined, 'FAILED'],
] as const)(
  'a wallet that came with its payment is linked only when the channel declined: by %s, it is %s',
  async (by, status) => {
    const { charge, settle, intentOf, instrumentOf } = await open();
    const { id, state } = await charge();
    const failure = { code: 'INSUFFICIENT_BALANCE', networkCode: null, ...(by && { by }) };
    await settle(id, { failure });
    expect(await intentOf(id)).toMatchObject({ status: 'FAILED', failure: failure.code });
    expect(await instrumentOf(state.instrument)).toMatchObject({ status });
  },
);
