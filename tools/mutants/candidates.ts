// Finds every mutant of a source: each operator at each place whose change a user could notice.
import { operators } from './operators/index.ts';
import { methodOf, type Place } from './operators/operator.ts';
import { changed, idOf, type Change, type Mutant } from './mutant.ts';
import { childrenOf, nodesIn, parse, type Node } from '../repository/syntax.ts';
import type { TextFile } from '../repository/files.ts';

/** Methods whose arguments only describe a schema. */
const describing: ReadonlySet<string | null> = new Set(['meta', 'describe']);

/** Properties that hold texts for people, or documentation of a declaration. */
const words: ReadonlySet<string> = new Set([
  'message',
  'title',
  'description',
  'summary',
  'remedy',
  'label',
  'clauses',
]);

const isText = ({ type }: Node): boolean =>
  type === 'Literal' || type === 'TemplateLiteral' || type === 'ArrayExpression';

/** True for a node that only produces text for people or a log. */
const isSaid = (node: Node, text: (node: Node) => string): boolean =>
  (node.type === 'Property' && words.has(text(node.key)) && isText(node.value)) ||
  (node.type === 'NewExpression' && text(node.callee).endsWith('Error')) ||
  (node.type === 'ExpressionStatement' && /^(?:this\.)?#?(?:log|logger)\b/.test(text(node)));

/** Returns the children of a node in which an operator may change something. */
const heldBy = (node: Node, text: (node: Node) => string): Node[] =>
  node.type === 'CallExpression' && describing.has(methodOf(node))
    ? childrenOf(node.callee).slice(0, 1)
    : childrenOf(node).filter((child) => !isSaid(child, text));

interface Declaration {
  readonly name: string;
  readonly node: Node;
}

const nameOf = (node: Node, text: (node: Node) => string): string => {
  if ('id' in node && node.id) return text(node.id);
  if (node.type === 'VariableDeclaration') {
    return node.declarations.map(({ id }) => (id.type === 'Identifier' ? id.name : '')).join(',');
  }
  return node.type;
};

/** Returns the declarations of a source; for a class, each of its members. */
const declarationsOf = (body: readonly Node[], text: (node: Node) => string): Declaration[] =>
  body.flatMap((statement): Declaration[] => {
    const node =
      (statement.type === 'ExportNamedDeclaration' ||
        statement.type === 'ExportDefaultDeclaration') &&
      statement.declaration
        ? statement.declaration
        : statement;
    const name = nameOf(node, text);
    if (node.type !== 'ClassDeclaration') return [{ name, node }];
    return node.body.body.map((member) => ({
      name: 'key' in member ? `${name}.${text(member.key)}` : name,
      node: member,
    }));
  });

/** Minimum length of the text around a place that distinguishes it from similar ones. */
const SURROUNDING_MIN = 60;

/** Returns the smallest node around a place that is long enough to distinguish it. */
const surrounding = ({ node, ancestors }: Place): Node =>
  [...ancestors, node].findLast(({ start, end }) => end - start >= SURROUNDING_MIN) ??
  ancestors[0] ??
  node;

/** A mutant before equal ones are numbered. */
interface Found extends Change {
  readonly operator: string;
  readonly declaration: string;
  readonly within: Node;
}

const foundIn = function* (
  { name, node: top }: Declaration,
  text: (node: Node) => string,
): Generator<Found> {
  const declaration = [...nodesIn(top)];
  const visit = function* (node: Node, ancestors: readonly Node[]): Generator<Found> {
    const place: Place = { node, ancestors, declaration, text };
    for (const { name: operator, changes } of operators) {
      for (const change of changes(place)) {
        yield { ...change, operator, declaration: name, within: surrounding(place) };
      }
    }
    for (const child of heldBy(node, text)) yield* visit(child, [...ancestors, node]);
  };
  if (!isSaid(top, text)) yield* visit(top, []);
};

/** Returns all mutants of a source in the order of their places; none if it does not parse. */
export const candidatesIn = ({ path, text: source }: TextFile): Mutant[] => {
  const program = parse(path, source);
  if (!program) return [];
  const text = ({ start, end }: Node): string => source.slice(start, end);
  const ids = new Map<string, number>();
  return declarationsOf(childrenOf(program), text)
    .flatMap((declaration) => [...foundIn(declaration, text)])
    .filter((found) => changed(source, found) !== source)
    .map(({ start, end, replacement, operator, declaration, within }) => {
      const about = { file: path, operator, declaration };
      const texts = {
        before: source.slice(within.start, start),
        replaced: source.slice(start, end),
        after: source.slice(end, within.end),
      };
      const first = idOf(about, texts, replacement, 0);
      const nth = ids.get(first) ?? 0;
      ids.set(first, nth + 1);
      const id = nth === 0 ? first : idOf(about, texts, replacement, nth);
      return { id, ...about, start, end, replacement };
    });
};
