// Reads conformance.json: options of the command line by name, with comments, and the magic values
// of the target's test mode.
import { existsSync, readFileSync } from 'node:fs';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parseMagic, type Magic } from '../targets/magic/magic.ts';

export const CONFIG_FILE = 'conformance.json';

export interface Config {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  readonly magic?: Magic;
}

/** Returns a value as the command line would pass it; the file may contain numbers. */
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
 * Returns the options and magic values of a file; `known` lists the valid options. Without a name
 * it reads `conformance.json`, if that exists. Throws if the file cannot be understood.
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
