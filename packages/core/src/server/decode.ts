// JSON bodies, taken as they are, and the text that no part of a request may hold.
import type { Violation } from '../errors.ts';

/** Deepest nesting that is read; deeper bodies are refused. */
export const DEPTH_MAX = 64;

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

/** Refuses bytes that are no UTF-8; a byte order mark is skipped, as RFC 8259 allows. */
export const utf8 = new TextDecoder('utf-8', { fatal: true });

export const refuse = (path: string, message: string): never => {
  throw new Unreadable([{ path, message }]);
};

/** Text that no field may hold: NUL breaks databases, lone surrogates collide once encoded. */
const unfit = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

export const checkText = (text: string, path: string): void => {
  if (unfit(text)) refuse(path, 'Send text without U+0000 and without lone surrogates.');
};

export const checkKey = (key: string, path: string): void => {
  if (key === '__proto__' || unfit(key))
    refuse(path, 'A key of this object is not allowed: rename it.');
};

const checkTree = (value: unknown, path: string, depth: number): void => {
  if (typeof value === 'string') return checkText(value, path);
  if (value === null || typeof value !== 'object') return;
  if (depth === DEPTH_MAX) refuse(path, `Send at most ${DEPTH_MAX} levels of nesting.`);
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkTree(item, `${path}.${index}`, depth + 1);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    checkKey(key, path);
    checkTree(inner, `${path}.${key}`, depth + 1);
  }
};

/** Only an escape hides unfit text in UTF-8, and no text nests deeper than it has brackets. */
const needsCheck = (text: string): boolean =>
  text.includes('\\u') ||
  text.includes('__proto__') ||
  text.split('{').length + text.split('[').length > DEPTH_MAX + 2;

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
  if (needsCheck(text)) checkTree(value, 'body', 0);
  return value;
};
