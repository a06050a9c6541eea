// Tests middleware: the parts of a call that it may change, must not change and never sees.
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import { describeOverEach, sampleKey, sampleService } from './testing/sample-service.ts';
import type { Middleware, MiddlewareCall } from './index.ts';

const widget = { id: 'w1', name: 'a', color: 'RED' };
const input = { body: { name: 'a' } };
const created: Respond = (response) => reply(response, 201, widget);

describeOverEach('middleware', () => {
  test('changes query, headers and body of a request, in the order of the list', async () => {
    const first: Middleware = {
      onRequest: async ({ request }) => {
        const body = (await request.json()) as object;
        return new Request(`${request.url}?shelf=1`, {
          method: request.method,
          headers: { ...Object.fromEntries(request.headers), 'x-first': 'yes' },
          body: JSON.stringify({ ...body, amount: 5 }),
        });
      },
    };
    const second: Middleware = {
      onRequest: ({ request }) => {
        request.headers.set('x-second', `${request.headers.get('x-first')}, too`);
      },
    };
    const { server, widgets } = await sampleService(created, { middleware: [first, second] });
    expect(await widgets.create(input)).toMatchObject({ ok: true, body: widget });
    expect(server.seen).toMatchObject([
      {
        url: '/widgets?shelf=1',
        headers: { 'x-first': 'yes', 'x-second': 'yes, too', 'content-type': 'application/json' },
        body: '{"name":"a","amount":5}',
      },
    ]);
  });

  test('runs once for all attempts, which send the same bytes under one key', async () => {
    let runs = 0;
    const count: Middleware = {
      onRequest: ({ request }) => {
        runs += 1;
        request.headers.set('x-run', String(runs));
      },
    };
    const { server, widgets } = await sampleService(
      (response, _, index) =>
        index === 0 ? response.socket?.destroy() : reply(response, 201, widget),
      { retries: 1, sleep: async () => {}, middleware: [count] },
    );
    const result = await widgets.create(input, { idempotencyKey: 'mine' });
    expect(result).toMatchObject({ ok: true, attempts: 2, idempotencyKey: 'mine' });
    expect(
      server.seen.map(({ headers }) => [headers['x-run'], headers['idempotency-key']]),
    ).toEqual([
      ['1', 'mine'],
      ['1', 'mine'],
    ]);
  });

  test('never sees the API key, and cannot change the API key, the idempotency key or the address', async () => {
    const seen: unknown[] = [];
    const curious: Middleware = {
      onRequest: ({ request }) => {
        seen.push(inspect(request, { depth: 9 }), [...request.headers]);
        request.headers.set('authorization', 'Basic other');
        request.headers.set('idempotency-key', 'other');
      },
    };
    const { server, widgets } = await sampleService(created, { middleware: [curious] });
    await widgets.create(input, { idempotencyKey: 'mine' });
    const basic = Buffer.from(`${sampleKey}:`).toString('base64');
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: `Basic ${basic}`,
      'idempotency-key': 'mine',
    });
    expect(JSON.stringify(seen)).not.toContain(basic);
    const elsewhere: Middleware = { onRequest: () => new Request('http://127.0.0.1:1/widgets') };
    const other = await sampleService(created, { middleware: [elsewhere] });
    await expect(other.widgets.create(input)).rejects.toThrow(/must not change the method, host/);
    expect(other.server.seen).toEqual([]);
  });

  test('can end a call with its own response, and nothing is sent', async () => {
    const cache: Middleware = { onRequest: () => Response.json(widget, { status: 201 }) };
    const { server, widgets } = await sampleService(created, { middleware: [cache] });
    expect(await widgets.create(input)).toMatchObject({ ok: true, body: widget, attempts: 0 });
    expect(server.seen).toEqual([]);
  });

  test('replaces responses in reverse order, failures included', async () => {
    const order: string[] = [];
    const named = (name: string): Middleware => ({
      onResponse: async ({ response, operation, schemaPath }) => {
        order.push(`${name} ${operation} ${schemaPath} ${response.status}`);
        return new Response(await response.text(), { status: 200, headers: response.headers });
      },
    });
    const { widgets } = await sampleService(
      (response) => reply(response, 404, { ...widget, error_code: 'DATA_NOT_FOUND' }),
      { middleware: [named('outer'), named('inner')] },
    );
    expect(await widgets.get({ params: { id: 'w1' } })).toMatchObject({ ok: true, status: 200 });
    expect(order).toEqual([
      'inner widgets.get /widgets/{id} 404',
      'outer widgets.get /widgets/{id} 200',
    ]);
  });

  test('receives the error of a call without a response, and may return a response or throw instead', async () => {
    const calls: string[] = [];
    const lost: Respond = (response) => response.socket?.destroy();
    const hear: Middleware = {
      onRequest: ({ id }: MiddlewareCall) => void calls.push(id),
      onError: ({ error, id }) => void calls.push(`${id} ${error.code}`),
    };
    const { widgets } = await sampleService(lost, { middleware: [hear] });
    expect(await widgets.create(input)).toMatchObject({ code: 'NETWORK', indeterminate: true });
    await widgets.create(input);
    expect(calls).toEqual(['1', '1 NETWORK', '2', '2 NETWORK']);
    const respond: Middleware = { onError: () => Response.json(widget, { status: 201 }) };
    const calm = await sampleService(lost, { middleware: [respond] });
    expect(await calm.widgets.create(input)).toMatchObject({ ok: true, body: widget });
    const loud: Middleware = { onError: ({ error }) => new Error('no shop', { cause: error }) };
    const thrown = await sampleService(lost, { middleware: [loud] });
    await expect(thrown.widgets.create(input)).rejects.toThrow('no shop');
  });
});

describe('a response without a body', () => {
  test('reaches middleware', async () => {
    const statuses: number[] = [];
    const hear: Middleware = { onResponse: ({ response }) => void statuses.push(response.status) };
    const { client } = await sampleService((response) => response.writeHead(204).end(), {
      middleware: [hear],
    });
    await client.call({ method: 'DELETE', path: '/widgets' });
    expect(statuses).toEqual([204]);
  });
});
