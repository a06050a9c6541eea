// Runs around each test file: it must leave the thread as it found it, because other files run in
// it afterwards. Each file has its own temporary folder, which is removed with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { closing } from './patience.ts';
import { changesOf, openResources, sharedState } from './shared-state.ts';

const { TMPDIR } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'kasir-tests-'));
process.env['TMPDIR'] = folder;
const [before, opened] = [sharedState(), openResources()];

// Hooks run last to first: this one runs after all hooks of the file.
afterAll(async () => {
  // Closing takes a moment.
  await vi.waitFor(() => {
    const more = [...openResources()].filter(([kind, count]) => count > (opened.get(kind) ?? 0));
    expect(more, 'What the tests of this file have left open').toEqual([]);
  }, closing);
  const changes = changesOf(before, sharedState());
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  expect(changes, 'What the tests of this file have left changed for others').toEqual([]);
});
