// Writes Markdown that renders on a code host and on the site.

import type { GeneratedFile } from '../sdk/files.ts';

export type { GeneratedFile };

/** Returns a code span, or a dash for a missing or empty text. */
export const code = (text: string | null | undefined): string =>
  text === null || text === undefined || text === '' ? '-' : `\`${text}\``;

/** Returns code spans separated by commas, or a dash for none. */
export const codes = (texts: readonly string[]): string =>
  texts.length === 0 ? '-' : texts.map(code).join(', ');

/** Escapes prose outside code spans: `<` would open an element, `|` would end a cell. */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('')
    .replaceAll('|', String.raw`\|`);

/** Returns a table; rows are cells of Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Returns a fenced code block. */
export const fenced = (language: string, text: string): string =>
  `\`\`\`${language}\n${text}\n\`\`\``;

/** Returns a page with its title and its parts. */
export const page = (path: string, title: string, parts: readonly string[]): GeneratedFile => ({
  path,
  text: `<!-- Written by \`npm run generate\` from the declarations. -->\n\n# ${title}\n\n${parts.join('\n\n')}\n`,
});
