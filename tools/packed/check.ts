// Runs package linters on our packages, packed as they are published: every import must resolve to
// a file with types, and users must need every file.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { superfluousIn } from './contents.ts';
import { pack, temporary } from './project.ts';
import { published } from './published.ts';
import { installOf, light, limits } from './weight.ts';

/** Resolutions to ignore: our packages are ES modules, not for `require` or old resolvers. */
const unasked = ['node10', 'node16-cjs'];

const messagesOf = async (tarball: Uint8Array<ArrayBuffer>): Promise<string[]> => {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
};

/** Every module of ours that a project can import from the tarballs. */
const importable = new Set(
  published.flatMap(({ name, manifest, internal }) =>
    Object.keys(manifest.exports)
      .filter((key) => !internal.includes(key))
      .map((key) => name + key.slice(1)),
  ),
);

/** Returns the imports of our own packages that exist in this repository only. */
const unfoundImports = (tarball: Package): string[] =>
  tarball
    .listFiles()
    .filter((path) => /\/dist\/.*\.js$/.test(path))
    .flatMap((path) =>
      Array.from(
        tarball.readFile(path).matchAll(/(?:from |import |import\()['"](@kasir\/[^'"]+)['"]/g),
        ([, specifier = '']) => specifier,
      )
        .filter((specifier) => !importable.has(specifier))
        .map((specifier) => `${path} imports ${specifier}, which is in no tarball`),
    );

/** Returns a message for each file of a tarball that its users do not need. */
const superfluousFiles = (tarball: Package): string[] => {
  const folder = `/node_modules/${tarball.packageName}/`;
  const files = new Map(
    tarball.listFiles().map((path) => [path.slice(folder.length), tarball.readFile(path)] as const),
  );
  return superfluousIn(files, JSON.parse(files.get('package.json') ?? '{}') as object);
};

const problemsOf = async (tarball: Package, internal: readonly string[]): Promise<string[]> => {
  const found = await checkPackage(tarball, { excludeEntrypoints: [...internal] });
  if (!found.types) return ['has no types'];
  return found.problems
    .filter((problem) => !('resolutionKind' in problem && unasked.includes(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
};

/** Returns a message for each client whose installation exceeds the limits. */
const heavyInstalls = (tarballs: ReadonlyMap<string, string>): string[] =>
  light.flatMap((name) => {
    const { packages, bytes } = installOf(name, tarballs);
    const own = packages.filter((one) => one !== 'undici');
    if (own.length <= limits.packages && bytes <= limits.bytes) return [];
    return [`${name} installs ${bytes} bytes of ${packages.join(', ')}`];
  });

/** Returns the problems of the built packages, one line each. */
export const checkPackages = async (): Promise<readonly string[]> => {
  using store = temporary();
  const tarballs = await pack(store.path);
  const lines: string[] = [];
  for (const { name, internal } of published) {
    const tarball = new Uint8Array(readFileSync(tarballs.get(name) ?? ''));
    const opened = createPackageFromTarballData(tarball);
    const said = [
      ...(await messagesOf(tarball)),
      ...(await problemsOf(opened, internal)),
      ...unfoundImports(opened),
      ...superfluousFiles(opened),
    ];
    lines.push(...said.map((line) => `${name}: ${line}`));
  }
  return [...lines, ...heavyInstalls(tarballs)];
};
