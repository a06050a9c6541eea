// Tests the JavaScript of pages: it is type-checked against the libraries it names where they are
// installed, and parsed otherwise.
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocksFor } from './claims.ts';
import { pagesOf } from './pages.ts';
import { typeErrors } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = blocksFor('tools/examples/scripts.test.ts', pagesOf(root));

/** Pages whose library is installed: its name on the page, and the name of the installed major. */
const typed: Readonly<Record<string, readonly [name: string, installed: string]>> = {
  'docs/migrate/public-service.md': [`'xendit-node'`, `'xendit-node-7'`],
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

test('scripts that use an installed library type-check against it', async () => {
  const programs = pages.flatMap(({ path, blocks }) => {
    const library = typed[path];
    if (!library) return [];
    const code = blocks.map((block) => block.code).join('\n');
    expect(code).toContain(library[0]);
    return [{ path, home: 'tools', code: code.replaceAll(...library) }];
  });
  expect(programs).toHaveLength(Object.keys(typed).length);
  const [first] = programs.filter(({ code }) => code.includes('20_000'));
  if (!first) throw new Error('No script has the amount that is made wrong.');
  const wrong = { ...first, path: 'wrong.md', code: first.code.replace('20_000', `'20'`) };
  // One run for both, as the compiler looks at all sources each time.
  const errors = (await typeErrors(root, [...programs, wrong])).trim().split('\n');
  expect(errors.join('\n')).toContain('error TS2322');
  const places = errors.filter((line) => /^\S/.test(line));
  expect(places.filter((line) => !line.includes('wrong.md'))).toEqual([]);
});
