// Tests that each fault of the power cut finds its place, as the faults of the suite do.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { placesOf, sourcesOf } from './place.ts';
import { powerFaults } from './power.ts';

const sources = sourcesOf(fileURLToPath(new URL('../..', import.meta.url)));

test.each(powerFaults)('the text of the fault $id occurs exactly once in all sources', (fault) => {
  expect(placesOf(fault, sources)).toHaveLength(1);
});
