// Decodes JSON bodies, and checks for text that no part of a request may hold.
import type { Violation } from '../errors.ts';
import { mustBe, quantity } from '../messages.ts';

/** The deepest accepted nesting; deeper bodies are refused. */
export const DEPTH_MAX = 64;

/** The most values read from one body or query, so that no request delays the others. */
const VALUES_MAX = 10_000;

/** A request that cannot be read; `malformed` bytes are not JSON, otherwise a rule is broken. */
export class Unreadable extends Error {
  readonly malformed: boolean;
  readonly violations: readonly Violation[];
  constructor(violations: readonly Violation[], malformed = false) {
    super(violations[0]?.message ?? 'Malformed request.');
    this.malformed = malformed;
    this.violations = violations;
  }
}

/** Refuses bytes that are not UTF-8; a byte order mark is skipped, as RFC 8259 allows. */
export const utf8 = new TextDecoder('utf-8', { fatal: true });

export const refuse = (path: string, message: string): never => {
  throw new Unreadable([{ path, message }]);
};

/** Returns whether a text is forbidden: NUL breaks databases, encoded lone surrogates collide. */
const isForbiddenText = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

export const checkText = (text: string, path: string): void => {
  if (isForbiddenText(text))
    refuse(path, mustBe('text without U+0000 and without lone surrogates'));
};

/** The most characters of a key that a message repeats. */
const KEY_MAX = 100;

/** Returns a key as JSON, shortened when long: unprintable characters are escaped. */
const quoteKey = (key: string): string =>
  JSON.stringify(key.length > KEY_MAX ? `${key.slice(0, KEY_MAX)}...` : key);

export const checkKey = (key: string, path: string): void => {
  if (key === '__proto__' || isForbiddenText(key))
    refuse(path, `The key ${quoteKey(key)} is not allowed. Rename it.`);
};

/** The message for objects and lists that are nested too deep. */
export const tooDeep = `Must have at most ${quantity(DEPTH_MAX, 'level')} of nesting.`;

const tooMany = `Must have at most ${quantity(VALUES_MAX, 'value')}.`;

/** Returns whether a text split at `mark` has more than `pieces` parts. */
export const exceeds = (text: string, mark: string, pieces: number): boolean => {
  if (text.length < pieces) return false;
  let found = 1;
  for (let at = text.indexOf(mark); at >= 0 && found <= pieces; at = text.indexOf(mark, at + 1))
    found += 1;
  return found > pieces;
};

/** Refuses text that lists more than `VALUES_MAX` values. */
export const checkCount = (text: string, mark: string, path: string): void => {
  if (exceeds(text, mark, VALUES_MAX)) refuse(path, tooMany);
};

/** Checks a value recursively; `seen` counts the values of all lists and objects. */
const checkTree = (value: unknown, path: string, depth: number, seen: { values: number }): void => {
  if (typeof value === 'string') return checkText(value, path);
  if (value === null || typeof value !== 'object') return;
  if (depth === DEPTH_MAX) refuse(path, tooDeep);
  const isList = Array.isArray(value);
  const keys = Object.keys(value);
  seen.values += keys.length;
  if (seen.values > VALUES_MAX) refuse('body', tooMany);
  for (const key of keys) {
    if (!isList) checkKey(key, path);
    checkTree(Reflect.get(value, key), `${path}.${key}`, depth + 1, seen);
  }
};

/**
 * Returns whether a body needs the full check: it can only have forbidden text with an escape, deep
 * nesting with many brackets, and too many values with many commas or brackets.
 */
const needsCheck = (text: string): boolean =>
  text.includes('\\u') ||
  text.includes('__proto__') ||
  exceeds(text, '{', DEPTH_MAX / 2) ||
  exceeds(text, '[', DEPTH_MAX / 2) ||
  exceeds(text, ',', VALUES_MAX / 2);

/** Decodes a JSON body; an empty one is an empty object. Throws `Unreadable`. */
export const decodeJson = (bytes: Uint8Array): unknown => {
  if (bytes.length === 0) return {};
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch {
    throw new Unreadable([{ path: 'body', message: mustBe('valid JSON in UTF-8') }], true);
  }
  if (needsCheck(text)) checkTree(value, 'body', 0, { values: 0 });
  return value;
};
