// Reads the options of a connector's command from its arguments, the environment, and files.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ServeOptions } from '../node/serve.ts';

/** A mistake in the options, with its remedy. */
export class BadConfig extends Error {}

/** An option with the placeholder of its value, and its purpose, which names its default. */
export interface Option {
  readonly value: string;
  readonly purpose: string;
}

export interface CommandDescription<Name extends string> {
  /** Name of the command. */
  readonly program: string;
  /** The prefix of the environment variables, e.g. `KASIR_CONNECTOR`. */
  readonly variables: string;
  /** The required options, as users type them. */
  readonly example: string;
  /** The lines of the help below the options. */
  readonly notes: readonly string[];
  readonly options: Readonly<Record<Name, Option>>;
}

/** The options that every connector has. */
export const commonOptions = {
  secret: {
    value: 'SECRET',
    purpose: 'shared with the platform: whsec_ and Base64, several with commas',
  },
  'callback-url': { value: 'URL', purpose: 'where the platform takes callbacks' },
  port: { value: 'N', purpose: 'port to listen on (default: 9100)' },
  host: { value: 'ADDRESS', purpose: 'address to listen on (default: 127.0.0.1)' },
  'tls-cert': { value: 'FILE', purpose: 'certificate in PEM, for HTTPS' },
  'tls-key': { value: 'FILE', purpose: 'key of the certificate in PEM' },
} as const satisfies Readonly<Record<string, Option>>;

type CommonName = keyof typeof commonOptions;

/** The settings of `commonOptions`. */
export interface CommonConfig {
  readonly secrets: readonly string[];
  readonly callbackUrl: string | undefined;
  readonly port: number;
  readonly hostname: string;
  readonly tls: ServeOptions['tls'];
}

/** Returns the items of a comma-separated list, without empty ones. */
const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Returns the text that --help prints. */
export const helpOf = ({ program, example, notes, options }: CommandDescription<string>): string =>
  [
    `Usage: ${program} ${example} [options]`,
    '',
    ...Object.entries(options).map(
      ([name, { value, purpose }]) => `  ${`--${name} ${value}`.padEnd(24)}${purpose}`,
    ),
    '',
    ...notes,
  ].join('\n');

/** Reads the values of the options of a command. Throws `BadConfig` for mistakes. */
export class OptionValues<Name extends string> {
  readonly #variables: string;
  readonly #given: Readonly<Record<string, unknown>>;
  readonly #environment: Readonly<Record<string, string | undefined>>;

  constructor(
    { program, variables, options }: CommandDescription<Name>,
    args: readonly string[],
    environment: Readonly<Record<string, string | undefined>>,
  ) {
    this.#variables = variables;
    this.#environment = environment;
    const texts = Object.fromEntries(
      Object.keys(options).map((name) => [name, { type: 'string' as const }]),
    );
    try {
      this.#given = parseArgs({
        args: [...args],
        options: { ...texts, help: { type: 'boolean', short: 'h' } },
        strict: true,
      }).values;
    } catch (error) {
      throw new BadConfig(`${(error as Error).message} Run ${program} --help for all options.`);
    }
  }

  get wantsHelp(): boolean {
    return this.#given['help'] === true;
  }

  #variableOf(name: Name): string {
    return `${this.#variables}_${name.toUpperCase().replaceAll('-', '_')}`;
  }

  /**
   * Returns the value of an option from the arguments, otherwise from the environment. An empty
   * value counts as missing.
   */
  find(name: Name): string | undefined {
    const given = this.#given[name] ?? this.#environment[this.#variableOf(name)];
    return typeof given === 'string' && given !== '' ? given : undefined;
  }

  get(name: Name): string {
    const found = this.find(name);
    if (found === undefined)
      throw new BadConfig(`--${name} is missing. Give it, or set ${this.#variableOf(name)}.`);
    return found;
  }

  #read(name: Name, file: string): string {
    try {
      return readFileSync(file, 'utf8').trim();
    } catch (error) {
      throw new BadConfig(`--${name}: ${(error as Error).message}`);
    }
  }

  /** Returns the value of an option; for `@FILE`, the contents of the file. */
  findSecret(name: Name): string | undefined {
    const found = this.find(name);
    return found?.startsWith('@') ? this.#read(name, found.slice(1)) : found;
  }

  /** Returns the value of a required option; for `@FILE`, the contents of the file. */
  getSecret(name: Name): string {
    this.get(name);
    return this.findSecret(name) ?? '';
  }

  /** Returns the contents of the file that an option names. */
  findContents(name: Name): string | undefined {
    const file = this.find(name);
    return file === undefined ? undefined : this.#read(name, file);
  }

  findUrl(name: Name): string | undefined {
    const text = this.find(name);
    if (text !== undefined && !(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
      throw new BadConfig(`--${name} must be a URL such as https://kasir.example.`);
    return text;
  }

  getUrl(name: Name): string {
    this.get(name);
    return this.findUrl(name) ?? '';
  }

  /** Returns the items of a comma-separated list. */
  list(name: Name): readonly string[] {
    return listOf(this.find(name));
  }

  /** Returns the items of a comma-separated list; for `@FILE`, those in the file. */
  secretList(name: Name): readonly string[] {
    return listOf(this.findSecret(name));
  }

  /** Returns the value of an option that must be one of some words; the first is the default. */
  oneOf<Word extends string>(name: Name, words: readonly [Word, ...Word[]]): Word {
    const text = this.find(name) ?? words[0];
    const word = words.find((one) => one === text);
    if (word === undefined)
      throw new BadConfig(`--${name} must be ${words.join(' or ')}, not ${text}.`);
    return word;
  }

  port(name: Name, usual: number): number {
    const text = this.find(name) ?? String(usual);
    const port = Number(text);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new BadConfig(`--${name} must be a whole number from 0 to 65535, not ${text}.`);
    return port;
  }
}

/** Returns the settings of `commonOptions`. */
export const readCommon = (values: OptionValues<CommonName>): CommonConfig => {
  if ((values.find('tls-cert') === undefined) !== (values.find('tls-key') === undefined))
    throw new BadConfig('--tls-cert and --tls-key belong together: give both.');
  const [cert, key] = [values.findContents('tls-cert'), values.findContents('tls-key')];
  values.get('secret');
  return {
    secrets: values.secretList('secret'),
    callbackUrl: values.findUrl('callback-url'),
    port: values.port('port', 9_100),
    hostname: values.find('host') ?? '127.0.0.1',
    tls: cert === undefined || key === undefined ? undefined : { cert, key },
  };
};
