// Parses the values of settings: the shape of a declaration, the accepted values of each type, and
// the messages for others.
import { isIP } from 'node:net';
import { mustBe, oneOf as choiceOf, sentence } from '@kasir/core/messages';
import { closestMatch } from 'leven';
import * as z from 'zod';
import { masterKeyForm, parseMasterKeys } from './master-key.ts';

/** Unusable settings; the message names each and its accepted values. */
export class BadSetting extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting: its flag, its variable, its values, and its help. */
export interface Setting<T = unknown> {
  /** Null for secrets and other values without a flag, as others can read a command line. */
  readonly flag: string | null;
  readonly variable: string;
  /** The placeholder of its value in the help; null for a switch, which has none. */
  readonly value: string | null;
  /** True when the flag may be repeated; the variable separates its values by commas. */
  readonly repeated?: true;
  /** The text that applies when it is omitted. */
  readonly default?: string;
  /** The default in words, where it is not a text. */
  readonly otherwise?: string;
  readonly help: string;
  /** Parses the text to the value. */
  readonly schema: z.ZodType<T, string>;
}

/** Returns the name of a setting as users know it. */
export const nameOf = ({ flag, variable }: Pick<Setting, 'flag' | 'variable'>): string =>
  flag === null ? variable : `--${flag} (${variable})`;

/** Returns a schema that parses with `read`; it repeats an invalid value only when not secret. */
const readBy = <T>(
  read: (text: string) => T | undefined,
  accepted: string,
  isPublic: boolean,
): z.ZodType<T, string> =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    const message = mustBe(isPublic ? `${accepted}, not "${text}"` : accepted);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const text: z.ZodType<string, string> = z.string();

const switches: Readonly<Record<string, boolean>> = {
  true: true,
  1: true,
  false: false,
  0: false,
};

/** A switch: its flag has no value, its variable is true or false. */
export const onOff = readBy((word) => switches[word.toLowerCase()], 'true or false', true);

export const wholeNumber = (max: number): z.ZodType<number, string> =>
  readBy(
    (digits) => (/^\d+$/.test(digits) && Number(digits) <= max ? Number(digits) : undefined),
    `a whole number from 0 to ${max}`,
    true,
  );

export const oneOf = <const T extends string>(values: readonly T[]): z.ZodType<T, string> =>
  readBy((word) => values.find((value) => value === word), choiceOf(values), true);

/** A URL of one of these schemes. It may hold a password, so it is not repeated in messages. */
export const url = (schemes: readonly string[]): z.ZodType<string, string> =>
  readBy(
    (address) => {
      const scheme = address.slice(0, address.indexOf('://'));
      return schemes.includes(scheme) && URL.canParse(address) ? address : undefined;
    },
    `a URL such as ${schemes[0]}://host/path`,
    false,
  );

/** An e-mail address. */
export const mailAddress: z.ZodType<string, string> = readBy(
  (address) => (/^[^\s@<>,]+@[^\s@<>,]+$/.test(address) ? address : undefined),
  'an e-mail address such as name@example.com',
  true,
);

/** Master keys, newest first. */
export const masterKeys: z.ZodType<readonly Uint8Array[], string> = readBy(
  parseMasterKeys,
  masterKeyForm,
  false,
);

/** The beginning of links: without a trailing slash, query or fragment. */
export const origin: z.ZodType<string, string> = url(['https', 'http']).pipe(
  readBy(
    (address) => (/[?#]/.test(address) ? undefined : address.replace(/\/+$/, '')),
    'a URL without query and fragment',
    false,
  ),
);

/** IP addresses, separated by commas. */
export const addresses: z.ZodType<readonly string[], string> = z
  .string()
  .transform((list, context) => {
    const found = list.split(',').map((address) => address.trim());
    const wrong = found.find((address) => isIP(address) === 0);
    if (wrong === undefined) return found;
    const message = mustBe(`IP addresses separated by commas, not "${wrong}"`);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Returns the message for an invalid value, with the name of its setting. */
export const problem = (setting: Setting, message: string): string =>
  sentence(nameOf(setting), message);

/** Returns one mistake as a single line; several as a list under one line. */
export const badSettings = (problems: readonly string[]): BadSetting =>
  new BadSetting(
    problems.length === 1
      ? problems[0]
      : `${problems.length} settings cannot be used:\n${problems.map((one) => `  - ${one}`).join('\n')}`,
  );

/** The most edits between a name and the one probably meant. */
const DISTANCE_MAX = 4;

/** Returns a warning for each unknown variable with our prefix, with the one probably meant. */
export const unknownVariables = (env: Environment, known: readonly string[]): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('KASIR_') && !known.includes(name))
    .toSorted()
    .map((name) => {
      const nearest = closestMatch(name, known, { maxDistance: DISTANCE_MAX });
      const meant = nearest === undefined ? 'it is ignored' : `did you mean ${nearest}?`;
      return `${name} is not a setting: ${meant}`;
    });
