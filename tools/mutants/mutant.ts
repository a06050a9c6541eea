// Defines mutants: one place of the running source changed by one operator, drawn at random.
import { createHash } from 'node:crypto';
import { lineAt } from '../repository/files.ts';

/** A text that replaces another. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export interface Mutant extends Change {
  /**
   * Operator and a hash of the text around the place, not of its position: moved lines keep the id,
   * and so do judgments of it.
   */
  readonly id: string;
  /** Path below the root of the repository. */
  readonly file: string;
  readonly operator: string;
  /** The declaration that contains it; places are drawn by declaration. */
  readonly declaration: string;
}

/** Removes white space except between two words, as for a fault. */
const squeezeSpace = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\w$]) | (?![\w$])/g, '');

/** Returns the id of a mutant from its parts; `nth` numbers equal ones from 0. */
export const idOf = (
  { file, operator, declaration }: Pick<Mutant, 'file' | 'operator' | 'declaration'>,
  { before, replaced, after }: Record<'before' | 'replaced' | 'after', string>,
  replacement: string,
  nth: number,
): string => {
  const parts = [file, operator, declaration, before, replaced, after, replacement];
  const hash = createHash('sha256').update([...parts.map(squeezeSpace), nth].join('\n'));
  return `${operator}-${hash.digest('hex').slice(0, 10)}`;
};

/** Returns a source with a change applied. */
export const changed = (source: string, { start, end, replacement }: Change): string =>
  source.slice(0, start) + replacement + source.slice(end);

/** The environment variable that hands mutants to processes. */
const VARIABLE = 'KASIR_MUTANTS';

/** Returns the environment of a process that applies these mutants, at most one in a file. */
export const environmentOf = (mutants: readonly Mutant[]): NodeJS.ProcessEnv => ({
  [VARIABLE]: JSON.stringify(mutants),
});

/** Returns the mutants that this process applies. */
export const ownMutants = (): readonly Mutant[] =>
  JSON.parse(process.env[VARIABLE] ?? '[]') as Mutant[];

const LINES_MAX = 12;

/** Returns a mutant as a short diff of its lines. */
export const differenceOf = (
  { file, start, end, replacement }: Change & Pick<Mutant, 'file'>,
  source: string,
): string => {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const newline = source.indexOf('\n', end);
  const to = newline === -1 ? source.length : newline;
  const signed = (sign: string, text: string): string[] => {
    const lines = text.split('\n');
    const some = lines.length > LINES_MAX ? [...lines.slice(0, LINES_MAX - 1), '...'] : lines;
    return some.map((line) => sign + line);
  };
  const after = source.slice(from, start) + replacement + source.slice(end, to);
  return [
    `${file}:${lineAt(source, start)}`,
    ...signed('-', source.slice(from, to)),
    ...signed('+', after),
  ].join('\n');
};
