// Writes the project references of each package from the dependencies in its manifest, so that the
// compiler builds packages in their order.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { GeneratedFile } from '../sdk/files.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the compiler settings of all packages, with the references that they need. */
export const referenceFiles = (root: string): GeneratedFile[] => {
  const folders = [
    ...['packages', 'clients', 'connectors'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => `${group}/${name}`),
    ),
    'conformance',
  ].filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  const manifests = folders.map((folder) => ({
    folder,
    manifest: readJson(join(root, folder, 'package.json')) as Manifest,
  }));
  const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  const written = (folder: string, others: readonly string[]): GeneratedFile => {
    const path = join(folder, 'tsconfig.json');
    const settings = readJson(join(root, path)) as object;
    const references = others.map((other) => ({ path: relative(folder, other) }));
    const known = 'references' in settings || references.length > 0;
    return { path, text: JSON.stringify({ ...settings, ...(known && { references }) }) };
  };
  return [
    written('', folders),
    ...manifests.map(({ folder, manifest: { dependencies = {} } }) =>
      written(
        folder,
        Object.keys(dependencies).flatMap((name) => folderOf.get(name) ?? []),
      ),
    ),
  ];
};
