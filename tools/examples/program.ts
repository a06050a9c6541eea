// The TypeScript of a page as one program, and what it promises to print.
import type { Page } from './pages.ts';

export interface Surroundings {
  /** What the reader has already where the example begins; stands in one line. */
  readonly before?: string;
  /** A last look at what the example has made. */
  readonly after?: string;
  /** What the reader puts in for placeholders. */
  readonly replaced?: Readonly<Record<string, string>>;
}

/** The program of a page, each line where it stands on the page; null without TypeScript. */
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

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * What a program prints by its own words: the comment behind a `console.log` is its line, once or
 * for each round of a loop; one without a comment may print anything.
 */
export const promiseOf = (program: string): RegExp => {
  const logs = program.matchAll(/console\.log\([^]*?\);(?: \/\/ (.+))?$/gm);
  const lines = [...logs].map(([, said]) =>
    said === undefined ? '[^]*' : String.raw`(?:${escaped(said)}\n)+`,
  );
  return new RegExp(`^${lines.join('')}$`);
};
