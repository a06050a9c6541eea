// Data table of faults in how a repeated request is compared with the first one.
import type { Fault } from '../fault.ts';

const entry = 'copy[key] = sortKeys(Reflect.get(value, key));';
const list = 'if (Array.isArray(value)) return value.map(sortKeys);';
const leaf = "if (value === null || typeof value !== 'object') return value;";

/** Compares the fields that meet `test` by an expression on their `inner` value. */
const comparedAs = (test: string, expression: string): string => `{
    const inner: unknown = Reflect.get(value, key);
    copy[key] = ${test} && typeof inner === 'object' && inner ? ${expression} : sortKeys(inner);
  }`;

export const leafFaults: readonly Fault[] = [
  {
    id: 'leaf-record-values',
    title: 'only the keys of metadata are compared',
    find: entry,
    replace: comparedAs("key === 'metadata'", 'Object.keys(inner).toSorted()'),
    laws: ['idem-2'],
  },
  {
    id: 'leaf-record-keys',
    title: 'only the values of metadata are compared',
    find: entry,
    replace: comparedAs("key === 'metadata'", 'Object.values(inner)'),
    laws: ['idem-2'],
  },
  {
    id: 'leaf-record-joined',
    title: 'the values of metadata are compared as one text, so that letters may move between them',
    find: entry,
    replace: comparedAs(
      "key === 'metadata'",
      "[Object.keys(inner).toSorted(), Object.values(inner).join('')]",
    ),
    laws: ['idem-2'],
  },
  {
    id: 'leaf-record-of-item',
    title: 'metadata of items is not compared',
    find: list,
    replace: `if (Array.isArray(value))
    return value.map((item: unknown) =>
      sortKeys(typeof item === 'object' && item ? { ...item, metadata: null } : item),
    );`,
    laws: ['idem-2'],
  },
  {
    id: 'leaf-first-item',
    title: 'only the first item of a list is compared',
    find: list,
    replace: 'if (Array.isArray(value)) return value.slice(0, 1).map(sortKeys);',
    laws: ['idem-2'],
  },
  {
    id: 'leaf-list-order',
    title: 'the order of a list is not compared',
    find: list,
    replace: `if (Array.isArray(value))
    return value.map((item) => JSON.stringify(sortKeys(item))).toSorted();`,
    laws: ['idem-2'],
  },
  {
    id: 'leaf-list-as-object',
    title: 'a list equals an object with the same indexes',
    find: list,
    replace: 'if (Array.isArray(value)) return sortKeys({ ...value });',
    laws: ['idem-2'],
  },
  {
    id: 'leaf-number-as-text',
    title: 'a number equals the text of its digits',
    find: leaf,
    replace: `if (typeof value === 'number') return String(value);
  ${leaf}`,
    laws: ['idem-2'],
  },
  {
    id: 'leaf-boolean-as-text',
    title: 'true equals "true"',
    find: leaf,
    replace: `if (typeof value === 'boolean') return String(value);
  ${leaf}`,
    laws: ['idem-2'],
  },
  {
    id: 'leaf-case-ignored',
    title: 'texts are compared without regard to case',
    find: leaf,
    replace: `if (typeof value === 'string') return value.toLowerCase();
  ${leaf}`,
    laws: ['idem-2'],
  },
  {
    id: 'leaf-card-ignored',
    title: 'the number of a card is not compared, as it is secret',
    find: entry,
    replace: comparedAs("key === 'card_information'", 'null'),
    laws: ['idem-2'],
  },
  {
    id: 'leaf-below-items',
    title: 'values inside the items of a list are not compared',
    find: `export const canonical = (value: unknown): string => JSON.stringify(sortKeys(value));`,
    replace: `const pruned = (value: unknown, depth: number): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (depth === 0) return null;
  if (Array.isArray(value)) return value.map((item) => pruned(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, unknown] => [key, pruned(inner, depth - 1)]),
  );
};
export const canonical = (value: unknown): string => JSON.stringify(pruned(sortKeys(value), 4));`,
    laws: ['idem-2'],
  },
];
