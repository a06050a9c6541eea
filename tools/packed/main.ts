// Packs the packages as they are published: `check` runs package linters on the built packages,
// `pack FOLDER` writes tarballs for a project beside this clone (`npm run pack`), and `release
// FOLDER` writes all files that a release publishes.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkPackages } from './check.ts';
import { build, pack } from './project.ts';
import { writeRelease } from './release.ts';

const writeTarballs = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  mkdirSync(folder, { recursive: true });
  // Removes files of an earlier commit, which must not be installed beside the new ones.
  for (const old of globSync('kasir-*.{tgz,cdx.json}', { cwd: folder })) rmSync(join(folder, old));
  await build();
  return pack(folder);
};

const commands: Readonly<Record<string, (named: string | undefined) => Promise<void>>> = {
  check: async () => {
    const problems = await checkPackages();
    for (const line of problems) console.error(line);
    if (problems.length > 0) process.exitCode = 1;
  },
  pack: async (named) => {
    if (named === undefined || named.startsWith('-')) {
      console.error('Name the folder of the tarballs: npm run pack -- ../kasir-packages');
      process.exit(2);
    }
    // npm runs scripts in the clone; INIT_CWD is the folder in which the command was typed.
    const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
    const tarballs = await writeTarballs(folder);
    console.log(`${tarballs.size} packages are in ${folder}. In your project:

  npm install ${join(folder, '*.tgz')}
  npx kasir start`);
  },
  release: async (named = 'release') => {
    const folder = resolve(named);
    const tarballs = await writeTarballs(folder);
    await writeRelease(folder, tarballs);
  },
};

const [command = '', named] = process.argv.slice(2);
const run = commands[command];
if (!run) {
  console.error('Usage: node tools/packed/main.ts check | pack FOLDER | release [FOLDER]');
  process.exit(2);
}
await run(named);
