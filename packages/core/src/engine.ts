// Where a command runs: whether this Node.js can, and how it is typed here. A Node.js that cannot
// must still be able to read this file: it imports one module and nothing of ours, and its syntax
// is that of Node.js 14.
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
 * What a command says instead of starting when Node.js is older than `engines` of its manifest
 * asks for (`>=` and a version); null when it is new enough.
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

/** The commands that packages bring, and the scripts that start them in a clone. */
const scripts = {
  kasir: 'npm run kasir --',
  'kasir-conformance': 'npm run conformance --',
} as const;

/**
 * How `program` is typed where this runs: a clone has none of our commands on its path, and a
 * project that has installed one has it under npx.
 */
export const typedProgram = (
  program: keyof typeof scripts,
  url: string = import.meta.url,
): string => (url.includes('/node_modules/') ? `npx ${program}` : scripts[program]);

/** A command of `kasir` as it can be typed here, such as `callbacks set default URL`. */
export const typedCommand = (command: string, url: string = import.meta.url): string =>
  `${typedProgram('kasir', url)} ${command}`.trim();
