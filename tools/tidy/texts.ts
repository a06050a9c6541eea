// The rule about texts of the dashboard: a view shows only texts that it looks up in the table of
// translations, and the table has only texts that some view shows.
import { lineAt } from '../repository/files.ts';
import { childrenOf, parse, type Node } from '../repository/syntax.ts';
import type { Finding, Repository, Script } from './repository.ts';

const BROWSER = 'packages/dashboard/src/browser/';
const TABLE = /^packages\/dashboard\/src\/browser\/indonesian\/\w+\.ts$/;
/** Files that are not checked: generators of code, the table with its look-up, and tests. */
const SILENT = /\/browser\/(?:code\/|indonesian|language\.ts)|\.test\.ts$/;

/** Functions that look a text up. */
const lookups: ReadonlySet<string> = new Set(['say', 'sayParts']);

/** Properties whose values are names for a browser or a program. */
const technical =
  /^(?:class|kind|key|d|viewBox|accept|pattern|command|authorization|aria-(?:live|relevant|labelledby))$/;
/** Properties whose values a reader sees, even a single word in lower case. */
const visible = /^(?:title|lead|hint|submit|label|question|any|what|text|aria-label)$/;
/** Functions of which a reader sees all arguments but the first, or, if `titled`, the first. */
const showing =
  /^(?:a|button|caption|code|dd|div|dt|h1|h2|h3|legend|li|p|span|strong|summary|td|notice)$/;
const titled =
  /^(?:card|field|textField|numberField|selectField|checkField|badge|percentField|fixedField)$/;
/** Calls whose argument is a name of the program. */
const reading = /^(?:closest|querySelector|querySelectorAll)$/;

/** Texts that need no translation: our name, commands, names of files, examples of values. */
const samples: ReadonlySet<string> = new Set([
  'Kasir',
  'kasir start',
  'credentials.json',
  'reproduction.test.ts',
  'x-callback-token',
  'Budi',
  'Shop',
  'A cup of coffee',
  'A view is rendered inside a place.',
]);

const isCommand = (text: string): boolean => /^(?:curl|kasir) /.test(text);

const hasWord = (text: string): boolean => /[a-z]{2}/.test(text);

/** True for words as people read them, and not for a name of the program. */
const isProse = (text: string): boolean =>
  /^[“‘(]?[A-Z][a-z]+\b[^(]*$/.test(text) ||
  /[a-z]{2}[,:;.]? \w/.test(text) ||
  /\s[a-z]{2}/.test(text);

interface Context {
  /** The nearest property that holds the node. */
  readonly property: string | null;
  /** The function whose argument it is, if it is one, and which. */
  readonly call: { readonly name: string; readonly at: number } | null;
}

const nowhere: Context = { property: null, call: null };

const nameOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'Literal' ? String(node.value) : '';
};

/** Returns the texts of a literal or template; null for any other node. */
const textsOf = (node: Node): readonly string[] | null => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => (value.cooked ?? '').replaceAll('Kasir', ''));
  return null;
};

/** True for a text that a reader sees as it is; `known` has the texts of the table. */
const isVisible = (
  text: string,
  { property, call }: Context,
  known: ReadonlySet<string>,
): boolean => {
  if (samples.has(text)) return false;
  if (property !== null && technical.test(property)) return false;
  if (property !== null && visible.test(property)) return hasWord(text);
  // A list of texts that are looked up elsewhere, such as the menu, is typed by the table.
  if (call === null) return isProse(text) && !known.has(text);
  if (lookups.has(call.name) || reading.test(call.name)) return false;
  const isArgument =
    (showing.test(call.name) && call.at > 0) || (titled.test(call.name) && call.at === 0);
  return isArgument ? hasWord(text) : isProse(text);
};

interface Literal {
  readonly texts: readonly string[];
  readonly context: Context;
  /** Its place in the file. */
  readonly start: number;
}

/** Yields the literals of a program with their context; compared ones are left out. */
const literalsIn = function* (node: Node, context: Context): Generator<Literal> {
  const texts = textsOf(node);
  if (texts) yield { texts, context, start: node.start };
  if (node.type === 'CallExpression') {
    const name = nameOf(node.callee);
    yield* literalsIn(node.callee, nowhere);
    for (const [at, argument] of node.arguments.entries())
      yield* literalsIn(argument, { property: null, call: { name, at } });
  } else if (node.type === 'Property') {
    if (node.computed) yield* literalsIn(node.key, nowhere);
    yield* literalsIn(node.value, { property: nameOf(node.key), call: null });
  } else if (node.type === 'BinaryExpression') {
    // A comparison shows nothing.
    for (const child of childrenOf(node))
      if (child.type !== 'Literal') yield* literalsIn(child, nowhere);
  } else {
    const isBody = /Function|Statement|Declaration/.test(node.type);
    for (const child of childrenOf(node)) yield* literalsIn(child, isBody ? nowhere : context);
  }
};

/** Returns the texts of a table, with their places. */
const entriesOf = ({ path, text }: Script): readonly (readonly [text: string, at: number])[] => {
  const found: (readonly [string, number])[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Property') found.push([nameOf(node.key), node.start]);
    for (const child of childrenOf(node)) visit(child);
  };
  const program = parse(path, text);
  if (program) visit(program);
  return found;
};

/** Returns literal words of views, and texts of the table that no view shows. */
export const textRule = ({ scripts }: Repository): Finding[] => {
  const own = [...scripts.values()].filter(({ path }) => path.startsWith(BROWSER));
  const tables = own.filter(({ path }) => TABLE.test(path));
  const entries = tables.flatMap((table) =>
    entriesOf(table).map(([text, at]) => ({ table, text, at })),
  );
  const known = new Set(entries.map(({ text }) => text));
  const said = new Set<string>();
  const findings: Finding[] = [];
  for (const { path, text } of own) {
    const program = SILENT.test(path) ? null : parse(path, text);
    for (const { texts, context, start } of program ? literalsIn(program, nowhere) : []) {
      for (const one of texts) said.add(one);
      if (isCommand(texts[0] ?? '') || !texts.some((one) => isVisible(one, context, known)))
        continue;
      const message = 'Words that a view shows pass say() or sayParts().';
      findings.push({ path, line: lineAt(text, start), message });
    }
  }
  const unsaid = entries.filter(({ text }) => !said.has(text));
  return [
    ...findings,
    ...unsaid.map(({ table, text, at }) => ({
      path: table.path,
      line: lineAt(table.text, at),
      message: `No view shows "${text}": remove it.`,
    })),
  ];
};
