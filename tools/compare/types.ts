// Measures the work of a compiler on a small program.
import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Compiler options of the programs: strict, with only their imports and Node.js. */
const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
} as const;

/** Writes a program and its tsconfig.json into the folder of a project. */
export const writeProgram = (folder: string, program: string): void => {
  const tsconfig = JSON.stringify({ compilerOptions, files: ['program.ts'] });
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  writeFileSync(join(folder, 'program.ts'), program);
};

/** Figures that a compiler reports about its run. */
export interface Checked {
  readonly types: number;
  readonly checkSeconds: number;
  readonly totalSeconds: number;
}

const run = async (args: readonly string[], cwd: string): Promise<string> => {
  try {
    return (await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    throw new Error(`The program in ${cwd} does not compile:\n${stdout}`, { cause: error });
  }
};

const figure = (report: string, name: string): number => {
  const [, number] = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(report) ?? [];
  if (number === undefined) throw new Error(`The compiler says nothing about ${name}.`);
  return Number(number);
};

/** Checks the project in a folder with the compiler at a path. */
export const check = async (tsc: string, folder: string): Promise<Checked> => {
  const report = await run([tsc, '-p', folder, '--extendedDiagnostics'], folder);
  return {
    types: figure(report, 'Types'),
    checkSeconds: figure(report, 'Check time'),
    totalSeconds: figure(report, 'Total time'),
  };
};

/** Matches files of the compiler and of Node.js, which every program reads. */
const ofLanguage =
  /\/(?:typescript(?:-[^/]+)?|@typescript\/[^/]+)\/|\/(?:@types\/node|undici-types)\//;

/**
 * Returns the bytes of declarations that a program reads, without those of the compiler and
 * Node.js.
 */
export const declarationBytes = async (tsc: string, folder: string): Promise<number> => {
  const listed = await run([tsc, '-p', folder, '--listFilesOnly'], folder);
  return listed
    .split('\n')
    .map((line) => line.trim())
    .filter((file) => file !== '' && !file.endsWith('/program.ts') && !ofLanguage.test(file))
    .map((file) => statSync(join(file)).size)
    .reduce((sum, size) => sum + size, 0);
};
