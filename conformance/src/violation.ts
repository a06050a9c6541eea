// Defines the failures of a law, and the expectations that throw them.
import { differenceText, findDifferences, toText, type Difference } from './differences.ts';
import { Ended, Indeterminate } from './targets/wire/failures.ts';
import { field, type ApiResponse, type Exchange } from './targets/wire/message.ts';
import type { Delivery } from './targets/wire/receiver.ts';
import type { Surroundings } from './targets/wire/surroundings.ts';

export { Ended, Indeterminate, Throttled } from './targets/wire/failures.ts';

/** The target breaks the law. */
export class Violation extends Error {
  readonly expected: string;
  readonly seen: string;
  /** The view in which it was seen, if an object has several. */
  readonly view: string | null;
  /** The places where two values differ, if it is about such values. */
  diff: readonly Difference[] = [];
  /** The exchanges that led to it, once the trial has recorded them. */
  transcript: readonly Exchange[] = [];
  /** The webhooks and operations beside them, once the trial has recorded them. */
  surroundings: Surroundings | null = null;
  /** The webhook that shows it. */
  delivery: Delivery | null = null;
  /** The smallest generated input that shows it. */
  counterexample: string | null = null;

  constructor(expected: string, seen: string, view: string | null = null) {
    super(`expected ${expected}, saw ${seen}`);
    this.expected = expected;
    this.seen = seen;
    this.view = view;
  }
}

/** A request that is the subject of another law did not succeed, so this law could not be tried. */
export class Blocked extends Error {}

/** The target has chosen, as it may, not to implement the behavior that this law is about. */
export class NotApplicable extends Error {}

/** The target lacks what a law is about or needs. */
export class NotSupported extends Error {}

/** Returns whether an error is an outcome of a law and not a bug of the suite. */
export const isOutcome = (error: unknown): boolean =>
  [Violation, Indeterminate, Blocked, NotApplicable, NotSupported, Ended].some(
    (kind) => error instanceof kind,
  );

/** Formats a response in one line. */
export const summarize = (response: ApiResponse): string =>
  `${response.status} ${toText(response.text)}`;

/** Throws a violation unless the condition holds. */
export const expectThat = (condition: boolean, expected: string, seen: unknown): void => {
  if (!condition) throw new Violation(expected, toText(seen));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value that differs from every other one without quotes; null for all others. */
const plainText = (value: unknown): string | null => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && /^[\u0021-\u007e]+$/.test(value) ? value : null;
};

/** Throws a violation unless both values are deeply equal; it names what differs. */
export const expectSame = (what: string, wanted: unknown, seen: unknown): void => {
  const found = findDifferences(wanted, seen);
  if (found.length === 0) return;
  const [one, other] = [plainText(wanted), plainText(seen)];
  const violation =
    one !== null && other !== null && one !== other
      ? new Violation(`${what}: ${one}`, other)
      : new Violation(`${what} to be the same`, found.map(differenceText).join('; '));
  violation.diff = found;
  throw violation;
};

/** Expects a status. */
export const expectStatus = (response: ApiResponse, status: number, why: string): void =>
  expectThat(response.status === status, `${status} ${why}`, summarize(response));

/** Expects any success. */
export const expectSuccess = (response: ApiResponse, why: string): void =>
  expectThat(
    response.status >= 200 && response.status < 300,
    `a success ${why}`,
    summarize(response),
  );

/** Returns the error_code of a response, or null. */
export const errorCodeOf = (response: ApiResponse): string | null => {
  const code = field(response.body, 'error_code');
  return typeof code === 'string' ? code : null;
};

/** Expects a rejection with a status and one of the codes. */
export const expectRefusal = (
  response: ApiResponse,
  status: number,
  codes: readonly string[],
  why: string,
): void =>
  expectThat(
    response.status === status && codes.includes(errorCodeOf(response) ?? ''),
    `${status} ${codes.join(' or ')} ${why}`,
    summarize(response),
  );

/** Expects a rejection as invalid: status 400, whatever its code. */
export const expectInvalid = (response: ApiResponse, why: string): void =>
  expectThat(
    response.status === 400 && errorCodeOf(response) !== null,
    `400 ${why}`,
    summarize(response),
  );

/** Returns an object that a law needs but is not about. Throws `Blocked` if there is none. */
export const requireObject = (
  response: ApiResponse,
  what: string,
): Readonly<Record<string, unknown>> => {
  if (response.status < 200 || response.status > 299 || !isObject(response.body)) {
    throw new Blocked(`${what} could not be created: ${summarize(response)}`);
  }
  return response.body;
};

/** Returns the object of a response that must be a success, because the law is about it. */
export const expectObject = (
  response: ApiResponse,
  why: string,
): Readonly<Record<string, unknown>> => {
  expectSuccess(response, why);
  if (!isObject(response.body)) throw new Violation(`an object ${why}`, summarize(response));
  return response.body;
};

/**
 * Returns a text field that an object must have. The id of a token may be in `payment_token_id`
 * (V3-CONF-04).
 */
export const textOf = (object: unknown, name: string): string => {
  const value =
    field(object, name) ?? (name === 'id' ? field(object, 'payment_token_id') : undefined);
  if (typeof value !== 'string') throw new Violation(`${name} to be text`, toText(value));
  return value;
};
