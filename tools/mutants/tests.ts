// Runs the tests of a package on a mutant in it until one fails.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { environmentOf, type Mutant } from './mutant.ts';
import { root } from './settings.ts';

const config = 'vitest.mutants.config.ts';
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

/** Returns the first test of a folder that fails with a mutant; null where all pass. */
const failingIn = async (folder: string, mutant: Mutant): Promise<string | null> => {
  const child = spawn(
    process.execPath,
    [vitest, 'run', folder, '--bail', '1', '--passWithNoTests', '--config', config].concat([
      '--reporter',
      'verbose',
    ]),
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...environmentOf([mutant]) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return null;
  return /^\s*(?:FAIL|×)\s+(.*)$/m.exec(printed)?.[1] ?? 'the tests do not start';
};

/**
 * Returns the first test that fails with a mutant; null where all pass. The tests beside the code
 * run first, then those of the package; tests of database engines and long tests do not run.
 */
export const failingTest = async (mutant: Mutant): Promise<string | null> =>
  (await failingIn(`${dirname(mutant.file)}/`, mutant)) ??
  (await failingIn(`${mutant.file.split('/').slice(0, 2).join('/')}/src/`, mutant));
