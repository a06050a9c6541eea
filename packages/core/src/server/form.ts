// Decodes query strings and forms by the schema: numbers for number types, otherwise text.
import type * as z from 'zod';
import { mustBe } from '../messages.ts';
import { branchesOf, defOf, fieldsOf } from '../schema.ts';
import {
  checkCount,
  checkKey,
  checkText,
  DEPTH_MAX,
  exceeds,
  refuse,
  tooDeep,
  utf8,
  Unreadable,
} from './decode.ts';

/** Values as they were sent: a list for each name, an object for names with brackets. */
type Tree = { [key: string]: Tree | string[] };

const emptyTree = (): Tree => Object.create(null) as Tree;

/** Returns `a[b][c]` as its parts; empty brackets at the end of `a[]` only mark `a` as a list. */
const partsOf = (name: string): [string, ...string[]] => {
  const [head = '', ...rest] = name.split('[');
  const inner = rest.map((part) => part.replace(/\]$/, ''));
  if (inner.at(-1) === '') inner.pop();
  return [head, ...inner];
};

const mixed = 'This field was sent both as text and as an object. Send it in one form.';

const grow = (root: Tree, parts: readonly string[], value: string, path: string): void => {
  let node = root;
  for (const [index, part] of parts.entries()) {
    const known = node[part];
    if (index < parts.length - 1) {
      if (Array.isArray(known)) refuse(path, mixed);
      const inner = (known as Tree | undefined) ?? emptyTree();
      node[part] = inner;
      node = inner;
    } else if (known === undefined) node[part] = [value];
    else if (Array.isArray(known)) known.push(value);
    else refuse(path, mixed);
  }
};

const numeric = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Returns text converted to one schema type, or the same text when it does not fit. */
const scalar = (schema: z.ZodType, text: string): unknown => {
  const def = defOf(schema);
  switch (def.type) {
    case 'number':
      return numeric.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || (text === 'false' ? false : text);
    case 'literal':
      return def.values?.find((value) => String(value) === text) ?? text;
    default:
      return text;
  }
};

const isText = (schema: z.ZodType): boolean =>
  ['string', 'template_literal'].includes(defOf(schema).type);

/** Returns the elements of a list, splitting text at commas, except repeated free text. */
const elementsOf = (
  values: readonly string[],
  element: z.ZodType,
  path: string,
): readonly string[] => {
  if (values.length > 1 && branchesOf(element).some(isText)) return values;
  for (const value of values) checkCount(value, ',', path);
  return values.flatMap((value) => value.split(','));
};

const isObject = (schema: z.ZodType): boolean => ['object', 'record'].includes(defOf(schema).type);

/** Returns whether all names in brackets are numbers, as those of the items of a list are. */
const isIndexed = (node: Tree): boolean => Object.keys(node).every((name) => /^\d+$/.test(name));

/** Converts one field: text if text is allowed, otherwise the first matching type. */
const convert = (schemas: readonly z.ZodType[], node: Tree | string[], path: string): unknown => {
  const branches = schemas.flatMap(branchesOf);
  // A value of metadata may be a text or a list: a value that was sent once is a text.
  if (Array.isArray(node) && node.length === 1 && branches.some(isText)) return node[0];
  const element = branches.map((schema) => defOf(schema).element).find((one) => one !== undefined);
  const isList = Array.isArray(node) || isIndexed(node) || !branches.some(isObject);
  if (element && isList) {
    const items = Array.isArray(node)
      ? elementsOf(node, element, path).map((text) => [text])
      : Object.values(node);
    return items.map((item, index) => convert([element], item, `${path}.${index}`));
  }
  if (!Array.isArray(node)) return convertAll(branches, node, path);
  const [text = '', ...others] = node;
  if (others.length > 0 && branches.length > 0)
    refuse(path, 'This field was sent more than once. Send it once.');
  if (branches.some(isText)) return text;
  return branches.map((schema) => scalar(schema, text)).find((value) => value !== text) ?? text;
};

const convertAll = (
  schemas: readonly z.ZodType[],
  tree: Tree,
  path: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(tree).map(([key, node]) => [
      key,
      convert(
        schemas.flatMap((schema) => fieldsOf(schema, key)),
        node,
        `${path}.${key}`,
      ),
    ]),
  );

/**
 * Decodes a query string or form to an object. Lists may be repeated keys, `key[]`, `key[0]` or
 * commas (TXN-UNSPEC-01); objects are `key[inner]` (QR-UNSPEC-02). Throws `Unreadable`.
 */
export const decodeText = (
  schema: z.ZodType,
  text: string,
  path: string,
): Record<string, unknown> => {
  if (text === '') return {};
  checkCount(text, '&', path);
  const root = emptyTree();
  // Unless U+FFFD was sent, its presence after decoding means bytes that are not UTF-8.
  const marksBadBytes = !/\uFFFD|%EF%BF%BD/i.test(text);
  for (const [name, value] of new URLSearchParams(text)) {
    if (exceeds(name, '[', DEPTH_MAX)) refuse(path, tooDeep);
    const parts = partsOf(name);
    for (const part of parts) checkKey(part, path);
    const place = `${path}.${parts.join('.')}`;
    if (marksBadBytes && `${name}${value}`.includes('\uFFFD'))
      refuse(place, mustBe('text in UTF-8'));
    checkText(value, place);
    grow(root, parts, value, place);
  }
  return convertAll([schema], root, path);
};

/** Decodes a form body. Throws `Unreadable` when it is not UTF-8. */
export const decodeForm = (schema: z.ZodType, bytes: Uint8Array): Record<string, unknown> => {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Unreadable([{ path: 'body', message: mustBe('a form in UTF-8') }], true);
  }
  return decodeText(schema, text, 'body');
};
