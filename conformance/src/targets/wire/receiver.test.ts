// Tests the receiver of webhooks over real sockets.
import { expect, onTestFinished, test } from 'vitest';
import { Receiver } from './receiver.ts';

const open = async (): Promise<Receiver> => {
  const receiver = await Receiver.open();
  onTestFinished(() => receiver.close());
  return receiver;
};

const send = async (url: string, body: string): Promise<number> => {
  const response = await fetch(url, { method: 'POST', body, headers: { 'webhook-id': 'w' } });
  return response.status;
};

test('deliveries are recorded by path, with their headers and body', async () => {
  const receiver = await open();
  await send(receiver.url('/a'), '{"n":1}');
  await send(receiver.url('/b'), 'no json');
  expect(receiver.at('/a')).toMatchObject([{ method: 'POST', body: { n: 1 }, text: '{"n":1}' }]);
  expect(receiver.at('/a')[0]?.headers['webhook-id']).toBe('w');
  expect(receiver.at('/b')).toMatchObject([{ body: undefined, text: 'no json' }]);
  expect(receiver.at('/c')).toEqual([]);
  expect(receiver.all().map(({ text }) => text)).toEqual(['{"n":1}', 'no json']);
});

test('deliveries that nobody reads, and those to forgotten paths, are not kept', async () => {
  const receiver = await open();
  expect(await send(receiver.idleUrl, 'idle')).toBe(200);
  await send(receiver.url('/a'), '1');
  const from = performance.now();
  await send(receiver.url('/b'), '2');
  await send(receiver.url('/a'), '3');
  expect(receiver.since(from).map(({ path, text }) => [path, text])).toEqual([
    ['/b', '2'],
    ['/a', '3'],
  ]);
  receiver.setResponses('/a', [500]);
  receiver.forget(['/a']);
  expect(receiver.all().map(({ text }) => text)).toEqual(['2']);
  expect(await send(receiver.url('/a'), '4')).toBe(200);
});

test('a path responds with the given statuses in order, then with 200', async () => {
  const receiver = await open();
  receiver.setResponses('/a', [500, 302]);
  const url = receiver.url('/a');
  expect([await send(url, ''), await send(url, ''), await send(url, '')]).toEqual([500, 302, 200]);
  expect(await send(receiver.url('/b'), '')).toBe(200);
});

test('a path can be set to redirect, to close the connection or to respond late', async () => {
  const receiver = await open();
  const { promise, resolve } = Promise.withResolvers<number>();
  receiver.setResponses('/a', [
    { status: 302, location: receiver.url('/b') },
    'reset',
    () => promise,
  ]);
  const url = receiver.url('/a');
  const redirected = await fetch(url, { method: 'POST', redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([
    302,
    receiver.url('/b'),
  ]);
  await expect(send(url, '')).rejects.toThrow();
  const late = send(url, '');
  expect(await receiver.wait('/a', 3, 60_000)).toHaveLength(3);
  resolve(202);
  expect(await late).toBe(202);
});

test('waiting ends with the last expected delivery', async () => {
  const receiver = await open();
  const waiting = receiver.wait('/a', 2, 60_000);
  await send(receiver.url('/a'), '1');
  await send(receiver.url('/a'), '2');
  expect((await waiting).map(({ text }) => text)).toEqual(['1', '2']);
  expect(await receiver.wait('/a', 1, 60_000)).toHaveLength(2);
});

test('waiting ends after its timeout', async () => {
  const receiver = await open();
  expect(await receiver.wait('/a', 1, 1)).toEqual([]);
});

test('a listener runs before the delivery is recorded and acknowledged', async () => {
  const receiver = await open();
  const order: string[] = [];
  receiver.during('/a', async ({ body }) => {
    expect(receiver.at('/a')).toEqual([]);
    await send(receiver.url('/b'), '{}');
    order.push(JSON.stringify(body));
  });
  expect(await send(receiver.url('/a'), '{"n":1}')).toBe(200);
  order.push('answered');
  expect(order).toEqual(['{"n":1}', 'answered']);
  expect(receiver.at('/a')).toHaveLength(1);
});
