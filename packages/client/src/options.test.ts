// Tests that invalid options are refused by name, and that options of a call override those of the
// client.
import { describe, expect, test, vi } from 'vitest';
import { reply } from './testing/loopback.ts';
import { createSampleClient, sampleKey, sampleService } from './testing/sample-service.ts';
import { settingsOf } from './options.ts';
import { wait } from './wait.ts';

const baseUrl = 'http://127.0.0.1:1';

describe('a limit', () => {
  test.each([
    [{ timeoutMs: 0 }, /timeoutMs must be a positive number of milliseconds/],
    [{ timeoutMs: Number.NaN }, /timeoutMs/],
    [{ deadlineMs: -1 }, /deadlineMs must be a positive number of milliseconds/],
    [{ retries: -1 }, /retries must be a number, 0 for none/],
    [{ retries: Number.NaN }, /retries/],
  ])('of %j is refused, of a client and of a call', async (limit, message) => {
    expect(() => createSampleClient({ baseUrl, key: sampleKey, ...limit })).toThrow(message);
    const { widgets } = createSampleClient({ baseUrl, key: sampleKey });
    await expect(widgets.count({}, limit)).rejects.toThrow(message);
    await expect(widgets.count({}, limit)).rejects.toThrow(TypeError);
  });

  test('of retries applies to each call of a client separately', async () => {
    const { server, widgets } = await sampleService((response) => reply(response, 503, {}), {
      retries: 5,
      sleep: async () => {},
    });
    expect(await widgets.count({}, { retries: 1 })).toMatchObject({ status: 503, attempts: 2 });
    expect(await widgets.count({}, { retries: 0 })).toMatchObject({ attempts: 1 });
    expect(server.seen).toHaveLength(3);
  });
});

describe('a wait', () => {
  test('ends when its signal aborts, before or during it, and keeps no listener', async () => {
    await wait(60_000, AbortSignal.abort());
    const stop = new AbortController();
    const remove = vi.spyOn(stop.signal, 'removeEventListener');
    const waiting = wait(60_000, stop.signal);
    stop.abort();
    await waiting;
    expect(remove).toHaveBeenCalledOnce();
    await wait(1, undefined);
  });
});

test('a warning goes to the console where there is no process', () => {
  const report = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('process', undefined);
  try {
    settingsOf({ baseUrl, key: sampleKey }).warn('Something differs.');
    expect(report).toHaveBeenCalledWith('Something differs.');
  } finally {
    vi.unstubAllGlobals();
    report.mockRestore();
  }
});
