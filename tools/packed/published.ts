// Reads the manifests of the packages that are published.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file, or the conditions under which files are found. */
type Target = string | { readonly [condition: string]: Target };

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, Target>>;
  readonly engines: { readonly node: string };
}

/**
 * A published package: its name, its folder, its exports, and the lowest Node.js version it
 * supports.
 */
export interface Published {
  readonly name: string;
  readonly folder: string;
  readonly manifest: Manifest;
  /** Modules that users of the package can import: `@kasir/core`, `@kasir/client`. */
  readonly entries: readonly string[];
  /** Keys of `exports` that exist in this repository only. */
  readonly internal: readonly string[];
  readonly node: string;
}

/** True for entries with the source condition alone, which exist in this repository only. */
const isInternal = (target: Target): boolean =>
  typeof target !== 'string' &&
  Object.keys(target).every((condition) => condition === '@kasir/source');

const publishedIn = (folder: string): Published => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const { name, exports, engines } = manifest;
  // JSON documents are not modules.
  const keys = Object.keys(exports).filter((key) => !key.endsWith('.json'));
  const internal = keys.filter((key) => isInternal(exports[key] ?? ''));
  const entries = keys.filter((key) => !internal.includes(key)).map((key) => name + key.slice(1));
  return { name, folder, manifest, entries, internal, node: engines.node.replace('>=', '') };
};

export const published: readonly Published[] = [
  ...readdirSync(join(root, 'packages')).map((folder) => `packages/${folder}`),
  ...readdirSync(join(root, 'clients')).map((folder) => `clients/${folder}`),
  ...readdirSync(join(root, 'connectors')).map((folder) => `connectors/${folder}`),
  'conformance',
]
  .map(publishedIn)
  .filter(({ manifest }) => manifest.private !== true);

/** Returns whether a package is a part of the server, which programs do not install themselves. */
export const isPart = (name: string): boolean => /-api$|\/deliveries$/.test(name);
