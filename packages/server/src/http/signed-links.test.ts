// Checks signatures of links: a standard HMAC, so that links of every release stay valid.
import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmac, linkPath, readLinkPath } from './signed-links.ts';

test('a signature is the HMAC-SHA-256 of its text, for secrets and texts of any length', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 }).filter((one) => one.isWellFormed());
  fc.assert(
    fc.property(text, text, (secret, signed) => {
      const expected = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(hmac(secret, signed)).toBe(expected);
    }),
  );
});

test('a link is valid for its object at one place only, and only on the installation that created it', () => {
  const linked = {
    partition: { account: 'acc', mode: 'test' },
    object: 'report',
    id: 'r1',
  } as const;
  const path = linkPath('secret', 'downloads', linked);
  expect(readLinkPath('secret', 'downloads', path)).toEqual(linked);
  expect(readLinkPath('another', 'downloads', path)).toBeNull();
  expect(readLinkPath('secret', 'hosted', path.replace('downloads', 'hosted'))).toBeNull();
});
