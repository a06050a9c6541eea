// How conditions between fields read a body that may be broken elsewhere: what is invalid by itself
// cannot be read, so that nothing is concluded from it.

/** Thrown by reading what is invalid by itself; a condition that depends on it is undecided. */
const UNREADABLE = Symbol('unreadable');

/** The body as it was sent, in which reading any of the invalid places throws. */
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

/** What a condition says, or `undecided` when it depends on what cannot be read. */
export const decided = <R>(condition: () => R, undecided: R): R => {
  try {
    return condition();
  } catch (error) {
    if (error === UNREADABLE) return undecided;
    throw error;
  }
};

/** Whether a field was sent with a value, valid or not. */
export const isSent = (fields: object | null | undefined, name: string): boolean =>
  decided(() => !!fields && (Reflect.get(fields, name) ?? null) !== null, true);

/** The value of a field, null where it was not sent or is invalid by itself. */
export const validOf = <F extends object, N extends keyof F>(
  fields: F | null | undefined,
  name: N,
): NonNullable<F[N]> | null => decided(() => fields?.[name] ?? null, null);
