// Measures an install in bytes and packages.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The size of a folder of installed packages. */
export interface Installed {
  readonly bytes: number;
  readonly packages: number;
}

/** Returns the size of node_modules in a project that npm has installed. */
export const installedIn = (folder: string): Installed => {
  const root = join(folder, 'node_modules');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const isManifest = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/;
  return {
    bytes: files.reduce(
      (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
      0,
    ),
    packages: files.filter(
      ({ parentPath, name }) => name === 'package.json' && isManifest.test(parentPath),
    ).length,
  };
};
