// What is wrong with a database file, in words that name it and the remedy.

/** Result codes of SQLite. */
const CORRUPT = 11;
const NOT_A_DATABASE = 26;

/** Another process holds the file. */
export class InUse extends Error {}

const elsewhere = 'choose another data directory with --data (KASIR_DATA).';

/** The error to show when the file is locked. */
export const fileInUse = (file: string, cause: unknown): InUse =>
  new InUse(`${file} is in use by another process: stop that one, or ${elsewhere}`, { cause });

export const foreignFile = (file: string, cause?: unknown): Error =>
  new Error(`${file} is not a database of Kasir: move it away, or ${elsewhere}`, { cause });

/** The error to show: one that says what is wrong with the file, where that is known. */
export const fileError = (file: string, error: unknown): unknown => {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
  if (code === NOT_A_DATABASE) return foreignFile(file, error);
  return code === CORRUPT
    ? new Error(`${file} is damaged: restore a backup, or ${elsewhere}`, { cause: error })
    : error;
};
