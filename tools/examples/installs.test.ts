// Tests that following the page of a package installs everything that its example imports.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPart, published } from '../packed/published.ts';
import { pagesOf } from './pages.ts';
import { commandsOf } from './shell.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = pagesOf(root);

test.each(published)('the page of $name installs what its example imports', ({ name, folder }) => {
  const page = pages.find(({ path }) => path === `${folder}/README.md`);
  if (!page) throw new Error(`${name} has no README.md.`);
  const installed = commandsOf(page)
    .filter((command) => command.startsWith('npm install '))
    .flatMap((command) => command.split(' ').slice(2));
  const examples = page.blocks.filter(({ language }) => language === 'ts');
  const imported = examples.flatMap(({ code }) =>
    [...code.matchAll(/ from '(@[^/']+\/[^/']+|[^@:/'][^:/']*)(?:\/[^']*)?';/g)].map(
      ([, from = '']) => from,
    ),
  );
  expect(installed).toContain(name);
  expect(examples.length > 0).toBe(!isPart(name));
  expect(imported.filter((from) => !installed.includes(from))).toEqual([]);
});
