// Tests that every pattern of the long tests still finds a test file.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longTests } from './long-tests.ts';

test('every pattern of the long tests finds a test file', () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  expect(longTests.filter((pattern) => globSync(pattern, { cwd }).length === 0)).toEqual([]);
});
