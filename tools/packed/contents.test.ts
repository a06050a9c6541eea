// Tests the search for files that should not be in a tarball.
import { expect, test } from 'vitest';
import { superfluousIn } from './contents.ts';

const manifest = {
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  bin: { shop: './dist/bin.js' },
};
const files = {
  'package.json': '{}',
  'dist/index.js': "export * from './order.js';\n",
  'dist/order.js': 'export const order = 1;\n',
  'dist/bin.js': "await import('./program.js');\n",
  'dist/program.js': 'new Worker(new URL(`./thread${EXTENSION}`, import.meta.url));\n',
  'dist/thread.js': "import './deep/one.js';\n",
  'dist/deep/one.js': "readdirSync(new URL('../pages/', import.meta.url));\n",
  'dist/pages/first.js': 'first();\n',
  'dist/types.js': 'export {};\n//# sourceMappingURL=types.js.map',
  'src/order.ts': '',
};
const superfluous = (more: Readonly<Record<string, string>>): string[] =>
  superfluousIn(new Map(Object.entries({ ...files, ...more })), manifest);

test('modules that entries, commands, threads or folders reach are not superfluous, nor are types', () => {
  expect(superfluous({})).toEqual([]);
});

test.each([
  [{ 'dist/merchant.js': 'export const merchant = 1;' }, 'dist/merchant.js is reached by no entry'],
  [{ 'dist/order.test.js': '' }, 'dist/order.test.js is of a test'],
  [{ 'src/page.browser-test.ts': '' }, 'src/page.browser-test.ts is of a test'],
  [{ 'fixtures/key.pem': '' }, 'fixtures/key.pem is of a test'],
  [{ 'src/testing.ts': '' }, 'src/testing.ts is the source of nothing here'],
])('%j is superfluous', (more, line) => {
  expect(superfluous(more)).toEqual([line]);
});
