// Reads the clause ledger, and finds its ids in texts.
import { lineAt } from '../repository/files.ts';

export interface Clause {
  readonly id: string;
  readonly area: string;
  readonly endpoint: string;
  readonly kind: string;
  readonly obligation: string;
  /** Line numbers in the specification. */
  readonly line: string;
  /** Check by which a black-box test can observe it; begins with a tag. */
  readonly observable: string;
}

export type Ledger = ReadonlyMap<string, Clause>;

const columns = ['id', 'area', 'endpoint', 'kind', 'obligation', 'line', 'observable'] as const;

/** Parses `spec/clauses.tsv`. Throws if its columns are unexpected or an id is duplicate. */
export const parseLedger = (tsv: string): Ledger => {
  const [head = '', ...rows] = tsv.split('\n').filter((row) => row.trim() !== '');
  if (head !== columns.join('\t')) throw new Error(`clauses.tsv has unexpected columns: ${head}`);
  const ledger = new Map<string, Clause>();
  for (const row of rows) {
    const cells = row.split('\t');
    const clause = Object.fromEntries(
      columns.map((name, index) => [name, cells[index] ?? '']),
    ) as unknown as Clause;
    if (ledger.has(clause.id)) throw new Error(`clauses.tsv has the id ${clause.id} twice`);
    ledger.set(clause.id, clause);
  }
  return ledger;
};

export interface Mention {
  readonly id: string;
  readonly offset: number;
  readonly line: number;
}

export interface Mentions {
  readonly known: readonly Mention[];
  /** Words that look like ids of the ledger but are not. */
  readonly unknown: readonly Mention[];
}

const idLike = /(?<![\w.-])[A-Z][A-Z0-9]*-[\w.-]+/g;

const prefixSets = new WeakMap<Ledger, ReadonlySet<string>>();

const prefixesOf = (ledger: Ledger): ReadonlySet<string> => {
  const made =
    prefixSets.get(ledger) ?? new Set(Array.from(ledger.keys(), (id) => id.split('-')[0] ?? ''));
  prefixSets.set(ledger, made);
  return made;
};

/** True for a group of ids rather than one: `RATE-HDR-*`, or the fixed part of a template. */
const isGroup = (ledger: Ledger, token: string, next: string | undefined): boolean =>
  (next === '*' || next === '$') && [...ledger.keys()].some((id) => id.startsWith(token));

/**
 * Finds the ids in a text. The longest match counts, without trailing punctuation. Words with a
 * prefix of the ledger that are not ids are unknown.
 */
export const mentionsIn = (ledger: Ledger, text: string): Mentions => {
  const prefixes = prefixesOf(ledger);
  const known: Mention[] = [];
  const unknown: Mention[] = [];
  for (const { 0: token, index } of text.matchAll(idLike)) {
    const [prefix = '', second = ''] = token.split('-');
    if (!prefixes.has(prefix) || isGroup(ledger, token, text[index + token.length])) continue;
    const id = token.replace(/[.-]+$/, '');
    const mention = { id, offset: index, line: lineAt(text, index) };
    if (ledger.has(id)) known.push(mention);
    else if (/^[A-Z0-9]/.test(second) || /[._]/.test(id)) unknown.push(mention);
  }
  return { known, unknown };
};
