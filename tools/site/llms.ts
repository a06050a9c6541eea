// Writes the site for language models: `llms.txt` lists its pages, `llms-full.txt` has their text.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from './links.ts';
import type { Group } from './menu.ts';

/** True for a page whose whole text a model needs; the other pages are only listed. */
const whole = (path: string): boolean =>
  /^docs\/(?:start|glossary|guide\/|migrate\/|reference\/(?:errors|channels|test-values|failures\/README))/.test(
    path,
  );

const withoutFrontmatter = (text: string): string =>
  text.replace(/^---\n.*?\n---\n/s, '').replaceAll(/^<!--.*?-->\n*/gm, '');

const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? '';

/** Returns the first sentence of a page below its title. */
const leadOf = (text: string): string => {
  const [, lead = ''] = /^# .+\n+([^\n#|`<-][^\n]*)$/m.exec(text) ?? [];
  return /^.*?[.:](?= |$)/.exec(lead)?.[0]?.replace(/:$/, '.') ?? lead;
};

/** Writes both files into the folder of the built site. */
export const writeForModels = (
  root: string,
  folder: string,
  description: string,
  groups: readonly Group[],
): void => {
  const read = (path: string): string => withoutFrontmatter(readFileSync(join(root, path), 'utf8'));
  const listed = groups.map(({ text, pages }) => ({
    text,
    pages: Object.keys(pages).map((path) => ({ path, page: read(path) })),
  }));
  const line = ({ path, page }: { readonly path: string; readonly page: string }): string => {
    const address = `/${(placeOf(path) ?? '').replace(/(?:index)?\.md$/, '')}`;
    const lead = leadOf(page);
    return `- [${titleOf(page)}](${address})${lead === '' ? '' : `: ${lead}`}`;
  };
  const index = [
    '# Kasir',
    `> ${description}`,
    'Kasir runs with `npm start` in a clone or `npx kasir start`. Test mode has a clock that moves, outcomes that are chosen, and webhooks that are signed. The whole text of the guides is in /llms-full.txt, the API as OpenAPI in /openapi.json.',
    ...listed.map(({ text, pages }) => `## ${text}\n\n${pages.map(line).join('\n')}`),
  ];
  writeFileSync(join(folder, 'llms.txt'), `${index.join('\n\n')}\n`);
  const full = listed
    .flatMap(({ pages }) => pages)
    .filter(({ path }) => whole(path))
    .map(({ page }) => page.trim());
  writeFileSync(join(folder, 'llms-full.txt'), `${full.join('\n\n---\n\n')}\n`);
};
