// What must be the same at the next start on the same folder: the test key and the control token.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandFailure } from './exit-codes.ts';
import { randomHex } from './random.ts';
import { writePrivate } from './store/sqlite/private-files.ts';

/** The database holds only the key's hash. */
const credentials = z.object({ key: z.string().min(1), controlToken: z.string().min(1) });
export type Credentials = z.infer<typeof credentials>;

/** File of the credentials in a data directory, readable by its owner only. */
export const credentialsFile = (directory: string): string => join(directory, 'credentials.json');

/** Credentials of a server that nothing remembers. */
export const freshCredentials = (): Credentials => ({
  key: `xnd_development_${randomHex(48)}`,
  controlToken: randomHex(48),
});

/** The credentials in a data directory. Throws with what an operator can mend. */
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

/** The credentials in a data directory, made at its first start. */
export const rememberedCredentials = (directory: string): Credentials => {
  const file = credentialsFile(directory);
  if (existsSync(file)) return readCredentials(directory);
  const made = freshCredentials();
  writePrivate(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
};
