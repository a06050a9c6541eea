// Checks the shared limiter on a real Redis; runs by `npm run test:redis`, which needs a
// redis-server on the PATH.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@kasir/client/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRedisLimiter } from './redis.ts';

let server: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await findFreePort();
  server = spawn('redis-server', ['--port', String(port), '--save', '', '--bind', '127.0.0.1']);
  url = `redis://127.0.0.1:${port}`;
  for await (const line of server.stdout ?? []) if (String(line).includes('Ready to accept')) break;
});

afterAll(() => {
  server.kill();
});

test('two nodes admit exactly the limit between them (RATE-02, RATE-08)', async () => {
  const [one, other] = await Promise.all([openRedisLimiter(url), openRedisLimiter(url)]);
  const taken = await Promise.all(
    Array.from({ length: 100 }, async (_, i) =>
      (i % 2 === 0 ? one : other).take('endpoint account', 60, 0),
    ),
  );
  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(60);
  expect(Math.min(...taken.map(({ remaining }) => remaining))).toBe(0);
  const elsewhere = await other.take('endpoint other', 60, 0);
  expect(elsewhere).toMatchObject({ allowed: true, remaining: 59 });
  await Promise.all([one.close(), other.close()]);
});

test('a Redis that hangs does not block requests: each node counts for itself until it is back', async () => {
  const said: string[] = [];
  const limiter = await openRedisLimiter(url, {
    away: (error) => said.push(`away: ${String(error)}`),
    back: () => said.push('back'),
    alone: () => said.push('alone'),
  });
  const bucket = 'hangs';
  await limiter.take(bucket, 2, 0);
  server.kill('SIGSTOP');
  const states = [await limiter.take(bucket, 2, 0), await limiter.take(bucket, 2, 0)];
  server.kill('SIGCONT');
  expect(states.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
    [true, 1],
    [true, 0],
  ]);
  expect(said).toEqual([expect.stringMatching(/^away: Error: .*timed out/), 'alone', 'alone']);
  const back = async () => (await limiter.take('other', 2, 0)) && said.at(-1);
  await expect.poll(back).toBe('back');
  await limiter.close();
});

test('while Redis is unreachable each node counts for itself, and the reason is reported once', async () => {
  const said: unknown[] = [];
  const limiter = await openRedisLimiter(url, { away: (error) => said.push(error) });
  server.kill();
  await once(server, 'exit');
  const states = [
    await limiter.take('b', 2, 0),
    await limiter.take('b', 2, 0),
    await limiter.take('b', 2, 0),
  ];
  expect(states.map(({ allowed }) => allowed)).toEqual([true, true, false]);
  expect(said).toEqual([expect.any(Error)]);
  await limiter.close();
});
