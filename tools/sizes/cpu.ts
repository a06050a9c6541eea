// Measures the CPU time that importing a module takes, as a multiple of another import.
import { spawnSync } from 'node:child_process';

/** Returns the milliseconds of CPU that a program of its own takes to import a module. */
const importOnce = (folder: string, module: string): number => {
  const program = `await import(${JSON.stringify(module)});
    const { user, system } = process.cpuUsage();
    console.log((user + system) / 1000);`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: undefined, NODE_COMPILE_CACHE: undefined },
  });
  if (status !== 0) throw new Error(`${module} cannot be imported: ${stderr}`);
  return Number(stdout);
};

/**
 * Returns the CPU time of an import as a multiple of that of another, each beyond that of an empty
 * program. They run in turns and the least of each counts, so other work on the machine hardly
 * shows.
 */
export const importRatio = (folder: string, module: string, other: string): number => {
  const least = { module: Infinity, other: Infinity, empty: Infinity };
  for (let round = 0; round < 7; round += 1) {
    least.empty = Math.min(least.empty, importOnce(folder, 'node:process'));
    least.module = Math.min(least.module, importOnce(folder, module));
    least.other = Math.min(least.other, importOnce(folder, other));
  }
  return (least.module - least.empty) / (least.other - least.empty);
};
