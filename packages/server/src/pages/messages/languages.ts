// The languages of hosted pages, and the choice of a browser's preferred one.
import type { RawRequest } from '@kasir/core/pipeline';
import { preferencesOf } from '../preferences.ts';
import { remembered } from '../remembered.ts';
import type { Catalog } from './catalog.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';

export type Language = 'en' | 'id';

interface LanguageRow {
  /** Its name in itself. */
  readonly name: string;
  readonly catalog: Catalog;
  /** The locale of times and durations. */
  readonly locale: string;
}

/** Data of every language; the first is the default. */
export const languages: Readonly<Record<Language, LanguageRow>> = {
  en: { name: 'English', catalog: english, locale: 'en-GB' },
  id: { name: 'Bahasa Indonesia', catalog: indonesian, locale: 'id' },
};

const known = Object.keys(languages) as Language[];

/** Returns the language of a name, or undefined. */
export const findLanguage = (name: string): Language | undefined =>
  known.find((language) => language === name);

/** Returns the language that the payer chose, else the one that Accept-Language prefers. */
export const languageOf = (headers: RawRequest['headers']): Language =>
  findLanguage(remembered(headers, 'language')) ??
  (preferencesOf(headers).language(known) as Language | undefined) ??
  'en';
