// What the clauses of the specification say of single fields, in the words of a reader.
import { readFileSync } from 'node:fs';
import { parseLedger } from '../trace/clauses.ts';

const ledger = parseLedger(
  readFileSync(new URL('../../spec/clauses.tsv', import.meta.url), 'utf8'),
);

const fieldClause = /^([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-[a-z][\w.]*$/;

/** The prefixes under which clauses of an endpoint speak of fields: PR2-CREATE, TXN-LIST. */
export const prefixesOf = (clauses: readonly string[]): readonly string[] => [
  ...new Set(clauses.flatMap((id) => fieldClause.exec(id)?.[1] ?? [])),
];

/** The id of the clause on a field, where there is one. */
export const clauseOn = (prefix: string, path: string): string | undefined => {
  const id = `${prefix}-${path}`;
  return ledger.has(id) ? id : undefined;
};

/** Beginnings of what a clause says that neither the type of a field nor its meaning does. */
const conditions =
  /^(?:null (?:when|means)|default|required for|recommended|one of|set when|given when|case-sensitively|must be|to be deprecated|unique per|only in responses|at most authorized|\d+ to \d+ for|overrides)\b/;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The condition that a clause sets on a field beside its name, kind and meaning, as a sentence; or
 * nothing. `Create refund: amount is optional, default is the maximum` says that the default is it.
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
