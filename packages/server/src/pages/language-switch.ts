// Renders the switch of a hosted page between its languages. It submits the form that the payer is
// filling in, so that the input is kept; on a page without a form it sends only the language.
import { languages, type Language } from './messages/languages.ts';
import { escape, type Writer } from './writer.ts';

/** Returns the switch; `form` is the id of the form whose values are kept, or null. */
export const languageSwitch = (w: Writer, form: string | null): string => {
  const owner = form === null ? '' : ` form="${escape(form)}"`;
  const items = Object.entries(languages).map(([language, { name }]) =>
    language === w.language
      ? `<strong lang="${language}">${name}</strong>`
      : `<button class="plain" name="language" value="${language}" lang="${language as Language}"${owner} formnovalidate>${name}</button>`,
  );
  return `<form class="languages" method="post" aria-label="${w.ownPlain('language')}">${items.join('')}</form>`;
};
