// Commands: versions of Node.js on which they refuse to start, and usage that can be typed as
// printed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tooOldFor, typedCommand, typedProgram } from './engine.ts';

/** The manifest of a package that needs this range of Node.js versions. */
const manifest = (node: string): URL => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-engine-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'package.json');
  writeFileSync(path, JSON.stringify({ name: 'x', engines: { node } }));
  return pathToFileURL(path);
};

test.each(['24.15.0', '24.15.1', '24.16.0', '26.0.0', '100.0.0'])(
  'Node.js %s starts a command that needs 24.15.0',
  (version) => {
    expect(tooOldFor('kasir', manifest('>=24.15.0'), version)).toBeNull();
  },
);

test.each(['24.14.9', '24.9.0', '22.19.0', '9.30.30', '24.15.0-nightly'])(
  'Node.js %s does not start a command that needs 24.15.1, and the message names both versions',
  (version) => {
    expect(tooOldFor('kasir', manifest('>=24.15.1'), version)).toBe(
      `kasir needs Node.js 24.15.1 or newer, and this is ${version}.`,
    );
  },
);

test('the Node.js that runs these tests is new enough for our own commands', () => {
  for (const folder of ['packages/server', 'conformance'])
    expect(
      tooOldFor('kasir', new URL(`../../../${folder}/package.json`, import.meta.url)),
    ).toBeNull();
});

test('a command is typed after npx where it is installed, and after npm run in a clone', () => {
  const clone = 'file:///srv/kasir/packages/core/src/engine.ts';
  expect(typedCommand('keys create', clone)).toBe('npm run kasir -- keys create');
  expect(typedCommand('', clone)).toBe('npm run kasir --');
  expect(typedProgram('kasir-conformance', clone)).toBe('npm run conformance --');
  for (const installed of [
    'file:///srv/shop/node_modules/@kasir/core/dist/engine.js',
    'file:///srv/shop/node_modules/.pnpm/@kasir+core@1.0.0/node_modules/@kasir/core/dist/engine.js',
  ]) {
    expect(typedCommand('keys create', installed)).toBe('npx kasir keys create');
    expect(typedProgram('kasir-conformance', installed)).toBe('npx kasir-conformance');
  }
});
