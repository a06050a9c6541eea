// A value that is there at once or comes later: what waits for nothing costs no promise.

export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value as soon as it is there: at once, or when its promise is fulfilled. */
export const chain = <T, R>(
  value: MaybePromise<T>,
  use: (value: T) => MaybePromise<R>,
): MaybePromise<R> => (value instanceof Promise ? value.then(use) : use(value));
