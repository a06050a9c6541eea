// Converts zod issues to violations that a caller can act on: all at once, each with its path and
// the accepted values.
import type * as z from 'zod';
import type { Violation } from '../errors.ts';
import { branchesOf, compiled, defOf, fieldsOf, namesOf, unwrapped } from '../schema.ts';
import { acceptedBy, omit, oneOf, requiredAs } from '../messages.ts';
import {
  authorsOnly,
  expectation,
  expected,
  expectedAny,
  keyMessage,
  messageOf,
  notAccepted,
  type Issue,
} from './issue-messages.ts';

/** The most violations listed, so that a body of many invalid values costs no more. */
export const VIOLATIONS_MAX = 100;

/** The longest key that a path repeats. */
const KEY_MAX = 100;

interface Place {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly prefix: string;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      inner === null || typeof inner !== 'object' ? undefined : Reflect.get(inner, key),
    value,
  );

const schemasAt = (schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType[] =>
  path.reduce<z.ZodType[]>(
    (inner, key) => inner.flatMap((one) => fieldsOf(one, String(key))),
    [schema],
  );

const keyText = (key: PropertyKey): string => {
  const text = String(key);
  return text.length > KEY_MAX ? `${text.slice(0, KEY_MAX).toWellFormed()}...` : text;
};

const pathOf = (prefix: string, path: readonly PropertyKey[]): string =>
  [prefix, ...path.map(keyText)].join('.');

const isMissing = (place: Place, base: readonly PropertyKey[], issue: Issue): boolean =>
  expectation(issue) !== null && at(place.value, [...base, ...issue.path]) === undefined;

/** Returns the violations of one branch of a discriminated union, as if its tag had been sent. */
const reportOf = (place: Place, path: readonly PropertyKey[], tag: string, branch: z.ZodType) => {
  const { values, entries } = defOf(unwrapped(fieldsOf(branch, tag)[0] ?? branch));
  const [name] = values ?? Object.values(entries ?? {});
  const value = { ...(at(place.value, path) as object), [tag]: name };
  const found = violations(branch, value, pathOf(place.prefix, path));
  return { names: new Set(namesOf(branch)), found: new Map(found.map((one) => [one.path, one])) };
};

/** Returns whether a path or one of its parents is among violations. */
const isRefused = (found: ReadonlyMap<string, Violation>, path: string): boolean =>
  [...found.keys()].some((known) => path === known || path.startsWith(`${known}.`));

/**
 * Returns the combined violations of a discriminated union's branches when its tag names none of
 * them: a sent field is invalid if every branch that knows it refuses it, a missing one if all
 * branches require it.
 */
const mergeViolations = (place: Place, path: readonly PropertyKey[], tag: string): Violation[] => {
  const value = at(place.value, path);
  if (value === null || typeof value !== 'object') return [];
  const reports = schemasAt(place.schema, path)
    .flatMap(branchesOf)
    .filter((branch) => fieldsOf(branch, tag).length > 0)
    .map((branch) => reportOf(place, path, tag, branch));
  const start = pathOf(place.prefix, path).length + 1;
  const found = new Map(reports.flatMap((report) => [...report.found]));
  return [...found.values()].filter((one) => {
    const [key = ''] = one.path.slice(start).split('.', 1);
    const concerned = Object.hasOwn(value, key)
      ? reports.filter(({ names }) => names.has(key))
      : reports;
    return concerned.every((report) => isRefused(report.found, one.path));
  });
};

type Errors = readonly (readonly Issue[])[];

/** Returns, for each branch of a union, the sent fields that it names. */
const namedBy = (place: Place, path: readonly PropertyKey[], count: number): Set<string>[] => {
  const value = at(place.value, path);
  const sent = value !== null && typeof value === 'object' ? Object.keys(value) : [];
  const options = schemasAt(place.schema, path)
    .map((schema) => defOf(unwrapped(schema)).options ?? [])
    .find(({ length }) => length === count);
  return (options ?? []).map((option) => {
    const names = new Set(namesOf(option));
    return new Set(sent.filter((key) => names.has(key)));
  });
};

const isMistyped = (branch: readonly Issue[]): boolean =>
  branch.some((issue) => issue.path.length === 0 && expectation(issue) !== null);

/** Returns the issues of the nearest branch: the right type, few issues, many known fields. */
const nearest = (errors: Errors, named: readonly Set<string>[]): readonly Issue[] => {
  const distance = (branch: readonly Issue[], index: number): number =>
    (isMistyped(branch) ? 1_000_000 : branch.length) - (named[index]?.size ?? 0);
  const [first] = errors
    .map((branch, index) => ({ branch, distance: distance(branch, index) }))
    .toSorted((a, b) => a.distance - b.distance);
  return first?.branch ?? [];
};

/**
 * Returns one sentence for a union whose branches each expect another type, or each miss another
 * field; otherwise null.
 */
const alternatives = (
  place: Place,
  path: readonly PropertyKey[],
  errors: Errors,
  named: readonly Set<string>[],
): string | null => {
  const only = errors.flatMap((branch) => (branch.length === 1 ? branch : []));
  if (only.length < errors.length) return null;
  if (errors.every(isMistyped)) {
    const wanted = new Set(only.flatMap((issue) => expectation(issue) ?? []));
    return expectedAny([...wanted], at(place.value, path));
  }
  const names = new Set(only.map((issue) => issue.path.map(String).join('.')));
  const even = named.every(({ size }) => size === named[0]?.size);
  return even && names.size > 1 && only.every((issue) => isMissing(place, path, issue))
    ? `Must have ${oneOf([...names])}.`
    : null;
};

const explainUnion = (
  place: Place,
  issue: Extract<Issue, { code: 'invalid_union' }>,
): Violation[] => {
  const path = pathOf(place.prefix, issue.path);
  const tag = issue.path.at(-1);
  if ('discriminator' in issue && typeof tag === 'string') {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
    const named = options.filter((option) => option !== undefined);
    const orNothing = named.length < options.length ? ', or omitted' : '';
    const message = expected(`${oneOf(named)}${orNothing}`, at(place.value, issue.path));
    return [{ path, message }, ...mergeViolations(place, issue.path.slice(0, -1), tag)];
  }
  // Several branches of an exclusive union accept the value, so none has an error to explain.
  if ('matches' in issue)
    return [{ path, message: 'Must be one of the alternatives, not several.' }];
  const named = namedBy(place, issue.path, issue.errors.length);
  const message = alternatives(place, issue.path, issue.errors, named);
  if (message !== null) return [{ path, message }];
  return nearest(issue.errors, named).flatMap((inner) =>
    explain(place, { ...inner, path: [...issue.path, ...inner.path] }),
  );
};

/** Returns the violations of an object that was not sent, so that no later response has more. */
const needed = (place: Place, path: readonly PropertyKey[]): Violation[] => {
  const [only, other] = schemasAt(place.schema, path)
    .map(unwrapped)
    .filter((schema) => ['object', 'union'].includes(defOf(schema).type));
  if (!only || other) return [];
  const prefix = pathOf(place.prefix, path);
  return violations(only, {}, prefix).filter((one) => one.path !== prefix);
};

/** Returns the message for a missing text whose schema requires more than a length. */
const missingText = (place: Place, path: readonly PropertyKey[]): string | null => {
  const schemas = schemasAt(place.schema, path).filter(
    (schema) => defOf(unwrapped(schema)).type === 'string',
  );
  const [only, other] = schemas;
  const issues = only && !other ? compiled(only).safeParse('', authorsOnly).error?.issues : [];
  const [form] = (issues ?? []).flatMap((issue) => acceptedBy(messageOf(issue, '')) ?? []);
  return form === undefined ? null : requiredAs(form);
};

const explain = (place: Place, issue: Issue): Violation[] => {
  const path = pathOf(place.prefix, issue.path);
  const value = at(place.value, issue.path);
  const own = (): Violation => ({ path, message: messageOf(issue, value) });
  switch (issue.code) {
    case 'invalid_type':
      if (value !== undefined) return [own()];
      return [
        { path, message: missingText(place, issue.path) ?? own().message },
        ...needed(place, issue.path),
      ];
    case 'invalid_union':
      return explainUnion(place, issue);
    case 'invalid_key':
      return issue.issues.map((inner) => ({
        path,
        message: keyMessage(inner, issue.path.at(-1)),
      }));
    case 'invalid_element':
      return issue.issues.flatMap((inner) =>
        explain(place, { ...inner, path: [...issue.path, ...inner.path] }),
      );
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: pathOf(path, [key]),
        message: issue.message || omit(),
      }));
    default:
      return [own()];
  }
};

/** Returns the violations for the issues of a failed parse: at least one, and one for each path. */
const explained = (place: Place, issues: readonly Issue[]): Violation[] => {
  const found = new Map<string, Violation>();
  for (const issue of issues) {
    for (const one of explain(place, issue)) {
      if (!found.has(one.path)) found.set(one.path, one);
    }
    if (found.size >= VIOLATIONS_MAX) break;
  }
  if (found.size === 0) return [{ path: place.prefix, message: notAccepted }];
  return [...found.values()].slice(0, VIOLATIONS_MAX);
};

/** Returns all violations of a schema by a value; empty when it is valid. */
export const violations = (schema: z.ZodType, value: unknown, prefix: string): Violation[] => {
  const result = compiled(schema).safeParse(value, authorsOnly);
  return result.success ? [] : explained({ schema, value, prefix }, result.error.issues);
};

/** Returns the violations for the required fields of a missing field that a rule requires. */
export const neededBelow = (schema: z.ZodType, path: readonly string[], prefix: string) =>
  needed({ schema, value: undefined, prefix }, path);
