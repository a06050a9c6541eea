// Tests pacing on a clock that only moves when somebody waits.
import { describe, expect, test } from 'vitest';
import type { ApiResponse, OutgoingRequest } from './message.ts';
import { retryAfterSeconds, RateLimitPacer } from './rate-limit-pacer.ts';

const request = (endpoint: string, name = 'KEY'): OutgoingRequest => ({
  endpoint,
  actor: { name, key: name },
  method: 'GET',
  target: '/',
  headers: {},
  body: null,
});

const response = (headers: Record<string, string>): ApiResponse => ({
  status: 200,
  headers,
  text: '',
  body: undefined,
});

const left = (remaining: number, reset: number, limit?: number): ApiResponse =>
  response({
    'rate-limit-remaining': String(remaining),
    'rate-limit-reset': String(reset),
    ...(limit !== undefined && { 'rate-limit-limit': String(limit) }),
  });

/** Records a 429, which shows that the target enforces limits. */
const enforce = (pace: RateLimitPacer): void =>
  pace.learn(request('other'), { ...response({}), status: 429 });

const paced = (perMinute: number | null) => {
  let time = 0;
  const pace = new RateLimitPacer(
    perMinute,
    () => time,
    async (ms) => {
      time += ms;
    },
  );
  const turn = async (outgoing: OutgoingRequest, together?: number): Promise<number> => {
    const before = time;
    await pace.turn(outgoing, together);
    return time - before;
  };
  return { pace, turn };
};

describe('before a request leaves', () => {
  test('a request leaves at once while requests remain', async () => {
    const { pace, turn } = paced(null);
    pace.learn(request('a'), left(1, 30));
    expect(await turn(request('a'))).toBe(0);
  });

  test('headers cause no wait while the target has never rejected a request', async () => {
    const { pace, turn } = paced(null);
    for (let n = 0; n < 200; n += 1) {
      expect(await turn(request('a'))).toBe(0);
      pace.learn(request('a'), left(0, 60));
    }
  });

  test('a request waits for its used-up bucket, not for others, once a 429 has shown that limits are enforced', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    pace.learn(request('a'), left(0, 12));
    expect(await turn(request('b'))).toBe(0);
    expect(await turn(request('a', 'KEY_2'))).toBe(0);
    expect(await turn(request('a'))).toBe(12_000);
    expect(await turn(request('a'))).toBe(0);
  });

  test('a bucket that the run has hardly used is not believed to be used up', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    for (let n = 0; n < 29; n += 1) {
      pace.learn(request('a'), left(0, 60, 60));
      expect(await turn(request('a'))).toBe(0);
    }
    pace.learn(request('a'), left(0, 60, 60));
    expect(await turn(request('a'))).toBe(0);
    pace.learn(request('a'), left(0, 60, 60));
    expect(await turn(request('a'))).toBe(60_000);
  });

  test('concurrent requests wait once until there is room for all of them', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    const one = request('a');
    const together = async (count: number): Promise<number> => {
      let waited = 0;
      for (let n = 0; n < count; n += 1) waited += await turn(one, count);
      return waited;
    };
    pace.learn(one, left(4, 12));
    expect(await together(4)).toBe(0);
    pace.learn(one, left(3, 12));
    expect(await together(4)).toBe(60_000);
  });

  test('headers that announce no more room after a window without requests are no longer believed', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    const one = request('a');
    const waits: number[] = [];
    for (let n = 0; n < 80; n += 1) {
      waits.push(await turn(one, 4));
      pace.learn(one, left(3, 60, 60));
    }
    expect(waits.filter((wait) => wait > 0)).toEqual([60_000]);
  });

  test('concurrent requests that are more than the whole limit do not wait', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    pace.learn(request('a'), left(0, 60, 0));
    expect(await turn(request('a'), 4)).toBe(0);
  });

  test('no wait is longer than a window, whatever the target announces', async () => {
    const { pace, turn } = paced(null);
    enforce(pace);
    pace.learn(request('a'), left(0, 1_700_000_000));
    expect(await turn(request('a'))).toBe(65_000);
  });

  test('responses without the headers are ignored', async () => {
    const { pace, turn } = paced(null);
    pace.learn(request('a'), response({ 'rate-limit-remaining': 'none' }));
    expect(await turn(request('a'))).toBe(0);
  });

  test('the rate of the user applies to all endpoints together', async () => {
    const { turn } = paced(60);
    expect(await turn(request('a'))).toBe(0);
    expect(await turn(request('b'))).toBe(1_000);
    expect(await turn(request('a'))).toBe(1_000);
  });
});

test('a 429 requires a wait of Retry-After, otherwise until the reset, otherwise of one second', () => {
  expect(retryAfterSeconds(response({ 'retry-after': '7', 'rate-limit-reset': '3' }))).toBe(7);
  expect(retryAfterSeconds(response({ 'rate-limit-reset': '3' }))).toBe(3);
  expect(retryAfterSeconds(response({ 'retry-after': 'soon' }))).toBe(1);
});
