// Packs all packages into a folder for `npm publish`, with a list of one line per package: its name
// and version, and its file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, pack } from './project.ts';
import { published } from './published.ts';

const folder = resolve(process.argv[2] ?? 'release');
mkdirSync(folder, { recursive: true });
await build();
const tarballs = await pack(folder);
const lines = published.map(
  ({ name, manifest }) => `${name}@${manifest.version} ${basename(tarballs.get(name) ?? '')}\n`,
);
writeFileSync(join(folder, 'packages.txt'), lines.join(''));
