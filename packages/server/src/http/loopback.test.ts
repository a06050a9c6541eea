// Checks which hosts can be reached from this machine only.
import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
  '%s is reached from this machine only',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '::ffff:10.0.0.1',
  '127.attacker.example',
  '127.0.0.1.attacker.example',
  'localhost.attacker.example',
])('%j may be reached from elsewhere', (host) => expect(isLoopback(host)).toBe(false));
