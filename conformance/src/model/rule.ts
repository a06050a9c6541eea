// What a clause says of one field: a value, one of several, or a condition.
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';

/** The rules of an object, by field. */
export type Rules = Readonly<Record<string, Rule>>;

export interface Rule {
  /** The clause that says so; by default that of the field. */
  readonly clause: string | null;
  /** What the field must be, for people. */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
}

/** Exactly this value. */
export const is = (value: unknown, clause: string | null = null): Rule => ({
  clause,
  expected: toText(value),
  holds: (seen) => differences(value, seen).length === 0,
});

/** One of these values. */
export const oneOf = (values: readonly unknown[], clause: string | null = null): Rule => ({
  clause,
  expected: values.map((value) => toText(value)).join(' or '),
  holds: (seen) => values.includes(seen),
});

/** A condition, in words. */
export const that = (
  expected: string,
  holds: (value: unknown) => boolean,
  clause: string | null = null,
): Rule => ({ clause, expected, holds });

/** Nothing: null, or left out. */
export const none = (clause: string | null = null): Rule =>
  that('null or left out', (value) => value === null || value === undefined, clause);

/** A value that is there. */
export const some = (clause: string | null = null): Rule =>
  that('a value', (value) => value !== null && value !== undefined, clause);

/** What was sent, or nothing where nothing was. */
export const echo = (value: unknown, clause: string | null = null): Rule =>
  value === undefined || value === null ? none(clause) : is(value, clause);

/** A value where there must be one, else nothing. */
export const someIf = (isThere: boolean, clause: string | null = null): Rule =>
  isThere ? some(clause) : none(clause);

/** A text that begins so. */
export const startsWith = (prefix: string): Rule =>
  that(`${prefix} and more`, (value) => String(value).startsWith(prefix));

/** An instant, however it is written. */
export const instant = (at: number): Rule =>
  that(new Date(at).toISOString(), (seen) => Date.parse(String(seen)) === at);

const each = (names: readonly string[], ruleOf: (name: string) => Rule): Rules =>
  Object.fromEntries(names.map((name) => [name, ruleOf(name)]));

/** Fields that are as they were sent. */
export const same = (sent: Made, names: readonly string[]): Rules =>
  each(names, (name) => is(sent[name]));

/** Fields that are as they were sent, and nothing where nothing was. */
export const echoes = (sent: Made, names: readonly string[]): Rules =>
  each(names, (name) => echo(sent[name]));

/** Fields that are as they were sent, and free where nothing was. */
export const given = (sent: Made, names: readonly string[]): Rules =>
  same(
    sent,
    names.filter((name) => sent[name] !== undefined),
  );
