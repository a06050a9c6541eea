// Writes the message for each issue of zod, unless the schema defines one.
import type * as z from 'zod';
import {
  either,
  mustBe,
  omit,
  oneOf,
  quantity,
  requiredAs,
  sentence,
  type Noun,
} from '../messages.ts';

export type Issue = z.core.$ZodIssue;

/** Makes parsing leave the message empty unless the schema defines one. */
export const authorsOnly = { error: () => '' } as const;

const kinds: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  map: 'an object',
  array: 'an array',
  tuple: 'an array',
  set: 'an array',
  date: 'a date',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an email address such as name@example.com',
  url: 'an absolute URL',
  uuid: 'a UUID',
  date: 'a date in the form YYYY-MM-DD',
  datetime: 'an ISO 8601 time such as 2026-01-31T12:00:00Z',
};

/** The message for a value about which nothing else is known. */
export const notAccepted = 'This value is not accepted here. Send a different one.';

/** Returns the expectation of a type or of enumerated values, or null for any other issue. */
export const expectation = (issue: Issue): string | null => {
  if (issue.code === 'invalid_type') return kinds[issue.expected] ?? null;
  return issue.code === 'invalid_value' ? oneOf(issue.values) : null;
};

/** Returns the message about an expected value, which is required when nothing was sent. */
export const expected = (what: string, value: unknown): string =>
  value === undefined ? requiredAs(what) : mustBe(what);

/** Returns the message for alternative expected values. */
export const expectedAny = (what: readonly string[], value: unknown): string =>
  expected(either(what), value);

/** The unit in which a container or text is counted. */
const counted: Readonly<Record<string, Noun>> = {
  string: 'character',
  array: 'item',
  set: 'item',
  record: 'key',
  map: 'key',
};

const boundMessage = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const least = issue.code === 'too_small';
  const limit = least ? issue.minimum : issue.maximum;
  const noun = counted[issue.origin];
  if (noun) {
    const how = issue.exact ? 'exactly' : least ? 'at least' : 'at most';
    const what = `${how} ${quantity(limit, noun)}`;
    return noun === 'character' ? mustBe(`${what} long`) : `Must have ${what}.`;
  }
  if (issue.exact) return mustBe(`exactly ${limit}`);
  if (issue.inclusive === false) return mustBe(`${least ? 'greater' : 'less'} than ${limit}`);
  return mustBe(`at ${least ? 'least' : 'most'} ${limit}`);
};

type Format = Extract<Issue, { code: 'invalid_format' }> & {
  readonly prefix?: string;
  readonly suffix?: string;
  readonly includes?: string;
};

const format = (issue: Format): string => {
  const known = formats[issue.format];
  if (known) return mustBe(known);
  if (issue.prefix !== undefined) return `Must start with "${issue.prefix}".`;
  if (issue.suffix !== undefined) return `Must end with "${issue.suffix}".`;
  if (issue.includes !== undefined) return `Must contain "${issue.includes}".`;
  return issue.pattern === undefined
    ? mustBe(`a string in the format ${issue.format}`)
    : `Must match the pattern ${issue.pattern}.`;
};

/** Returns the message of one issue; `value` is the sent value. */
export const messageOf = (issue: Issue, value: unknown): string => {
  if (issue.message !== '') return issue.message;
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.expected === 'never') return omit();
      const what = expectation(issue);
      return what === null ? notAccepted : expected(what, value);
    }
    case 'invalid_value':
      return expected(oneOf(issue.values), value);
    case 'too_small':
    case 'too_big':
      return boundMessage(issue);
    case 'invalid_format':
      return format(issue);
    case 'not_multiple_of':
      return mustBe(`a multiple of ${issue.divisor}`);
    default:
      return notAccepted;
  }
};

/** Returns the message about an invalid name of a key. */
export const keyMessage = (issue: Issue, key: unknown): string =>
  sentence('The name of this key', messageOf(issue, key));
