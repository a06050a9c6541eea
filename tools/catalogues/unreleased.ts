// Writes the note about installing before the first release, when no registry has the packages yet.
// The version of the packages alone decides whether the pages show it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published, root } from '../packed/published.ts';
import type { GeneratedFile } from './markdown.ts';

const BEGIN = '<!-- unreleased -->';
const END = '<!-- /unreleased -->';

/** The version of packages that were never released. */
const UNRELEASED = '0.0.0';

/** Link to the instructions for a clone, by page; READMEs on npm need the absolute URL instead. */
const places: Readonly<Record<string, string>> = {
  'README.md': 'docs/start.md#from-a-clone',
  'docs/start.md': '#from-a-clone',
};
const elsewhere = 'https://github.com/kasir-dev/kasir/blob/main/docs/start.md#from-a-clone';

const noteOn = (path: string): string =>
  published.some(({ manifest }) => manifest.version === UNRELEASED)
    ? `\n> Not on npm before the first release: [pack the packages in a clone](${places[path] ?? elsewhere}) and install the tarballs instead of the names below.\n`
    : '';

/** Returns the pages that install packages, with or without the note. */
export const unreleasedNotes = (): GeneratedFile[] =>
  ['README.md', 'docs/start.md', ...published.map(({ folder }) => `${folder}/README.md`)].map(
    (path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const from = text.indexOf(BEGIN);
      const to = text.indexOf(END);
      if (from === -1 || to < from) throw new Error(`${path} has no ${BEGIN} ... ${END}.`);
      const note = noteOn(path);
      return {
        path,
        text: `${text.slice(0, from)}${BEGIN}\n${note}\n${text.slice(to)}`.replace(
          `${BEGIN}\n\n${END}`,
          `${BEGIN}${END}`,
        ),
      };
    },
  );
