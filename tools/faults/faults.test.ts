// Tests that each fault finds its place in the sources, and that a server with one of them is
// caught.
import { fileURLToPath } from 'node:url';
import { laws, nameOf } from '@kasir/conformance';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import { kill } from './kill.ts';
import { broken, placeOf, placesOf, sourcesOf } from './place.ts';

const sources = sourcesOf(fileURLToPath(new URL('../..', import.meta.url)));

test('every fault has its own id, and its text occurs in the sources exactly once', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(40);
  const lost = faults.filter((fault) => placesOf(fault, sources).length !== 1);
  expect(
    lost.map(({ id }) => id),
    '`npm run faults -- --check` says where they went',
  ).toEqual([]);
});

test('every fault changes its file and names laws that exist', () => {
  const known = new Set(laws.flatMap((law) => [law.id, nameOf(law)]));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  for (const fault of faults) {
    const place = placeOf(fault, sources);
    const text = texts.get(place.path) ?? '';
    expect(broken(fault, place, text), fault.id).not.toBe(text);
    const watching = fault.laws.filter((law) => !/^(env|auth-7|rt-4)/.test(law));
    for (const law of watching) expect(known.has(law), `${fault.id}: ${law}`).toBe(true);
  }
});

test('the law that a fault names notices the fault in a running server', async () => {
  const wrong = faults.find(({ id }) => id === 'auth-no-colon');
  expect(wrong && (await kill(wrong, 1))).toMatchObject({
    killed: true,
    laws: [expect.stringMatching(/^auth-2:/) as string],
  });
});
