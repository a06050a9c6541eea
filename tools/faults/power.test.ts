// Tests that the faults of the power cut find their places, as those of the suite do.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { placesOf, sourcesOf } from './place.ts';
import { powerFaults } from './power.ts';

const sources = sourcesOf(fileURLToPath(new URL('../..', import.meta.url)));

test.each(powerFaults)('the fault $id stands once in all sources', (fault) => {
  expect(placesOf(fault, sources)).toHaveLength(1);
});
