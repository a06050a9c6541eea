// A step of `npm run verify`, after the build: fails when our packages add more to a program than
// the limits allow. Bytes and types are the same on every machine, so a larger figure is due to a
// change; CPU time is compared with that of importing undici.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { cpuRatio, importOf } from './cpu.ts';
import {
  firstPlatform,
  program,
  receiverProgram,
  validatedProgram,
  validatedReceiverProgram,
} from './programs.ts';
import { typesOf } from './types.ts';

const limits = {
  types: 3_000,
  gzip: 15_000,
  gzipWithValidation: 30_000,
  /** For imports of the client and the receiver: a multiple of the CPU time of importing undici. */
  importOfUndici: 0.5,
  /** The same for the import of the models, and below for the first platform in a test. */
  importOfModels: 2.75,
  /** Eleven on a machine that does nothing else, and thirteen beside other work. */
  firstPlatform: 15,
} as const;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Creates a project that finds the built packages and the types of Node.js. */
const openProject = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kasir-sizes-'));
  const linked = {
    '@kasir/unified': 'clients/unified',
    '@kasir/models': 'packages/models',
    '@kasir/server': 'packages/server',
    '@kasir/webhooks': 'packages/webhooks',
    undici: 'packages/client/node_modules/undici',
    '@types/node': 'node_modules/@types/node',
  };
  for (const [name, target] of Object.entries(linked)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, target), link);
  }
  return folder;
};

/**
 * Returns the compressed bytes of a program as a bundle. For Node.js undici, which manages the
 * connections there, remains an import.
 */
const gzipOf = async (
  folder: string,
  contents: string,
  platform: 'browser' | 'node',
): Promise<number> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform,
    conditions: platform === 'browser' ? ['worker', 'browser'] : [],
    external: platform === 'node' ? ['undici'] : [],
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
};

const folder = openProject();
try {
  const size = (code: string, target: 'browser' | 'node') => gzipOf(folder, code, target);
  const ratio = (statements: string): number =>
    Math.round(cpuRatio(folder, statements, 'undici') * 100) / 100;
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const held: readonly (readonly [string, number, number])[] = [
    ['types of a small program', await typesOf(tsc, folder, program), limits.types],
    ['bytes of its bundle for browsers', await size(program, 'browser'), limits.gzip],
    ['bytes of its bundle for Node.js', await size(program, 'node'), limits.gzip],
    [
      'the same with validation',
      await size(validatedProgram, 'browser'),
      limits.gzipWithValidation,
    ],
    ['and for Node.js', await size(validatedProgram, 'node'), limits.gzipWithValidation],
    ['bytes of a receiver of webhooks', await size(receiverProgram, 'node'), limits.gzip],
    ['and for browsers and workers', await size(receiverProgram, 'browser'), limits.gzip],
    [
      'a receiver with validation',
      await size(validatedReceiverProgram, 'node'),
      limits.gzipWithValidation,
    ],
    [
      'import of the receiver by that of undici',
      ratio(importOf('@kasir/webhooks')),
      limits.importOfUndici,
    ],
    ['import of the client', ratio(importOf('@kasir/unified/client')), limits.importOfUndici],
    ['import of the models', ratio(importOf('@kasir/models')), limits.importOfModels],
    ['first platform of a test', ratio(firstPlatform), limits.firstPlatform],
  ];
  for (const [what, measured, limit] of held) {
    console.log(
      `${measured <= limit ? 'ok    ' : 'OVER  '} ${what}: ${measured}, at most ${limit}`,
    );
  }
  process.exitCode = held.every(([, measured, limit]) => measured <= limit) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
