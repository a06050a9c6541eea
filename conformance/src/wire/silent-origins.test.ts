// Silent receivers over real sockets.
import { expect, test } from 'vitest';
import { SilentOrigins } from './silent-origins.ts';

test('requests to every origin are held, without an answer, until all is over', async () => {
  const answers: Promise<unknown>[] = [];
  {
    await using silent = await SilentOrigins.open(2);
    expect(new Set(silent.urls).size).toBe(2);
    expect(silent.held).toBe(0);
    for (const url of silent.urls)
      answers.push(fetch(url, { method: 'POST', body: '{}' }).catch(() => 'no answer'));
    await silent.firstArrival(60_000);
    await expect.poll(() => silent.held).toBe(2);
  }
  expect(await Promise.all(answers)).toEqual(['no answer', 'no answer']);
});

test('waiting for a request ends after its timeout', async () => {
  await using silent = await SilentOrigins.open(1);
  await silent.firstArrival(1);
  expect(silent.held).toBe(0);
});
