// Checks that a command can run on this Node.js, and prints how to type it. An unsupported Node.js
// must still be able to load this file: it imports one built-in module and uses syntax of Node.js
// 14.
import { readFileSync } from 'node:fs';

interface Manifest {
  readonly engines: { readonly node: string };
}

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

const isBelow = (version: string, least: string): boolean => {
  const own = numbersOf(version);
  const needed = numbersOf(least);
  const at = needed.findIndex((number, index) => number !== own[index]);
  return at !== -1 && (own[at] || 0) < (needed[at] || 0);
};

/**
 * Returns the message that a command prints instead of starting when Node.js is older than
 * `engines` in its manifest (`>=` and a version); null when it is new enough.
 */
export const tooOldFor = (
  command: string,
  manifest: URL,
  version: string = process.versions.node,
): string | null => {
  const { engines } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const least = engines.node.replace('>=', '');
  return isBelow(version, least)
    ? `${command} needs Node.js ${least} or newer, and this is ${version}.`
    : null;
};

/** The commands of our packages, and the scripts that start them in a clone. */
const scripts = {
  kasir: 'npm run kasir --',
  'kasir-conformance': 'npm run conformance --',
} as const;

/**
 * Returns how `program` is typed here: in a clone our commands are not on the path, so npm scripts
 * start them; a project that installed them uses npx.
 */
export const typedProgram = (
  program: keyof typeof scripts,
  url: string = import.meta.url,
): string => (url.includes('/node_modules/') ? `npx ${program}` : scripts[program]);

/** Returns a command of `kasir` as it can be typed here, such as `callbacks set default URL`. */
export const typedCommand = (command: string, url: string = import.meta.url): string =>
  `${typedProgram('kasir', url)} ${command}`.trim();
