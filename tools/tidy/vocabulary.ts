// Finds the words of the table: in names of code and files, in comments and in texts.
import { lineAt } from '../repository/files.ts';
import type { Finding, Script } from './repository.ts';
import type { Word } from './words.ts';

/**
 * Exempt files: the table itself and its tests, faults, which repeat the sources that they change,
 * and generated files.
 */
const quoting = /^tools\/(?:tidy\/(?:words|vocabulary)\b|faults\/table\/)|\/generated\//;

export interface Standing {
  readonly path: string;
  readonly line: number;
}

/** Number of occurrences of each word, actual or allowed. */
export type Counts = Readonly<Record<string, number>>;

/** The first word of each comment. */
const firstWords = /(?<!\/\/[^\n]*\n[^\S\n]*)\/\/\s*([A-Za-z]+)|\/\*\*?[\s*]*([A-Za-z]+)/g;

/** Returns a word of the table, with its plural where it stands in sentences. */
const formsOf = ({ word, only }: Word): readonly string[] =>
  only === 'name' || only === 'opening' ? [word] : [word, word.replace(/y$/, 'ie') + 's'];

/** Returns the words of a name: `doDuty`, `duty_of` and `DUTY` have one in common. */
const partsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((part) => part.toLowerCase());

type Entries = ReadonlyMap<string, readonly Word[]>;

const entriesBy = (words: readonly Word[]): Entries => {
  const found = new Map<string, Word[]>();
  for (const word of words) {
    for (const form of formsOf(word)) found.set(form, [...(found.get(form) ?? []), word]);
  }
  return found;
};

/** Returns the entries of the table that a name, or a word of a sentence, matches. */
const meant = (token: string, entries: Entries, named: boolean): Set<Word> => {
  const whole = (entries.get(token) ?? []).filter(({ only }) => named && only === 'name');
  const parts = partsOf(token)
    .flatMap((part) => entries.get(part) ?? [])
    .filter(({ only }) => only === undefined || (named && only === 'part'));
  return new Set([...whole, ...parts]);
};

/** Returns whether a text ends with a name, which is no part of a longer one. */
const isEndOf = (name: string, text: string): boolean =>
  text.endsWith(name) && !/[\w$.]/.test(text.at(-name.length - 1) ?? '');

/** Returns all occurrences by word; each name, word and file name counts once. */
export const standings = (
  scripts: Iterable<Pick<Script, 'path' | 'layers'>>,
  words: readonly Word[],
): ReadonlyMap<string, readonly Standing[]> => {
  const entries = entriesBy(words);
  const found = new Map(words.map(({ word }) => [word, [] as Standing[]]));
  const openings = new Set(words.filter(({ only }) => only === 'opening').map(({ word }) => word));
  for (const { path, layers } of scripts) {
    if (quoting.test(path)) continue;
    const note = (
      token: string,
      named: boolean,
      line: () => number,
      isRight: (word: Word) => boolean = () => false,
    ): void => {
      for (const word of meant(token, entries, named)) {
        if (path.startsWith(word.below ?? '') && !isRight(word))
          found.get(word.word)?.push({ path, line: line() });
      }
    };
    note(path.slice(path.lastIndexOf('/') + 1), true, () => 1);
    for (const { 0: text, 1: line, 2: block, index } of layers.comments.matchAll(firstWords)) {
      const word = (line ?? block ?? '').toLowerCase();
      if (openings.has(word))
        found.get(word)?.push({ path, line: lineAt(layers.comments, index + text.length - 1) });
    }
    for (const layer of ['code', 'strings', 'comments'] as const) {
      for (const { 0: token, index } of layers[layer].matchAll(/[A-Za-z_$][\w$]*/g)) {
        const text = layers[layer];
        note(
          token,
          layer === 'code',
          () => lineAt(text, index),
          ({ library, stored }) =>
            (library !== undefined && isEndOf(library, text.slice(0, index + token.length))) ||
            (stored !== undefined && layer === 'strings' && path.startsWith(stored)),
        );
      }
    }
  }
  return found;
};

/** Returns the number of occurrences of each word. */
export const countsOf = (found: ReadonlyMap<string, readonly Standing[]>): Counts =>
  Object.fromEntries([...found].map(([word, places]) => [word, places.length]));

/** Returns findings for words that occur more often than allowed, or less often than recorded. */
export const wordFindings = (words: readonly Word[], counts: Counts, ceilings: Counts): Finding[] =>
  words.flatMap(({ word, instead }, index) => {
    const count = counts[word] ?? 0;
    const ceiling = ceilings[word] ?? 0;
    if (count === ceiling) return [];
    const message =
      count > ceiling
        ? `"${word}" stands ${count} times, at most ${ceiling}: say ${instead}; \`npm run tidy -- --word ${word}\` shows where it stands.`
        : `"${word}" may stand ${ceiling} times, ${count} are left: \`npm run tidy -- --ratchet\` lowers it.`;
    return [{ path: 'tools/tidy/words.json', line: index + 2, message }];
  });

/** Returns the new limits: lower where fewer occurrences are left, and never higher. */
export const lowered = (words: readonly Word[], counts: Counts, ceilings: Counts): Counts =>
  Object.fromEntries(
    words.map(({ word }) => {
      const count = counts[word] ?? 0;
      return [word, Math.min(count, ceilings[word] ?? count)];
    }),
  );
