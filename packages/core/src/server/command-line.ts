// How a command of `kasir` is typed where this runs: a clone has no `kasir` on its path, and a
// project that has installed it has it under npx.

/** The words before a command. */
const prefixAt = (url: string): string =>
  url.includes('/node_modules/') ? 'npx kasir' : 'npm run kasir --';

/** A command as it can be typed here, such as `callbacks set default URL`. */
export const typedCommand = (command: string, url: string = import.meta.url): string =>
  `${prefixAt(url)} ${command}`.trim();
