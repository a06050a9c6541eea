// Names the folder into which tests install hyperswitch-prism. It is outside of the repository,
// because the package is large and all clones share it.
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PRISM_VERSION } from '../prism/library.ts';

const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');

/** The folder, by release and platform. */
export const cacheFolder = join(
  cache,
  'kasir',
  `prism-${PRISM_VERSION}-${process.platform}-${process.arch}`,
);
