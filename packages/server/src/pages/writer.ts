// Writes the words of a language into markup: everything is escaped, and texts of merchants and
// channels are isolated, so that their direction changes nothing around them.
import type { Phrase, Text } from '@kasir/payments/pages';
import type { MarkupPhrases } from './messages/catalog.ts';
import { languages, type Language } from './messages/languages.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and in a quoted attribute. */
export const escape = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');

/** Returns text from outside as markup, isolated in its direction. */
export const quote = (value: string): string => `<bdi>${escape(value)}</bdi>`;

type Value = string | number;
type Values = Readonly<Record<string, Value>>;
type Said = string | ((values: Values) => string);
type Arguments<Values> = Values extends null ? [] : [values: Values];

export interface Writer {
  readonly language: Language;
  /** Returns a text of the content as markup. */
  readonly say: (text: Text) => string;
  /** Returns a text of the content for an attribute or a title. */
  readonly plain: (text: Text) => string;
  /** Returns a phrase of the markup as markup. */
  readonly own: <Key extends keyof MarkupPhrases>(
    key: Key,
    ...values: Arguments<MarkupPhrases[Key]>
  ) => string;
  /** Returns a phrase of the markup for an attribute or a title. */
  readonly ownPlain: Writer['own'];
}

/** Inserts values into words, each wrapped; numbers stay unchanged. */
const put = (said: Said, values: Values, wrap: (value: string) => string): string => {
  if (typeof said === 'string') return said;
  const wrapped = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    typeof value === 'string' ? wrap(value) : value,
  ]);
  return said(Object.fromEntries(wrapped));
};

const valuesOf = (phrase: Phrase): Values => ('with' in phrase ? phrase.with : {});

/** Returns the writer of a language. */
export const writerOf = (language: Language): Writer => {
  const { phrases, markup } = languages[language].catalog;
  const content =
    (wrap: (value: string) => string) =>
    (text: Text): string =>
      typeof text === 'string' ? wrap(text) : put(phrases[text.say] as Said, valuesOf(text), wrap);
  const own =
    (wrap: (value: string) => string): Writer['own'] =>
    (key, ...[values = {}]) =>
      put(markup[key] as Said, values, wrap);
  return {
    language,
    say: content(quote),
    plain: content(escape),
    own: own(quote),
    ownPlain: own(escape),
  };
};
