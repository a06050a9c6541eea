// Reads what a flag gives by the name of a file: `@FILE` for secrets, or a document.
import { readFileSync } from 'node:fs';
import { CommandFailure } from '../failures/exit-codes.ts';

const read = (flag: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandFailure('usage', `${flag} names ${path}, which cannot be read.`, {
      cause: error,
    });
  }
};

/**
 * Returns a secret: the text itself, or the first line of the file that `@FILE` names, because
 * others can read a command line.
 */
export const secretFrom = (flag: string, given: string): string =>
  given.startsWith('@') ? (read(flag, given.slice(1)).split(/\r?\n/, 1)[0] ?? '').trim() : given;

const objectIn = (text: string, refusal: string): object => {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // The message below says it.
  }
  throw new CommandFailure('usage', refusal);
};

/** Returns the JSON object or array in a file. */
export const jsonFrom = (flag: string, path: string): object =>
  objectIn(read(flag, path), `${flag} names ${path}, which must hold JSON.`);

/** Returns the JSON object that a flag gives. */
export const jsonOf = (flag: string, text: string): object =>
  objectIn(text, `${flag} must be JSON such as {"amount":25000}: quote it for the shell.`);
