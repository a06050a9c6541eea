// Tests payments that a number of a connector has received: each is booked once, and a report that
// contradicts what was recorded is refused.
import { describe, expect, test } from 'vitest';
import { createInstrument } from '../instruments/create.ts';
import { endInstrument } from '../instruments/end.ts';
import type { InstrumentRow } from '../instruments/kind.ts';
import { externalKey, operations } from '../operations/kind.ts';
import type { LiveSettings } from '../operations/settings.ts';
import { payments } from '../payments/kind.ts';
import { channelsOfTypes, toNewInstrument } from '../testing/harness.ts';
import { liveAccount } from '../testing/live-account.ts';
import { liveConnector } from '../testing/live-connectors.ts';
import { nothingNamed } from '../testing/operations.ts';
import type { Receipt } from './outcome.ts';
import { receivePayment } from './receive.ts';
import { applyOutcome } from './settle.ts';

const channel = channelsOfTypes.VIRTUAL_ACCOUNT;
const works = ['charge', 'refund', 'issue', 'close'] as const;

/** An account with a connector that issues numbers and reports payments to them. */
const open = async (settings: Partial<LiveSettings> = {}) => {
  const { decide, look } = await liveAccount({
    connectors: ['bank', 'other'].map((name) => liveConnector(name, [channel], works)),
    ...settings,
  });
  /** Has a number issued; returns its instrument and the operation that issued it. */
  const issue = async (number: string, amount: number | null = null) => {
    const instrument: InstrumentRow = await decide((d) =>
      createInstrument(
        d,
        toNewInstrument(d, {
          channel,
          reusable: true,
          requested: { amount, min: null, max: null },
        }),
      ),
    );
    const id = await decide((d) => {
      const [row] = d.children(operations, instrument.state.product.id);
      if (!row) throw new Error('Nothing was sent');
      applyOutcome(d, row, {
        work: 'issue',
        status: 'succeeded',
        ...nothingNamed,
        issued: number,
        sequence: 1,
      });
      return row.id;
    });
    return { instrument, id };
  };
  return {
    decide,
    issue,
    receive: (receipt: Receipt, connector = 'bank') =>
      decide((d) => receivePayment(d, connector, receipt)),
    received: (id: string) =>
      look((view) => view.find(operations, 'external', externalKey('bank', id))?.state),
    paid: () =>
      look((view) => view.list(payments, {}, { limit: 9 }).rows.map(({ state }) => state)),
    refunds: (instrument: InstrumentRow) =>
      look((view) =>
        view
          .children(operations, instrument.state.product.id)
          .map(({ state }) => state)
          .filter(({ work }) => work === 'refund'),
      ),
  };
};

const receipt = (issuedBy: string, change: Partial<Receipt> = {}): Receipt => ({
  id: 'received-1',
  issuedBy,
  amount: { value: 25_000, currency: 'IDR' },
  sequence: 1,
  ...change,
});

test('a payment is booked once, however often it is reported, and operators need not look at it', async () => {
  const { issue, receive, received, paid } = await open();
  const { id, instrument } = await issue('9999000111');
  for (const sequence of [1, 2, 1]) expect(await receive(receipt(id, { sequence }))).toBe(true);
  expect(await received('received-1')).toMatchObject({
    status: 'SUCCEEDED',
    work: 'receive',
    currency: 'IDR',
    amount: 25_000,
    executed: 25_000,
    parent: id,
    attention: null,
  });
  expect(await paid()).toMatchObject([{ instrument: instrument.id, captured: 25_000 }]);
});

test.each<[string, (other: string) => Partial<Receipt>]>([
  ['amount', () => ({ amount: { value: 25_001, currency: 'IDR' } })],
  ['currency', () => ({ amount: { value: 25_000, currency: 'PHP' } })],
  ['number', (other) => ({ issuedBy: other })],
])(
  'a report of a known payment with another %s alone books nothing, and is marked for operators',
  async (_, change) => {
    const { issue, receive, received, paid } = await open();
    const { id } = await issue('9999000111');
    const { id: other } = await issue('9999000222');
    await receive(receipt(id));
    const before = { operation: await received('received-1'), paid: await paid() };
    expect(before.operation).toMatchObject({ attention: null });
    expect(await receive(receipt(id, change(other)))).toBe(true);
    const { attention, ...operation } = { ...(await received('received-1')) };
    expect(attention).toBe('CONTRADICTION');
    expect({ ...operation, attention: null }).toEqual(before.operation);
    expect(await paid()).toEqual(before.paid);
  },
);

test('a payment in another currency than its number is not booked, and is marked for operators', async () => {
  const { issue, receive, received, paid } = await open();
  const { id } = await issue('9999000111');
  const amount = { value: 25_000, currency: 'PHP' };
  expect(await receive(receipt(id, { amount }))).toBe(true);
  expect(await received('received-1')).toMatchObject({
    currency: 'PHP',
    amount: 25_000,
    executed: null,
    attention: 'CONTRADICTION',
  });
  expect(await paid()).toEqual([]);
});

describe('a payment that nothing expects', () => {
  test.each([
    ['of another amount', 50_000, false, 'OTHER_AMOUNT', 'keep'],
    ['of another amount', 50_000, false, 'OTHER_AMOUNT', 'refund'],
    ['to a number that has ended', null, true, 'LATE_SUCCESS', 'keep'],
    ['to a number that has ended', null, true, 'LATE_SUCCESS', 'refund'],
  ] as const)(
    '%s (%s requested, ended: %s) is booked and marked as %s: %s',
    async (_, amount, isEnded, attention, lateSuccess) => {
      const { decide, issue, receive, received, paid, refunds } = await open({ lateSuccess });
      const { id, instrument } = await issue('9999000111', amount);
      if (isEnded) await decide((d) => void endInstrument(d, instrument, 'withdraw'));
      expect(await receive(receipt(id))).toBe(true);
      const operation = await received('received-1');
      expect(operation).toMatchObject({ executed: 25_000, attention });
      const isReversed = lateSuccess === 'refund';
      expect(await paid()).toMatchObject([{ captured: 25_000, reversed: isReversed }]);
      expect(await refunds(instrument)).toMatchObject(
        isReversed ? [{ status: 'SENT', connector: 'bank', amount: 25_000 }] : [],
      );
    },
  );
});

test('a payment to a number that was not issued by this connector is refused', async () => {
  const { issue, receive, received, paid } = await open();
  const { id } = await issue('9999000111');
  expect(await receive(receipt('00000000-0000-7000-8000-000000000001'))).toBe(false);
  expect(await receive(receipt(id), 'other')).toBe(false);
  expect([await received('received-1'), await paid()]).toEqual([undefined, []]);
});

test('a payment to an operation that has issued no number is refused', async () => {
  const { decide, issue, receive, paid } = await open();
  const { id, instrument } = await issue('9999000111');
  await decide((d) => void endInstrument(d, instrument, 'withdraw'));
  const close = await decide((d) =>
    d.children(operations, instrument.state.product.id).find(({ state }) => state.work === 'close'),
  );
  expect(close?.state).toMatchObject({ connector: 'bank', parent: id });
  expect(await receive(receipt(close?.id ?? ''))).toBe(false);
  expect(await paid()).toEqual([]);
});
