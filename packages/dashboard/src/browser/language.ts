// The language of the page: what the reader chose, or else what the browser prefers. Texts are
// written in English; the table of another language has every one of them.
import { indonesian } from './indonesian.ts';

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

/** The locale of numbers and times: that of the browser unless its language is not shown. */
export const locale: string | undefined = language === 'id' ? 'id-ID' : undefined;

/** Chooses a language for this page and later ones. */
export const chooseLanguage = (chosen: Language): void => {
  localStorage.setItem(STORED, chosen);
  location.reload();
};

/** A text of the dashboard, in English. */
export type Text = keyof typeof indonesian;

/** Returns a text in the language of the page, with its values in place of `{name}`. */
export const say = (text: Text, values: Readonly<Record<string, string | number>> = {}): string => {
  const said: string = language === 'id' ? indonesian[text] : text;
  return said.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
};
