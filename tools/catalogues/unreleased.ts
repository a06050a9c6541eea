// What pages say of installing before the first release, when no registry has the packages yet: the
// one place that switches it is the version of the packages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published, root } from '../packed/published.ts';
import type { GeneratedFile } from './markdown.ts';

const BEGIN = '<!-- unreleased -->';
const END = '<!-- /unreleased -->';

/** The version of packages that were never released. */
const UNRELEASED = '0.0.0';

const start = 'https://github.com/kasir-dev/kasir/blob/main/docs/start.md#in-a-project-of-your-own';

/** Pages of the clone link to what stands beside them, those of packages to where npm finds it. */
const linkOn = (path: string): string => {
  if (path === 'README.md') return 'docs/start.md#in-a-project-of-your-own';
  return path === 'docs/start.md' ? '#in-a-project-of-your-own' : start;
};

const noteOn = (path: string): string =>
  published.some(({ manifest }) => manifest.version === UNRELEASED)
    ? `\n> Not on npm yet: before the first release, [pack the packages from a clone](${linkOn(path)}) and install the tarballs instead of their names.\n`
    : '';

/** Pages that install packages, with or without the note. */
export const unreleasedNotes = (): GeneratedFile[] =>
  ['README.md', 'docs/start.md', ...published.map(({ folder }) => `${folder}/README.md`)].map(
    (path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const from = text.indexOf(BEGIN);
      const to = text.indexOf(END);
      if (from === -1 || to < from) throw new Error(`${path} has no ${BEGIN} ... ${END}.`);
      const note = noteOn(path);
      return { path, text: `${text.slice(0, from)}${BEGIN}\n${note}\n${text.slice(to)}`.replace(`${BEGIN}\n\n${END}`, `${BEGIN}${END}`) };
    },
  );
