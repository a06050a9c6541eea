// Tests which clauses count as gaps.
import { expect, test } from 'vitest';
import { gapsIn } from './complete.ts';
import type { Standing } from './coverage.ts';

const gaps = (id: string, standing: Standing): string[] => gapsIn(new Map([[id, standing]]));

test('a covered clause that production code carries is no gap', () => {
  expect(gaps('QR-01', { covered: true, site: 'carried' })).toEqual([]);
});

test.each<[string, Standing]>([
  ['not covered', { covered: false, site: 'carried' }],
  ['not carried', { covered: true, site: 'listed' }],
  ['not carried', { covered: true, site: 'none' }],
])('a clause that is %s is a gap, and its line names the remedy', (words, standing) => {
  expect(gaps('QR-01', standing)).toEqual([expect.stringContaining(`QR-01 is ${words}: `)]);
});

test('a clause that only a document can carry is a gap once production code carries it', () => {
  expect(gaps('VER-05', { covered: true, site: 'none' })).toEqual([]);
  expect(gaps('VER-05', { covered: false, site: 'none' })).toHaveLength(1);
  expect(gaps('VER-05', { covered: true, site: 'carried' })).toHaveLength(1);
});
