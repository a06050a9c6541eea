// The faults of the power cut find their places, as those of the suite do.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { occurrences } from '../faults/fault.ts';
import { powerFaults } from './faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(powerFaults)('the fault $id stands in its file exactly once', (fault) => {
  expect(occurrences(fault, readFileSync(root + fault.file, 'utf8'))).toBe(1);
});
