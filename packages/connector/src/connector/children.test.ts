// Tests the rules between an operation and its children, including children that arrive at the same
// time.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OperationRequest } from '../protocol/index.ts';
import { openConnector } from '../testing/open-connector.ts';
import { requests, rupiah } from '../testing/requests.ts';
import type { Outcome } from './outcome.ts';

const CARD = { type: 'CARD', code: 'CARD', country: 'ID' };
const BNI = { type: 'VIRTUAL_ACCOUNT', code: 'BNI', country: 'ID' };

const openAfter = async (before: readonly OperationRequest[]) => {
  const all = openConnector();
  for (const request of before)
    expect(await all.platform.send(request)).toMatchObject({ code: null });
  return all;
};

describe('a child is refused', () => {
  const cases: readonly (readonly [
    string,
    readonly OperationRequest[],
    OperationRequest,
    object,
  ])[] = [
    [
      'of an unknown parent',
      [],
      requests.refund('refund_1', 'charge_1'),
      { code: 'PARENT_INVALID' },
    ],
    [
      'when it captures a charge',
      [requests.charge('charge_1')],
      requests.capture('capture1', 'charge_1'),
      { code: 'PARENT_INVALID', message: expect.stringContaining('succeeded authorize operation') },
    ],
    [
      'when it closes a charge',
      [requests.charge('charge_1')],
      requests.close('close_01', 'charge_1', { channel: CARD }),
      { code: 'PARENT_INVALID', message: expect.stringContaining('succeeded issue operation') },
    ],
    [
      'when it closes a number that is already closed',
      [requests.issue('issue_01'), requests.close('close_01', 'issue_01')],
      requests.close('close_02', 'issue_01'),
      { code: 'PARENT_INVALID', message: expect.stringContaining('closed already') },
    ],
    [
      'on another channel than its parent',
      [requests.charge('charge_1')],
      requests.refund('refund_1', 'charge_1', { channel: BNI }),
      { code: 'PARENT_INVALID', message: expect.stringContaining('CARD CARD ID') },
    ],
    [
      'in another currency',
      [requests.charge('charge_1')],
      requests.refund('refund_1', 'charge_1', { amount: { value: 5, currency: 'PHP' } }),
      { code: 'AMOUNT_INVALID', field: 'amount.currency' },
    ],
    [
      'when it refunds too much',
      [requests.charge('charge_1'), requests.refund('refund_0', 'charge_1', rupiah(30_000))],
      requests.refund('refund_1', 'charge_1', rupiah(20_001)),
      { code: 'AMOUNT_INVALID', message: expect.stringContaining('at most 20000 IDR') },
    ],
    [
      'when it captures too much',
      [requests.authorize('auth_001'), requests.capture('capture0', 'auth_001', rupiah(30_000))],
      requests.capture('capture1', 'auth_001', rupiah(20_001)),
      { code: 'AMOUNT_INVALID' },
    ],
    [
      'when it captures after the final capture',
      [
        requests.authorize('auth_001'),
        requests.capture('capture0', 'auth_001', { ...rupiah(10), parts: { is_final: true } }),
      ],
      requests.capture('capture1', 'auth_001', rupiah(10)),
      { code: 'PARENT_INVALID', message: expect.stringContaining('final') },
    ],
    [
      'when it captures a voided authorization',
      [requests.authorize('auth_001'), requests.void('void_001', 'auth_001')],
      requests.capture('capture1', 'auth_001'),
      { code: 'PARENT_INVALID', message: expect.stringContaining('voided') },
    ],
    [
      'when it voids a captured authorization',
      [requests.authorize('auth_001'), requests.capture('capture1', 'auth_001', rupiah(10))],
      requests.void('void_001', 'auth_001'),
      { code: 'PARENT_INVALID', message: expect.stringContaining('captured') },
    ],
    [
      'when it refunds more than was captured',
      [requests.authorize('auth_001'), requests.capture('capture1', 'auth_001', rupiah(10))],
      requests.refund('refund_1', 'auth_001', rupiah(11)),
      { code: 'AMOUNT_INVALID' },
    ],
    [
      'when it refunds an authorization without captures',
      [requests.authorize('auth_001')],
      requests.refund('refund_1', 'auth_001'),
      { code: 'PARENT_INVALID', message: expect.stringContaining('Void it') },
    ],
    [
      'when it unlinks twice',
      [requests.link('link_001'), requests.unlink('unlink_1', 'link_001')],
      requests.unlink('unlink_2', 'link_001'),
      { code: 'PARENT_INVALID' },
    ],
    [
      'when it unlinks an operation without a token',
      [requests.charge('charge_1')],
      requests.unlink('unlink_1', 'charge_1'),
      { code: 'PARENT_INVALID' },
    ],
  ];
  test.each(cases)('%s', async (_name, before, request, reply) => {
    const { platform } = await openAfter(before);
    expect(await platform.send(request)).toMatchObject(reply);
    expect(await platform.ask(request.id)).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });

  test.each(['pending', 'declined'] as const)('of a parent that is %s', async (status) => {
    const outcome = { status, decline: { code: 'EXPIRED_CARD' } };
    const { platform } = openConnector({ perform: async () => outcome });
    await platform.send(requests.charge('charge_1'));
    expect(await platform.send(requests.refund('refund_1', 'charge_1'))).toMatchObject({
      code: 'PARENT_INVALID',
      message: expect.stringContaining(status),
    });
  });
});

