// Builds the documentation site: the Markdown of this repository, rendered by VitePress (`npm run
// docs`).
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme, type MarkdownOptions, type UserConfig } from 'vitepress';
import { pathsOf } from '../repository/files.ts';
import { anchorOf, placeOf, siteLink } from './links.ts';
import { menu, written } from './menu.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Returns the address of the repository's files; null as long as no package names a repository. */
const filesAddress = (): string | null => {
  const { repository } = JSON.parse(
    readFileSync(join(root, 'packages/core/package.json'), 'utf8'),
  ) as { readonly repository?: { readonly url: string } };
  const url = repository?.url.replace(/^git\+/, '').replace(/\.git$/, '');
  return url === undefined ? null : `${url}/blob/main`;
};
const files = filesAddress();

const pages = pathsOf(root).filter((path) => path.endsWith('.md'));

const sidebar: DefaultTheme.SidebarItem[] = menu.map(({ text, pages: listed }) => ({
  text,
  items: Object.entries(listed)
    .filter(([path]) => !written.includes(path) || pages.includes(path))
    .map(([path, name]) => ({
      text: name,
      link: `/${placeOf(path) ?? ''}`.replace(/(?:index)?\.md$/, ''),
    })),
}));

/** Rewrites links to files of the repository, and passes diagrams to the theme. */
const markdown: NonNullable<MarkdownOptions['config']> = (md) => {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    const { path, realPath = path } = env as {
      readonly path?: string;
      readonly realPath?: string;
    };
    // The title of a page is parsed separately, without a file.
    if (realPath === undefined) return;
    const from = relative(root, realPath);
    for (const { children } of tokens) {
      let dropped = false;
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = siteLink(root, from, token.attrGet('href') ?? '', files);
          dropped = href === null;
          if (href !== null) token.attrSet('href', href);
        }
        if (!dropped || !token.type.startsWith('link_')) continue;
        // The file has no address: only its name remains.
        if (token.type === 'link_close') dropped = false;
        token.type = 'text';
        token.content = '';
      }
    }
  });
  const { fence } = md.renderer.rules;
  md.renderer.rules['fence'] = (...all) => {
    const [tokens, index] = all;
    const token = tokens[index];
    if (token?.info.trim() !== 'mermaid') return fence?.(...all) ?? '';
    return `<Diagram source="${encodeURIComponent(token.content)}" />`;
  };
};

export const site: UserConfig<DefaultTheme.Config> = defineConfig({
  title: 'Kasir',
  description: 'An open payments platform: server, typed SDK and conformance suite',
  lang: 'en',
  srcDir: root,
  srcExclude: pages.filter((path) => placeOf(path) === null),
  rewrites: (path) => placeOf(path) ?? path,
  outDir: join(here, 'dist'),
  cacheDir: join(root, 'node_modules/.cache/vitepress'),
  cleanUrls: true,
  lastUpdated: false,
  markdown: {
    anchor: { slugify: anchorOf },
    // The default themes are too faint for comments and keywords.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: markdown,
  },
  vite: {
    build: { chunkSizeWarningLimit: 4_000 },
  },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    search: { provider: 'local' },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/guide/payment-requests' },
      { text: 'Test', link: '/guide/in-process' },
      { text: 'Reference', link: '/reference/errors' },
    ],
    ...(files !== null && {
      socialLinks: [{ icon: 'github', link: files.replace(/\/blob\/main$/, '') }],
    }),
    docFooter: { prev: 'Previous page', next: 'Next page' },
    footer: { message: 'Apache-2.0' },
  },
});
