// Finds the line of the sources that is most like a lost text: by the words they share, rare ones
// first.
import type { TextFile } from '../repository/files.ts';

export interface Line {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

/** Factor in favor of lines of the file in which the text was last. */
const SAME_FILE = 1.5;

/** Returns the nearest line; null when no line shares a word. */
export type Nearest = (find: string, lastPath?: string) => Line | null;

/**
 * Returns the words of a text, including those inside names: `openRefund` is also `open` and
 * `refund`.
 */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\w+/g)].flatMap(([name]) => [
      name,
      ...name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase()),
    ]),
  );

/** Prepares the search in all lines of the sources. */
export const nearestIn = (sources: readonly TextFile[]): Nearest => {
  const lines = sources.flatMap(({ path, text }) =>
    text.split('\n').map((content, index) => ({ path, line: index + 1, text: content.trim() })),
  );
  const words = lines.map(({ text }) => wordsOf(text));
  const holding = new Map<string, number[]>();
  for (const [index, set] of words.entries()) {
    for (const word of set) {
      const held = holding.get(word);
      if (held) held.push(index);
      else holding.set(word, [index]);
    }
  }
  const weight = (word: string): number =>
    Math.log(lines.length / (holding.get(word)?.length ?? 1));
  const weightOf = (set: ReadonlySet<string>): number =>
    [...set].reduce((sum, word) => sum + weight(word), 0);

  return (find, lastPath) => {
    // Of several lines of the text, the one with the rarest words is searched: it is the least
    // likely to match elsewhere by chance.
    const [sought = new Set<string>()] = find
      .split('\n')
      .map(wordsOf)
      .toSorted((a, b) => weightOf(b) - weightOf(a));
    const shared = new Map<number, number>();
    for (const word of sought) {
      for (const index of holding.get(word) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + weight(word));
      }
    }
    let best: Line | null = null;
    let most = 0;
    for (const [index, common] of shared) {
      const line = lines[index];
      const all = weightOf(sought) + weightOf(words[index] ?? new Set()) - common;
      const likeness = (common / all) * (line?.path === lastPath ? SAME_FILE : 1);
      if (line && likeness > most) [best, most] = [line, likeness];
    }
    return best;
  };
};
