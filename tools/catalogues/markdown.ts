// What the catalogues are written with: Markdown that reads well on a code host and on the site.

import type { GeneratedFile } from '../sdk/files.ts';

export type { GeneratedFile };

/** A code span, or a dash where there is nothing. */
export const code = (text: string | null | undefined): string =>
  text === null || text === undefined || text === '' ? '-' : `\`${text}\``;

/** Code spans in a row. */
export const codes = (texts: readonly string[]): string =>
  texts.length === 0 ? '-' : texts.map(code).join(', ');

/** Prose that is not markup: `<` would begin an element, `|` would end a cell. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', String.raw`\|`);

/** A table; rows are cells of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A fenced block. */
export const fenced = (language: string, text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

/** A page: its title, what it is for, and its parts. */
export const page = (path: string, title: string, parts: readonly string[]): GeneratedFile => ({
  path,
  text: `<!-- Written by \`npm run generate\` from the declarations. -->\n\n# ${title}\n\n${parts.join('\n\n')}\n`,
});
