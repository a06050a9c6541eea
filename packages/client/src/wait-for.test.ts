// Tests waiting for a status: it reads until the object has the status, and ends by deadline, abort
// or a permanent failure.
import { describe, expect, test } from 'vitest';
import { manualClock } from './testing/clock.ts';
import { reply, type Respond } from './testing/loopback.ts';
import { sampleService } from './testing/sample-service.ts';

const input = { params: { id: 'w1' } };

/** Responds with these statuses in turn, and with the last one forever. */
const statuses =
  (...all: readonly (string | number)[]): Respond =>
  (response, _, index) => {
    const status = all[Math.min(index, all.length - 1)] ?? '';
    if (typeof status === 'number')
      reply(response, status, { error_code: 'DATA_NOT_FOUND', message: 'No.' });
    else reply(response, 200, { id: 'w1', status });
  };

/** Creates a service whose client only moves a clock instead of sleeping. */
const waiting = async (respond: Respond) => {
  const clock = manualClock();
  const slept: number[] = [];
  const sleep = async (ms: number) => {
    slept.push(ms);
    clock.advance(ms);
  };
  const service = await sampleService(respond, { sleep, now: clock.now, deadlineMs: 60_000 });
  return { ...service, slept };
};

describe('waitFor', () => {
  test('returns the object once it has the status, after waits that grow', async () => {
    const { widgets, slept } = await waiting(statuses('PENDING', 'PENDING', 'PENDING', 'PAID'));
    expect(await widgets.get.waitFor(input, 'PAID')).toMatchObject({ status: 'PAID' });
    expect(slept).toEqual([500, 750, 1_125]);
  });

  test('accepts any of several statuses', async () => {
    const { widgets } = await waiting(statuses('PENDING', 'FAILED'));
    expect(await widgets.get.waitFor(input, ['PAID', 'FAILED'])).toMatchObject({
      status: 'FAILED',
    });
  });

  test('continues after a temporary failure, and throws after any other', async () => {
    const { widgets } = await waiting(statuses('PENDING', 503, 'PAID'));
    expect(await widgets.get.waitFor(input, 'PAID')).toMatchObject({ status: 'PAID' });
    const gone = await waiting(statuses('PENDING', 404));
    await expect(gone.widgets.get.waitFor(input, 'PAID')).rejects.toMatchObject({
      code: 'DATA_NOT_FOUND',
      operation: 'widgets.get',
    });
  });

  test('ends at its deadline with an error that names the last status', async () => {
    const { widgets, slept } = await waiting(statuses('PENDING'));
    await expect(
      widgets.get.waitFor(input, 'PAID', { deadlineMs: 2_000, pollMs: 800 }),
    ).rejects.toMatchObject({
      name: 'ApiError',
      code: 'TIMEOUT',
      indeterminate: false,
      retryable: true,
      message: 'TIMEOUT: The status is PENDING, not PAID, after 2000 ms (deadlineMs).',
    });
    expect(slept).toEqual([800]);
  });

  test('ends when it is aborted between two reads', async () => {
    const abort = new AbortController();
    const { widgets } = await sampleService(statuses('PENDING'), {
      sleep: async () => abort.abort(),
    });
    await expect(
      widgets.get.waitFor(input, 'PAID', { signal: abort.signal }),
    ).rejects.toMatchObject({ code: 'ABORTED', message: expect.stringContaining('PENDING') });
  });

  test.each([{ deadlineMs: 0 }, { pollMs: -1 }])('refuses %j', async (options) => {
    const { widgets } = await waiting(statuses('PAID'));
    await expect(widgets.get.waitFor(input, 'PAID', options)).rejects.toThrow(/positive/);
  });
});
