// Tests that the table of differences names existing test files, and skips the tests in it.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { differences, reasonToSkip } from './by-design.ts';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

test('every file of the table exists', () => {
  const files = differences.flatMap(({ tests }) => Object.keys(tests));
  expect(files.filter((file) => !existsSync(packages + file))).toEqual([]);
});

test('a test in the table is skipped with its reason, and the others of its file run', () => {
  const file = 'packages/unified/src/refunds/later.test.ts';
  expect(reasonToSkip(file, 'a refund that waits is PENDING')).toContain('waits for its connector');
  expect(reasonToSkip(file, 'cancelling is refused')).toBeNull();
  expect(reasonToSkip('packages/unified/src/refunds/create.test.ts', 'a refund')).toBeNull();
});
