// The JavaScript of pages: typed against the libraries it names where they are there, and parsed
// where they are not.
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocksFor } from './claims.ts';
import { pagesOf } from './pages.ts';
import { typeErrors } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = blocksFor('tools/examples/scripts.test.ts', pagesOf(root));

/** What a reader of a page has already, in one line. */
const before: Readonly<Record<string, string>> = {
  'docs/migrate/public-service.md': `import { Xendit } from 'xendit-node-7'; const xendit = new Xendit({ secretKey: '' }); const paymentRequestId = '';`,
};

/** The scripts in a page of HTML. */
const scriptsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, code = '']) => code);

test.each(pages.map((page) => [page.path, page]))('the scripts of %s can be parsed', (_, page) => {
  for (const { language, code } of page.blocks)
    for (const script of language === 'html' ? scriptsIn(code) : [code])
      expect(() => stripTypeScriptTypes(script)).not.toThrow();
});

test('a script that cannot be parsed is found', () => {
  expect(() => stripTypeScriptTypes('const a = ;')).toThrow('Expression expected');
});

test('scripts that use an installed library have its types', async () => {
  const programs = pages.flatMap(({ path, blocks }) => {
    const head = before[path];
    if (head === undefined) return [];
    return [{ path, home: 'tools', code: [head, ...blocks.map(({ code }) => code)].join('\n') }];
  });
  expect(programs).toHaveLength(Object.keys(before).length);
  expect(await typeErrors(root, programs)).toBe('');
});
