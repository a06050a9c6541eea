// Failures of a law, and the expectations that raise them.
import { differences, toText } from './differences.ts';
import { field, type ApiResponse, type Exchange } from './wire/message.ts';

/** The target breaks the law. */
export class Violation extends Error {
  readonly expected: string;
  readonly seen: string;
  /** Where it was seen, if an object has several views. */
  readonly view: string | null;
  /** What led there, once the trial has noted it. */
  transcript: readonly Exchange[] = [];
  /** The smallest input that shows it, when it was generated. */
  counterexample: string | null = null;

  constructor(expected: string, seen: string, view: string | null = null) {
    super(`expected ${expected}, saw ${seen}`);
    this.expected = expected;
    this.seen = seen;
    this.view = view;
  }
}

/** The outcome is not known: no response, too many 429, a gateway in between. */
export class Indeterminate extends Error {}

/** Requests that were to arrive together met a rate limit: they may pass in another window. */
export class Throttled extends Indeterminate {}

/** A request that another law is about did not succeed, so that this law could not be tried. */
export class Blocked extends Error {}

/** The target never has what this law is about, as it may decide. */
export class NotApplicable extends Error {}

/** The target lacks what a law is about, or needs. */
export class NotSupported extends Error {}

/** The run is over: nothing more is sent, and what is under way proves nothing. */
export class Ended extends Error {}

/** Whether an error is an outcome of a law, and no mistake of the suite. */
export const isOutcome = (error: unknown): boolean =>
  [Violation, Indeterminate, Blocked, NotApplicable, NotSupported, Ended].some(
    (kind) => error instanceof kind,
  );

/** A response in one line. */
export const summarize = (response: ApiResponse): string =>
  `${response.status} ${toText(response.text)}`;

/** Throws a violation unless the condition holds. */
export const expectThat = (condition: boolean, expected: string, seen: unknown): void => {
  if (!condition) throw new Violation(expected, toText(seen));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws a violation unless both values are deeply equal; it names what differs. */
export const expectSame = (what: string, wanted: unknown, seen: unknown): void => {
  const found = differences(wanted, seen);
  if (found.length > 0) throw new Violation(`${what} to be the same`, found.join('; '));
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

/** The error_code of a response, or null. */
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

/** An object that a law needs and is not about; without it the law cannot be tried. */
export const requireObject = (
  response: ApiResponse,
  what: string,
): Readonly<Record<string, unknown>> => {
  if (response.status < 200 || response.status > 299 || !isObject(response.body)) {
    throw new Blocked(`${what} could not be created: ${summarize(response)}`);
  }
  return response.body;
};

/** The object of a response that must be a success, because the law is about it. */
export const expectObject = (
  response: ApiResponse,
  why: string,
): Readonly<Record<string, unknown>> => {
  expectSuccess(response, why);
  if (!isObject(response.body)) throw new Violation(`an object ${why}`, summarize(response));
  return response.body;
};

/** A text field of an object that has it. The id of a token may stand elsewhere (V3-CONF-04). */
export const textOf = (object: unknown, name: string): string => {
  const value =
    field(object, name) ?? (name === 'id' ? field(object, 'payment_token_id') : undefined);
  if (typeof value !== 'string') throw new Violation(`${name} to be text`, toText(value));
  return value;
};
