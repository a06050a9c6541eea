// Silent receivers over real sockets.
import { expect, test } from 'vitest';
import { SilentOrigins } from './silent-origins.ts';

test('requests to every origin are held, without a response, until all is over', async () => {
  const responses: Promise<unknown>[] = [];
  {
    await using silent = await SilentOrigins.open(2);
    expect(new Set(silent.urls).size).toBe(2);
    expect(silent.held).toBe(0);
    for (const url of silent.urls)
      responses.push(fetch(url, { method: 'POST', body: '{}' }).catch(() => 'none'));
    await silent.firstArrival(60_000);
    await expect.poll(() => silent.held).toBe(2);
  }
  expect(await Promise.all(responses)).toEqual(['none', 'none']);
});

test('waiting for a request ends after its timeout', async () => {
  await using silent = await SilentOrigins.open(1);
  await silent.firstArrival(1);
  expect(silent.held).toBe(0);
});
