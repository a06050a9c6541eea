// Tests the charge of an intent: what its channel is asked, what outcome scripts can name, what is
// recorded of the response, and what happens when there is none.
import { describe, expect, test } from 'vitest';
import { addScript } from '../connectors/scripts/change.ts';
import type { ScriptMatch, ScriptStep } from '../connectors/scripts/kind.ts';
import { createInstrument } from '../instruments/create.ts';
import { getInstrument } from '../instruments/find.ts';
import { operations } from '../operations/kind.ts';
import { applyOutcome } from '../outcomes/settle.ts';
import { payments } from '../payments/kind.ts';
import {
  bankInput,
  channelsOfTypes,
  harness,
  toNewInstrument,
  toNewIntent,
  type Harness,
} from '../testing/harness.ts';
import { liveAccount } from '../testing/live-account.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { charge, confirmIntent, enterPaymentPassword } from './charge.ts';
import { getIntent } from './find.ts';
import type { IntentRow } from './kind.ts';
import { openIntent, type NewIntent } from './open.ts';

const {
  CARD: card,
  EWALLET: wallet,
  VIRTUAL_ACCOUNT: account,
  DIRECT_DEBIT: debit,
} = channelsOfTypes;
const skip = { skip: true, require: null } as const;
const HOUR_MS = 3_600_000;

const script = (
  { decide }: Harness,
  match: ScriptMatch,
  outcome: ScriptStep['outcome'],
): Promise<unknown> =>
  decide((d) =>
    addScript(d, {
      match,
      steps: [{ outcome, failure: null, delayMs: 0, times: 1 }],
      afterwards: 'last',
    }),
  );

const confirm = ({ act }: Harness, { id }: Pick<IntentRow, 'id'>, amount = 25_000) =>
  act((d) => void confirmIntent(d, getIntent(d, id), amount));

/** Opens an intent whose card is charged at once. */
const chargeCard = async (shop: Harness, change: Partial<NewIntent> = {}) => {
  const made = await shop.make({ channel: card, authentication: skip });
  return shop.open(made, change);
};

describe('an outcome script can name', () => {
  type Named = (
    ids: Readonly<Record<'product' | 'instrument' | 'customer', string>>,
  ) => ScriptMatch;
  test.each<[string, Named, 'SUCCEEDED' | 'FAILED']>([
    ['the product of the intent', ({ product }) => ({ object: `pr-${product}` }), 'FAILED'],
    ['its short id', () => ({ object: 'short-1' }), 'FAILED'],
    ['its instrument', ({ instrument }) => ({ object: `pm-${instrument}` }), 'FAILED'],
    ['another object of the charge', () => ({ object: 'token-1' }), 'FAILED'],
    ['the reference of the intent', () => ({ reference: 'order-2' }), 'FAILED'],
    ['the reference of its instrument', () => ({ reference: 'card-1' }), 'FAILED'],
    ['its customer', ({ customer }) => ({ customer: `cust-${customer}` }), 'FAILED'],
    ['a payment', () => ({ work: 'payment' }), 'FAILED'],
    ['but no other work', () => ({ work: 'authorization' }), 'SUCCEEDED'],
    ['but no other reference', () => ({ reference: 'order-3' }), 'SUCCEEDED'],
  ])('%s', async (_, match, status) => {
    const shop = harness();
    const made = await shop.make({
      channel: card,
      authentication: skip,
      reference: 'card-1',
      customer: '0190b8c2',
    });
    const id = '0190b8c5-0000-7000-8000-000000000009';
    const ids = { product: id, instrument: made.id, customer: '0190b8c2' };
    await script(shop, match(ids), 'fail');
    const opened = await shop.open(made, {
      id,
      product: { kind: 'shop', id, listed: 'by_name' },
      reference: 'order-2',
      shortId: 'short-1',
      alsoAbout: [null, 'token-1'],
    });
    expect(opened.state.status).toBe(status);
  });

  test('an authorization, when its capture is manual', async () => {
    for (const [work, status] of [
      ['authorization', 'FAILED'],
      ['payment', 'AWAITING_CAPTURE'],
    ] as const) {
      const shop = harness();
      await script(shop, { work }, 'fail');
      const opened = await chargeCard(shop, { manualCapture: true });
      expect(opened.state.status).toBe(status);
    }
  });
});

describe('a charge', () => {
  const direct = async (change: Partial<Parameters<typeof charge>[2]>) => {
    const shop = harness();
    const made = await shop.make({ channel: wallet });
    const { id } = await shop.open(made);
    return shop.decide((d) =>
      charge(d, made, { ...getIntent(d, id).state, amount: 25_000, flow: null, ...change }),
    );
  };

  test('that its channel approves succeeds, or holds the amount when its capture is manual', async () => {
    expect(await direct({})).toMatchObject({ on: 'succeed', amount: 25_000, failure: null });
    expect(await direct({ manualCapture: true })).toMatchObject({ on: 'authorize' });
  });

  test('that its channel declines fails with the code of the channel', async () => {
    expect(await direct({ amount: 20_110 })).toMatchObject({
      on: 'fail',
      amount: 20_110,
      failure: 'INSUFFICIENT_BALANCE',
    });
  });

  test('of an expired instrument is declined, and its channel is not asked', async () => {
    expect(await direct({ ended: true, amount: 20_110 })).toMatchObject({
      on: 'fail',
      failure: 'INSTRUMENT_ENDED',
    });
  });

  test('whose response is known does not ask the channel, and names the operation of the response', async () => {
    const known = { result: 'approved', operation: 'o-1' } as const;
    expect(await direct({ amount: 20_110, ended: true, known })).toMatchObject({
      on: 'succeed',
      amount: 20_110,
      operation: 'o-1',
    });
  });
});

