// Builds the command that tries a failure again, ready to be pasted into a shell.
import { program } from '../program.ts';
import { fileOptions } from './files.ts';

/** The options of a command line with their values. */
interface CommandLine {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  /** Names of the options that a file sets. */
  readonly configured?: ReadonlySet<string>;
}

/** Options of a run that a replay omits. */
const OWN = new Set<string>([
  'only',
  'scenario',
  'seed',
  'seeds',
  'known',
  'help',
  'emit',
  'emit-to',
  ...fileOptions,
]);

/** Option with a secret -> the variable that replaces it, as in the transcripts of failures. */
const variables: Readonly<Record<string, string>> = {
  key: 'KEY',
  'key-readonly': 'KEY_READONLY',
  'live-key': 'KEY_LIVE',
  'control-token': 'CONTROL_TOKEN',
  'callback-token': 'CALLBACK_TOKEN',
};

const argument = (name: string, value: string): string => {
  const variable = variables[name];
  if (variable !== undefined && !value.startsWith('@')) return `"$${variable}"`;
  return /^[\w./:@,-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
};

/**
 * Returns the command that replays CASE with the target, the control API and the profile of a run.
 * Keys become shell variables; names of key files are unchanged. Options from conformance.json are
 * left out, because the replay reads them again.
 */
export const replayCommand = ({ values, configured }: CommandLine): string => {
  const flags = Object.entries(values)
    .filter(([name]) => !OWN.has(name) && configured?.has(name) !== true)
    .flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `--${name} ${argument(name, String(one))}`),
    );
  return [program, 'replay', 'CASE', ...flags].join(' ');
};

/**
 * Returns the variables in replay commands and transcripts, with their values or the options that
 * hold them.
 */
export const variablesOf = ({ values }: CommandLine): string[] => [
  `BASE_URL=${String(values['base-url'])}`,
  ...(values['control-url'] === undefined ? [] : [`CONTROL_URL=${String(values['control-url'])}`]),
  ...Object.entries(variables)
    .filter(([name]) => values[name] !== undefined)
    .map(([name, variable]) => `${variable} (the value of --${name})`),
];
