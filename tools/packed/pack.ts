// Writes the packages as tarballs into a folder, for a project beside this clone: `npm run pack --
// FOLDER`.
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, pack } from './project.ts';

const [named] = process.argv.slice(2);
if (named === undefined || named.startsWith('-')) {
  console.error('Name the folder of the tarballs: npm run pack -- ../kasir-packages');
  process.exit(2);
}
// npm runs scripts in the clone; INIT_CWD is the folder in which the command was typed.
const folder = resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
mkdirSync(folder, { recursive: true });
// Removes tarballs of an earlier commit, which must not be installed beside the new ones.
for (const old of globSync('kasir-*.tgz', { cwd: folder })) rmSync(join(folder, old));
await build();
const tarballs = await pack(folder);
console.log(`${tarballs.size} packages are in ${folder}. In your project:

  npm install ${join(folder, '*.tgz')}
  npx kasir start`);
