// Faults: each finds its place in the source, and one of them is put into a server and noticed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, nameOf } from '@kasir/conformance';
import { describe, expect, test } from 'vitest';
import { broken, occurrences, type Fault } from './fault.ts';
import { faults } from './faults.ts';
import { kill } from './kill.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sourceOf = ({ file }: Fault): string => readFileSync(root + file, 'utf8');

test('every fault has a name of its own and stands in its file exactly once', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
  const misplaced = faults.filter((fault) => occurrences(fault, sourceOf(fault)) !== 1);
  expect(misplaced.map(({ id, file }) => `${id} in ${file}`)).toEqual([]);
});

test('every fault changes its file and names laws that there are', () => {
  const known = new Set(laws.flatMap((law) => [law.id, nameOf(law)]));
  for (const fault of faults) {
    expect(broken(fault, sourceOf(fault)), fault.id).not.toBe(sourceOf(fault));
    const watching = fault.laws.filter((law) => !/^(env|auth-7|rt-4)/.test(law));
    for (const law of watching) expect(known.has(law), `${fault.id}: ${law}`).toBe(true);
  }
});

describe('a fault', () => {
  const fault: Fault = {
    id: 'a',
    title: 't',
    file: 'f',
    find: 'x > 1',
    replace: 'x > $& 2',
    laws: [],
  };

  test('replaces its one place, as it is written', () => {
    expect(broken(fault, 'if (x > 1) y();')).toBe('if (x > $& 2) y();');
  });

  test('is refused when its place is gone or not the only one', () => {
    expect(() => broken(fault, 'if (x > 2) y();')).toThrow('0 times');
    expect(() => broken(fault, 'x > 1; x > 1')).toThrow('2 times');
  });

  test('in a running server is noticed by the law that is about it', async () => {
    const wrong = faults.find(({ id }) => id === 'auth-no-colon');
    expect(wrong && (await kill(wrong, 1))).toMatchObject({
      killed: true,
      laws: [expect.stringMatching(/^auth-2:/) as string],
    });
  });
});
