// Makes a body fit a schema as far as its kinds go, and tells what differs: a text that is not
// listed yet stays, a number where an object belongs goes.
import type { z } from 'zod';
import type { Issue } from '../received.ts';

export interface Tolerated {
  readonly body: object;
  readonly issues: readonly Issue[];
}

type Path = readonly PropertyKey[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );

/** Whether a value is of the declared kind, and only not one of the declared values. */
const isOfKind = (issue: z.core.$ZodIssue, value: unknown): boolean => {
  if (issue.code === 'invalid_type') return false;
  if (issue.code === 'invalid_value')
    return issue.values.some((one) => typeof one === typeof value);
  if (issue.code === 'invalid_union')
    return issue.errors.some((option) =>
      option.every((inner) => isOfKind(inner, at(value, inner.path))),
    );
  return true;
};

const remove = (body: object, path: Path): void => {
  const parent = at(body, path.slice(0, -1)) as object;
  const key = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
};

/** The body with everything that is of the declared kind, and where it differs from the schema. */
export const tolerate = (schema: z.ZodType, body: object): Tolerated => {
  const checked = schema.safeParse(body);
  if (checked.success) return { body, issues: [] };
  const fitting = structuredClone(body);
  const issues: Issue[] = [];
  // From the end, so that what is taken out of a list moves nothing that is still to be looked at.
  for (const issue of checked.error.issues.toReversed()) {
    const value = at(body, issue.path);
    const kept = isOfKind(issue, value);
    if (!kept && value !== undefined) remove(fitting, issue.path);
    issues.unshift({
      path: issue.path.join('.'),
      message:
        value === undefined
          ? 'Missing.'
          : kept
            ? 'Not a declared value. It was kept.'
            : 'Not of the declared type. It was left out.',
    });
  }
  return { body: fitting, issues };
};
