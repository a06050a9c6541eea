// Runs package linters on our packages, packed as they are published: every import must find its
// file and its types. The packages must be built first. Prints nothing if all is well.
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

using store = temporary();
const tarballs = await pack(store.path);
for (const { name, internal } of published) {
  const tarball = new Uint8Array(readFileSync(tarballs.get(name) ?? ''));
  const said = [...(await messagesOf(tarball)), ...(await problemsOf(tarball, internal))];
  for (const line of said) console.error(`${name}: ${line}`);
  if (said.length > 0) process.exitCode = 1;
}
