// The one writer of messages about values: API, control API, command line and pages speak by it.
// `<field> must be <what is accepted>.` or `<what is wrong>. <what to do>.`
import type { Violation } from './errors.ts';
import { exponents } from './money.ts';

// What Intl knows of languages is loaded for the first list: a start is quicker without.
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

/** A count with its noun: `1 item`, `2 items`. */
export const quantity = (count: number | bigint, noun: Noun): string => {
  const { one, other } = nouns[noun];
  return `${count} ${Number(count) === 1 ? one : other}`;
};

/** Alternatives in words: `a string, a number, or null`. */
export const either = (alternatives: readonly string[]): string => {
  choices ??= new Intl.ListFormat('en', { type: 'disjunction' });
  return choices.format(alternatives);
};

/** Values to choose from as they are written: `one of IDR, PHP`, or the only one there is. */
export const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;

/** What is accepted; in a sentence of its own, as the field stands beside it. */
export const mustBe = (what: string): string => `Must be ${what}.`;

/** What a message of `mustBe` accepts, unless it is a bound; null for any other message. */
export const acceptedBy = (message: string): string | null =>
  /^Must be (?!at (?:least|most) )(.*)\.$/.exec(message)?.[1] ?? null;

/** The same of a field that was not sent. */
export const requiredAs = (what: string): string => `This field is required and must be ${what}.`;

/** A field that a condition makes required, such as `type is OWNED`. */
export const requiredWhen = (condition: string): string =>
  `This field is required when ${condition}.`;

/** A field that is required by somebody, such as a channel. */
export const requiredFor = (whom: string): string => `This field is required for ${whom}.`;

/** A field that must not be sent, with the reason where there is one to give. */
export const omit = (reason?: string): string =>
  reason === undefined ? 'Omit this field.' : `Omit this field: ${reason}.`;

/** A field that keeps the value it was created with. */
export const unchangeable = (what: string): string => `${what} cannot be changed. Omit this field.`;

/** An amount outside of what is accepted. */
export const amountBetween = (
  { min, max }: { readonly min: number; readonly max: number },
  currency: string,
  acceptedBy: string,
): string => mustBe(`between ${min} and ${max} ${currency} for ${acceptedBy}`);

/** An amount that its currency cannot express. */
export const amountDigits = (currency: string): string => {
  const decimals = exponents[currency] ?? 0;
  return decimals === 0
    ? mustBe(`a whole number: ${currency} has no decimals`)
    : `Must have at most ${quantity(decimals, 'decimal')}, like every amount in ${currency}.`;
};

/** A message with its field as subject, for where no path stands beside it. */
export const sentence = (field: string, message: string): string => {
  const [, rest] = /^(?:M(?=ust )|This field (?=is ))(.*)$/su.exec(message) ?? [];
  if (rest === undefined) return `${field}: ${message}`;
  return `${field} ${message.startsWith('M') ? 'm' : ''}${rest}`;
};

/**
 * All violations in one text: each a sentence about its path (CC-CREATE-ERR-API_VALIDATION_ERROR).
 */
export const summary = (violations: readonly Violation[]): string =>
  violations.map(({ path, message }) => sentence(path, message)).join(' ');
