// Tests the recipes that run a platform inside a test file, each with its test framework.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf, pagesOf } from './pages.ts';
import { compiled, filesOf, type CompiledRecipes } from './recipes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = pagesOf(root).find(({ path }) => path === 'docs/guide/in-process.md');
const files = filesOf(page ?? pageOf('', ''));
const condition = '--conditions=@kasir/source';

let recipes: CompiledRecipes;
beforeAll(async () => {
  recipes = await compiled(root, 'tools', files);
});
afterAll(() => recipes[Symbol.dispose]());

const resolve = createRequire(import.meta.url).resolve;

/** Returns the path of a program, by its package and its path in the package. */
const programOf = (name: string, file: string): string =>
  join(dirname(resolve(`${name}/package.json`)), file);

/** Runs a framework; resolves to its output, even when it fails. */
const outputOf = async (args: readonly string[], env: Record<string, string> = {}) => {
  const options = { cwd: recipes.folder, env: { ...process.env, NO_COLOR: '1', ...env } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: Error & { readonly stdout: string; readonly stderr: string }) => error,
  );
  return stdout + stderr;
};

test('the recipes of vitest pass in vitest', async () => {
  const settings = `export default {
    ssr: { resolve: { conditions: ['@kasir/source'] } },
    test: { include: ['declined.test.js', 'checkout.test.js'] },
  };`;
  writeFileSync(join(recipes.folder, 'vitest.config.mjs'), settings);
  const run = [programOf('vitest', 'vitest.mjs'), 'run', '--root', recipes.folder];
  expect(await outputOf(run)).toMatch(/Tests\s+2 passed/);
});

test('the recipe of node:test passes in node:test', async () => {
  const run = [condition, '--test', join(recipes.folder, 'checkout.node.test.js')];
  expect(await outputOf(run)).toMatch(/pass 1\b[^]*fail 0\b/);
});

test('the recipe of jest passes in jest', async () => {
  // Readers have packages in JavaScript; here they are TypeScript, whose types jest must drop.
  const types = `import { stripTypeScriptTypes } from 'node:module';
    export default { process: (code) => ({ code: stripTypeScriptTypes(code) }) };`;
  writeFileSync(join(recipes.folder, 'types.mjs'), types);
  const settings = {
    rootDir: root,
    roots: [recipes.folder],
    testMatch: ['**/checkout.jest.test.js'],
    testEnvironmentOptions: { customExportConditions: ['@kasir/source', 'node', 'import'] },
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': join(recipes.folder, 'types.mjs') },
    transformIgnorePatterns: [],
    cacheDirectory: join(recipes.folder, 'cache'),
    haste: { enableSymlinks: false },
    watchman: false,
  };
  const run = [
    '--experimental-vm-modules',
    programOf('jest', 'bin/jest.js'),
    '--config',
    JSON.stringify(settings),
    '--runInBand',
  ];
  expect(await outputOf(run)).toMatch(/Tests:\s+1 passed/);
});
