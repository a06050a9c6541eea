// Tests which laws can notice a mutant, and in which order they are tried.
import { expect, test } from 'vitest';
import type { CoverageMap } from './map.ts';
import { reachOf } from './reach.ts';

const law = (name: string, seconds: number) => ({ name, setting: 'usual', seconds });

const map: CoverageMap = {
  profile: 'full',
  seed: 1,
  laws: [law('a-1:x', 3), law('a-1:y', 1), law('b-1', 2), law('c-1', 0.5), law('d-1', 0.1)],
  start: { 'f.ts': [0, 100, 300, 400] },
  files: {
    'f.ts': [
      { spans: [110, 120], laws: [0, 1, 2] },
      { spans: [300, 310], laws: [3] },
    ],
  },
};

const at = (start: number) => {
  const place = { id: '', file: 'f.ts', operator: '', declaration: '', replacement: '' };
  const { by, laws } = reachOf(map, [{ ...place, start, end: start + 1 }]);
  return [by, ...laws.map(({ name }) => name)];
};

test('the laws that run a place are tried, each at one endpoint before any at a second one', () => {
  expect(at(115)).toEqual(['laws', 'a-1:y', 'b-1', 'a-1:x']);
});

test('a place that runs at the start is tried by all laws, those that run near it first', () => {
  expect(at(50)).toEqual(['start', 'c-1', 'a-1:y', 'b-1', 'a-1:x', 'd-1']);
  expect(at(305)).toEqual(['laws', 'c-1', 'a-1:y', 'b-1', 'a-1:x', 'd-1']);
});

test('a place that nothing runs is tried by no law', () => {
  expect(at(200)).toEqual(['nobody']);
});
