// Tests that histories with killed processes end with both books in agreement.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openChain } from './chain.ts';
import { livekill } from './livekill.ts';
import { openTestConnectors } from './test-connectors.ts';

test.each([
  ['platform and connectors', 'sqlite', openTestConnectors],
  ['two nodes of the platform, a connector and a second Kasir', 'postgres', openChain],
] as const)(
  '%s that are killed lose nothing and execute nothing twice',
  async (_name, engine, openBackground) => {
    const folder = mkdtempSync(join(tmpdir(), 'kasir-livekill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const outcome = await livekill({ seed: 22, rounds: 1, folder, engine, openBackground });
    expect(outcome.findings).toEqual([]);
    expect(outcome.rounds).toBe(1);
    expect(outcome.faults).toBeGreaterThan(0);
    expect(outcome.outcomes.get('SUCCEEDED')).toBeGreaterThan(1);
  },
);
