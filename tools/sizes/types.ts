// Counts the types that a compiler makes for a small program.
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Compiler options of the program: strict, with only its imports and Node.js. */
const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  types: ['node'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
} as const;

/** Returns the number of types in a program below a folder. Throws when it does not compile. */
export const typesOf = async (tsc: string, folder: string, program: string): Promise<number> => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const tsconfig = JSON.stringify({ compilerOptions, files: ['program.ts'] });
  writeFileSync(join(folder, 'tsconfig.json'), tsconfig);
  writeFileSync(join(folder, 'program.ts'), program);
  const args = [tsc, '-p', folder, '--extendedDiagnostics'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (error: Error & { readonly stdout?: string }) => {
      throw new Error(`The program does not compile:\n${error.stdout ?? error.message}`, {
        cause: error,
      });
    },
  );
  const [, types] = /^Types:\s+(\d+)/m.exec(stdout) ?? [];
  if (types === undefined) throw new Error('The compiler reports no number of types.');
  return Number(types);
};
