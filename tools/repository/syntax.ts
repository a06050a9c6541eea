// Parses a source into the syntax tree that operators see: code that runs, without types.
import { parseSync, visitorKeys, type Node, type Program } from 'oxc-parser';

export type { Node };

/** Type wrappers around an expression that runs. */
const transparent: ReadonlySet<string> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
]);

/** Returns the tree of a source; null where it does not parse. */
export const parse = (path: string, text: string): Program | null => {
  const { program, errors } = parseSync(path, text, {
    lang: 'ts',
    sourceType: 'module',
    preserveParens: false,
  });
  return errors.length > 0 ? null : program;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** True for a node that exists only for the compiler, or that imports or re-exports names. */
const isSilent = ({ type }: Node): boolean =>
  (type.startsWith('TS') && !transparent.has(type)) ||
  type === 'ImportDeclaration' ||
  type === 'ExportAllDeclaration' ||
  type === 'ExportSpecifier';

/** Returns the child nodes that run; the name of an imported module does not. */
export const childrenOf = (node: Node): Node[] => {
  const module = 'source' in node ? node.source : null;
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => (node as unknown as Record<string, unknown>)[key])
    .filter(isNode)
    .filter((child) => child !== module && !isSilent(child));
};

/** Yields a node and every node below it that runs, itself first. */
export const nodesIn = function* (node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
};
