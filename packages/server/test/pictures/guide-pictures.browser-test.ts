// Checks that the pictures of the guide are the same in every run, so that they change when the
// product does.
import { expect, test } from 'vitest';
import { seedRandom } from './seeded-random.ts';

const shootAgain = async (): Promise<ReadonlyMap<string, Buffer>> => {
  seedRandom();
  const { shootGuidePictures } = await import('./guide-pictures.ts');
  return shootGuidePictures();
};

test('pictures of the guide are the same in every run', async () => {
  const first = await shootAgain();
  const second = await shootAgain();
  expect(first.size).toBeGreaterThan(0);
  const changed = [...first].filter(([name, picture]) => !second.get(name)?.equals(picture));
  expect(changed.map(([name]) => name)).toEqual([]);
});
