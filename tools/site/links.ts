// Rewrites links of pages to files of the repository: to pages of the site, or to files beside it.
import { existsSync } from 'node:fs';
import { posix } from 'node:path';

/** The first page of the site, which a code host does not show. */
export const LANDING = 'tools/site/landing.md';

/** Returns the path of a page on the site, or null when it is not a page of the site. */
export const placeOf = (path: string): string | null => {
  if (path === LANDING) return 'index.md';
  // A code host shows this page for the folder; on the site the landing page comes first.
  if (path === 'docs/README.md') return 'overview.md';
  const [, resource] = /^tools\/site\/reference-pages\/(\w+)\.md$/.exec(path) ?? [];
  if (resource !== undefined) return `reference/api/${resource}.md`;
  const [, docs] = /^docs\/(.*)\.md$/.exec(path) ?? [];
  if (docs !== undefined) return `${docs}.md`.replace(/(^|\/)README\.md$/, '$1index.md');
  const [, example] = /^examples\/(?:([^/]+)\/)?README\.md$/.exec(path) ?? [];
  if (path.startsWith('examples/') && path.endsWith('README.md'))
    return example === undefined ? 'examples/index.md' : `examples/${example}.md`;
  const [, name] = /^packages\/([^/]+)\/README\.md$/.exec(path) ?? [];
  if (name !== undefined) return `packages/${name}.md`;
  const [, client] = /^clients\/([^/]+)\/README\.md$/.exec(path) ?? [];
  if (client !== undefined) return `clients/${client}.md`;
  const [, connector] = /^connectors\/([^/]+)\/README\.md$/.exec(path) ?? [];
  if (connector !== undefined) return `packages/connector-${connector}.md`;
  if (path === 'conformance/README.md') return 'packages/conformance.md';
  return path === 'CONTRIBUTING.md' ? 'contributing.md' : null;
};

/**
 * Returns the link of a page as the site writes it; READMEs of packages contain the whole address.
 * A link to a file that is not a page leads to `files`, the address of the repository's files; null
 * when there is no such address, so that only the text remains. Throws when the file does not
 * exist.
 */
export const siteLink = (
  root: string,
  from: string,
  href: string,
  files: string | null,
): string | null => {
  const own = files !== null && href.startsWith(`${files}/`);
  if (!own && /^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const [path = '', anchor] = (own ? href.slice(files.length + 1) : href).split('#');
  const file = own ? path : posix.join(posix.dirname(from), decodeURI(path));
  const index = existsSync(posix.join(root, file, 'README.md'))
    ? posix.join(file, 'README.md')
    : file;
  if (!existsSync(posix.join(root, index)))
    throw new Error(`${from} links to ${href}: no such file.`);
  const place = placeOf(index);
  const tail = anchor === undefined ? '' : `#${anchor}`;
  if (place !== null) return `/${place}${tail}`;
  return files === null ? null : `${files}/${file}${tail}`;
};

/** Returns the anchor of a heading as code hosts build it, so that a link works here and there. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