describe('a confirmed intent', () => {
  test('has the payment of the confirmed amount, and uses up its instrument', async () => {
    const shop = harness();
    const made = await shop.make({ channel: wallet });
    const opened = await shop.open(made);
    await confirm(shop, opened);
    expect((await shop.paymentsOf(opened)).map(({ state }) => state)).toMatchObject([
      { status: 'SUCCEEDED', captured: 25_000, intent: opened.id, instrument: made.id },
    ]);
    expect((await shop.instrument(made)).state.status).not.toBe('ACTIVE');
  });

  test.each([
    ['approved late', 'lose_response', 'SUCCEEDED', 25_000],
    ['declined late', 'time_out', 'FAILED', 0],
  ] as const)(
    'without a response has one pending payment until it is %s',
    async (_, outcome, status, captured) => {
      const shop = harness();
      const opened = await shop.open(await shop.make({ channel: wallet }));
      await script(shop, {}, outcome);
      await confirm(shop, opened);
      const [pending, ...others] = await shop.paymentsOf(opened);
      expect([pending?.state.status, others]).toEqual(['PENDING', []]);
      await shop.advance(HOUR_MS);
      expect(
        (await shop.paymentsOf(opened)).map(({ id, state }) => ({ id, ...state })),
      ).toMatchObject([{ id: pending?.id, status, captured }]);
      expect((await shop.intent(opened)).state.status).toBe(status);
    },
  );

  test('of a number for one use is paid by its only payment, and so is a linked wallet for many uses', async () => {
    for (const change of [{ channel: account }, { channel: wallet, reusable: true }]) {
      const shop = harness();
      const opened = await shop.open(await shop.make({ ...change, activation: 'with_intent' }));
      shop.signals();
      await confirm(shop, opened);
      expect((await shop.intent(opened)).state.status).toBe('SUCCEEDED');
      expect(shop.signals()).toContain('intent.succeeded');
      expect((await shop.paymentsOf(opened)).map(({ state }) => state.captured)).toEqual([25_000]);
    }
  });

  test('of a number for many uses stays open and has a payment for each confirmation', async () => {
    const shop = harness();
    const made = await shop.make({ channel: account, reusable: true });
    const opened = await shop.open(made);
    for (const amount of [25_000, 30_000]) await confirm(shop, opened, amount);
    expect((await shop.intent(opened)).state.status).toBe(opened.state.status);
    expect(
      (await shop.paymentsOf(opened)).map(({ state }) => state.captured).toSorted((a, b) => a - b),
    ).toEqual([25_000, 30_000]);
  });
});

describe('a charge at once without a response', () => {
  test('of a payment has a pending payment; an authorization and a verification have none', async () => {
    for (const [change, status, statuses] of [
      [{}, 'PENDING', ['PENDING']],
      [{ manualCapture: true }, 'REQUIRES_ACTION', []],
      [{ purpose: 'verify' }, 'PENDING', []],
    ] as const) {
      const shop = harness();
      await script(shop, {}, 'lose_response');
      const opened = await chargeCard(shop, change);
      expect(opened.state.status).toBe(status);
      expect((await shop.paymentsOf(opened)).map(({ state }) => state.status)).toEqual(statuses);
    }
  });

  test('is declined when its product has no status for waiting', async () => {
    const shop = harness();
    await script(shop, {}, 'lose_response');
    const { state } = await chargeCard(shop, { pendingAs: 'nothing' });
    expect(state).toMatchObject({ status: 'FAILED', failure: 'PROCESSOR_ERROR' });
  });
});

test('a card that is only verified has no payment', async () => {
  const shop = harness();
  const opened = await chargeCard(shop, { purpose: 'verify' });
  expect(opened.state.status).toBe('SUCCEEDED');
  expect(await shop.paymentsOf(opened)).toEqual([]);
});

test('an authorized card is held for its intent, which names the payment; other intents of a card for one use are closed', async () => {
  for (const reusable of [false, true]) {
    const shop = harness();
    const made = await shop.make({ channel: card, reusable });
    const other = await shop.open(made, { manualCapture: true });
    expect(other.state.status).toBe('REQUIRES_ACTION');
    const held = await shop.open(made, { manualCapture: true, authentication: skip });
    const [payment] = await shop.paymentsOf(held);
    expect(held.state).toMatchObject({ status: 'AWAITING_CAPTURE', payment: payment?.id });
    expect((await shop.intent(other)).state.status).toBe(reusable ? 'REQUIRES_ACTION' : 'FAILED');
    expect((await shop.instrument(made)).state.status).toBe(made.state.status);
  }
});

