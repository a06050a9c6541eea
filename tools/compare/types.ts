// What a compiler has to do for a small program.
import { execFile } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How programs are compiled: strictly, and with nothing but what they import and Node.js. */
const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
} as const;

/** Writes a program into the folder of a project, and how it is compiled. */
export const writeProgram = (folder: string, program: string): void => {
  const tsconfig = JSON.stringify({ compilerOptions, files: ['program.ts'] });
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  writeFileSync(join(folder, 'program.ts'), program);
};

/** What a compiler says about itself. */
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

/** Checks the project in a folder by the compiler at a path. */
export const check = async (tsc: string, folder: string): Promise<Checked> => {
  const report = await run([tsc, '-p', folder, '--extendedDiagnostics'], folder);
  return {
    types: figure(report, 'Types'),
    checkSeconds: figure(report, 'Check time'),
    totalSeconds: figure(report, 'Total time'),
  };
};

/** What belongs to the compiler and to Node.js, whatever the program. */
const ofLanguage =
  /\/(?:typescript(?:-[^/]+)?|@typescript\/[^/]+)\/|\/(?:@types\/node|undici-types)\//;

/** Bytes of the declarations that a program reads, but for those of language and Node.js. */
export const declarationBytes = async (tsc: string, folder: string): Promise<number> => {
  const listed = await run([tsc, '-p', folder, '--listFilesOnly'], folder);
  return listed
    .split('\n')
    .map((line) => line.trim())
    .filter((file) => file !== '' && !file.endsWith('/program.ts') && !ofLanguage.test(file))
    .map((file) => statSync(join(file)).size)
    .reduce((sum, size) => sum + size, 0);
};
