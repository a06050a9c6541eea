// Checks that a sealed secret opens only with its key and for its owner.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMasterKey } from './master-keys.ts';
import { createSealer, NoMasterKey, type SecretOwner } from './sealer.ts';

const owner: SecretOwner = { account: '65f0c0ffee0000000000aaaa', connector: 'my-bank' };
const [first, second] = [createMasterKey(), createMasterKey()];
const sealer = createSealer(() => [first]);
const owners = fc.record({ account: fc.string(), connector: fc.string() });

test('a sealed secret opens for its owner, and is sealed differently each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), owners, (secret, of) => {
      const sealed = sealer.seal(secret, of);
      expect(sealer.open(sealed, of)).toBe(secret);
      expect(sealer.seal(secret, of)).not.toBe(sealed);
      expect(sealed).toMatch(/^v1\.[0-9a-f]{16}\.[\w-]+$/);
    }),
  );
});

test('a sealed secret opens for no other account and no other connector', () => {
  fc.assert(
    fc.property(owners, owners, (one, other) => {
      fc.pre(one.account !== other.account || one.connector !== other.connector);
      expect(() => sealer.open(sealer.seal('secret', one), other)).toThrow();
    }),
  );
});

test('a sealed secret that was changed does not open', () => {
  const sealed = sealer.seal('whsec_secret', owner);
  const start = sealed.lastIndexOf('.') + 1;
  fc.assert(
    fc.property(
      fc.nat({ max: sealed.length - start - 2 }),
      fc.constantFrom('A', 'z', '-'),
      (at, other) => {
        const place = start + at;
        fc.pre(sealed[place] !== other);
        const changed = sealed.slice(0, place) + other + sealed.slice(place + 1);
        expect(() => sealer.open(changed, owner)).toThrow();
      },
    ),
  );
});

test('after a rotation both keys open secrets, and the newest one seals them', () => {
  const before = sealer.seal('secret', owner);
  const both = createSealer(() => [second, first]);
  expect(both.open(before, owner)).toBe('secret');
  expect(both.isCurrent(before)).toBe(false);
  const after = both.seal('secret', owner);
  expect(both.isCurrent(after)).toBe(true);
  expect(createSealer(() => [second]).open(after, owner)).toBe('secret');
});

test('the error of a missing key contains its id and the remedy', () => {
  const sealed = sealer.seal('secret', owner);
  const other = createSealer(() => [second]);
  expect(() => other.open(sealed, owner)).toThrow(NoMasterKey);
  expect(() => other.open(sealed, owner)).toThrow(`master key ${sealed.split('.')[1]}`);
  expect(() => other.open('plain', owner)).toThrow('KASIR_MASTER_KEY');
  expect(() => createSealer(() => []).seal('secret', owner)).toThrow('KASIR_MASTER_KEY_FILE');
});
