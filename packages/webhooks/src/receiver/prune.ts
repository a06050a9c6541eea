// Removes from a body the values whose type differs from the declaration; unknown values stay.
import type { Difference } from '@kasir/client';
import type { Issue } from '../received-event.ts';

export interface FittedBody {
  readonly body: object;
  readonly issues: readonly Issue[];
}

type Path = Difference['path'];

type Branch = Record<PropertyKey, unknown>;

const copyOf = (branch: unknown): Branch =>
  (Array.isArray(branch) ? [...branch] : { ...(branch as object) }) as Branch;

/** Marks the removed items of a list until its gaps are closed. */
const REMOVED = Symbol('removed');

/**
 * Returns functions that remove values from a copy of a body. Only the path to a value is copied,
 * so that a very deep value beside it is not traversed. The gaps in a list are closed once, however
 * many items are removed from it.
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

const words = {
  missing: 'Missing.',
  value: 'Unknown value. It was kept.',
  type: 'Wrong type. It was removed.',
} as const;

/** Returns the body without values of another type, and its differences in words. */
export const fitBody = (body: object, differences: readonly Difference[]): FittedBody => {
  if (differences.length === 0) return { body, issues: [] };
  const { remove, close } = createPruner(body);
  const issues = differences.map(({ path, kind }) => {
    if (kind === 'type') remove(path);
    return { path: path.join('.'), message: words[kind] };
  });
  return { body: close(), issues };
};
