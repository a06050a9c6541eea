// Installs hyperswitch-prism for the tests, once for each release.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PRISM_VERSION } from '../prism/library.ts';
import { Unavailable } from './unavailable.ts';

const run = promisify(execFile);

/**
 * Installs the package below a folder, and returns the folder to load it from. Throws `Unavailable`
 * when the registry of this machine does not have it.
 */
export const installPrism = async (cache: string): Promise<string> => {
  const folder = join(cache, 'package');
  if (existsSync(join(folder, 'node_modules'))) return folder;
  // Another run may install at the same time, so a complete installation is moved into place.
  const fresh = join(cache, `package-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  writeFileSync(join(fresh, 'package.json'), '{ "private": true }');
  console.log(`Installing hyperswitch-prism ${PRISM_VERSION} (426 MB) into ${folder}`);
  try {
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    await run('npm', ['install', ...options, `hyperswitch-prism@${PRISM_VERSION}`], { cwd: fresh });
    if (!existsSync(folder)) renameSync(fresh, folder);
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    throw new Unavailable(`hyperswitch-prism cannot be installed. ${stderr.trim().split('\n')[0]}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
};
