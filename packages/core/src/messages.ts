// Writes all messages about values, for the API, control API, command line and pages: `<field> must
// be <what is accepted>.` or `<what is wrong>. <what to do>.`
import type { Violation } from './errors.ts';
import { exponents, toMajor } from './money.ts';

// Created for the first list, because loading the language data of Intl slows down the start.
let choices: Intl.ListFormat | undefined;

const nouns = {
  character: { one: 'character', other: 'characters' },
  decimal: { one: 'decimal', other: 'decimals' },
  digit: { one: 'digit', other: 'digits' },
  item: { one: 'item', other: 'items' },
  key: { one: 'key', other: 'keys' },
  level: { one: 'level', other: 'levels' },
  value: { one: 'value', other: 'values' },
} as const;
export type Noun = keyof typeof nouns;

/** Returns a count with its noun: `1 item`, `2 items`. */
export const quantity = (count: number | bigint, noun: Noun): string => {
  const { one, other } = nouns[noun];
  return `${count} ${Number(count) === 1 ? one : other}`;
};

/** Returns alternatives in words: `a string, a number, or null`. */
export const either = (alternatives: readonly string[]): string => {
  choices ??= new Intl.ListFormat('en', { type: 'disjunction' });
  return choices.format(alternatives);
};

/** Returns the allowed values as written, such as `one of IDR, PHP`, or the only one. */
export const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

/** Returns the accepted values as a sentence whose subject is the field beside it. */
export const mustBe = (what: string): string => `Must be ${what}.`;

/** Returns the accepted values from a message of `mustBe`; null for a bound or another message. */
export const acceptedBy = (message: string): string | null =>
  /^Must be (?!at (?:least|most) )(.*)\.$/.exec(message)?.[1] ?? null;

/** Returns the accepted values as a sentence about a required field that was not sent. */
export const requiredAs = (what: string): string => `This field is required and must be ${what}.`;

/** Returns the message for a field that a condition makes required, such as `type is OWNED`. */
export const requiredWhen = (condition: string): string =>
  `This field is required when ${condition}.`;

/** Returns the message for a field that is required for one purpose, such as for a channel. */
export const requiredFor = (whom: string): string => `This field is required for ${whom}.`;

/** Returns the message for a field that must not be sent, with the reason if there is one. */
export const omit = (reason?: string): string =>
  reason === undefined ? 'Omit this field.' : `Omit this field: ${reason}.`;

/** Returns the message for a field that keeps its original value. */
export const unchangeable = (what: string): string => `${what} cannot be changed. Omit this field.`;

/** Returns the message for an amount out of bounds, which are in minor units. */
export const amountBetween = (
  { min, max }: { readonly min: number; readonly max: number },
  currency: string,
  acceptedBy: string,
): string =>
  mustBe(
    `between ${toMajor(currency, min)} and ${toMajor(currency, max)} ${currency} for ${acceptedBy}`,
  );

/** Returns the message for an amount that its currency cannot express. */
export const amountDigits = (currency: string): string => {
  const decimals = exponents[currency] ?? 0;
  return decimals === 0
    ? mustBe(`a whole number: ${currency} has no decimals`)
    : `Must have at most ${quantity(decimals, 'decimal')}, like every amount in ${currency}.`;
};

/** Returns a message with its field as subject, for places that show no path. */
export const sentence = (field: string, message: string): string => {
  const [, rest] = /^(?:M(?=ust )|This field (?=is ))(.*)$/su.exec(message) ?? [];
  if (rest === undefined) return `${field}: ${message}`;
  return `${field} ${message.startsWith('M') ? 'm' : ''}${rest}`;
};

/**
 * Returns all violations in one text, each as a sentence about its path
 * (CC-CREATE-ERR-API_VALIDATION_ERROR).
 */
export const summary = (violations: readonly Violation[]): string =>
  violations.map(({ path, message }) => sentence(path, message)).join(' ');
