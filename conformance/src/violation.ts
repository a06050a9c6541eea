// The ways a law can end other than well, and the expectations that end it.
import { differences, shown } from './differences.ts';
import { field, type Answer, type Exchange } from './wire/message.ts';

/** The target breaks the law. */
export class Violation extends Error {
  readonly expected: string;
  readonly seen: string;
  /** What led there, once the trial has noted it. */
  story: readonly Exchange[] = [];
  /** The smallest input that shows it, when it was generated. */
  counterexample: string | null = null;

  constructor(expected: string, seen: string) {
    super(`expected ${expected}, saw ${seen}`);
    this.expected = expected;
    this.seen = seen;
  }
}

/** The outcome is not known: no answer, too many 429, a gateway in between. */
export class Indeterminate extends Error {}

/** A request that another law is about did not succeed, so that this law could not be tried. */
export class Blocked extends Error {}

/** The target never has what this law is about, as it may decide. */
export class NotShown extends Error {}

/** The run has used up its requests. */
export class OutOfBudget extends Error {}

/** An answer in one line. */
export const inShort = (answer: Answer): string => `${answer.status} ${shown(answer.text)}`;

/** Throws a violation unless the condition holds. */
export const holds = (condition: boolean, expected: string, seen: unknown): void => {
  if (!condition) throw new Violation(expected, shown(seen));
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws a violation unless both values are deeply equal; it names what differs. */
export const same = (what: string, wanted: unknown, seen: unknown): void => {
  const found = differences(wanted, seen);
  if (found.length > 0) throw new Violation(`${what} to be the same`, found.join('; '));
};

/** Expects a status. */
export const hasStatus = (answer: Answer, status: number, why: string): void =>
  holds(answer.status === status, `${status} ${why}`, inShort(answer));

/** Expects any success. */
export const succeeds = (answer: Answer, why: string): void =>
  holds(answer.status >= 200 && answer.status < 300, `a success ${why}`, inShort(answer));

/** The error_code of an answer, or null. */
export const codeOf = (answer: Answer): string | null => {
  const code = field(answer.body, 'error_code');
  return typeof code === 'string' ? code : null;
};

/** Expects a refusal with a status and one of the codes. */
export const refuses = (
  answer: Answer,
  status: number,
  codes: readonly string[],
  why: string,
): void =>
  holds(
    answer.status === status && codes.includes(codeOf(answer) ?? ''),
    `${status} ${codes.join(' or ')} ${why}`,
    inShort(answer),
  );

/** Expects a refusal as invalid: status 400, whatever its code. */
export const invalid = (answer: Answer, why: string): void =>
  holds(answer.status === 400 && codeOf(answer) !== null, `400 ${why}`, inShort(answer));

/** An object that a law needs and is not about; without it the law cannot be tried. */
export const made = (answer: Answer, what: string): Readonly<Record<string, unknown>> => {
  if (answer.status < 200 || answer.status > 299 || !isObject(answer.body)) {
    throw new Blocked(`${what} was not made: ${inShort(answer)}`);
  }
  return answer.body;
};

/** The object of an answer that must be a success, because the law is about it. */
export const objectOf = (answer: Answer, why: string): Readonly<Record<string, unknown>> => {
  succeeds(answer, why);
  if (!isObject(answer.body)) throw new Violation(`an object ${why}`, inShort(answer));
  return answer.body;
};

/** A text field of an object that has it. */
export const textOf = (object: unknown, name: string): string => {
  const value = field(object, name);
  if (typeof value !== 'string') throw new Violation(`${name} to be text`, shown(value));
  return value;
};
