// Keeps the key of digests in a separate file. A copy of the database alone, such as a backup, is
// then not enough to search the digests for card numbers.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const BYTES = 32;

/** Returns a new key. */
export const randomKey = (): Uint8Array => randomBytes(BYTES);

/**
 * Returns the key in a file. When `isNew`, the file is created if it is missing, with private
 * access and durably. Throws when the key of an existing database is missing or damaged, because
 * repeated requests could not be recognized.
 */
export const readKeyFile = (file: string, isNew: boolean): Uint8Array => {
  if (isNew && !existsSync(file)) {
    writeFileSync(file, randomKey(), { mode: 0o600, flag: 'wx', flush: true });
  }
  const key = existsSync(file) ? readFileSync(file) : null;
  if (key?.length === BYTES) return key;
  throw new Error(`${file} must hold the ${BYTES} bytes of the digest key. Restore it.`);
};
