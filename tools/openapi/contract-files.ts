// Finds the contracts of a package by their files, with the names that they are exported under.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pathsOf } from '../repository/files.ts';

/** The declaration of a contract. */
export interface Declaration {
  /** The name of its export. */
  readonly name: string;
  /** Its file, below the `src` of its package. */
  readonly path: string;
  /** The text of the file, and of the logic beside it. */
  readonly text: string;
}

const root = new URL('../../', import.meta.url);

const isContract = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'success' in value;

/** Returns the declarations of a package by the id of their contract. */
export const declarationsOf = async (folder: string): Promise<ReadonlyMap<string, Declaration>> => {
  const source = `packages/${folder}/src`;
  const paths = pathsOf(fileURLToPath(root), source).filter((path) =>
    path.endsWith('.contract.ts'),
  );
  const found = paths.map(async (full) => {
    const file = new URL(full, root);
    const path = full.slice(source.length + 1);
    const logic = new URL(full.replace('.contract.ts', '.ts'), root);
    const text = [file, logic]
      .filter((one) => existsSync(one))
      .map((one) => readFileSync(one, 'utf8'))
      .join('\n');
    const exported = (await import(file.href)) as Readonly<Record<string, unknown>>;
    return Object.entries(exported).flatMap(([name, value]) =>
      isContract(value) ? [[value.id, { name, path, text }] as const] : [],
    );
  });
  return new Map((await Promise.all(found)).flat());
};
