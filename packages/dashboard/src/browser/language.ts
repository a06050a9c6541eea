// The language of the page: the chosen one, otherwise that of the browser. Texts are written in
// English; the table of another language translates all of them, and is only loaded for that
// language.
import type { ComponentChild } from 'preact';
import type { indonesian } from './indonesian.ts';

export const languages = { en: 'English', id: 'Bahasa Indonesia' } as const;
export type Language = keyof typeof languages;

const STORED = 'kasir-language';

const isLanguage = (name: string | null | undefined): name is Language =>
  name === 'en' || name === 'id';

const preferred = (): Language => {
  // Tests of single modules run without a page.
  if (typeof document === 'undefined') return 'en';
  const stored = localStorage.getItem(STORED);
  if (isLanguage(stored)) return stored;
  return navigator.language.toLowerCase().startsWith('id') ? 'id' : 'en';
};

/** The language of this page; another one needs the page to be loaded again. */
export const language: Language = preferred();

/** The locale of numbers and times: Indonesian for that language, otherwise that of the browser. */
export const locale: string | undefined = language === 'id' ? 'id-ID' : undefined;

/** Chooses a language for this page and later ones. */
export const chooseLanguage = (chosen: Language): void => {
  localStorage.setItem(STORED, chosen);
  location.reload();
};

/** A text of the dashboard, in English. */
export type Text = keyof typeof indonesian;

/**
 * The names of values in a text: `{name}`, or `{name|entry|entries}` for a number before its noun,
 * which English writes in two forms.
 */
type NameIn<T extends string> = T extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|${string}` ? Name : Place) | NameIn<Rest>
  : never;

/** A text without values. */
export type PlainText = { [T in Text]: [NameIn<T>] extends [never] ? T : never }[Text];

type Given<T extends Text, V> = [NameIn<T>] extends [never]
  ? []
  : [values: Readonly<Record<NameIn<T>, V>>];

/** The texts in the language of the page; null for English. */
const table: Readonly<Record<Text, string>> | null =
  language === 'id' ? (await import('./indonesian.ts')).indonesian : null;

const numbers = new Intl.NumberFormat(locale);
const plurals = new Intl.PluralRules('en');

/** Returns the value for a placeholder of a text; numbers are formatted in the language. */
const valueAt = <V>(place: string, values: Readonly<Record<string, V>>): V | string => {
  const [name = '', one, many] = place.split('|');
  const value = values[name] as V;
  if (typeof value !== 'number') return value;
  const written = numbers.format(value);
  return one === undefined || many === undefined
    ? written
    : `${written} ${plurals.select(value) === 'one' ? one : many}`;
};

const partsOf = <V>(text: Text, values: Readonly<Record<string, V>> = {}): (V | string)[] =>
  (table?.[text] ?? text)
    .split(/\{([^}]+)\}/)
    .map((part, at) => (at % 2 === 0 ? part : valueAt(part, values)));

/** Returns a text in the language of the page, in parts: its words and the values between them. */
export const sayParts = <T extends Text>(
  text: T,
  ...[values]: Given<T, ComponentChild>
): readonly ComponentChild[] => partsOf<ComponentChild>(text, values);

/** Returns a text in the language of the page, with its values in place of their names. */
export const say = <T extends Text>(text: T, ...[values]: Given<T, string | number>): string =>
  partsOf<string | number>(text, values).join('');
