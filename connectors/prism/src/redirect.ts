// Reads the page on which a payer authenticates a card.
import type { Message } from './prism/library.ts';
import type { Processor } from './prism/processor.ts';

interface Form {
  readonly endpoint?: string | null;
  readonly method?: number | null;
  readonly formFields?: Readonly<Record<string, string>> | null;
}

interface Redirection {
  readonly form?: Form | null;
  readonly uri?: { readonly uri?: string | null } | null;
}

const URL_MAX = 2_048;

const toUrl = (processor: Processor, { endpoint, method, formFields }: Form): string | null => {
  if (!endpoint || !URL.canParse(endpoint)) return null;
  if (processor.nameOf('HttpMethod', method) !== 'HTTP_METHOD_GET') return null;
  const url = new URL(endpoint);
  // prism returns the fields in any order; sorting them gives the same page the same URL.
  const fields = Object.entries(formFields ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, value] of fields) url.searchParams.set(name, value);
  return url.href;
};

/**
 * Returns the URL to which a payer is redirected; null when a link cannot open the page, for
 * example a form that must be posted.
 */
export const findRedirect = (processor: Processor, { redirectionData }: Message): string | null => {
  const { form, uri } = (redirectionData ?? {}) as Redirection;
  const found = form ? toUrl(processor, form) : (uri?.uri ?? null);
  return found && found.length <= URL_MAX ? found : null;
};
