// Checks that a shell passes the generated arguments to curl unchanged, for any request.
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { curlOf } from './curl.ts';

/** Returns the arguments that a shell passes to curl. */
const wordsOf = (command: string): string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], {
    env: { KASIR_SECRET_KEY: 'key', X_SIGNATURE: 'signed', PATH: process.env['PATH'] },
  })
    .toString()
    .split('\0')
    .slice(0, -1);

test('a write has its method, URL, own headers and body, and the key from a variable of the shell', () => {
  const command = curlOf({
    method: 'POST',
    path: '/v3/payment_requests',
    query: {},
    headers: {
      host: 'localhost:1',
      'content-type': 'application/json',
      authorization: 'Basic [hidden]',
      'api-version': '2024-11-11',
      'x-signature': '[hidden]',
    },
    body: { reference_id: "Budi's order", amount: 1 },
  });
  expect(command).not.toContain('localhost:1');
  const words = wordsOf(command);
  expect(words.slice(0, -1)).toEqual([
    '-X',
    'POST',
    'http://127.0.0.1:8585/v3/payment_requests',
    '-u',
    'key:',
    '-H',
    'api-version: 2024-11-11',
    '-H',
    'x-signature: signed',
    '-H',
    'content-type: application/json',
    '-d',
  ]);
  expect(JSON.parse(words.at(-1) ?? '')).toEqual({ reference_id: "Budi's order", amount: 1 });
});

test('no text of a request is interpreted by the shell', () => {
  const line = fc
    .string({ unit: 'binary-ascii', maxLength: 30 })
    .map((text) => text.replaceAll('\0', ''));
  fc.assert(
    fc.property(line, line, (header, text) => {
      const words = wordsOf(
        curlOf({
          method: 'POST',
          path: '/customers',
          query: { q: text },
          headers: { 'idempotency-key': header },
          body: { text },
        }),
      );
      expect(words).toContain(`idempotency-key: ${header}`);
      expect(JSON.parse(words.at(-1) ?? '')).toEqual({ text });
      expect(new URL(words[2] ?? '').searchParams.get('q')).toBe(text);
    }),
    { numRuns: 20 },
  );
});
