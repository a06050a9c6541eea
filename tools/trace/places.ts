// Finds the places that name clauses: that carry, list, claim to prove, decide or document one, or
// say that it is not built yet.
import { isScript, isTest, type TextFile } from '../repository/files.ts';
import { segmentsOf, type Segment } from '../tidy/source.ts';
import { mentionsIn, type Ledger, type Mention } from './clauses.ts';

export type Role = 'carries' | 'lists' | 'proves' | 'decides' | 'documents' | 'lacks';

export interface Place {
  readonly role: Role;
  readonly id: string;
  readonly path: string;
  readonly line: number;
}

export interface Places {
  readonly places: readonly Place[];
  /** Words that look like ids of the ledger but are not. */
  readonly unknown: readonly Omit<Place, 'role'>[];
}

/** True for the title of a test: `test('...', ` or `test.each(rows)('...', `. */
const isTitle = (text: string, { from, to }: Segment): boolean =>
  /(?:\b(?:test|it)(?:\.\w+)*|\))\($/.test(text.slice(Math.max(0, from - 200), from).trimEnd()) &&
  text.slice(to).trimStart().startsWith(',');

type Range = Pick<Segment, 'from' | 'to'>;

const holds = (ranges: readonly Range[], { offset }: Mention): boolean =>
  ranges.some(({ from, to }) => from <= offset && offset < to);

/** Lists of ids that several declarations share. */
const sharedList = /^(?:export )?const (?:clauses|\w+Clauses)\b[^=\n]*= \[[^\]]*\]/gm;

/**
 * Returns the lists of ids that are separate from the code they are about. The `clauses` of an
 * event, of a table row or of a field do not count: they are at the declaration itself.
 */
const listsIn = ({ text }: TextFile): readonly Range[] =>
  [...text.matchAll(sharedList)].map(({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }));

const production = /^(?:packages|clients)\/(?!store-suite\/)[^/]+\/src\/(?!(?:.*\/)?testing\/)/;
/** A folder of tests that receive their runner as an argument. */
const storeSuite = 'packages/store-suite/src/';

/** Production code carries or lists; test helpers and files outside `src` do neither. */
const inCode = (file: TextFile, known: readonly Mention[]): [Mention, Role][] => {
  if (!production.test(file.path)) return [];
  const lists = listsIn(file);
  return known.map((mention) => [mention, holds(lists, mention) ? 'lists' : 'carries']);
};

/** Tests claim the ids in their titles, laws those in any of their texts; other code carries. */
const inScript = (file: TextFile, known: readonly Mention[]): [Mention, Role][] => {
  const { path, text } = file;
  if (known.length === 0) return [];
  const strings = segmentsOf(text).filter(({ layer }) => layer === 'strings');
  const tests = isTest(path) || path.startsWith(storeSuite) || /\bfrom 'vitest'/.test(text);
  const suite = path.startsWith('conformance/');
  if (!tests && !suite) return inCode(file, known);
  const claims = tests ? strings.filter((segment) => isTitle(text, segment)) : strings;
  return known.filter((mention) => holds(claims, mention)).map((mention) => [mention, 'proves']);
};

const headLength = (line: string): number => {
  const head = /^[-*] +/.exec(line)?.[0].length ?? 0;
  const ids = /^[`*]*[\w.-]+[`*]*(?:, *[`*]*[\w.-]+[`*]*)*/.exec(line.slice(head))?.[0].length ?? 0;
  return head + ids;
};

/**
 * Returns lines of a document with `not yet` or `not built yet`, or under a heading that has it.
 */
const lackingLines = (lines: readonly string[]): ReadonlySet<number> => {
  const says = (line: string): boolean => /\bnot (?:built )?yet\b/i.test(line);
  const lacking = new Set<number>();
  let heading = false;
  for (const [index, line] of lines.entries()) {
    if (/^#+ /.test(line)) heading = says(line);
    if (heading || says(line)) lacking.add(index + 1);
  }
  return lacking;
};

/** True for the ids that a line of a decision begins with: `- QR-CONF-01, QR-CONF-02: ...`. */
const isHead = (text: string, { offset }: Mention): boolean => {
  const start = text.lastIndexOf('\n', offset) + 1;
  return offset - start < headLength(text.slice(start, (text + '\n').indexOf('\n', offset)));
};

const inDocument = ({ path, text }: TextFile, known: readonly Mention[]): [Mention, Role][] => {
  if (known.length === 0) return [];
  const decision = path.startsWith('docs/decisions/');
  const lacking = lackingLines(text.split('\n'));
  return known
    .filter((mention) => !decision || isHead(text, mention))
    .map((mention) => [
      mention,
      lacking.has(mention.line) ? 'lacks' : decision ? 'decides' : 'documents',
    ]);
};

const traced = /^(?:packages|clients|conformance|docs)\/|^[^/]+\.md$/;
/** Generated files repeat clauses, and prove and carry none. */
const generated = /\/src\/generated\/|^docs\/reference\//;

const inFile = (file: TextFile, known: readonly Mention[]): [Mention, Role][] => {
  if (isScript(file.path)) return inScript(file, known);
  return file.path.endsWith('.md') ? inDocument(file, known) : [];
};

/** Returns every place of the repository that names a clause, with its role. */
export const placesIn = (ledger: Ledger, files: readonly TextFile[]): Places => {
  const places: Place[] = [];
  const unknown: Omit<Place, 'role'>[] = [];
  for (const file of files.filter(({ path }) => traced.test(path) && !generated.test(path))) {
    const mentions = mentionsIn(ledger, file.text);
    for (const [{ id, line }, role] of inFile(file, mentions.known)) {
      places.push({ role, id, path: file.path, line });
    }
    for (const { id, line } of mentions.unknown) unknown.push({ id, path: file.path, line });
  }
  return { places, unknown };
};
