// Whether this Node.js can run a command. Those that cannot must still be able to read this file:
// it imports one module and nothing of ours, and its syntax is that of Node.js 14.
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
