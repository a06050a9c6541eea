// Builds the documentation site: the Markdown of this repository, rendered by VitePress (`npm run
// docs`).
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type DefaultTheme, type MarkdownOptions, type UserConfig } from 'vitepress';
import { pathsOf } from '../repository/files.ts';
import { anchorOf, LANDING, placeOf, siteLink } from './links.ts';
import { writeForModels } from './llms.ts';
import { menu } from './menu.ts';
import { tagNamed } from './reference/document.ts';
import { jobs } from './reference/jobs.ts';
import { referencePages } from './reference/pages.ts';
import { synonyms } from './synonyms.ts';

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

const DESCRIPTION =
  'An open payments platform that you can run anywhere: server, typed clients and conformance suite of one API for payments in Southeast Asia.';

// Written before VitePress lists the pages, because it searches only files.
const reference = join(here, 'reference-pages');
mkdirSync(reference, { recursive: true });
for (const { resource, content } of referencePages())
  writeFileSync(join(reference, `${resource}.md`), `---\noutline: 2\n---\n\n${content}\n`);

const figures = JSON.parse(readFileSync(join(here, 'figures.json'), 'utf8')) as Readonly<
  Record<string, number>
>;

const guides: DefaultTheme.SidebarItem[] = menu.map(({ text, pages: listed }) => ({
  text,
  items: Object.entries(listed).map(([path, name]) => ({
    text: name,
    link: `/${placeOf(path) ?? ''}`.replace(/(?:index)?\.md$/, ''),
  })),
}));

/** The menu beside the API reference: its resources, by job. */
const resources: DefaultTheme.SidebarItem[] = [
  { text: 'API reference', link: '/reference/api/' },
  ...jobs.map((job) => ({
    text: job.title,
    items: job.resources.map((name) => ({
      text: tagNamed(name)['x-displayName'],
      link: `/reference/api/${name}`,
    })),
  })),
  { text: 'All guides', link: '/overview' },
];

/** Returns the weight of a page in the search: guides and synonyms come before the reference. */
const boostDocument = (id: string): number => {
  if (/\/reference\/(?:conformance|events|states)|\/decisions\/|\/packages\//.test(id)) return 0.3;
  return /\/(?:start|guide\/|reference\/test-values)|#as-/.test(id) ? 1.5 : 1;
};

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
        // The file has no address: only the text of the link remains.
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
  description: DESCRIPTION,
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
  transformPageData: ({ filePath, frontmatter }) =>
    filePath === LANDING ? { frontmatter: { ...frontmatter, figures } } : {},
  buildEnd: ({ outDir }) => {
    copyFileSync(join(root, 'packages/server/openapi/openapi.json'), join(outDir, 'openapi.json'));
    writeForModels(root, outDir, DESCRIPTION, menu);
  },
  themeConfig: {
    sidebar: { '/reference/api/': resources, '/': guides },
    outline: [2, 3],
    search: {
      provider: 'local',
      options: {
        miniSearch: { searchOptions: { boostDocument } },
        _render: (source, env, md) => {
          const { relativePath } = env as { readonly relativePath: string };
          const place = placeOf(relativePath) ?? relativePath;
          const html = md.render(source, env);
          // In the API reference only names of calls are searched: fields would hide the guides.
          if (place.startsWith('reference/api/'))
            return html.replaceAll(/<div class="api" v-pre>.*?<\/div>\n/gs, '');
          // Each synonym becomes a heading, so that it has the weight of a heading in the search.
          const more = (synonyms[place] ?? []).map(
            (words, index) => `<h2>${words}<a href="#as-${index}"></a></h2>`,
          );
          return html + more.join('\n');
        },
      },
    },
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Guides', link: '/overview' },
      { text: 'Test', link: '/reference/test-values' },
      { text: 'API', link: '/reference/api/' },
    ],
    ...(files !== null && {
      socialLinks: [{ icon: 'github', link: files.replace(/\/blob\/main$/, '') }],
    }),
    docFooter: { prev: 'Previous page', next: 'Next page' },
    footer: { message: 'Apache-2.0' },
  },
});
