// Creates files that only their owner may read: the database holds secrets and customer data.
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
  [basename(file), 'credentials.json', 'master.key'].some((ours) => name.startsWith(ours));

/**
 * Makes the names in a directory durable. Windows has no such call; a file system that refuses it
 * is ignored, as SQLite does.
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
 * Creates a directory and its missing parents, one at a time: the recursive call of Node.js never
 * returns on a file system that accepts none, such as /proc.
 */
const makeDirectory = (directory: string): void => {
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory()) return;
  makeDirectory(dirname(directory));
  mkdirSync(directory, { mode: 0o700 });
  syncDirectory(dirname(directory));
};

/**
 * Creates a database file and its directory, or makes existing ones private, together with the
 * files beside them. SQLite gives the files it adds (WAL, shared memory) the mode of the database
 * file. A folder that also holds other files is left unchanged.
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

/** Writes a whole file; it is durable when this returns. */
export const writePrivate = (file: string, text: string): void => {
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, text, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
  syncDirectory(dirname(file));
};
