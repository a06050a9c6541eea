// Tests that changes written by hand become mutants at the one place that they name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourcesOf } from '../faults/place.ts';
import { changed } from './mutant.ts';
import { writtenMutants } from './written.ts';

const path = 'packages/a/src/b.ts';
const text = `
export const isLate = (now: number, due: number): boolean =>
  now >= due;

export const again = (now: number): number => now + 1;
`;
const sources = [{ path, text }];

const read = (change: object) =>
  writtenMutants(JSON.stringify([{ id: 'late-by-one', file: path, ...change }]), sources);

test('the place of a change is where its texts begin to differ, in any layout', () => {
  const [mutant] = read({
    clause: 'LIMIT-15',
    find: 'boolean => now >= due',
    replace: 'boolean =>\n  now > due',
  });
  if (!mutant) throw new Error('There is no mutant.');
  expect(mutant).toMatchObject({ file: path, operator: 'written', declaration: 'isLate' });
  expect(mutant.id).toMatch(/^late-by-one-[\da-f]{10}$/);
  expect(text.slice(mutant.start, mutant.end)).toBe('= due');
  expect(changed(text, mutant)).toBe(text.replace('>=', '>'));
});

test('a change with another replacement has another id', () => {
  const ids = ['now > due', 'now === due'].map(
    (replace) => read({ find: 'now >= due', replace })[0]?.id,
  );
  expect(new Set(ids).size).toBe(2);
});

test('a change without exactly one place or without an effect is refused by its id', () => {
  expect(() => read({ find: 'now <= due', replace: '' })).toThrow('late-by-one: its text stands 0');
  expect(() => read({ find: 'export const', replace: '' })).toThrow('stands 2 times');
  expect(() => read({ find: 'now + 1', replace: 'now + 1' })).toThrow(
    'late-by-one changes nothing',
  );
  expect(() => read({ file: 'packages/a/src/c.ts', find: 'a', replace: '' })).toThrow(
    'there is no source packages/a/src/c.ts',
  );
  expect(() => read({ find: 'now + 1', replacement: 'now' })).toThrow();
});

test('the example of docs/guide/mutants.md finds its place', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const page = readFileSync(`${root}docs/guide/mutants.md`, 'utf8');
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
  expect(writtenMutants(example, sourcesOf(root))).toHaveLength(1);
});
