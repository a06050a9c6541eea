// A step of `npm run verify`, after the build: fails when our client exceeds a limit of size. Sizes
// and numbers of types are the same on every machine, so exceeding one is due to a change.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bars } from './bars.ts';
import { bundleSize } from './bundles.ts';
import { kasir } from './subjects.ts';
import { check, writeProgram } from './types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates a project that finds the built client and the types of Node.js. */
const openProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-sizes-'));
  const linked = {
    '@kasir/unified': 'packages/unified',
    '@types/node': 'node_modules/@types/node',
  };
  for (const [name, target] of Object.entries(linked)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, target), link);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeProgram(folder, kasir.program);
  return folder;
};

const folder = openProject();
try {
  const gzipOf = async (code: string, target: 'browser' | 'node'): Promise<number> =>
    (await bundleSize(folder, code, target))?.gzip ?? Number.POSITIVE_INFINITY;
  const { types } = await check(join(root, 'node_modules/typescript/bin/tsc'), folder);
  const { program, validated } = kasir;
  const held: readonly (readonly [string, number, number])[] = [
    ['types of a small program', types, bars.types],
    ['bytes of its bundle for browsers', await gzipOf(program, 'browser'), bars.gzip],
    ['bytes of its bundle for Node.js', await gzipOf(program, 'node'), bars.gzip],
    ['the same with validation', await gzipOf(validated, 'browser'), bars.gzipWithValidation],
    ['and for Node.js', await gzipOf(validated, 'node'), bars.gzipWithValidation],
  ];
  for (const [what, measured, bar] of held) {
    console.log(`${measured <= bar ? 'ok    ' : 'OVER  '} ${what}: ${measured}, at most ${bar}`);
  }
  process.exitCode = held.every(([, measured, bar]) => measured <= bar) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