test('a declined child uses no amount of its parent, a pending one uses its whole amount', async () => {
  const outcomes: Outcome[] = [
    { status: 'succeeded' },
    { status: 'declined', decline: { code: 'REFUND_FAILED' } },
    { status: 'pending' },
  ];
  const { platform } = openConnector({
    perform: async () => outcomes.shift() ?? { status: 'pending' },
  });
  await platform.send(requests.charge('charge_1'));
  await platform.send(requests.refund('refund_1', 'charge_1'));
  expect(await platform.send(requests.refund('refund_2', 'charge_1'))).toMatchObject({
    code: null,
  });
  expect(await platform.send(requests.refund('refund_3', 'charge_1', rupiah(1)))).toMatchObject({
    code: 'AMOUNT_INVALID',
  });
});

test('a pending capture cannot be refunded, and its authorization cannot be voided', async () => {
  const { platform } = openConnector({
    perform: async ({ work }) => ({ status: work === 'capture' ? 'pending' : 'succeeded' }),
  });
  await platform.send(requests.authorize('auth_001'));
  await platform.send(requests.capture('capture1', 'auth_001', rupiah(10_000)));
  for (const request of [
    requests.refund('refund_1', 'auth_001', rupiah(1)),
    requests.void('void_001', 'auth_001'),
  ])
    expect(await platform.send(request)).toMatchObject({ code: 'PARENT_INVALID' });
});

test('a received payment can be refunded up to its amount, within the days of the channel', async () => {
  const { connector, platform, system } = openConnector();
  await platform.send(requests.issue('issue_01'));
  await connector.receivePayment({
    id: 'payment_1',
    issued_by: 'issue_01',
    ...rupiah(8_000),
    paid_at: '2026-11-26T08:00:00Z',
    payer: null,
  });
  const refund = (id: string, value: number) =>
    platform.send(requests.refund(id, 'payment_1', { channel: BNI, ...rupiah(value) }));
  expect(await refund('refund_1', 8_001)).toMatchObject({ code: 'AMOUNT_INVALID' });
  expect(await refund('refund_2', 5_000)).toMatchObject({ operation: { status: 'succeeded' } });
  expect(await refund('refund_3', 3_001)).toMatchObject({ code: 'AMOUNT_INVALID' });
  await system.advance(31 * 86_400_000);
  expect(await refund('refund_4', 3_000)).toMatchObject({
    code: 'NOT_SUPPORTED',
    message: expect.stringContaining('30 days'),
  });
});

test('children that arrive at the same time never add up to more than their parent', async () => {
  const part = fc.record({
    work: fc.constantFrom('capture' as const, 'refund' as const, 'void' as const),
    value: fc.integer({ min: 1, max: 30_000 }),
    isFinal: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 2, maxLength: 12 }), async (parts) => {
      const { connector, platform } = openConnector();
      await platform.send(requests.authorize('auth_001'));
      const sent = parts.map(({ work, value, isFinal }, n) => {
        const changes = work === 'capture' ? { parts: { is_final: isFinal } } : {};
        return requests[work](`child_${100 + n}`, 'auth_001', { ...rupiah(value), ...changes });
      });
      const replies = await Promise.all(sent.map((request) => platform.send(request)));
      const sums = { capture: 0, refund: 0, void: 0 };
      for (const { operation } of replies)
        if (operation?.status === 'succeeded')
          sums[operation.work as keyof typeof sums] += operation.amount?.value ?? 0;
      expect(sums.capture).toBeLessThanOrEqual(50_000);
      expect(sums.refund).toBeLessThanOrEqual(sums.capture);
      expect(sums.capture === 0 || sums.void === 0).toBe(true);
      await connector.stop();
    }),
  );
});
