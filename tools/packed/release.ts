// Writes all files that a release publishes into a folder, so that the publishing job needs no code
// of ours: tarballs, bills of materials, their checksums, a list for `npm publish`, and notes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { notesOf } from './notes.ts';
import { writeBills } from './project.ts';
import { published, root } from './published.ts';

/** True for a bill of materials or a tarball. */
const isPublished = (file: string): boolean => /\.(?:cdx\.json|tgz)$/.test(file);

/** One line per file, as `sha256sum --check` reads it. */
const checksums = (folder: string): string =>
  readdirSync(folder)
    .filter(isPublished)
    .toSorted()
    .map((file) => {
      const hash = createHash('sha256').update(readFileSync(join(folder, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    })
    .join('');

/**
 * Writes the release of these tarballs beside them. `packages.txt` has a line per package, `name
 * version file`, in the order of publication: dependencies come first, so that every package can be
 * installed as soon as it is published.
 */
export const writeRelease = async (
  folder: string,
  tarballs: ReadonlyMap<string, string>,
): Promise<void> => {
  const packages = Array.from(tarballs, ([name, tarball]) => {
    const own = published.find((other) => other.name === name);
    if (!own) throw new Error(`${name} was packed and is not published.`);
    const changelog = readFileSync(join(root, own.folder, 'CHANGELOG.md'), 'utf8');
    return { name, version: own.manifest.version, file: basename(tarball), changelog };
  });
  const [version, ...others] = new Set(packages.map((each) => each.version));
  if (version === undefined || others.length > 0)
    throw new Error(`Packages of one release have one version, not ${others.join()} as well.`);
  const lines = packages.map((each) => `${each.name} ${each.version} ${each.file}\n`);
  writeFileSync(join(folder, 'packages.txt'), lines.join(''));
  writeFileSync(join(folder, 'notes.md'), notesOf(packages, version));
  await writeBills(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), checksums(folder));
};
