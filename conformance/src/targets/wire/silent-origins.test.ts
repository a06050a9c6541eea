// Tests silent receivers over real sockets.
import { expect, test } from 'vitest';
import { SilentOrigins } from './silent-origins.ts';

test('requests to every origin are held, without a response, until all is over', async () => {
  const silent = await SilentOrigins.open(2);
  expect(new Set(silent.urls).size).toBe(2);
  expect(silent.held).toBe(0);
  const responses = silent.urls.map((url) =>
    fetch(url, { method: 'POST', body: '{}' }).catch(() => 'none'),
  );
  await silent.firstArrival(60_000);
  await expect.poll(() => silent.held).toBe(2);
  await silent.close();
  expect(await Promise.all(responses)).toEqual(['none', 'none']);
});

test('waiting for a request ends after its timeout', async () => {
  const silent = await SilentOrigins.open(1);
  await silent.firstArrival(1);
  expect(silent.held).toBe(0);
  await silent.close();
});
