// From bytes to values: JSON is taken as it is, text (query strings and forms) is decoded as the schema says.
import type { z } from 'zod';
import type { Violation } from '../errors.ts';
import { defOf, fieldsOf, unwrapped } from '../schema.ts';

/** Deepest nesting that is read; deeper bodies are refused. */
const DEPTH_MAX = 64;

/** A request that cannot be read at all; `malformed` bytes are no JSON, the rest breaks a rule. */
export class Unreadable extends Error {
  readonly malformed: boolean;
  readonly violations: readonly Violation[];
  constructor(violations: readonly Violation[], malformed = false) {
    super(violations[0]?.message ?? 'The request cannot be read.');
    this.malformed = malformed;
    this.violations = violations;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Text that no field may hold: NUL breaks databases, lone surrogates collide once they are encoded. */
const unfit = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

const refuse = (path: string, message: string): never => {
  throw new Unreadable([{ path, message }]);
};

/** Refuses unfit text, `__proto__` keys and too deep nesting anywhere in a decoded value. */
const checkText = (value: unknown, path: string, depth = 0): void => {
  if (typeof value === 'string') {
    if (unfit(value)) refuse(path, 'Send text without U+0000 and without lone surrogates.');
    return;
  }
  if (value === null || typeof value !== 'object') return;
  if (depth >= DEPTH_MAX) refuse(path, `Send at most ${DEPTH_MAX} levels of nesting.`);
  for (const [key, inner] of Object.entries(value)) {
    if (unfit(key) || key === '__proto__')
      refuse(path, 'A key of this object is not allowed: rename it.');
    checkText(inner, `${path}.${key}`, depth + 1);
  }
};

/** The shapes of text that make `checkText` worth its walk. */
const suspicious = /\\u(?:0000|[dD][89a-fA-F])|\u0000|__proto__|\\u005[fF]/;

/** A JSON body; an empty one is an empty object. Throws `Unreadable`. */
export const decodeJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return {};
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new Unreadable([{ path: 'body', message: 'Send valid JSON in UTF-8.' }], true);
  }
  if (suspicious.test(text)) checkText(value, 'body');
  return value;
};

type Tree = { [key: string]: Tree | string[] };

const emptyTree = (): Tree => Object.create(null) as Tree;

const keyPath = (name: string): string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

const grow = (root: Tree, name: string, value: string): void => {
  const path = keyPath(name);
  if (path.at(-1) === '' && path.length > 1) path.pop();
  let node = root;
  for (const part of path.slice(0, -1)) {
    const inner = node[part];
    if (inner === undefined || Array.isArray(inner)) node[part] = emptyTree();
    node = node[part] as Tree;
  }
  const last = path.at(-1) ?? '';
  const known = node[last];
  if (Array.isArray(known)) known.push(value);
  else if (known === undefined) node[last] = [value];
};

const scalar = (type: string, text: string): unknown => {
  if ((type === 'number' || type === 'int') && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text))
    return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if (type === 'null' && text === '') return null;
  return text;
};

const listOf = (values: string[]): string[] => values.flatMap((value) => value.split(','));

/** Values of one field: the first schema type that changes the text wins, so text fields keep it. */
const convert = (schemas: readonly z.ZodType[], node: Tree | string[]): unknown => {
  const types = schemas.map((schema) => defOf(unwrapped(schema)));
  const array = types.find((def) => def.type === 'array');
  if (array?.element) {
    const items = Array.isArray(node) ? listOf(node) : Object.values(node);
    return items.map((item) =>
      convert([array.element as z.ZodType], typeof item === 'string' ? [item] : item),
    );
  }
  if (!Array.isArray(node)) {
    return Object.fromEntries(
      Object.entries(node).map(([key, inner]) => [
        key,
        convert(
          schemas.flatMap((schema) => fieldsOf(schema, key)),
          inner,
        ),
      ]),
    );
  }
  const text = node.at(-1) ?? '';
  if (types.some((def) => def.type === 'string' || def.type === 'enum' || def.type === 'literal'))
    return text;
  const options = types.flatMap((def) => (def.type === 'union' ? (def.options ?? []) : []));
  if (options.length > 0) return convert(options, node);
  return types.map((def) => scalar(def.type, text)).find((value) => value !== text) ?? text;
};

/**
 * A query string or form, decoded as the schema says: numbers and booleans where it has them, text elsewhere.
 * Lists may be repeated keys, `key[]` or commas (TXN-UNSPEC-01); objects are `key[inner]` (QR-UNSPEC-02).
 */
export const decodeText = (
  schema: z.ZodType,
  text: string,
  path: string,
): Record<string, unknown> => {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(text)) {
    if (unfit(name) || unfit(value)) refuse(`${path}.${name}`, 'Send text without U+0000.');
    if (name.split(/[[\]]/).includes('__proto__'))
      refuse(path, 'A key of this object is not allowed: rename it.');
    grow(root, name, value);
  }
  return Object.fromEntries(
    Object.entries(root).map(([key, node]) => [key, convert(fieldsOf(schema, key), node)]),
  );
};

/** A form body. Throws `Unreadable` when it is not UTF-8. */
export const decodeForm = (schema: z.ZodType, bytes: Uint8Array): Record<string, unknown> => {
  try {
    return decodeText(schema, utf8.decode(bytes), 'body');
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable([{ path: 'body', message: 'Send the form in UTF-8.' }], true);
  }
};
