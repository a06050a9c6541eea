// Finds the master keys of an installation: those of the operator, else those of a file that the
// server keeps beside its database.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { MASTER_KEY_BYTES, masterKeyForm, parseMasterKeys } from '../config/master-key.ts';
import { CommandFailure } from '../failures/exit-codes.ts';
import { writePrivate } from '../store/sqlite/private-files.ts';

export interface MasterKeys {
  /** Newest first; none when the operator has to give one. */
  readonly all: () => readonly Uint8Array[];
  /** Replaces the keys, newest first; null when the operator gives them. */
  readonly replace: ((keys: readonly Uint8Array[]) => void) | null;
}

/** Returns a new master key. */
export const createMasterKey = (): Uint8Array => randomBytes(MASTER_KEY_BYTES);

/** Returns the file of the master keys that the server keeps itself. */
export const masterKeyFile = (directory: string): string => join(directory, 'master.key');

const readKeys = (name: string, file: string): readonly Uint8Array[] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandFailure('usage', `${name} ${file}, which cannot be read.`, { cause: error });
  }
  const keys = parseMasterKeys(text);
  if (keys) return keys;
  throw new CommandFailure('usage', `${name} ${file}, which must hold ${masterKeyForm}.`);
};

/** Returns keys that the server keeps: in the file, if one is given, and always in memory. */
const keptKeys = (first: readonly Uint8Array[], file: string | null): MasterKeys => {
  let keys = first;
  return {
    all: () => keys,
    replace: (next) => {
      if (file !== null)
        writePrivate(file, next.map((key) => `${Buffer.from(key).toString('base64')}\n`).join(''));
      keys = next;
    },
  };
};

const keysInFolder = (directory: string): MasterKeys => {
  const file = masterKeyFile(directory);
  if (existsSync(file)) return keptKeys(readKeys('The data folder holds', file), file);
  const made = keptKeys([], file);
  made.replace?.([createMasterKey()]);
  return made;
};

/** Returns a key for a server that stores nothing. */
export const freshMasterKeys = (): MasterKeys => keptKeys([createMasterKey()], null);

const given = (keys: readonly Uint8Array[]): MasterKeys => ({ all: () => keys, replace: null });

/**
 * Finds the master keys of a configuration. A database that several nodes share has none unless the
 * operator gives them. Throws `CommandFailure` for keys that cannot be used.
 */
export const findMasterKeys = ({
  masterKeys,
  masterKeyFile: file,
  storage,
}: Pick<Config, 'masterKeys' | 'masterKeyFile' | 'storage'>): MasterKeys => {
  if (masterKeys) return given(masterKeys);
  if (file !== null)
    return given(readKeys('--master-key-file (KASIR_MASTER_KEY_FILE) names', file));
  switch (storage.kind) {
    case 'file':
      return keysInFolder(storage.directory);
    case 'memory':
      return freshMasterKeys();
    case 'postgres':
      return given([]);
  }
};
