// Makes text harmless for a terminal: text from outside must not move a cursor or end a line.
import { stripVTControlCharacters } from 'node:util';

/** Characters that move a cursor or end a line. */
const unprintable = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** Returns text without control sequences; each other such character becomes a question mark. */
export const toPrintable = (text: string): string =>
  stripVTControlCharacters(text).replace(unprintable, '?');
