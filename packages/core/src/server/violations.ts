// Turns zod issues into violations a caller can act on: every one at once, each with its path and its remedy.
import type { z } from 'zod';
import type { Violation } from '../errors.ts';
import { compiled, defOf, fieldsOf, unwrapped } from '../schema.ts';

type Issue = z.core.$ZodIssue;

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

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

const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

const typeMessage = (expected: string, value: unknown): string => {
  const noun = nouns[expected] ?? expected;
  return value === undefined ? `This field is required: send ${noun}.` : `Send ${noun}.`;
};

const bound = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string => {
  const least = issue.code === 'too_small';
  const limit = least ? issue.minimum : issue.maximum;
  const side = least ? 'at least' : 'at most';
  const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' items' : '';
  return issue.inclusive === false
    ? `Send a value ${least ? 'greater' : 'less'} than ${limit}.`
    : `Send ${side} ${limit}${unit}.`;
};

/** Nearest branch of a plain union: the one that complains about the fewest things. */
const nearest = (errors: readonly (readonly Issue[])[]): readonly Issue[] =>
  errors.reduce((best, branch) => (branch.length < best.length ? branch : best), errors[0] ?? []);

const unionExpectations = (errors: readonly (readonly Issue[])[]): string | null => {
  const wanted = errors.map((branch) => {
    const [only] = branch;
    if (branch.length !== 1 || !only || only.path.length > 0) return null;
    if (only.code === 'invalid_type') return nouns[only.expected] ?? only.expected;
    return only.code === 'invalid_value' ? listed(only.values) : null;
  });
  return wanted.every((one) => one !== null) ? `Send ${[...new Set(wanted)].join(' or ')}.` : null;
};

interface Place {
  readonly schema: z.ZodType;
  readonly value: unknown;
  readonly prefix: string;
}

const pathOf = (prefix: string, path: readonly PropertyKey[]): string =>
  [prefix, ...path.map(String)].join('.');

/** What every branch of a discriminated union would say, when its tag names none of them. */
const shared = (place: Place, issue: Issue & { discriminator: string }): Violation[] => {
  const parent = issue.path.slice(0, -1);
  const value = at(place.value, parent);
  if (value === null || typeof value !== 'object') return [];
  const branches = schemasAt(place.schema, parent).flatMap(
    (one) => defOf(unwrapped(one)).options ?? [],
  );
  const reports = branches.map((branch) => {
    const [tag] = fieldsOf(branch, issue.discriminator);
    const [literal] = tag ? (defOf(tag).values ?? []) : [];
    return violations(
      branch,
      { ...value, [issue.discriminator]: literal },
      pathOf(place.prefix, parent),
    );
  });
  const [first = [], ...others] = reports;
  return first.filter((one) =>
    others.every((list) => list.some((other) => other.path === one.path)),
  );
};

const explain = (place: Place, issue: Issue): Violation[] => {
  const path = pathOf(place.prefix, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return [{ path, message: typeMessage(issue.expected, at(place.value, issue.path)) }];
    case 'invalid_value': {
      const values = listed(issue.values);
      const missing =
        at(place.value, issue.path) === undefined ? 'This field is required: send' : 'Send';
      return [
        { path, message: `${missing} ${issue.values.length > 1 ? 'one of ' : ''}${values}.` },
      ];
    }
    case 'too_small':
    case 'too_big':
      return [{ path, message: bound(issue) }];
    case 'invalid_key':
      return issue.issues.map(({ message }) => ({
        path,
        message: `The name of this key: ${message}`,
      }));
    case 'invalid_union': {
      if ('discriminator' in issue && typeof issue.discriminator === 'string') {
        const options =
          'options' in issue && Array.isArray(issue.options) ? listed(issue.options) : '';
        const tag = { path, message: `Send one of ${options}.` };
        return [tag, ...shared(place, { ...issue, discriminator: issue.discriminator })];
      }
      const wanted = unionExpectations(issue.errors);
      if (wanted) return [{ path, message: wanted }];
      return nearest(issue.errors).flatMap((inner) =>
        explain(place, { ...inner, path: [...issue.path, ...inner.path] }),
      );
    }
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: `${path}.${key}`,
        message: 'Leave this field out.',
      }));
    default:
      return [{ path, message: issue.message }];
  }
};

/** Every violation of a schema by a value; empty when it is valid. */
export const violations = (schema: z.ZodType, value: unknown, prefix: string): Violation[] => {
  const result = compiled(schema).safeParse(value);
  if (result.success) return [];
  const found = result.error.issues.flatMap((issue) => explain({ schema, value, prefix }, issue));
  return found.filter(
    (one, index) => found.findIndex((other) => other.path === one.path) === index,
  );
};
