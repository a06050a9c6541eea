// Values of settings: what one declaration says of each, what each kind of them accepts, and what
// is said of a value that it does not.
import { isIP } from 'node:net';
import { mustBe, oneOf as choiceOf, sentence } from '@kasir/core';
import { closestMatch } from 'leven';
import * as z from 'zod';

/** Settings that cannot be used; the message names each and what is accepted. */
export class BadSetting extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>;

/** One setting: its flag, its variable, what it takes, and how help describes it. */
export interface Setting<T = unknown> {
  /** Null for what has no place on a command line, which others can read. */
  readonly flag: string | null;
  readonly variable: string;
  /** What stands for its value in help; null for a switch, which has none. */
  readonly value: string | null;
  /** Whether the flag may stand several times; the variable takes commas. */
  readonly repeated?: true;
  /** The text that holds when it is left out. */
  readonly default?: string;
  /** What holds when it is left out, in words, where no text says it. */
  readonly otherwise?: string;
  readonly help: string;
  /** From text to value. */
  readonly schema: z.ZodType<T, string>;
}

/** A setting as users know it. */
export const nameOf = ({ flag, variable }: Pick<Setting, 'flag' | 'variable'>): string =>
  flag === null ? variable : `--${flag} (${variable})`;

/** A value that `read` makes of a text; a wrong one is repeated only where it is no secret. */
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

/** A URL of one of these schemes. It may hold a password, so that it is not repeated. */
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

/** Where links begin: without the slash that a path adds, and with nothing behind the path. */
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

/** What is wrong with a value, by the name of its setting. */
export const problem = (setting: Setting, message: string): string =>
  sentence(nameOf(setting), message);

/** One mistake in a line of its own; several as a list under one line. */
export const badSettings = (problems: readonly string[]): BadSetting =>
  new BadSetting(
    problems.length === 1
      ? problems[0]
      : `${problems.length} settings cannot be used:\n${problems.map((one) => `  - ${one}`).join('\n')}`,
  );

/** How far a name may be from what was meant. */
const DISTANCE_MAX = 4;

/** Says of each variable that begins like ours and is none which one may be meant. */
export const unknownVariables = (env: Environment, known: readonly string[]): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith('KASIR_') && !known.includes(name))
    .toSorted()
    .map((name) => {
      const nearest = closestMatch(name, known, { maxDistance: DISTANCE_MAX });
      const meant = nearest === undefined ? 'it is ignored' : `did you mean ${nearest}?`;
      return `${name} is not a setting: ${meant}`;
    });
