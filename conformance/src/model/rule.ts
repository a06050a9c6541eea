// Rules that clauses state for one field: a value, one of several, or a condition.
import { differences, toText } from '../differences.ts';
import type { Made } from '../run/samples/sample.ts';

/** The rules of an object, by field. */
export type Rules = Readonly<Record<string, Rule>>;

export interface Rule {
  /** The clause that states it; null for that of the field. */
  readonly clause: string | null;
  /** The value that the field must have, for people. */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
  /** Set when it decides only a part of the value; the rest is free but stays as it was seen. */
  readonly isPart?: true;
}

/** Requires exactly this value. */
export const is = (value: unknown, clause: string | null = null): Rule => ({
  clause,
  expected: toText(value),
  holds: (seen) => differences(value, seen).length === 0,
});

/** Requires one of these values. */
export const oneOf = (values: readonly unknown[], clause: string | null = null): Rule => ({
  clause,
  expected: values.map((value) => toText(value)).join(' or '),
  holds: (seen) => values.includes(seen),
});

/** Requires a condition that is stated in words. */
export const that = (
  expected: string,
  holds: (value: unknown) => boolean,
  clause: string | null = null,
): Rule => ({ clause, expected, holds });

/** Requires a condition of a part of the value; the rest stays as it was seen. */
export const partly = (rule: Rule): Rule => ({ ...rule, isPart: true });

/** Requires null, or that the field is left out. */
export const none = (clause: string | null = null): Rule =>
  that('null or left out', (value) => value === null || value === undefined, clause);

/** Requires a value other than null. */
export const some = (clause: string | null = null): Rule =>
  that('a value', (value) => value !== null && value !== undefined, clause);

/** Requires the value that was sent, or none when none was sent. */
export const echo = (value: unknown, clause: string | null = null): Rule =>
  value === undefined || value === null ? none(clause) : is(value, clause);

/** Requires a value where there must be one, else none. */
export const someIf = (isThere: boolean, clause: string | null = null): Rule =>
  isThere ? some(clause) : none(clause);

/** Requires a text with this prefix. */
export const startsWith = (prefix: string): Rule =>
  that(`${prefix} and more`, (value) => String(value).startsWith(prefix));

/** Requires this instant, however it is written. */
export const instant = (at: number): Rule =>
  that(new Date(at).toISOString(), (seen) => Date.parse(String(seen)) === at);

const each = (names: readonly string[], ruleOf: (name: string) => Rule): Rules =>
  Object.fromEntries(names.map((name) => [name, ruleOf(name)]));

/** Requires fields as they were sent. */
export const same = (sent: Made, names: readonly string[]): Rules =>
  each(names, (name) => is(sent[name]));

/** Requires fields as they were sent, and none where none was sent. */
export const echoes = (sent: Made, names: readonly string[]): Rules =>
  each(names, (name) => echo(sent[name]));

/** Requires fields as they were sent; those that were not sent, or as null, are free. */
export const given = (sent: Made, names: readonly string[]): Rules =>
  same(
    sent,
    names.filter((name) => (sent[name] ?? null) !== null),
  );
