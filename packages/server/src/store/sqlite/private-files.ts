// Files that only their owner may read: the database holds secrets and customers.
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isOurs = (name: string, file: string): boolean =>
  name.startsWith(basename(file)) || name.startsWith('credentials.json');

/**
 * Makes the names in a directory survive a power cut. Windows has no such call; where a file system
 * refuses it, nothing can be done, as SQLite sees it too.
 */
export const syncDirectory = (directory: string): void => {
  if (process.platform === 'win32') return;
  const opened = openSync(directory, 'r');
  try {
    fsyncSync(opened);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error;
  } finally {
    closeSync(opened);
  }
};

/**
 * Makes a directory and those above it that are missing. One at a time: asked to make all of them,
 * Node.js tries for ever where a file system takes none, such as /proc.
 */
const makeDirectory = (directory: string): void => {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
  syncDirectory(dirname(directory));
};

/**
 * Makes a database file and its directory, or closes those that are there to others, with what
 * lies beside them. SQLite gives what it adds (WAL, shared memory) the mode of the file. A folder
 * that holds something else as well is left as it is.
 */
export const makePrivate = (file: string): void => {
  const directory = dirname(file);
  makeDirectory(directory);
  const names = readdirSync(directory);
  if (names.every((name) => isOurs(name, file))) chmodSync(directory, 0o700);
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const name of names.filter((one) => isOurs(one, file))) {
    chmodSync(join(directory, name), 0o600);
  }
};

/** Writes a whole file; it survives a power cut from the moment this returns. */
export const writePrivate = (file: string, text: string): void => {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  syncDirectory(dirname(file));
};
