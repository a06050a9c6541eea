// Measures the CPU time that a program takes, as a multiple of an import.
import { spawnSync } from 'node:child_process';

/** Returns the milliseconds of CPU that some statements take in a process of their own. */
const runOnce = (folder: string, statements: string): number => {
  const program = `${statements}
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);
    process.exit();`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: undefined, NODE_COMPILE_CACHE: undefined },
  });
  if (status !== 0) throw new Error(`${statements} fails: ${stderr}`);
  return Number(stdout);
};

/** Returns a statement that imports a module. */
export const importOf = (module: string): string => `await import(${JSON.stringify(module)});`;

/**
 * Returns the CPU time of statements as a multiple of that of an import, each beyond that of an
 * empty program. They run in turns and the least of each counts, so other work on the machine
 * hardly shows.
 */
export const cpuRatio = (folder: string, statements: string, other: string): number => {
  const least = { statements: Infinity, other: Infinity, empty: Infinity };
  for (let round = 0; round < 7; round += 1) {
    least.empty = Math.min(least.empty, runOnce(folder, ''));
    least.statements = Math.min(least.statements, runOnce(folder, statements));
    least.other = Math.min(least.other, runOnce(folder, importOf(other)));
  }
  return (least.statements - least.empty) / (least.other - least.empty);
};
