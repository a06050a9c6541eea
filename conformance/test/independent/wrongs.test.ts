// Tests that each seeded defect changes the result of its probe, and that only a server without
// defects passes it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { probes } from './probes.ts';
import { visit } from './visit.ts';
import { wrongs, type Wrong } from './wrongs.ts';

const names = Object.keys(wrongs) as Wrong[];

/** Returns the result of a probe at a server with a seeded defect, or without one. */
const seen = async (name: Wrong, wrong: Wrong | undefined): Promise<unknown> => {
  const guest = await visit({ wrong });
  try {
    return await probes[name].see(guest);
  } finally {
    await guest.end();
  }
};

test.each(names)('%s changes the result of its probe, which is right without it', async (name) => {
  const { right } = probes[name];
  expect(await seen(name, undefined), wrongs[name][0]).toEqual(right);
  expect(await seen(name, name), wrongs[name][1]).not.toEqual(right);
});

test('every seeded defect has a probe and breaks a clause of the specification', () => {
  const spec = readFileSync(new URL('../../../spec/clauses.tsv', import.meta.url), 'utf8');
  const clauses = new Set(spec.split('\n').map((line) => line.split('\t')[0]));
  expect(Object.keys(probes).toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !clauses.has(wrongs[name][0]))).toEqual([]);
  expect(names.length).toBeGreaterThanOrEqual(40);
});
