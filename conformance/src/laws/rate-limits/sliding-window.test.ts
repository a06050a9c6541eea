// Tests the model of a sliding window: exact inside the window, undecided near its edge and where
// the specification is open.
import { describe, expect, test } from 'vitest';
import { SlidingWindow } from './sliding-window.ts';

const at = (ms: number, wide = 2) => ({ from: ms, to: ms + wide });

/** A window of two requests that has let both pass at the beginning. */
const used = (): SlidingWindow => {
  const window = new SlidingWindow(2);
  expect(window.accepts(at(0), { passed: true, remaining: 1 })).toBe(true);
  expect(window.accepts(at(1_000), { passed: true, remaining: 0 })).toBe(true);
  return window;
};

describe('a sliding window', () => {
  test('allows as many requests as its limit, and further ones as earlier ones leave it (RATE-04)', () => {
    const window = used();
    expect(window.expects(at(30_000))).toBe('429');
    expect(window.expects(at(60_100))).toBe('a success');
    expect(window.accepts(at(60_100), { passed: true, remaining: 0 })).toBe(true);
    expect(window.expects(at(60_200))).toBe('429');
    expect(window.expects(at(61_100))).toBe('a success');
  });

  test('is undecided directly at its edge', () => {
    expect(used().expects(at(59_999))).toBe('either');
    expect(used().expects({ from: 50_000, to: 60_200 })).toBe('either');
  });

  test('is violated by a surplus success, an early rejection and a wrong remainder', () => {
    expect(used().accepts(at(30_000), { passed: true, remaining: 0 })).toBe(false);
    expect(used().accepts(at(62_000), { passed: false, remaining: 0 })).toBe(false);
    expect(used().accepts(at(62_000), { passed: true, remaining: 0 })).toBe(false);
    expect(used().accepts(at(62_000), { passed: true, remaining: 1 })).toBe(true);
  });

  test('learns whether rejected requests count (RATE-UNSPEC-06)', () => {
    for (const [passed, name] of [
      [true, 'do not count'],
      [false, 'count'],
    ] as const) {
      const window = used();
      for (const time of [30_000, 31_000])
        expect(window.accepts(at(time), { passed: false, remaining: 0 })).toBe(true);
      expect(window.refused).toBeNull();
      expect(window.expects(at(62_000))).toBe('either');
      const remaining = passed ? 1 : 0;
      expect(window.accepts(at(62_000), { passed, remaining })).toBe(true);
      expect(window.refused).toBe(name);
    }
  });
});
