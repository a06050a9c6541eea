// Keeps the credentials that must be the same at the next start on the same folder: the test key
// and the control token.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandFailure } from '../failures/exit-codes.ts';
import { randomHex } from '../random/random-hex.ts';
import { writePrivate } from '../store/sqlite/private-files.ts';

/** The schema of the credentials file; the database holds only the key's hash. */
const credentials = z.object({ key: z.string().min(1), controlToken: z.string().min(1) });
export type Credentials = z.infer<typeof credentials>;

/** Returns the credentials file of a data directory, readable by its owner only. */
export const credentialsFile = (directory: string): string => join(directory, 'credentials.json');

/** Returns new credentials, for a server that stores none. */
export const freshCredentials = (): Credentials => ({
  key: `xnd_development_${randomHex(48)}`,
  controlToken: randomHex(48),
});

/** Reads the credentials of a data directory. Throws an error with a remedy. */
export const readCredentials = (directory: string): Credentials => {
  const file = credentialsFile(directory);
  try {
    return credentials.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CommandFailure(
      'dataForeign',
      `${file} cannot be read: restore it, or delete it to get a new test key and control token.`,
      { cause: error },
    );
  }
};

/** Returns the credentials of a data directory, creating them at its first start. */
export const rememberedCredentials = (directory: string): Credentials => {
  const file = credentialsFile(directory);
  if (existsSync(file)) return readCredentials(directory);
  const made = freshCredentials();
  writePrivate(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
};
