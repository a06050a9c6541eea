// Tests that secrets are found anywhere in a text, including those with the same prefix as others.
import { expect, test } from 'vitest';
import { Secrets } from './secrets.ts';

test('secrets with the same prefix are each found and replaced, and so is a short one', () => {
  const secrets = new Secrets();
  for (const n of [10, 11, 12]) secrets.add(`KEY_${n}`, `xnd_development_${n}`);
  secrets.add('TOKEN', 'abc');
  const text = 'xnd_development_11 xnd_development_99 abc';
  expect(secrets.foundIn(text)).toEqual(['$KEY_11', '$TOKEN']);
  expect(secrets.redact(text)).toBe('$KEY_11 xnd_development_99 $TOKEN');
  expect(secrets.foundIn(`Basic ${btoa('xnd_development_12:')}`)).toEqual(['base64($KEY_12:)']);
});

test('a secret is found in a URL, inside JSON and encoded, with any characters', () => {
  const secrets = new Secrets();
  const key = 'xnd_development_a/b+c="d\\e&f';
  secrets.add('KEY', key);
  const texts = [
    key,
    encodeURIComponent(key),
    JSON.stringify({ key }),
    Buffer.from(key).toString('base64'),
    Buffer.from(`${key}:`).toString('base64'),
  ];
  for (const text of texts) {
    const safe = secrets.redact(`before ${text} after`);
    expect(safe).toContain('KEY');
    expect(safe).not.toContain(text.slice(-12));
  }
});
