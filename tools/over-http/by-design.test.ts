// Tests that the table of differences names existing test files, and skips the tests in it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { differences, reasonToSkip } from './by-design.ts';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

test('every file of the table exists', () => {
  const files = differences.flatMap(({ tests }) => Object.keys(tests));
  expect(files.filter((file) => !existsSync(packages + file))).toEqual([]);
});

/** Returns the words of a pattern that stand in titles as they are, without its alternatives. */
const fixedWords = ({ source }: RegExp): string[] =>
  source
    .replaceAll(/\(\?[:!][^)]*\)/g, ' ')
    .split(/[^A-Za-z_,' ]|\\./)
    .flatMap((piece) => piece.split(' '))
    .filter((word) => word.length > 3);

test('every pattern has its words in one title of its file: a renamed test is noticed here', () => {
  const lost = differences.flatMap(({ tests }) =>
    Object.entries(tests).flatMap(([file, names]) => {
      if (names === 'all') return [];
      const text = readFileSync(packages + file, 'utf8');
      const lines = text.split('\n');
      const groups = lines.filter((line) => line.includes('describe')).join(' ');
      return names
        .filter((name) => {
          // A word that is a value of the file may be one of the cases of a table.
          const words = fixedWords(name).filter(
            (word) => !text.includes(`'${word}'`) && !text.includes(`${word}:`),
          );
          return !lines.some((line) => words.every((word) => `${groups} ${line}`.includes(word)));
        })
        .map((name) => `${file}: ${name}`);
    }),
  );
  expect(lost).toEqual([]);
});

test('a test in the table is skipped with its reason, and the others of its file run', () => {
  const file = 'packages/unified/src/refunds/later.test.ts';
  expect(reasonToSkip(file, 'a refund that waits is PENDING')).toContain('waits for its connector');
  expect(reasonToSkip(file, 'cancelling is refused')).toBeNull();
  expect(reasonToSkip('packages/unified/src/refunds/create.test.ts', 'a refund')).toBeNull();
});
