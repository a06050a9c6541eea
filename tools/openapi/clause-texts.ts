// Reads the statements of clauses about single fields, as sentences for the documentation.
import { readFileSync } from 'node:fs';
import { parseLedger } from '../trace/clauses.ts';

export const ledger = parseLedger(
  readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8'),
);

/** Returns the id of the clause about a field, where there is one. */
export const clauseOn = (prefix: string, path: string): string | undefined => {
  const id = `${prefix}-${path}`;
  return ledger.has(id) ? id : undefined;
};

/** Beginnings of statements that add to the type and the meaning of a field. */
const conditions =
  /^(?:null (?:when|means)|default|required for|recommended|one of|set when|given when|case-sensitively|must be|to be deprecated|unique per|only in responses|at most authorized|\d+ to \d+ for|overrides)\b/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the condition that a clause states about a field, as a sentence, or an empty text:
 * `Default is the maximum.` for `Create refund: amount is optional, default is the maximum`.
 */
export const conditionIn = (id: string): string => {
  const obligation = ledger.get(id)?.obligation ?? '';
  const [, said = ''] = /^[A-Z][^:]*: (.*?)\.?$/.exec(obligation) ?? [];
  const parts = said.split(/[,;:] (?:and )?|\b(?:is|and|filters|optional|string|number) (?:is )?/);
  const at = parts.findIndex((part) => conditions.test(part));
  const start = at === -1 ? -1 : said.indexOf(parts[at] ?? '');
  const text = start === -1 ? '' : said.slice(start).replace(/ \([^)]*\)$/, '');
  return text === '' ? '' : `${capital(text)}.`;
};
