// Tests that the type checker refuses mutants that could not be shipped, and no others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import { root } from './settings.ts';
import { Types } from './types.ts';

const file = 'packages/core/src/money.ts';
const source = readFileSync(join(root, file), 'utf8');

/** Returns a mutant that replaces the only place of a text. */
const replacing = (text: string, replacement: string): Mutant => {
  const start = source.indexOf(text);
  expect(start).toBe(source.lastIndexOf(text));
  return {
    id: 'a',
    file,
    operator: 'none',
    declaration: '',
    start,
    end: start + text.length,
    replacement,
  };
};

test('a mutant with a wrong type is refused, and one that compiles is not, in any order', async () => {
  const types = await Types.open();
  onTestFinished(() => types.close());
  const match = '.exec(String(amount))';
  const wrong = replacing(match, '.exec(amount)');
  const right = replacing(match, '.exec(String(-amount))');
  expect(await types.refusalOf(right, source)).toBeNull();
  expect(await types.refusalOf(wrong, source)).toMatch(/'number' is not assignable .*'string'/);
  expect(await types.refusalOf(right, source)).toBeNull();
  expect(await types.refusalOf(replacing(match, '.exec('), source)).not.toBeNull();
  expect(await types.refusalOf(replacing(match, `${match}; if (amount > 0) `), source)).toBeNull();
});
