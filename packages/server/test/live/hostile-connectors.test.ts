// Tests connectors that attack the platform or its payers: amounts too large for a sum, currencies
// that do not exist, pages that are scripts, responses without end.
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { VERSION, VERSION_HEADER, type Operation } from '@kasir/connector/protocol';
import { createConnectorClient } from '@kasir/connector/client';
import { ledgers } from '@kasir/payments/ledger';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkInvariants } from '../../src/control/invariants.ts';
import { sendEvent } from '../../src/testing/connector-callbacks.ts';
import { virtualAccountRequest, walletRequest } from '../../src/testing/live-bodies.ts';
import { openLiveServer, type LiveServer } from '../../src/testing/live-server.ts';
import { SHARED_SECRET } from '../../src/testing/processor.ts';

const callbackUrlOf = ({ url, account }: LiveServer): string =>
  `${url}/_connectors/${account}/bank`;

const heldBy = ({ kasir, partition }: LiveServer): Promise<number> =>
  kasir.store.view(partition, (view) => 0 - view.balance(ledgers.clearing, 'IDR'));

const received = (issued_by: string, amount: object, id: string) => ({
  type: 'payment.received',
  payment: { id, issued_by, amount, paid_at: '2026-11-26T09:00:00Z', payer: null, sequence: 1 },
});

/** Opens a server with a virtual account number that can be paid. */
const openNumber = async () => {
  const server = await openLiveServer();
  await server.callLive('POST', '/payment_requests', virtualAccountRequest);
  const [issue] = await server.operations();
  const pay = (amount: object, id: string): Promise<number> =>
    sendEvent(callbackUrlOf(server), received(issue?.id ?? '', amount, id));
  return { server, pay };
};

describe('a payment that cannot exist', () => {
  test('with the largest safe integer as its amount leaves the books exact', async () => {
    const { server, pay } = await openNumber();
    const most = { value: Number.MAX_SAFE_INTEGER, currency: 'IDR' };
    for (const id of ['pay_00000001', 'pay_00000002', 'pay_00000003']) await pay(most, id);
    expect(Number.isSafeInteger(await heldBy(server))).toBe(true);
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
    // An honest payment is booked as before.
    const before = await heldBy(server);
    expect(await pay({ value: 70_000, currency: 'IDR' }, 'pay_00000004')).toBe(204);
    expect((await heldBy(server)) - before).toBe(70_000);
  });

  test('in an unknown currency is shown to the operator, not booked, and every list can be read', async () => {
    const { server, pay } = await openNumber();
    expect(await pay({ value: 70_000, currency: 'XQQ' }, 'pay_00000001')).toBe(204);
    const { account, control, callLive } = server;
    expect(await heldBy(server)).toBe(0);
    expect((await control('GET', `/accounts/${account}/doubts`)).body).toMatchObject({
      data: [{ attention: 'CONTRADICTION', currency: 'XQQ', executed: null }],
    });
    expect(await checkInvariants(server.kasir.store)).toEqual([]);
    for (const path of ['doubts', 'attention', 'reconciliation', 'money?mode=live'])
      expect((await control('GET', `/accounts/${account}/${path}`)).status, path).toBe(200);
    expect((await callLive('GET', '/transactions')).status).toBe(200);
  });
});

describe('the page that a payer is sent to', () => {
  const scripts = ['javascript:alert(1)', 'data:text/html,<script>1</script>', ' javascript:1'];

  test.each(scripts)('is never the script %j', async (url) => {
    const server = await openLiveServer({
      settings: { waitMs: 300 },
      onTheWay: async (response) => {
        const said = (await response.json()) as Operation;
        if (said.work !== 'charge') return new Response(JSON.stringify(said), response);
        const action = { type: 'redirect', url, expires_at: null };
        const { status, headers } = response;
        const body = { ...said, status: 'action_required', amount: null, action };
        return new Response(JSON.stringify(body), { status, headers });
      },
    });
    const { body } = await server.callLive('POST', '/payment_requests', walletRequest());
    expect(JSON.stringify(body)).not.toContain(url);
    // A response with such a page leaves the outcome unknown: nothing is booked.
    expect((await server.operations())[0]?.state).toMatchObject({ status: 'SENT', action: null });
    expect(await heldBy(server)).toBe(0);
  });
});

describe('a response of a connector', () => {
  /** Serves raw responses until the test ends. */
  const serveRaw = async (respond: (response: ServerResponse) => void): Promise<string> => {
    const server = createServer((_request, response) => respond(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const head = { [VERSION_HEADER]: VERSION, 'content-type': 'application/json' };

  test('without end is cut off, and the outcome is unknown', async () => {
    let sent = 0;
    const url = await serveRaw((response) => {
      response.writeHead(200, head);
      const piece = Buffer.alloc(65_536, '[');
      const push = setInterval(() => {
        sent += piece.length;
        response.write(piece);
      }, 1);
      response.on('close', () => clearInterval(push));
    });
    const client = createConnectorClient({ url, secrets: [SHARED_SECRET] });
    expect(await client.get('op_00000001')).toBe('unknown');
    await expect(client.capabilities()).rejects.toThrow('protocol');
    expect(sent).toBeLessThan(64 * 1_048_576);
  });

  test('that arrives byte by byte is ended by the timeout of the request', async () => {
    const url = await serveRaw((response) => {
      response.writeHead(200, head);
      const drip = setInterval(() => response.write(' '), 10);
      response.on('close', () => clearInterval(drip));
    });
    const client = createConnectorClient({ url, secrets: [SHARED_SECRET], timeoutMs: 300 });
    expect(await client.get('op_00000001')).toBe('unknown');
  });

  test('of a hundred thousand nested brackets leaves the outcome unknown', async () => {
    const url = await serveRaw((response) =>
      response.writeHead(200, head).end('['.repeat(100_000) + ']'.repeat(100_000)),
    );
    const client = createConnectorClient({ url, secrets: [SHARED_SECRET] });
    expect(await client.get('op_00000001')).toBe('unknown');
  });

  test('with the statement of a busy day is read whole', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => ({
      id: `settlement-${index}`,
      operation: `op_${String(index).padStart(8, '0')}`,
      kind: 'charge',
      gross: { value: 150_000, currency: 'IDR' },
      fee: { value: 2_250, currency: 'IDR' },
      net: { value: 147_750, currency: 'IDR' },
      settled_at: '2026-11-27T02:00:00Z',
    }));
    const statement = { date: '2026-11-26', is_complete: true, lines };
    const url = await serveRaw((response) =>
      response.writeHead(200, head).end(JSON.stringify(statement)),
    );
    const client = createConnectorClient({ url, secrets: [SHARED_SECRET] });
    expect((await client.statement('2026-11-26')).lines).toHaveLength(5_000);
  });
});
