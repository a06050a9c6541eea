// Handles values that may be available at once: without waiting, no promise is created.

export type MaybePromise<T> = T | Promise<T>;

/** Uses a value as soon as it is available: synchronously, or when its promise is fulfilled. */
export const chain = <T, R>(
  value: MaybePromise<T>,
  use: (value: T) => MaybePromise<R>,
): MaybePromise<R> => (value instanceof Promise ? value.then(use) : use(value));
