// Authentication: Authorization headers that hold a key, and accounts for which a key may act.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  actingAccount,
  Authenticator,
  hashKey,
  keyOf,
  sameHash,
  type Directory,
  type KeyView,
} from './authenticate.ts';
import type { AccountView } from './scope.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

describe('the key of an Authorization header', () => {
  test('is the user name, followed by a colon and nothing (AUTH-01, AUTH-02)', () => {
    expect(keyOf(`Basic ${base64('xnd_development_abc:')}`)).toBe('xnd_development_abc');
    expect(keyOf(`Basic ${base64('xnd_development_abc')}`)).toBeNull();
  });

  test('the scheme is read in any case (AUTH-01)', () => {
    for (const scheme of ['Basic', 'basic', 'BASIC', 'Basic  '])
      expect(keyOf(`${scheme} ${base64('key:')}`)).toBe('key');
  });

  test('a password is refused: only the key belongs there (AUTH-UNSPEC-02)', () => {
    expect(keyOf(`Basic ${base64('key:password')}`)).toBeNull();
    expect(keyOf(`Basic ${base64('key::')}`)).toBeNull();
    expect(keyOf(`Basic ${base64(':key')}`)).toBeNull();
  });

  test('is null when the header is missing or malformed (AUTH-07, AUTH-08)', () => {
    const malformed = [
      undefined,
      '',
      'Basic',
      'Basic ',
      'Basic %%%',
      'Basic =',
      `Basic ${base64(':')}`,
      `Basic ${base64('')}`,
      `Bearer ${base64('key:')}`,
      `Bearer key`,
      base64('key:'),
      `Basic${base64('key:')}`,
      `Basic ${base64('key:')} x`,
      `Basic ${base64('key:')},`,
      `Basic ${base64('key:')}A`,
      `Basic ${base64('ke:')}=`,
      `Basic ${base64('key1:').replace(/=+$/, '')}`,
      'Basic key:',
    ];
    for (const header of malformed) expect([header, keyOf(header)]).toEqual([header, null]);
  });

  test('is read from the standard alphabet only (AUTH-08)', () => {
    const key = '\u00ff\u00fe\u00fb?>~';
    const standard = base64(`${key}:`);
    const urlSafe = Buffer.from(`${key}:`).toString('base64url');
    expect(standard).toMatch(/[+/]/);
    expect(keyOf(`Basic ${standard}`)).toBe(key);
    expect(keyOf(`Basic ${urlSafe}`)).toBeNull();
  });

  test('is any text except an empty one or one with a colon', () => {
    const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());
    fc.assert(
      fc.property(text, (key) => {
        expect(keyOf(`Basic ${base64(`${key}:`)}`)).toBe(
          key !== '' && !key.includes(':') ? key : null,
        );
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (header) => {
        expect(keyOf(header) ?? '').not.toContain(':');
      }),
    );
  });
});

const view = (over: Partial<KeyView> = {}): KeyView => ({
  id: 'k',
  hash: hashKey('key'),
  account: 'platform',
  mode: 'test',
  type: 'secret',
  permissions: [],
  revoked: false,
  ...over,
});

describe('keys', () => {
  const header = `Basic ${base64('key:')}`;
  const nobody = {
    account: () => undefined,
    partner: () => undefined,
    subAccount: () => undefined,
  };
  const directory = (key: KeyView | undefined) => ({ key: () => key, ...nobody });

  test('are found by their hash alone, however often they are sent (AUTH-01)', async () => {
    const lookups: string[] = [];
    const keys = new Authenticator({
      key: async (hash) => {
        lookups.push(hash);
        return view();
      },
      ...nobody,
    });
    for (const _ of [1, 2]) expect((await keys.find(header))?.id).toBe('k');
    expect(lookups).toEqual([hashKey('key'), hashKey('key')]);
    expect(lookups[0]).toMatch(/^[0-9a-f]{64}$/);
  });

  test('that are unknown, revoked or stored with another hash are refused (AUTH-08)', async () => {
    const find = (key: KeyView | undefined, sent?: string) =>
      new Authenticator(directory(key)).find(sent);
    expect(await find(undefined, header)).toBeUndefined();
    expect(await find(view({ revoked: true }), header)).toBeUndefined();
    expect(await find(view({ hash: hashKey('other') }), header)).toBeUndefined();
    expect(await find(view())).toBeUndefined();
  });

  test('that have just been used are refused from the moment of their revocation (AUTH-04)', async () => {
    let key: KeyView | undefined = view();
    const keys = new Authenticator({ key: () => key, ...nobody });
    expect(await keys.find(header)).toBe(key);
    key = view({ revoked: true });
    expect(await keys.find(header)).toBeUndefined();
    key = undefined;
    expect(await keys.find(header)).toBeUndefined();
  });

  test('hashes are equal exactly when their texts are', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(sameHash(hashKey(a), hashKey(b))).toBe(a === b);
      }),
    );
    expect(sameHash(hashKey('a'), 'short')).toBe(false);
  });
});

describe('the acting account', () => {
  const account = (id: string, over: Partial<AccountView> = {}): AccountView => ({
    id,
    name: id,
    parent: null,
    platform: false,
    versions: { test: {}, live: {} },
    switches: {},
    callbacks: { test: { token: 'test-token' }, live: { token: 'live-token' } },
    number: '1',
    ...over,
  });
  const accounts = new Map(
    [
      account('platform', { platform: true }),
      account('branch', { parent: 'platform' }),
      account('twig', { parent: 'branch' }),
      account('rival', { platform: true }),
      account('rivals branch', { parent: 'rival' }),
      account('plain'),
      account('plain branch', { parent: 'plain' }),
    ].map((one) => [one.id, one]),
  );
  const directory: Directory = {
    key: () => undefined,
    account: (id) => accounts.get(id),
    partner: () => undefined,
    subAccount: (platform, id) =>
      accounts.get(id)?.parent === platform.account ? accounts.get(id) : undefined,
  };
  const acting = async (own: string, forUserId?: string) =>
    (await actingAccount(directory, view({ account: own }), forUserId))?.id;

  test('is the one named by for-user-id when it is a sub-account of the platform (CORE-HDR-for_user_id)', async () => {
    expect(await acting('platform')).toBe('platform');
    expect(await acting('platform', 'branch')).toBe('branch');
    expect(await acting('platform', 'platform')).toBe('platform');
  });

  test('is undefined when the sub-account is unknown or belongs to another platform (CORE-UNSPEC-03)', async () => {
    for (const id of ['nobody', 'rival', 'rivals branch', 'plain', 'plain branch', 'twig', '']) {
      expect([id, await acting('platform', id)]).toEqual([id, undefined]);
    }
  });

  test('is the account of the key without the platform feature (CORE-HDR-for_user_id-gate)', async () => {
    for (const id of ['plain branch', 'branch', 'nobody', ''])
      expect(await acting('plain', id)).toBe('plain');
  });
});
