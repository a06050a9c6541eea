// Recognizes paths of the API, so that the control listener can give the address of the API to
// callers who use the wrong port.
import { handlers } from '../registry.ts';

let patterns: readonly RegExp[] | undefined;

/** Returns whether an endpoint of the API has this path, with any method. */
export const isApiPath = (path: string): boolean => {
  patterns ??= handlers.map(
    ({ contract }) => new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  );
  return patterns.some((pattern) => pattern.test(path));
};
