// The file conformance.json: options of the command line under their names, with comments, and the
// values that decide something in test mode of its target.
import { existsSync, readFileSync } from 'node:fs';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parseMagic, type Magic } from './magic/magic.ts';

export const CONFIG_FILE = 'conformance.json';

export interface Config {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  readonly magic?: Magic;
}

/** A value as the command line would give it; numbers stand in the file as such. */
const textOf = (file: string, name: string, value: unknown): string | string[] => {
  const isText = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';
  if (Array.isArray(value) && value.every(isText)) return value.map(String);
  if (isText(value)) return String(value);
  throw new Error(`${file}: ${name} must be a text, a number or a list of texts.`);
};

const magicOf = (file: string, value: unknown): Magic => {
  try {
    return parseMagic(value);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
};

/**
 * What a file says: its options, for those that `known` names. Without a name it is
 * `conformance.json`, if there is one. Throws where it cannot be understood.
 */
export const readConfig = (named: string | undefined, known: readonly string[]): Config => {
  const file = named ?? CONFIG_FILE;
  if (named === undefined && !existsSync(file)) return { values: {} };
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`--config: ${file} cannot be read (${(error as Error).message}).`, {
      cause: error,
    });
  }
  const errors: ParseError[] = [];
  const values: unknown = parse(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) {
    const line = text.slice(0, first.offset).split('\n').length;
    throw new Error(`${file}: ${printParseErrorCode(first.error)} in line ${line}`);
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    throw new Error(`${file} must hold one object.`);
  const { magic, ...options } = values as Record<string, unknown>;
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${file}: there is no option ${unknown}`);
  return {
    values: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, textOf(file, name, value)]),
    ),
    ...(magic !== undefined && { magic: magicOf(file, magic) }),
  };
};
