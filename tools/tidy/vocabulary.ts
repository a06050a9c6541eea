// Where words of the table stand: in names of code and files, in comments and in texts.
import { lineAt } from '../files.ts';
import type { Finding, Script } from './repository.ts';
import type { Word } from './words.ts';

/**
 * The table itself and its tests, faults, which repeat the sources that they change, and what is
 * generated from declarations.
 */
const quoting = /^tools\/(?:tidy\/(?:words|vocabulary)\b|faults\/table\/)|\/generated\//;

export interface Standing {
  readonly path: string;
  readonly line: number;
}

/** How often each word stands, or may. */
export type Counts = Readonly<Record<string, number>>;

/** A word of the table and its plural. */
const formsOf = ({ word, only }: Word): readonly string[] =>
  only === 'name' ? [word] : [word, word.replace(/y$/, 'ie') + 's'];

/** The words that a name is made of: `doDuty`, `duty_of` and `DUTY` have one more in common. */
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

/** The entries that one name or word of a sentence falls under. */
const meant = (token: string, entries: Entries, named: boolean): Set<Word> => {
  const whole = (entries.get(token) ?? []).filter(({ only }) => named && only === 'name');
  const parts = partsOf(token)
    .flatMap((part) => entries.get(part) ?? [])
    .filter(({ only }) => only === undefined || (named && only === 'part'));
  return new Set([...whole, ...parts]);
};

/** Every place of every word, by the word; each name, word and file counts once. */
export const standings = (
  scripts: Iterable<Pick<Script, 'path' | 'layers'>>,
  words: readonly Word[],
): ReadonlyMap<string, readonly Standing[]> => {
  const entries = entriesBy(words);
  const found = new Map(words.map(({ word }) => [word, [] as Standing[]]));
  for (const { path, layers } of scripts) {
    if (quoting.test(path)) continue;
    const note = (token: string, named: boolean, line: () => number): void => {
      for (const { word, below = '' } of meant(token, entries, named)) {
        if (path.startsWith(below)) found.get(word)?.push({ path, line: line() });
      }
    };
    note(path.slice(path.lastIndexOf('/') + 1), true, () => 1);
    for (const layer of ['code', 'strings', 'comments'] as const) {
      for (const { 0: token, index } of layers[layer].matchAll(/[A-Za-z_$][\w$]*/g)) {
        note(token, layer === 'code', () => lineAt(layers[layer], index));
      }
    }
  }
  return found;
};

/** How often each word stands. */
export const countsOf = (found: ReadonlyMap<string, readonly Standing[]>): Counts =>
  Object.fromEntries([...found].map(([word, places]) => [word, places.length]));

/** What to do about words that stand more often than they may, or less often than is held. */
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

/** The ceilings as they are held from now on: lower where fewer are left, higher for no word. */
export const lowered = (words: readonly Word[], counts: Counts, ceilings: Counts): Counts =>
  Object.fromEntries(
    words.map(({ word }) => {
      const count = counts[word] ?? 0;
      return [word, Math.min(count, ceilings[word] ?? count)];
    }),
  );
