// Errors of a database file, in words that name the file and the remedy.
import { Unwritable } from '@kasir/core/store';

/** Result codes of SQLite. */
const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** Returns the primary result code of an SQLite error; 0 for other errors. */
const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;

/** Returns whether another process holds the lock. */
export const isBusy = (error: unknown): boolean => [BUSY, LOCKED].includes(codeOf(error));

/** Returns whether the disk is full. */
export const isFull = (error: unknown): boolean => codeOf(error) === FULL;

const UNWRITABLE: Readonly<Record<number, string>> = {
  [READ_ONLY]: 'it is read-only: make the file, its folder and its file system writable',
  [IO_ERROR]: 'its disk refuses it: look after the disk and its quota',
  [FULL]: 'its disk is full: free space on it',
  [CANNOT_OPEN]: 'its folder takes no files: make it writable',
};

/** Returns `Unwritable` for an error that concerns all writes, otherwise the error itself. */
export const writeError = (file: string, error: unknown): unknown => {
  const reason = UNWRITABLE[codeOf(error)];
  return reason === undefined
    ? error
    : new Unwritable(`${file} cannot be written because ${reason}. No restart is needed.`, error);
};

/** Another process holds the file. */
export class InUse extends Error {}

const elsewhere = 'choose another data directory with --data (KASIR_DATA).';

/** Returns the error to show when the file is locked. */
export const fileInUse = (file: string, cause: unknown): InUse =>
  new InUse(`${file} is in use by another process: stop that one, or ${elsewhere}`, { cause });

export const foreignFile = (file: string, cause?: unknown): Error =>
  new Error(`${file} is not a database of Kasir: move it away, or ${elsewhere}`, { cause });

/** Returns the error to show: one that describes the problem with the file, if known. */
export const fileError = (file: string, error: unknown): unknown => {
  const code = codeOf(error);
  if (code === NOT_A_DATABASE) return foreignFile(file, error);
  return code === CORRUPT
    ? new Error(`${file} is damaged: restore a backup, or ${elsewhere}`, { cause: error })
    : error;
};
