// Tests that hyperswitch-prism is reported with the remedy when it is missing, is another release
// or cannot run.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPrism, PrismUnavailable } from './library.ts';

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'kasir-prism-'));

/** Installs a package with the name of prism in a folder. */
const install = (folder: string, version: string, code: string): void => {
  const home = join(folder, 'node_modules', 'hyperswitch-prism');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ version, main: 'index.js' }));
  writeFileSync(join(home, 'index.js'), code);
};

test('a missing package is reported with the command that installs it', () => {
  const folder = makeFolder();
  expect(() => loadPrism(folder)).toThrow(PrismUnavailable);
  expect(() => loadPrism(folder)).toThrow(`npm install --prefix ${folder} hyperswitch-prism@0.4.0`);
});

test('another release is refused', () => {
  const folder = makeFolder();
  install(folder, '0.5.0', '');
  expect(() => loadPrism(folder)).toThrow('is 0.5.0, and this connector was tested with 0.4.0');
});

test('a C library that is too old is reported with the required systems', () => {
  const folder = makeFolder();
  const failing = `throw new Error("version 'GLIBC_2.38' not found")`;
  install(
    folder,
    '0.4.0',
    `exports.types = {}; exports.UniffiClient = class { constructor() { ${failing} } };`,
  );
  expect(() => loadPrism(folder)).toThrow(/GLIBC_2\.38.*Debian 13/u);
});
