// Writes JSON for people: indented, with colored names, and harmless for a terminal.
import type { Screen } from './screen.ts';
import { paint } from './styles.ts';

/** Characters that JSON may contain as they are, and that move a cursor or turn text around. */
const unprintable = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeCharacter = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, index) => String.raw`\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');

/** Returns a value as indented JSON. */
export const jsonText = (value: unknown, { colors }: Screen): string =>
  (JSON.stringify(value, null, 2) ?? 'null')
    .replace(unprintable, escapeCharacter)
    .replace(
      /^(\s*)("(?:[^"\\]|\\.)*")(?=: )/gm,
      (_, space: string, name: string) => space + paint(colors, 'name', name),
    );
