// Tests which requests are refused, with the field and the remedy.
import { describe, expect, test, vi } from 'vitest';
import type { OperationRequest } from '../protocol/index.ts';
import { VERSION, VERSION_HEADER } from '../protocol/index.ts';
import { openConnector } from '../testing/open-connector.ts';
import { card, cards, requests, rupiah } from '../testing/requests.ts';
import type { Outcome } from './outcome.ts';

describe('a request is refused', () => {
  test('without the version or with an unknown one, with the newest version in the header', async () => {
    const { connector } = openConnector();
    for (const version of [null, '2025-01-01']) {
      const headers = version === null ? {} : { [VERSION_HEADER]: version };
      const response = await connector.fetch(
        new Request('http://a.test/capabilities', { headers }),
      );
      expect(response.headers.get(VERSION_HEADER)).toBe(VERSION);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: { code: 'VERSION_UNSUPPORTED', message: expect.stringContaining(VERSION) } },
      ]);
    }
  });

  test('without a valid, current signature', async () => {
    const perform = vi.fn<() => Promise<Outcome>>();
    const { connector, platform, system } = openConnector({ perform });
    const request = requests.charge('charge_1');
    const bare = new Request('http://a.test/operations', {
      method: 'POST',
      body: JSON.stringify(request),
      headers: { [VERSION_HEADER]: VERSION },
    });
    expect(await platform.call(bare)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    const old = Math.floor(system.now() / 1_000) - 301;
    expect(await platform.send(request, old)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(await platform.ask('charge_1', old)).toMatchObject({ code: 'SIGNATURE_INVALID' });
    expect(perform).not.toHaveBeenCalled();
    await connector.stop();
  });

  test.each([
    ['a body that is not JSON', '{', null, 'JSON in UTF-8'],
    ['a body that is not an object', '[]', null, 'must be an object'],
    ['another id than its webhook-id', { id: 'charge_2' }, 'id', 'webhook-id'],
    ['an unknown work', { work: 'transfer' }, 'work', 'one of charge'],
    ['a fraction', { amount: { value: 1.5, currency: 'IDR' } }, 'amount.value', 'must be'],
    ['no amount', { amount: null }, 'amount', 'must be an object'],
    ['an amount of zero', { amount: { value: 0, currency: 'IDR' } }, 'amount.value', 'at least 1'],
    ['a parent', { parent: 'charge_0' }, 'parent', 'must be null'],
    ['a source of another work', { source: { type: 'number' } }, 'source.type', 'must be one of'],
    ['no channel', { channel: undefined }, 'channel', 'required'],
    ['a malformed time', { expires_at: 'soon' }, 'expires_at', 'ISO 8601'],
  ])('with %s, naming the field and what is accepted', async (_name, changes, field, message) => {
    const { platform } = openConnector();
    const request = requests.charge('charge_1');
    const body = typeof changes === 'string' ? changes : JSON.stringify({ ...request, ...changes });
    const reply = await platform.send(request, undefined, body);
    expect(reply).toMatchObject({ code: 'INVALID', field });
    expect(reply.message).toContain(message);
    expect(await platform.ask('charge_1')).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });

  test('with more than 256 KiB', async () => {
    const { platform } = openConnector();
    const request = requests.charge('charge_1', { metadata: { a: 'a'.repeat(300_000) } });
    expect(await platform.send(request)).toMatchObject({ code: 'INVALID' });
  });

  test('after its expiry, unless it has begun before', async () => {
    const { platform, system } = openConnector();
    const expires_at = new Date(system.now() + 1_000).toISOString();
    const request = requests.charge('charge_1', { expires_at });
    expect(await platform.send(request)).toMatchObject({ operation: { status: 'succeeded' } });
    await system.advance(2_000);
    expect(await platform.send(request)).toMatchObject({ operation: { status: 'succeeded' } });
    const late = requests.charge('charge_2', { expires_at });
    expect(await platform.send(late)).toMatchObject({ code: 'EXPIRED', field: 'expires_at' });
  });

  test('for an unknown path or method', async () => {
    const { connector } = openConnector({ basePath: '/bank' });
    for (const [method, path, status] of [
      ['GET', '/bank/operations', 405],
      ['POST', '/bank/capabilities', 405],
      ['GET', '/bank/operations/short', 404],
      ['GET', '/capabilities', 404],
      ['GET', '/bank', 404],
    ] as const) {
      const response = await connector.fetch(new Request(`http://a.test${path}`, { method }));
      expect([path, response.status]).toEqual([path, status]);
    }
  });
});

describe('a request that the declared capabilities do not cover is refused', () => {
  const undeclared: readonly (readonly [string, OperationRequest, string])[] = [
    ['a channel', requests.charge('charge_1', { channel: { ...cards, code: 'X' } }), 'channel'],
    ['a work', requests.issue('issue_01', { channel: { ...cards } }), 'channel'],
    [
      'a currency',
      requests.charge('charge_1', { amount: { value: 5_000, currency: 'PHP' } }),
      'channel',
    ],
    ['card data', requests.charge('charge_1', { source: card }), 'source.type'],
    [
      'the security code of a saved card',
      requests.charge('charge_1', { source: { type: 'token', token: 'tok_1', cvn: '123' } }),
      'source.cvn',
    ],
  ];
  test.each(undeclared)('%s', async (_name, request, field) => {
    const { platform } = openConnector({ capabilities: { card_data: false, channels: [cards] } });
    expect(await platform.send(request)).toMatchObject({ code: 'NOT_SUPPORTED', field });
    expect(await platform.ask(request.id)).toMatchObject({ code: 'OPERATION_NOT_FOUND' });
  });

  test('an amount outside the limits of the channel', async () => {
    const { platform } = openConnector();
    for (const [value, message] of [
      [999, 'at least 1000 IDR'],
      [100_000_001, 'at most 100000000 IDR'],
    ] as const) {
      const reply = await platform.send(requests.charge(`charge_${value}`, rupiah(value)));
      expect(reply).toMatchObject({ code: 'AMOUNT_INVALID', field: 'amount.value' });
      expect(reply.message).toContain(message);
    }
  });

  test('partial captures and late refunds', async () => {
    const rule = { partial: false, several: false };
    const channels = [{ ...cards, captures: rule, refunds: { ...rule, days: 7 } }];
    const { platform, system } = openConnector({ capabilities: { card_data: true, channels } });
    await platform.send(requests.authorize('auth_001'));
    const part = requests.capture('capture1', 'auth_001', rupiah(10_000));
    expect(await platform.send(part)).toMatchObject({
      code: 'NOT_SUPPORTED',
      field: 'amount.value',
    });
    expect(await platform.send(requests.capture('capture2', 'auth_001'))).toMatchObject({
      operation: { status: 'succeeded' },
    });
    await platform.send(requests.charge('charge_1'));
    await system.advance(7 * 86_400_000 + 1);
    expect(await platform.send(requests.refund('refund_1', 'charge_1'))).toMatchObject({
      code: 'NOT_SUPPORTED',
      message: expect.stringContaining('7 days'),
    });
  });
});
