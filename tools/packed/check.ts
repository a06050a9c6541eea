// Runs package linters on our packages, packed as they are published: every import must find its
// file and its types.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack, temporary } from './project.ts';
import { published } from './published.ts';

/** Resolutions to ignore: our packages are ES modules, not for `require` or old resolvers. */
const unasked = ['node10', 'node16-cjs'];

const messagesOf = async (tarball: Uint8Array<ArrayBuffer>): Promise<string[]> => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

const problemsOf = async (tarball: Uint8Array, internal: readonly string[]): Promise<string[]> => {
  const options = { excludeEntrypoints: [...internal] };
  const found = await checkPackage(createPackageFromTarballData(tarball), options);
  if (!found.types) return ['has no types'];
  return found.problems
    .filter((problem) => !('resolutionKind' in problem && unasked.includes(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
};

/** Returns the problems of the built packages, one line each. */
export const checkPackages = async (): Promise<readonly string[]> => {
  using store = temporary();
  const tarballs = await pack(store.path);
  const lines: string[] = [];
  for (const { name, internal } of published) {
    const tarball = new Uint8Array(readFileSync(tarballs.get(name) ?? ''));
    const said = [...(await messagesOf(tarball)), ...(await problemsOf(tarball, internal))];
    lines.push(...said.map((line) => `${name}: ${line}`));
  }
  return lines;
};
