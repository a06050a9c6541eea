// Tests the prefixes of API keys, and the list of permissions.
import { expect, test } from 'vitest';
import { allPermissions, keyPrefix } from './kind.ts';

test('the prefix of a key shows its type and mode (AUTH-UNSPEC-03)', () => {
  expect(keyPrefix('secret', 'test')).toBe('xnd_development_');
  expect(keyPrefix('secret', 'live')).toBe('xnd_production_');
  expect(keyPrefix('public', 'test')).toBe('xnd_public_development_');
  expect(keyPrefix('public', 'live')).toBe('xnd_public_production_');
});

test('every scope can be read and written (AUTH-UNSPEC-03)', () => {
  expect(allPermissions).toEqual([
    'money_in:read',
    'money_in:write',
    'transaction:read',
    'transaction:write',
    'report:read',
    'report:write',
    'customer:read',
    'customer:write',
    'platform:read',
    'platform:write',
    'webhook:read',
    'webhook:write',
  ]);
});
