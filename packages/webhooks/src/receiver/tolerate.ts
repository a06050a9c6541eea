// Fits a body to a schema and reports the differences: unknown enum values stay, values of another
// type are removed.
import type * as z from 'zod';
import type { Issue } from '../received-event.ts';

export interface FittedBody {
  readonly body: object;
  readonly issues: readonly Issue[];
}

type Path = readonly PropertyKey[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );

/** Returns whether a value has the declared type and merely is not among the declared values. */
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

type Branch = Record<PropertyKey, unknown>;

const copyOf = (branch: unknown): Branch =>
  (Array.isArray(branch) ? [...branch] : { ...(branch as object) }) as Branch;

/** Marks the removed items of a list until the list is closed up. */
const REMOVED = Symbol('removed');

/**
 * Returns functions that remove values from a copy of a body. Only the path to a value is copied,
 * so that nothing too deep has to be walked; a list is closed up once, however many items are
 * removed from it.
 */
const createPruner = (body: object) => {
  const pruned = copyOf(body);
  const copied = new Set<unknown>();
  const lists = new Set<unknown[]>();
  const remove = (path: Path): void => {
    let parent = pruned;
    for (const key of path.slice(0, -1)) {
      if (parent[key] === REMOVED) return;
      if (!copied.has(parent[key])) {
        parent[key] = copyOf(parent[key]);
        copied.add(parent[key]);
      }
      parent = parent[key] as Branch;
    }
    const key = path.at(-1) ?? '';
    if (Array.isArray(parent)) {
      parent[Number(key)] = REMOVED;
      lists.add(parent);
    } else Reflect.deleteProperty(parent, key);
  };
  const close = (): object => {
    for (const list of lists) {
      let kept = 0;
      for (const item of list) {
        if (item === REMOVED) continue;
        list[kept] = item;
        kept += 1;
      }
      list.length = kept;
    }
    return pruned;
  };
  return { remove, close };
};

/** Returns the body without values of another type, and its differences from the schema. */
export const fitToSchema = (schema: z.ZodType, body: object): FittedBody => {
  const checked = schema.safeParse(body);
  if (checked.success) return { body, issues: [] };
  const { remove, close } = createPruner(body);
  const issues: Issue[] = [];
  for (const issue of checked.error.issues) {
    const value = at(body, issue.path);
    const kept = isOfKind(issue, value);
    if (!kept && value !== undefined) remove(issue.path);
    issues.push({
      path: issue.path.join('.'),
      message:
        value === undefined
          ? 'Missing.'
          : kept
            ? 'Unknown value. It was kept.'
            : 'Wrong type. It was removed.',
    });
  }
  return { body: close(), issues };
};
