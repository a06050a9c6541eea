// What to send instead: a sentence for each zod issue, unless the schema's author wrote one.
import type { z } from 'zod';

export type Issue = z.core.$ZodIssue;

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  tuple: 'a list',
};

const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address such as name@example.com',
  url: 'an absolute URL',
  uuid: 'a UUID',
  date: 'a date YYYY-MM-DD',
  datetime: 'an ISO 8601 time such as 2026-01-31T12:00:00Z',
};

/** How zod's own messages begin; any other was written beside the schema and is kept. */
const stock = /^(Invalid|Too small|Too big|Unrecognized)/;

export const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

/** `Send ...`, or that the field is required when nothing was sent. */
export const send = (what: string, value: unknown): string =>
  value === undefined ? `This field is required: send ${what}.` : `Send ${what}.`;

/** What a type or a choice of values expects, or null for any other issue. */
export const expectation = (issue: Issue): string | null => {
  if (issue.code === 'invalid_type') return nouns[issue.expected] ?? issue.expected;
  if (issue.code !== 'invalid_value') return null;
  return issue.values.length > 1 ? `one of ${listed(issue.values)}` : listed(issue.values);
};

const units: Readonly<Record<string, string>> = {
  string: ' characters',
  array: ' items',
  record: ' keys',
};

const bound = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const least = issue.code === 'too_small';
  const limit = least ? issue.minimum : issue.maximum;
  const unit = units[issue.origin] ?? '';
  if (issue.exact) return `Send exactly ${limit}${unit}.`;
  if (issue.inclusive === false)
    return `Send a value ${least ? 'greater' : 'less'} than ${limit}${unit}.`;
  return `Send at ${least ? 'least' : 'most'} ${limit}${unit}.`;
};

const format = (issue: Extract<Issue, { code: 'invalid_format' }>): string => {
  const known = formats[issue.format];
  if (known) return `Send ${known}.`;
  const rule = /^Invalid string: (must .*)$/.exec(issue.message)?.[1];
  return `Send text; it ${rule ?? `must match ${issue.pattern ?? issue.format}`}.`;
};

/** The remedy of an issue that is no union; `value` is what was sent at its place. */
export const remedy = (issue: Issue, value: unknown): string => {
  if (!stock.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
      return issue.code === 'invalid_type' && issue.expected === 'never'
        ? 'Leave this field out.'
        : send(expectation(issue) ?? 'another value', value);
    case 'too_small':
    case 'too_big':
      return bound(issue);
    case 'invalid_format':
      return format(issue);
    case 'not_multiple_of':
      return `Send a multiple of ${issue.divisor}.`;
    default:
      return 'Send another value: this one is not allowed here.';
  }
};
