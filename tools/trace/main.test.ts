// The command itself, on this repository.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const trace = (...args: string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('main.ts', import.meta.url)), ...args], {
    encoding: 'utf8',
  });

interface Area {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
}

test('--json prints the areas and nothing else', () => {
  const printed = JSON.parse(trace('--json').stdout) as { areas: Record<string, Area> };
  expect(Object.keys(printed)).toEqual(['areas']);
  const rows = readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8');
  const totals = Object.values(printed.areas).map(({ total }) => total);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(rows.trim().split('\n').length - 1);
  for (const { total, covered, uncovered, ...rest } of Object.values(printed.areas)) {
    expect(covered + uncovered.length).toBe(total);
    expect(rest).toEqual({});
  }
});

test('an id shows the text of the clause, its line and the places that name it', () => {
  const { stdout } = trace('LIMIT-01');
  expect(stdout).toContain('1500 to 10000000');
  expect(stdout).toMatch(/specification, line \d+/);
  expect(stdout).toMatch(/carries +packages\/core\/src\/limits\.ts:\d+/);
});

test('--uncovered lists an area; what is no id and no area is refused with a remedy', () => {
  const { areas } = JSON.parse(trace('--json').stdout) as { areas: Record<string, Area> };
  const ids = trace('--uncovered', 'legacy').stdout.match(/^[A-Z]\S+/gm) ?? [];
  expect(ids).toEqual(areas['legacy']?.uncovered);
  const wrong = trace('NO-SUCH-01');
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('see spec/clauses.tsv');
  expect(trace('--uncovered', 'nowhere').stderr).toContain('core');
});