describe('the password of a payer', () => {
  test.each([
    ['222000', 'accepted', 'SUCCEEDED', null],
    ['222005', 'INSUFFICIENT_BALANCE', 'FAILED', 'INSUFFICIENT_BALANCE'],
    ['222001', 'EXPIRED_OTP_ERROR', 'REQUIRES_ACTION', null],
    ['000000', 'INVALID_OTP_ERROR', 'REQUIRES_ACTION', null],
  ])('%s is %s: the intent is %s', async (password, result, status, failure) => {
    const shop = harness();
    const made = await shop.make({ channel: debit, input: bankInput('1234567890') });
    const opened = await shop.open(made);
    expect(opened.state.status).toBe('REQUIRES_ACTION');
    const entered = await shop.decide((d) =>
      enterPaymentPassword(d, getIntent(d, opened.id), password),
    );
    expect(entered).toBe(result);
    expect((await shop.intent(opened)).state).toMatchObject({ status, failure });
    expect((await shop.paymentsOf(opened)).map(({ state }) => state.captured)).toEqual(
      { SUCCEEDED: [25_000], FAILED: [0], REQUIRES_ACTION: [] }[status],
    );
  });
});

describe('the connector of a charge in live mode', () => {
  const sendFor = async (change: Partial<NewIntent>) => {
    const bank = liveConnector('bank', [card], ['charge', 'authorize']);
    const channels = bank.channels.map((one) => ({ ...one, installments: 'optional' as const }));
    const { decide, look } = await liveAccount({
      connectors: [{ ...bank, channels, cardData: true }],
    });
    const { id } = await decide((d) => {
      const own = {
        success: 'https://own.example/1',
        failure: 'https://own.example/2',
        cancel: null,
      };
      const instrument = createInstrument(
        d,
        toNewInstrument(d, { channel: card, returnUrls: own, reference: 'card-1' }),
      );
      return openIntent(d, instrument, toNewIntent(d, change));
    });
    return look((view) => {
      const [operation] = view.children(operations, id);
      const intent = getIntent(view, id).state;
      return {
        intent,
        operation: operation?.state,
        request: JSON.parse(operation?.state.request ?? '{}') as Readonly<Record<string, unknown>>,
      };
    });
  };

  test('gets the work, the amount and the words of the merchant', async () => {
    const returnUrls = { success: 'https://shop.example/1', failure: null, cancel: null };
    const { intent, operation, request } = await sendFor({
      reference: 'order-2',
      description: 'Two cakes',
      metadata: { table: '7' },
      returnUrls,
      installment: { count: 6, code: 'plan-6' },
    });
    expect(operation).toMatchObject({
      work: 'charge',
      amount: 25_000,
      parent: null,
      reference: 'order-2',
      about: { kind: 'shop', id: intent.product.id },
    });
    expect(request).toMatchObject({
      references: { merchant: 'order-2', object: intent.product.id },
      description: 'Two cakes',
      metadata: { table: '7' },
      return_urls: {
        success: 'https://shop.example/1',
        failure: 'https://own.example/2',
        cancel: null,
      },
      installment: { count: 6, code: 'plan-6' },
    });
  });

  test('is asked to authorize when the capture is manual, and for the whole amount without installments', async () => {
    const { operation, request } = await sendFor({ manualCapture: true });
    expect(operation).toMatchObject({ work: 'authorize', amount: 25_000 });
    expect(request).not.toHaveProperty('installment');
  });

  test('and its success name each other: the payment has its operation, and the card its token', async () => {
    const { decide, look } = await liveAccount({
      connectors: [{ ...liveConnector('bank', [card], ['charge', 'authorize']), cardData: true }],
    });
    for (const manualCapture of [false, true]) {
      const { id, state } = await decide((d) => {
        const change = { channel: card, reusable: true, activation: 'with_intent' } as const;
        const instrument = createInstrument(d, toNewInstrument(d, change));
        return openIntent(d, instrument, toNewIntent(d, { manualCapture }));
      });
      const operation = await decide((d) => {
        const [row] = d.children(operations, id);
        if (!row) throw new Error('Nothing was sent');
        return applyOutcome(d, row, {
          work: manualCapture ? 'authorize' : 'charge',
          status: 'succeeded',
          amount: { value: 25_000, currency: 'IDR' },
          failure: null,
          action: null,
          token: 'token-1',
          issued: null,
          processorReference: null,
          sequence: 1,
        });
      });
      await look((view) => {
        const paid = view.children(payments, id).map((one) => one.state);
        expect(paid).toMatchObject([{ operation: operation.id }]);
        expect(getInstrument(view, state.instrument).state).toMatchObject({
          vault: { connector: 'bank', token: 'token-1' },
          operation: operation.id,
        });
      });
    }
  });
});
