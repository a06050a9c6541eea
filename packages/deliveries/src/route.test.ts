// The URL, token and signing secret of each delivery.
import { describe, expect, test } from 'vitest';
import { rotationUntil, withNextSecret, withToken } from '@kasir/models';
import { routeOf, signingSecret, type Recipient } from './route.ts';

const account = (test: Record<string, string>, live: Record<string, string> = {}): Recipient => ({
  id: 'acc-1',
  name: 'Toko',
  callbacks: { test: { token: 'tt', urls: test }, live: { token: 'tl', urls: live } },
});

const family = 'payment_succeeded';
const event = { url: null, family };
const now = { mode: 'test', now: 0 } as const;

describe('the URL of an event', () => {
  test('is its own URL, otherwise that of its family, the default or the fallback (EVT-DLV-02)', () => {
    const urls = { [family]: 'http://f', default: 'http://d', other: 'http://o' };
    const fallback = { account: 'acc-1', url: 'http://last' };
    const own = { url: 'http://own', family };
    const at = (...args: Parameters<typeof routeOf>) => routeOf(...args).url;
    expect(at(own, account(urls), now, fallback)).toBe('http://own');
    expect(at(event, account(urls), now, fallback)).toBe('http://f');
    expect(at(event, account({ ...urls, [family]: '' }), now, fallback)).toBe('http://d');
    expect(at(event, account({ other: 'http://o' }), now, fallback)).toBe('http://last');
    expect(at({ url: null, family: 'toString' }, account({}), now, fallback)).toBe('http://last');
  });

  test('is a setting of its mode, with the token of that mode (EVT-UNSPEC-10)', () => {
    const both = account({ default: 'http://test' }, { default: 'http://live' });
    expect(routeOf(event, both, now)).toEqual({
      url: 'http://test',
      token: 'tt',
      secrets: [0],
    });
    expect(routeOf(event, both, { ...now, mode: 'live' })).toEqual({
      url: 'http://live',
      token: 'tl',
      secrets: [0],
    });
  });

  test('is the fallback only for one account and its sub-accounts; a missing URL has a reason', () => {
    const fallback = { account: 'acc-2', url: 'http://last' };
    const branch = { ...account({}), parent: 'acc-2' };
    expect(routeOf(event, branch, now, fallback)).toMatchObject({
      url: 'http://last',
      token: 'tt',
    });
    expect(routeOf(event, { ...branch, parent: 'acc-3' }, now, fallback).url).toBeNull();
    expect(routeOf(event, account({}), { ...now, mode: 'live' }, fallback)).toEqual({
      url: null,
      reason: 'No callback URL is set for payment_succeeded or as default in live mode.',
    });
    const none = { account: 'acc-1', url: null };
    expect(routeOf(event, account({}), now, none).url).toBeNull();
    expect(routeOf(event, undefined, now, fallback)).toEqual({
      url: null,
      reason: 'The account of this event does not exist.',
    });
  });
});

describe('a rotation (AUTH-13)', () => {
  type Settings = Recipient['callbacks']['test'];
  const before: Settings = { token: 'old', urls: { default: 'http://d' } };
  const owner = (settings: Settings): Recipient => ({
    id: 'acc-1',
    name: 'Toko',
    callbacks: { test: settings, live: before },
  });
  const at = (settings: Settings, time: number) =>
    routeOf(event, owner(settings), { mode: 'test', now: time });
  const rotation = { now: 1_000, overlapMs: 500 };

  test('of the token sends the former one until its overlap ends', () => {
    const settings = withToken(before, 'new', rotation);
    for (const time of [1_000, 1_499]) {
      expect(at(settings, time)).toMatchObject({ token: 'old', secrets: [0] });
      expect(rotationUntil(settings, 'token', time)).toBe('1970-01-01T00:00:01.500Z');
    }
    expect(at(settings, 1_500)).toMatchObject({ token: 'new', secrets: [0] });
    expect(rotationUntil(settings, 'token', 1_500)).toBeNull();
    expect(rotationUntil(settings, 'signing_secret', 1_000)).toBeNull();
    const live = routeOf(event, owner(settings), { mode: 'live', now: 1_200 });
    expect(live).toMatchObject({ token: 'old', secrets: [0] });
  });

  test('of the secret signs with both until its overlap ends, and does not change the token', () => {
    const settings = withNextSecret(before, rotation);
    for (const time of [1_000, 1_499])
      expect(at(settings, time)).toMatchObject({ token: 'old', secrets: [1, 0] });
    expect(at(settings, 1_500)).toMatchObject({ token: 'old', secrets: [1] });
    const both = withToken(settings, 'new', { now: 1_100, overlapMs: 1_000 });
    expect(at(both, 1_200)).toMatchObject({ token: 'old', secrets: [1, 0] });
    expect(at(both, 1_500)).toMatchObject({ token: 'old', secrets: [1] });
    expect(at(both, 2_100)).toMatchObject({ token: 'new', secrets: [1] });
    const next = withNextSecret(both, { now: 1_600, overlapMs: 100 });
    expect(at(next, 1_650)).toMatchObject({ token: 'old', secrets: [2, 1] });
  });

  test('without an overlap also ends the overlap of an earlier one', () => {
    const settings = withNextSecret(withToken(before, 'new', rotation), rotation);
    expect(at(withToken(settings, 'newer'), 1_100)).toMatchObject({
      token: 'newer',
      secrets: [1, 0],
    });
    const cut = withNextSecret(settings, { now: 1_100, overlapMs: 0 });
    expect(at(cut, 1_100)).toMatchObject({ token: 'old', secrets: [2] });
  });
});

test('each account and mode has a signing secret of its own, always the same', () => {
  const partitions = ['acc-1', 'acc-2'].flatMap((name) =>
    (['test', 'live'] as const).map((mode) => ({ account: name, mode })),
  );
  const secrets = [...partitions, ...partitions].map((partition) =>
    signingSecret('installation', partition),
  );
  expect(new Set(secrets).size).toBe(4);
  const [first] = partitions;
  if (!first) throw new Error('no partition');
  const numbered = [0, 1, 2].map((number) => signingSecret('installation', first, number));
  expect(new Set([...numbered, ...secrets]).size).toBe(6);
  expect(numbered[0]).toBe(secrets[0]);
  for (const secret of [...secrets, ...numbered])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secrets).not.toContain(signingSecret('other', { account: 'acc-1', mode: 'test' }));
});
