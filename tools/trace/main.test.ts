// Tests the command itself on this repository.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const command = fileURLToPath(new URL('main.ts', import.meta.url));

const run = (args: readonly string[]) =>
  spawnSync(process.execPath, ['--conditions=@kasir/source', command, ...args], {
    encoding: 'utf8',
  });

const runs = new Map<string, ReturnType<typeof run>>();

/** Returns the output of the command; each command line runs once, since it reads all sources. */
const trace = (...args: string[]) => {
  const line = args.join(' ');
  const known = runs.get(line) ?? run(args);
  runs.set(line, known);
  return known;
};

/** Returns the output about the clauses of several tests, and about one that does not exist. */
const named = () => trace('LIMIT-01', 'NO-SUCH-01', 'STATE-QR-01', 'STATE-UNSPEC-04');

interface Area {
  readonly total: number;
  readonly covered: number;
  readonly uncovered: readonly string[];
  readonly carried: number;
  readonly listed: number;
  readonly none: number;
}

test('--json prints the areas and nothing else', () => {
  const printed = JSON.parse(trace('--json').stdout) as { areas: Record<string, Area> };
  expect(Object.keys(printed)).toEqual(['areas']);
  const rows = readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8');
  const totals = Object.values(printed.areas).map(({ total }) => total);
  expect(totals.reduce((sum, total) => sum + total, 0)).toBe(rows.trim().split('\n').length - 1);
  for (const { total, covered, uncovered, carried, listed, none, ...rest } of Object.values(
    printed.areas,
  )) {
    expect(covered + uncovered.length).toBe(total);
    expect(carried + listed + none).toBe(covered);
    expect(rest).toEqual({});
  }
});

test('an id shows the text of the clause, its line and the places that name it', () => {
  const { stdout } = named();
  expect(stdout).toContain('1500 to 10000000');
  expect(stdout).toMatch(/specification, line \d+/);
  expect(stdout).toMatch(/carries +packages\/core\/src\/limits\.ts:\d+/);
});

test('an id shows the transitions that rest on the clause, and whether they are stated', () => {
  const { stdout } = named();
  expect(stdout).toMatch(/^stated +qr_code: \S+ -> [A-Z]+ on \w+$/m);
  expect(stdout).toMatch(/^chosen +payment: AWAITING_CAPTURE -> VOIDED/m);
});

test('several ids show each clause, in their order', () => {
  const { stdout, stderr, status } = named();
  const heads = stdout.match(/^(LIMIT-01|STATE-QR-01|STATE-UNSPEC-04)(?=  )/gm);
  expect(heads).toEqual(['LIMIT-01', 'STATE-QR-01', 'STATE-UNSPEC-04']);
  expect(stderr).toContain('NO-SUCH-01');
  expect(status).toBe(1);
});

test('--uncovered lists an area, and an unknown id or area is rejected with a remedy', () => {
  const { areas } = JSON.parse(trace('--json').stdout) as { areas: Record<string, Area> };
  const ids = trace('--uncovered', 'legacy').stdout.match(/^[A-Z]\S+/gm) ?? [];
  expect(ids).toEqual(areas['legacy']?.uncovered);
  const wrong = named();
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain('see spec/clauses.tsv');
  expect(trace('--uncovered', 'nowhere').stderr).toContain('core');
});

test('--uncarried lists the covered clauses of an area that are not carried, and where they are listed', () => {
  const { areas } = JSON.parse(trace('--json').stdout) as { areas: { unified: Area } };
  const { listed, none } = areas.unified;
  const { stdout } = trace('--uncarried', 'unified');
  expect(stdout.match(/^[A-Z]\S+/gm) ?? []).toHaveLength(listed + none);
  const places = stdout.match(/ listed: \S+\.ts:\d+/g) ?? [];
  expect(places.length).toBeGreaterThanOrEqual(listed);
});

test('the rows of areas and the rows of groups have the same sums', () => {
  const [areas, groups] = [trace(), trace('--groups')].map(({ stdout }) => {
    const rows = stdout.trim().split('\n').slice(1);
    const numbers = rows.map((row) => (row.match(/ \d+/g) ?? []).map(Number));
    const all = numbers.pop() ?? [];
    expect(all).toHaveLength(5);
    expect(all).toEqual(all.map((_, at) => numbers.reduce((sum, row) => sum + (row[at] ?? 0), 0)));
    return all;
  });
  expect(groups).toEqual(areas);
});
