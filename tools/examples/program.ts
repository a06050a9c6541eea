// Turns the TypeScript of a page into one program, and reads the output that it promises.
import type { Page } from './pages.ts';

export interface Surroundings {
  /** Code that the reader already has where the example begins; must be one line. */
  readonly before?: string;
  /** Code that checks the result of the example. */
  readonly after?: string;
  /** Values for placeholders, by placeholder. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/**
 * Returns the program of a page, each line at its line number on the page; null without TypeScript.
 */
export const programOf = (
  { path, blocks }: Page,
  { before = '', after = '', replaced = {} }: Surroundings = {},
): string | null => {
  const lines = [before];
  for (const { language, code, line } of blocks) {
    if (language !== 'ts') continue;
    while (lines.length < line) lines.push('');
    lines.push(...code.trimEnd().split('\n'));
  }
  if (lines.length === 1) return null;
  return Object.entries(replaced).reduce(
    (program, [from, to]) => {
      if (!program.includes(from)) throw new Error(`${path} has no ${from} any more.`);
      return program.replaceAll(from, to);
    },
    [...lines, after, ''].join('\n'),
  );
};

const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Returns the promised output of a program: the comment after a `console.log` is the line that it
 * prints, once or several times in a loop; a call without a comment may print anything.
 */
export const promiseOf = (program: string): RegExp => {
  const logs = program.matchAll(/console\.log\([^]*?\);(?: \/\/ (.+))?$/gm);
  const lines = [...logs].map(([, said]) =>
    said === undefined ? '[^]*' : String.raw`(?:${escapePattern(said)}\n)+`,
  );
  return new RegExp(`^${lines.join('')}$`);
};
