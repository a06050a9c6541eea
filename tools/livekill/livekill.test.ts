// Tests that a history with a killed platform and connectors ends with both books in agreement.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { livekill } from './livekill.ts';
import { openTestConnectors } from './test-connectors.ts';

const ROUNDS = 2;

test('platform and connectors that are killed lose nothing and execute nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-livekill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const outcome = await livekill({
    ...{ seed: 22, rounds: ROUNDS, folder },
    engine: 'sqlite',
    openBackground: openTestConnectors,
  });
  expect(outcome.findings).toEqual([]);
  expect(outcome.rounds).toBe(ROUNDS);
  expect(outcome.faults).toBeGreaterThan(0);
  expect(outcome.outcomes.get('SUCCEEDED')).toBeGreaterThan(ROUNDS);
});
