// Writes the tables of endpoints in the page on API coverage.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups, tagOf, tags } from '../openapi/tags.ts';
import { apis, type Api } from '../openapi/calls.ts';
import { root } from '../packed/published.ts';
import { codes, table, type GeneratedFile } from './markdown.ts';

const PATH = 'docs/guide/coverage.md';
const BEGIN = '<!-- endpoints -->';
const END = '<!-- /endpoints -->';

/** Returns the endpoints of an API by resource, as a section. */
const sectionOf = ({ folder, calls }: Api): string => {
  const byTag = Map.groupBy(calls, ({ contract }) => tagOf(contract.id));
  const rows = Object.entries(tags[folder] ?? {}).map(([tag, { title }]) => {
    const contracts = (byTag.get(tag) ?? []).map(({ contract }) => contract);
    const byPath = contracts.toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
    return [title, codes(byPath.map(({ method, path }) => `${method} ${path}`))];
  });
  return `### ${groups[folder] ?? folder}\n\n${table(['Resource', 'Endpoints'], rows)}`;
};

/** Returns the page with the endpoints that are registered. */
export const coveragePage = (): GeneratedFile => {
  const text = readFileSync(join(root, PATH), 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined)
    throw new Error(`${PATH} has no ${BEGIN} ... ${END}.`);
  const sections = apis.map(sectionOf).join('\n\n');
  return { path: PATH, text: `${before}${BEGIN}\n\n${sections}\n\n${END}${after}` };
};
