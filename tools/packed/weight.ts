// Measures the installations of clients and of the receiver: the names of all packages in them, and
// the bytes of ours as they are packed.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { published } from './published.ts';

/** Packages that users of the API install, with nothing of the server. */
export const light: readonly string[] = [
  '@kasir/unified',
  '@kasir/v3',
  '@kasir/legacy',
  '@kasir/snap',
  '@kasir/webhooks',
];

/** Maximum packages and bytes of an installation, without undici. */
export const limits = { packages: 2, bytes: 1_000_000 } as const;

/** An installation: its packages in the order of their names, and the bytes of ours. */
export interface Install {
  readonly packages: readonly string[];
  readonly bytes: number;
}

const dependenciesOf = new Map(
  published.map(({ name, manifest }) => [name, Object.keys(manifest.dependencies ?? {})]),
);

/** Returns a package with everything that it depends on. */
const closureOf = (name: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(name)) return found;
  found.add(name);
  for (const other of dependenciesOf.get(name) ?? []) closureOf(other, found);
  return found;
};

/** Returns the bytes of the files in a tarball: the sizes in the headers of its entries. */
const unpackedBytes = (path: string): number => {
  const tar = gunzipSync(readFileSync(path));
  let bytes = 0;
  for (let at = 0; at + 512 <= tar.length && tar[at] !== 0;) {
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 136), 8);
    bytes += size;
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return bytes;
};

/** Returns the installation of a package; `tarballs` has the path of each of ours by name. */
export const installOf = (name: string, tarballs: ReadonlyMap<string, string>): Install => {
  const packages = [...closureOf(name)].toSorted();
  const bytes = packages.reduce((sum, one) => {
    const path = tarballs.get(one);
    return sum + (path === undefined ? 0 : unpackedBytes(path));
  }, 0);
  return { packages, bytes };
};
