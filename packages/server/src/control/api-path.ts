// Whether a path is one of the API: whoever asks the control listener for it has the wrong port.
import { handlers } from '../registry.ts';

let patterns: readonly RegExp[] | undefined;

/** Whether an endpoint of the API has this path, with any method. */
export const isApiPath = (path: string): boolean => {
  patterns ??= handlers.map(
    ({ contract }) => new RegExp(`^${contract.path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  );
  return patterns.some((pattern) => pattern.test(path));
};
