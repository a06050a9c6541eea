// Reads the file that a flag names: `@FILE` for secrets, or a document.
import { readFileSync } from 'node:fs';
import { CommandFailure } from '../failures/exit-codes.ts';

const readBytes = (flag: string, path: string): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CommandFailure('usage', `${flag} names ${path}, which cannot be read.`, {
      cause: error,
    });
  }
};

const read = (flag: string, path: string): string => readBytes(flag, path).toString('utf8');

/** The first bytes of pictures by their type. */
const pictures = [
  ['png', '89504e47'],
  ['jpeg', 'ffd8ff'],
  ['webp', '52494646'],
] as const;

/** Returns the picture in a file as a data URL. */
export const readPicture = (flag: string, path: string): string => {
  const bytes = readBytes(flag, path);
  const found = pictures.find(([, start]) => bytes.toString('hex', 0, 4).startsWith(start));
  if (!found)
    throw new CommandFailure('usage', `${flag} names ${path}, which must be a PNG, JPEG or WebP.`);
  return `data:image/${found[0]};base64,${bytes.toString('base64')}`;
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
