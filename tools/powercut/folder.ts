// Reads a folder into memory and writes it back, and checks that a recording accounts for all of
// it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Files } from './disk.ts';

export const readFolder = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), entry.isDirectory() ? null : readFileSync(path)];
    }),
  );

/** Writes files to a folder that does not exist yet. */
export const writeFolder = (folder: string, files: Files): void => {
  mkdirSync(folder);
  for (const [name, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (bytes) writeFileSync(join(folder, name), bytes, { mode: 0o600 });
    else mkdirSync(join(folder, name), { mode: 0o700 });
  }
};

/** Returns whether each byte is that of one version or the other, up to the longer of them. */
const isMixed = (found: Buffer, one: Buffer, other: Buffer): boolean => {
  if (found.equals(one) || found.equals(other)) return true;
  if (found.length > Math.max(one.length, other.length)) return false;
  return found.every((byte, at) => byte === one[at] || byte === other[at]);
};

const NONE = Buffer.alloc(0);

/**
 * Returns the names of files that differ from the recording. The last recorded change may have been
 * made fully, partly, or not at all, and a new file is recorded after it exists. The index of the
 * log is written through memory; it is worthless once its processes have ended.
 */
export const findUnaccounted = (found: Files, recorded: Files, withoutLast: Files): string[] =>
  [...new Set([...found.keys(), ...recorded.keys()])].filter((name) => {
    if (name.endsWith('-shm') || (withoutLast.has(name) && !found.has(name))) return false;
    if (!found.has(name)) return withoutLast.has(name) === recorded.has(name);
    const one = recorded.get(name) ?? NONE;
    return !isMixed(found.get(name) ?? NONE, one, withoutLast.get(name) ?? one);
  });

/** Builds the recorder for this machine. Throws an error that names the missing requirement. */
export const buildRecorder = (library: string): void => {
  if (process.platform !== 'linux') {
    throw new Error('powercut records a server through LD_PRELOAD: it runs on Linux only.');
  }
  const source = fileURLToPath(new URL('recorder.c', import.meta.url));
  const flags = ['-O2', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC'];
  try {
    execFileSync('cc', [...flags, '-o', library, source, '-ldl', '-lpthread']);
  } catch (cause) {
    const reason = 'powercut needs a C compiler as cc (Debian: apt-get install gcc libc6-dev).';
    throw new Error(reason, { cause });
  }
};
