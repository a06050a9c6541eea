// What CI checks on a change: `npm run verify`. One line per step, full output of failures.
// Started through scripts/go.mjs, so that PATH finds the installed programs and the pinned Node.js.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_REPORT } from './trace/reports.ts';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Steps that do not depend on each other. */
const checks: readonly Step[] = [
  { name: 'tidy', command: ['node', 'tools/tidy/main.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'versions', command: ['sherif'] },
  // Without pnpm on PATH turbo asks nobody how the workspace is laid out, and reads it itself.
  {
    name: 'boundaries',
    command: ['turbo', 'boundaries', '--dangerously-disable-package-manager-check'],
    env: { TURBO_TELEMETRY_DISABLED: '1' },
  },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.check.json'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'build', command: ['tsc', '-b'] },
];

const tests: Step = {
  name: 'tests',
  command: ['vitest', 'run'],
  env: { KASIR_TEST_REPORT: TEST_REPORT },
};

const trace: Step = { name: 'trace', command: ['node', 'tools/trace/main.ts', '--verify'] };

/** Runs a step and says how it went; answers whether it passed. */
const passes = async ({ name, command: [program, ...args], env }: Step): Promise<boolean> => {
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const passed = code === 0;
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds.padStart(6)} s`);
  if (!passed) console.log(output.join('').trimEnd());
  return passed;
};

/** Runs steps, as many at once as there are processors; answers whether all passed. */
const allPass = async (steps: readonly Step[]): Promise<boolean> => {
  const waiting = [...steps];
  const results: boolean[] = [];
  const worker = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await passes(step));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results.every(Boolean);
};

/** `N passed, N failed`, from the report of the test run; a run without a report has failed. */
const summary = (): string => {
  try {
    const report = JSON.parse(readFileSync(join(root, TEST_REPORT), 'utf8')) as {
      readonly numPassedTests: number;
      readonly numFailedTests: number;
    };
    return `${report.numPassedTests} passed, ${report.numFailedTests} failed`;
  } catch {
    return 'The tests left no report.';
  }
};

rmSync(join(root, 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'reports'));
const results = [await allPass(checks), await passes(tests), await passes(trace)];
console.log(summary());
process.exitCode = results.every(Boolean) ? 0 : 1;
