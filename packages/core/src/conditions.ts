// Reads bodies for conditions between fields: an invalid value cannot be read, so no condition
// concludes anything from it.

/** Thrown on reading an invalid value; a condition that depends on it is undecided. */
const UNREADABLE = Symbol('unreadable');

/** Returns the sent body as a proxy that throws when one of the invalid places is read. */
export const guarded = (value: unknown, path: string, invalid: ReadonlySet<string>): unknown =>
  value === null || typeof value !== 'object'
    ? value
    : new Proxy(value, {
        get: (target, key) => {
          const found: unknown = Reflect.get(target, key);
          if (typeof key === 'symbol') return found;
          const place = `${path}.${key}`;
          if (found !== undefined && invalid.has(place)) throw UNREADABLE;
          return guarded(found, place, invalid);
        },
      });

/** Returns the result of a condition, or `undecided` when it depends on an invalid value. */
export const decided = <R>(condition: () => R, undecided: R): R => {
  try {
    return condition();
  } catch (error) {
    if (error === UNREADABLE) return undecided;
    throw error;
  }
};

/** Returns whether a field was sent with a value, valid or not. */
export const isSent = (fields: object | null | undefined, name: string): boolean =>
  decided(() => !!fields && (Reflect.get(fields, name) ?? null) !== null, true);

/** Returns the value of a field, or null when it was not sent or is invalid. */
export const validOf = <F extends object, N extends keyof F>(
  fields: F | null | undefined,
  name: N,
): NonNullable<F[N]> | null => decided(() => fields?.[name] ?? null, null);
