// `npm run verify`: runs the checks of a change that need nothing but Node.js. One line per step,
// full output of failures. Started through scripts/go.mjs, so that PATH finds the installed
// programs and the pinned Node.js.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allPass, passes, summaryOf, type Step } from './steps.ts';
import { TEST_REPORT } from '../trace/reports.ts';

const quietTurbo = { TURBO_TELEMETRY_DISABLED: '1' };

/** Steps that do not depend on each other. */
const checks: readonly Step[] = [
  { name: 'tidy', command: ['node', 'tools/tidy/main.ts'] },
  {
    name: 'generated',
    command: ['node', '--conditions=@kasir/source', 'tools/generate/main.ts', '--check'],
  },
  {
    name: 'openapi',
    command: ['node', '--conditions=@kasir/source', 'tools/documents/main.ts'],
  },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'versions', command: ['sherif'] },
  { name: 'boundaries', command: ['turbo', 'boundaries'], env: quietTurbo },
  { name: 'types', command: ['tsc', '-p', 'tsconfig.check.json'] },
  // Browser code has a document and no process.
  { name: 'page types', command: ['tsc', '-p', 'packages/dashboard/tsconfig.check.json'] },
  { name: 'site types', command: ['tsc', '-p', 'tools/site/tsconfig.json'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'unused', command: ['knip', '--no-progress'] },
  { name: 'build', command: ['turbo', 'run', 'build'], env: quietTurbo },
];

/** Checks the packages of the build as they are packed. */
const packages: Step = { name: 'packages', command: ['node', 'tools/packed/main.ts', 'check'] };

/** Checks the size of the built client. */
const sizes: Step = { name: 'sizes', command: ['node', 'tools/sizes/main.ts'] };

const tests: Step = {
  name: 'tests',
  command: ['vitest', 'run'],
  env: { KASIR_TEST_REPORT: TEST_REPORT },
};

const trace: Step = { name: 'trace', command: ['node', 'tools/trace/main.ts', '--verify'] };

const root = fileURLToPath(new URL('../..', import.meta.url));
const runner = { root, print: (line: string) => console.log(line) };

rmSync(join(root, 'reports'), { recursive: true, force: true });
mkdirSync(join(root, 'reports'));
const passed = [
  await allPass(runner, checks, availableParallelism()),
  await passes(runner, packages),
  await passes(runner, sizes),
  await passes(runner, tests),
  await passes(runner, trace),
];
console.log(summaryOf(join(root, TEST_REPORT)));
process.exitCode = passed.every(Boolean) ? 0 : 1;
