// Finds a Node.js that can load hyperswitch-prism: the running one, or, if its C library is too
// old, the same one with the C library of the next Debian release, which is unpacked into the
// cache.
import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Unavailable } from './unavailable.ts';

const run = promisify(execFile);

/** The first release of glibc with everything that the native library needs. */
const NEEDED = [2, 38] as const;

/** Debian release -> the next one, which has this glibc. */
const next: Readonly<Record<string, string>> = { bookworm: 'trixie' };

const packages = ['libc6', 'libstdc++6', 'libgcc-s1'];

/** Returns the version of glibc, or null where Node.js uses another C library. */
const glibcVersion = (): readonly number[] | null => {
  const { header } = process.report.getReport() as {
    readonly header: { readonly glibcVersionRuntime?: string };
  };
  return header.glibcVersionRuntime?.split('.').map(Number) ?? null;
};

const isNewEnough = ([major = 0, minor = 0]: readonly number[]): boolean =>
  major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);

const codename = (): string => {
  const text = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^VERSION_CODENAME=(\w+)$/m.exec(text)?.[1] ?? 'an unknown release';
};

/** Returns the repository of a Debian release from the configuration of apt on this machine. */
const findRepository = async (release: string): Promise<string> => {
  const format = '$(REPO_URI) $(CODENAME) $(COMPONENT)';
  const { stdout } = await run('apt-get', ['indextargets', '--format', format]);
  const [uri] = stdout
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, name, component]) => name === release && component === 'main') ?? [''];
  if (!uri) throw new Unavailable(`apt has no repository of Debian ${release} here.`);
  return uri;
};

/**
 * Downloads the packages of a release into a folder, with separate package lists, and unpacks them.
 */
const unpack = async (folder: string, uri: string, release: string): Promise<void> => {
  const at = (name: string): string => join(folder, name);
  for (const name of ['sources', 'state/lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(at(name), { recursive: true });
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const signed = existsSync(keyring) ? `[signed-by=${keyring}] ` : '';
  writeFileSync(at('sources/next.list'), `deb ${signed}${uri} ${release} main\n`);
  const options = Object.entries({
    'Dir::Etc::SourceList': '/dev/null',
    'Dir::Etc::SourceParts': at('sources'),
    'Dir::State': at('state'),
    'Dir::Cache': at('cache'),
    'APT::Sandbox::User': 'root',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update'], { cwd: folder });
  await run('apt-get', [...options, 'download', ...packages], { cwd: folder });
  for (const file of globSync('*.deb', { cwd: folder }))
    // oxlint-disable-next-line no-await-in-loop -- three small files
    await run('dpkg-deb', ['-x', at(file), at('root')]);
};

/** Writes the program that starts Node.js through the unpacked loader. */
const writeProgram = (folder: string): string => {
  const [loader] = globSync('root/usr/lib/*/ld-linux-*.so.*', { cwd: folder });
  if (loader === undefined) throw new Unavailable('The packages of Debian have no loader.');
  const program = join(folder, 'node');
  const libraries = join(folder, loader, '..');
  const script = `#!/bin/sh\nexec '${join(folder, loader)}' --library-path '${libraries}' '${process.execPath}' "$@"\n`;
  // Another run may be starting the program, so it is replaced by a rename.
  writeFileSync(`${program}.${process.pid}`, script, { mode: 0o755 });
  renameSync(`${program}.${process.pid}`, program);
  return program;
};

/**
 * Returns the path of a Node.js that can load the native library; unpacked packages are kept in
 * `cache`. Throws `Unavailable` when there is none.
 */
export const findNode = async (cache: string): Promise<string> => {
  const version = process.platform === 'linux' ? glibcVersion() : NEEDED;
  if (version === null) throw new Unavailable('The native library needs glibc.');
  if (isNewEnough(version)) return process.execPath;
  const release = codename();
  const newer = next[release];
  if (newer === undefined)
    throw new Unavailable(
      `The native library needs glibc 2.38; ${release} has ${version.join('.')}.`,
    );
  const folder = join(cache, 'debian');
  if (existsSync(folder)) return writeProgram(folder);
  const fresh = join(cache, `debian-${process.pid}`);
  try {
    console.log(`Unpacking glibc of Debian ${newer} into ${folder}`);
    mkdirSync(fresh, { recursive: true });
    await unpack(fresh, await findRepository(release), newer);
    if (!existsSync(folder)) renameSync(fresh, folder);
  } catch (error) {
    if (error instanceof Unavailable) throw error;
    throw new Unavailable(`glibc of Debian ${newer} cannot be had. ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return writeProgram(folder);
};
