// Measures how long a fresh process takes to import a package.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the milliseconds of the import alone, in a process that has imported nothing yet. */
export const importMs = async (folder: string, specifier: string): Promise<number> => {
  const code = `const started = performance.now();
    await import('${specifier}');
    console.log(performance.now() - started);`;
  const env = { ...process.env, NODE_COMPILE_CACHE: undefined };
  const args = ['--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env });
  return Number(stdout);
};
