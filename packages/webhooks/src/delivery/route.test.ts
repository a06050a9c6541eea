// Where events go, and with which token and signing secret.
import { describe, expect, test } from 'vitest';
import { routeOf, signingSecret, type Recipient } from './route.ts';

const account = (test: Record<string, string>, live: Record<string, string> = {}): Recipient => ({
  id: 'acc-1',
  callbacks: { test: { token: 'tt', urls: test }, live: { token: 'tl', urls: live } },
});

const family = 'payment_succeeded';
const event = { url: null, family };

describe('the URL of an event', () => {
  test('is the first of its own, that of its family, the default and the fallback (EVT-DLV-02)', () => {
    const urls = { [family]: 'http://f', default: 'http://d', other: 'http://o' };
    const fallback = { account: 'acc-1', url: 'http://last' };
    const own = { url: 'http://own', family };
    const at = (...args: Parameters<typeof routeOf>) => routeOf(...args).url;
    expect(at(own, account(urls), 'test', fallback)).toBe('http://own');
    expect(at(event, account(urls), 'test', fallback)).toBe('http://f');
    expect(at(event, account({ ...urls, [family]: '' }), 'test', fallback)).toBe('http://d');
    expect(at(event, account({ other: 'http://o' }), 'test', fallback)).toBe('http://last');
    expect(at({ url: null, family: 'toString' }, account({}), 'test', fallback)).toBe(
      'http://last',
    );
  });

  test('is a setting of its mode, with the token of that mode (EVT-UNSPEC-10)', () => {
    const both = account({ default: 'http://test' }, { default: 'http://live' });
    expect(routeOf(event, both, 'test')).toEqual({ url: 'http://test', token: 'tt' });
    expect(routeOf(event, both, 'live')).toEqual({ url: 'http://live', token: 'tl' });
  });

  test('falls back for one account and its sub-accounts only, and says why there is none', () => {
    const fallback = { account: 'acc-2', url: 'http://last' };
    const branch = { ...account({}), parent: 'acc-2' };
    expect(routeOf(event, branch, 'test', fallback)).toEqual({ url: 'http://last', token: 'tt' });
    expect(routeOf(event, { ...branch, parent: 'acc-3' }, 'test', fallback).url).toBeNull();
    expect(routeOf(event, account({}), 'live', fallback)).toEqual({
      url: null,
      reason: 'No callback URL is set for payment_succeeded or as default in live mode.',
    });
    const none = { account: 'acc-1', url: null };
    expect(routeOf(event, account({}), 'test', none).url).toBeNull();
    expect(routeOf(event, undefined, 'test', fallback)).toEqual({
      url: null,
      reason: 'The account of this event does not exist.',
    });
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
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(secrets).not.toContain(signingSecret('other', { account: 'acc-1', mode: 'test' }));
});
