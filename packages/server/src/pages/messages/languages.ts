// The languages of hosted pages, and the choice of a browser's preferred one.
import type { RawRequest } from '@kasir/core/pipeline';
import { preferencesOf } from '../preferences.ts';
import type { Catalog } from './catalog.ts';
import { english } from './english.ts';
import { indonesian } from './indonesian.ts';

export type Language = 'en' | 'id';

interface LanguageRow {
  readonly catalog: Catalog;
  /** The locale of times and durations. */
  readonly locale: string;
}

/** Data of every language; the first is the default. */
export const languages: Readonly<Record<Language, LanguageRow>> = {
  en: { catalog: english, locale: 'en-GB' },
  id: { catalog: indonesian, locale: 'id' },
};

const known = Object.keys(languages) as Language[];

/** Returns the language that Accept-Language prefers. */
export const languageOf = (headers: RawRequest['headers']): Language =>
  (preferencesOf(headers).language(known) as Language | undefined) ?? 'en';
