// Values of settings: what each kind of them accepts, and what is said of one that it does not.
import { isIP } from 'node:net';
import { mustBe, oneOf as choiceOf, sentence } from '@kasir/core';

/** A flag or variable that cannot be used; the message names it and what is accepted. */
export class BadSetting extends Error {}

/** A setting of another value than is accepted; it is repeated only where it cannot be secret. */
const unaccepted = (name: string, accepted: string, seen?: string): BadSetting =>
  new BadSetting(
    sentence(name, mustBe(seen === undefined ? accepted : `${accepted}, not "${seen}"`)),
  );

export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable of a flag: KASIR_ and its words. */
const variableOf = (flag: string): string => `KASIR_${flag.replaceAll('-', '_').toUpperCase()}`;

/** A setting as users know it. */
export const named = (flag: string, variable = variableOf(flag)): string =>
  `--${flag} (${variable})`;

/** What a flag says, else its variable; an empty variable says nothing. */
export const textOf = (
  flag: string,
  value: string | undefined,
  env: Environment,
  variable = variableOf(flag),
): string | undefined => value ?? (env[variable] || undefined);

/** A flag without a value; its variable is true or false. */
export const switchOf = (flag: string, value: boolean | undefined, env: Environment): boolean => {
  const text = env[variableOf(flag)]?.toLowerCase() ?? '';
  if (value !== undefined || text === '') return value ?? false;
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw unaccepted(variableOf(flag), 'true or false', text);
};

export const wholeNumber = (
  name: string,
  text: string | undefined,
  max: number,
): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max)
    throw unaccepted(name, `a whole number from 0 to ${max}`, text);
  return value;
};

export const oneOf = <const T extends string>(
  name: string,
  text: string,
  values: readonly T[],
): T => {
  const found = values.find((value) => value === text);
  if (found === undefined) throw unaccepted(name, choiceOf(values), text);
  return found;
};

/** A URL of one of these schemes. It may hold a password, so that it is not repeated. */
export const urlOf = (
  name: string,
  text: string | undefined,
  schemes: readonly string[],
): string | undefined => {
  if (text === undefined) return undefined;
  const scheme = text.slice(0, text.indexOf('://'));
  if (!schemes.includes(scheme) || !URL.canParse(text))
    throw unaccepted(name, `a URL such as ${schemes[0]}://host/path`);
  return text;
};

/** An e-mail address in a variable; null where it is empty. */
export const addressOf = (name: string, env: Environment): string | null => {
  const text = env[name] || null;
  if (text !== null && !/^[^\s@<>,]+@[^\s@<>,]+$/.test(text))
    throw unaccepted(name, 'an e-mail address such as name@example.com', text);
  return text;
};

/** Where links begin: without the slash that a path adds, and with nothing behind the path. */
export const originOf = (name: string, text: string | undefined): string | undefined => {
  const url = urlOf(name, text, ['https', 'http']);
  if (url !== undefined && /[?#]/.test(url))
    throw unaccepted(name, 'a URL without query and fragment');
  return url?.replace(/\/+$/, '');
};

/** Addresses of proxies, one per flag or separated by commas. */
export const addressesOf = (name: string, texts: readonly string[]): readonly string[] => {
  const addresses = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong !== undefined) throw unaccepted(name, 'IP addresses separated by commas', wrong);
  return addresses;
};
